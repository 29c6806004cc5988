package io.github.nqueens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class BoardPropertyTest {
    @Property(tries = 300)
    void textFormsAreReadBack(@ForAll @IntRange(min = 1, max = 70) int n, @ForAll long seed) {
        Board board = Board.of(new SplittableRandom(seed).ints(n, 0, n).toArray());
        assertThat(Board.parse(board.toText())).isEqualTo(board);
        assertThat(Board.parse(board.toGrid())).isEqualTo(board);
        assertThat(Board.parse(board.toText().replaceAll("[\\[\\],]", ""))).isEqualTo(board);
    }

    @Property(tries = 300)
    void imagesHaveTheSameConflictsAndOneCanonicalBoard(@ForAll @IntRange(min = 1, max = 70) int n, @ForAll long seed) {
        Board board = Board.random(n, new SplittableRandom(seed));
        long expected = BruteForce.conflicts(board.toArray());
        assertThat(board.conflicts()).isEqualTo(expected);
        assertThat(board.isSolution()).isEqualTo(expected == 0);
        for (Symmetry symmetry : Symmetry.values()) {
            Board image = board.transform(symmetry);
            assertThat(image.conflicts()).isEqualTo(expected);
            assertThat(image.canonical()).isEqualTo(board.canonical());
        }
    }
}
