package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.formats.words.Words;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts that look like a board and are another one, or none: each is refused by the word that says so. */
class NearlyRightTest {
    /** A word and a text in each line, with pilcrows in place of line breaks. */
    static Stream<String> texts() {
        try (InputStream file = Objects.requireNonNull(NearlyRightTest.class.getResourceAsStream("nearly-right.txt"))) {
            return List.of(new String(file.readAllBytes(), StandardCharsets.UTF_8).split("\n", -1)).stream()
                    .filter(line -> !line.isBlank());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("texts")
    void isRefusedByItsWord(String row) {
        int divided = row.indexOf(" ~ ");
        String text = row.substring(divided + 3).replace('¶', '\n');
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.readAll(text))
                .withMessageContaining(row.substring(0, divided));
        assertThatIllegalArgumentException().isThrownBy(() -> BoardReader.read(text));
    }

    /** A rule that the library has is taken from each of its names, also where nothing but the size stands beside it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"n\": 8, \"topology\": \"torus\"} | TORUS",
                "{\"n\": 8, \"torus\": true} | TORUS",
                "{\"n\": 5, \"wrap\": true} | TORUS",
                "{\"n\": 5, \"variant\": \"modular\"} | TORUS",
                "{\"n\": 5, \"superqueens\": true} | SUPERQUEENS",
                "{\"n\": 5, \"piece\": \"amazon\", \"placed\": []} | SUPERQUEENS",
                "{\"size\": 8, \"variant\": \"touch\"} | TOUCH",
            })
    void aRuleAloneIsTaken(String text, AttackRule rule) {
        assertThat(ProblemReader.read(text).rule()).isEqualTo(rule);
    }

    @Test
    void thePageOnFormatsPrintsTheTableOfWords() throws IOException {
        assertThat(Files.readString(Path.of("..", "docs", "formats.md")))
                .contains("|---|---|\n" + Words.table() + "\n");
    }

    /** Talk above a board, and calls that draw a queen, deny nothing. */
    @Test
    void talkAboveABoardIsNoTitle() {
        assertThat(ProblemReader.read("Here is today's puzzle, I could not solve it:\nAABB\nAABB\nCCDD\nCCDD"))
                .isEqualTo(ProblemReader.read("AABB\nAABB\nCCDD\nCCDD"));
        for (String text : List.of(
                "drawQueen(0, 1); drawQueen(1, 3); drawQueen(2, 0); drawQueen(3, 2);",
                "min conflicts solution: [1, 3, 0, 2]",
                "Best fitness: 0\n[1, 3, 0, 2]")) {
            assertThat(BoardReader.read(text)).as(text).containsExactly(Board.of(1, 3, 0, 2));
        }
    }

    @Test
    void theRowOfAQueenInAColumnIsHonored() {
        for (String text : List.of(
                "Each column lists the row: 2 4 1 3 5",
                "position i holds the row of column i\n[1, 3, 0, 2, 4]",
                "queen in column i is in row q[i]\nq = [1, 3, 0, 2, 4]")) {
            assertThat(BoardReader.read(text)).as(text).containsExactly(Board.of(2, 0, 3, 1, 4));
        }
    }
}
