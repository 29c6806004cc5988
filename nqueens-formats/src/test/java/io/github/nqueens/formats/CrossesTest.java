package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.Board;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Grids of the letters X and O, either of which may be the queen. */
class CrossesTest {
    /** The sign that stands once in each row and column is the queen. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "XOXX/XXXO/OXXX/XXOX",
                "OXOO/OOOX/XOOO/OOXO",
                "x o x x/x x x o/o x x x/x x o x",
                "[['X','O','X','X'],['X','X','X','O'],['O','X','X','X'],['X','X','O','X']]",
            })
    void oneOfTheSignsIsTheQueen(String text) {
        String lines = text.replace("/", "\n");
        assertThat(BoardReader.read(lines)).containsExactly(Board.of(1, 3, 0, 2));
        assertThat(ProblemReader.read(lines).placed()).hasSize(4);
        assertThat(ProblemReader.read(lines).isOpen(0, 0)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "XXXX/XOXX/XXXX/XXXX, letters O are queens, crosses are blocked squares",
        "XOXX/XOXX/OXXX/XXOX, letters O are queens, crosses are blocked squares",
        "XOOX/XXXO/OXXX/XXOX, letters O are queens, crosses are blocked squares",
        "OOOO/OXOO/OOOO/OOOO, crosses are queens, crosses are blocked squares",
    })
    void bothReadingsAreNamed(String text, String one, String other) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.read(text.replace("/", "\n")))
                .withMessageContaining(one)
                .withMessageContaining(other);
    }

    @Test
    void twoSignsOnTwoRowsAreAlike() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read("XO\nOX"))
                .withMessageContaining("letters O are queens");
        assertThat(ProblemReader.read("XXXX\nXOXX\nXXXX\nXXXX", Reading.QUEENS).placed())
                .hasSize(1);
        assertThat(ProblemReader.read("XXXX\nXOXX\nXXXX\nXXXX", Reading.BLOCKED).isOpen(0, 0))
                .isFalse();
    }
}
