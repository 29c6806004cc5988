package io.github.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.puzzle.candidates.Sentences;
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
        assertThat(sentences.confinement(16, 1, 1))
                .isEqualTo(
                        "All squares left in region A lie in row 2. The queen of row 2 must stand on one of them, so 1 other"
                                + " square of row 2 is ruled out.");
        assertThat(sentences.confinement(16, 1, 2)).endsWith("so 2 other squares of row 2 are ruled out.");
        assertThat(sentences.stranding(17, new int[] {9}))
                .isEqualTo(
                        "A queen on row 2, column 2 would attack every square left in region B. So no queen can stand"
                                + " there.");
        assertThat(sentences.stranding(17, new int[] {9, 10}))
                .isEqualTo(
                        "A queen on row 2, column 2, or on row 2, column 3, would attack every square left in region B. So no"
                                + " queen can stand on either of them.");
        assertThat(sentences.stranding(17, new int[] {9, 10, 11}))
                .isEqualTo(
                        "A queen on any of 3 squares would attack every square left in region B. So no queen can stand on"
                                + " them.");
    }

    @Test
    void hallSetsListTheirUnits() {
        assertThat(sentences.hallSet(new int[] {1, 2}, new int[] {16, 18}, 1))
                .isEqualTo(
                        "All squares left in rows 2 and 3 lie in regions A and C. The 2 queens of these rows take up these"
                                + " 2 regions, so 1 other square of these regions is ruled out.");
        assertThat(sentences.hallSet(new int[] {16, 17, 18}, new int[] {8, 9, 10}, 2))
                .isEqualTo(
                        "All squares left in regions A, B and C lie in columns 1, 2 and 3. The 3 queens of these regions"
                                + " take up these 3 columns, so 2 other squares of these columns are ruled out.");
        assertThat(sentences.hallSet(new int[] {16}, new int[] {1}, 2)).isEqualTo(sentences.confinement(16, 1, 2));
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
                .contains(
                        "It would force 3 more queens one after another, the first of them onto row 1, column 1, and");
    }
}
