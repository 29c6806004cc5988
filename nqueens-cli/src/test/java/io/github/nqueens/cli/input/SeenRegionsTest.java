package io.github.nqueens.cli.input;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Problem;
import io.github.nqueens.formats.Form;
import io.github.nqueens.formats.Forms;
import io.github.nqueens.formats.ProblemReader;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Regions are called as the player sees them. */
class SeenRegionsTest {
    private static final Problem PUZZLE = Problem.parse("AABB\nACBB\nCCCD\nDDDD");

    @Test
    void lettersOfOurOwnStay() {
        assertThat(SeenRegions.of("AABB\r\nACBB\r\nCCCD\r\nDDDD\r\n", PUZZLE)).isEmpty();
        assertThat(SeenRegions.of("rule=TOUCH\n" + PUZZLE.toText(), PUZZLE)).isEmpty();
        assertThat(SeenRegions.of("....\n....\n....\n....", Problem.queens(4))).isEmpty();
    }

    @Test
    void otherLettersAndNumbersAreCalledByASquare() {
        String text = "ZZYY\nZXYY\nXXXW\nWWWW";
        assertThat(SeenRegions.of(text, ProblemReader.read(text)))
                .containsExactly(
                        "the region of row 3, column 4",
                        "the region of row 2, column 2",
                        "the region of row 1, column 3",
                        "the region of row 1, column 1");
    }

    @Test
    void colorsOfEmojiAndOfACopiedPageAreNames() {
        String emoji = Forms.write(PUZZLE, Form.EMOJI);
        assertThat(SeenRegions.of(emoji, ProblemReader.read(emoji)))
                .hasSize(4)
                .allMatch(name -> name.matches("the (red|orange|yellow|green|blue|purple|brown|black|white) region"))
                .doesNotHaveDuplicates();
        StringBuilder page = new StringBuilder();
        List<String> colors = List.of("Lavender", "Peach", "Lavender", "Soft Blue");
        for (int square = 0; square < 16; square++) {
            page.append("Empty cell of color ")
                    .append(colors.get(PUZZLE.region(square / 4, square % 4)))
                    .append(", row ")
                    .append(square / 4 + 1)
                    .append(", column ")
                    .append(square % 4 + 1)
                    .append('\n');
        }
        assertThat(SeenRegions.of(page.toString(), PUZZLE))
                .containsExactly(
                        "the lavender region of row 1, column 1",
                        "the peach region",
                        "the lavender region of row 2, column 2",
                        "the soft blue region");
    }

    /** The colors of well-known pages. */
    @ParameterizedTest
    @CsvSource({
        "BBA3E2, purple",
        "FFC992, orange",
        "FFDD88, yellow",
        "96BEFF, blue",
        "B3DFA0, green",
        "DFDFDF, gray",
        "FF7B60, red",
        "E6F388, yellow",
        "DFA0BF, pink",
        "A3D2D8, turquoise",
        "000000, black",
        "FFFFFF, white",
        "8B5A2B, brown"
    })
    void colorsHaveNames(String rgb, String name) {
        assertThat(SeenRegions.name(Integer.parseInt(rgb, 16))).isEqualTo(name);
    }
}
