package io.github.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.puzzle.candidates.Sentences;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Units are numbered: rows from 0, columns from n, regions from 2n. */
class SentencesTest {
    private final Sentences sentences = new Sentences(8);

    @Test
    void unitsAndSquaresCountFromOne() {
        assertThat(sentences.unit(0)).isEqualTo("row 1");
        assertThat(sentences.unit(15)).isEqualTo("column 8");
        assertThat(sentences.unit(16)).isEqualTo("region A");
        assertThat(sentences.square(9)).isEqualTo("row 2, column 2");
    }

    @Test
    void regionsAreNamedAsAProblemNamesThem() {
        assertThat(new Sentences(30).unit(2 * 30 + 25)).isEqualTo("region Z");
        assertThat(new Sentences(30).unit(2 * 30 + 26)).isEqualTo("region a");
        assertThat(new Sentences(53).unit(2 * 53 + 52)).isEqualTo("region 52");
    }

    @Test
    void oneSquareIsSingular() {
        assertThat(sentences.single(1, 9, 1))
                .isEqualTo(
                        "Only one square is left in row 2: row 2, column 2. Its queen stands there and rules out 1 other"
                                + " square.");
        assertThat(sentences.single(1, 9, 2)).endsWith("rules out 2 other squares.");
        assertThat(sentences.single(1, 9, 0)).endsWith("rules out 0 other squares.");
        assertThat(sentences.confinement(16, 1, new int[] {9}))
                .isEqualTo(
                        "All squares left in region A lie in row 2. The queen of row 2 must stand on one of them, which"
                                + " rules out row 2, column 2.");
        assertThat(sentences.confinement(16, 1, new int[] {9, 12})).endsWith("which rules out row 2, columns 2 and 5.");
        assertThat(sentences.stranding(17, new int[] {9}))
                .isEqualTo(
                        "A queen on row 2, column 2 would attack every square left in region B. So no queen can stand"
                                + " there.");
        assertThat(sentences.stranding(17, new int[] {9, 10}))
                .isEqualTo(
                        "A queen on row 2, column 2 or 3 would attack every square left in region B. So no queen can stand"
                                + " on either of them.");
    }

    /** However many there are: who has only the sentence finds them on the board. */
    @Test
    void squaresAreNamed() {
        assertThat(sentences.stranding(17, new int[] {46, 55, 61}))
                .isEqualTo(
                        "A queen on row 6, column 7; row 7, column 8; or row 8, column 6 would attack every square left"
                                + " in region B. So no queen can stand on any of them.");
        assertThat(sentences.stranding(17, new int[] {9, 10, 12, 17}))
                .startsWith("A queen on row 2, column 2, 3 or 5; or row 3, column 2 would attack");
        assertThat(sentences.confinement(16, 9, new int[] {9, 17, 33}))
                .endsWith("which rules out rows 2, 3 and 5, column 2.");
    }

    @Test
    void hallSetsListTheirUnits() {
        assertThat(sentences.hallSet(new int[] {1, 2}, new int[] {16, 18}, new int[] {0}))
                .isEqualTo(
                        "All squares left in rows 2 and 3 lie in regions A and C. The 2 queens of these rows take up these"
                                + " 2 regions, which rules out row 1, column 1.");
        assertThat(sentences.hallSet(new int[] {16, 17, 18}, new int[] {8, 9, 10}, new int[] {0, 8}))
                .isEqualTo(
                        "All squares left in regions A, B and C lie in columns 1, 2 and 3. The 3 queens of these regions"
                                + " take up these 3 columns, which rules out rows 1 and 2, column 1.");
        assertThat(sentences.hallSet(new int[] {16}, new int[] {1}, new int[] {9}))
                .isEqualTo(sentences.confinement(16, 1, new int[] {9}));
    }

    @Test
    void regionsAreCalledAsAPlayerSeesThem() {
        Sentences seen = new Sentences(2, List.of("the blue region", "the region of row 2, column 1"));
        assertThat(seen.unit(4)).isEqualTo("the blue region");
        assertThat(seen.place(5, 2)).startsWith("Only one square is left in the region of row 2, column 1: row 2");
        assertThat(seen.hallSet(new int[] {4, 5}, new int[] {0, 1}, new int[] {0}))
                .startsWith(
                        "All squares left in the blue region and the region of row 2, column 1 lie in rows 1 and 2.");
        assertThat(seen.unit(0)).isEqualTo("row 1");
    }

    @Test
    void assumptionsTellWhatTheyForce() {
        assertThat(sentences.assumption(9, new int[0], 16))
                .isEqualTo(
                        "Suppose a queen stood on row 2, column 2. Then there would be no square left in region A. So no"
                                + " queen can stand on row 2, column 2.");
        assertThat(sentences.assumption(9, new int[] {0}, 16))
                .contains("It would force a queen onto row 1, column 1, and there would be");
        assertThat(sentences.assumption(9, new int[] {0, 63}, 16))
                .contains(
                        "It would force a queen onto row 1, column 1, then one onto row 8, column 8, and there would be");
        assertThat(sentences.assumption(9, new int[] {0, 63, 20}, 16))
                .contains("It would force queens one after another onto row 1, column 1; row 8, column 8; and row 3,"
                        + " column 5, and there would be");
    }
}
