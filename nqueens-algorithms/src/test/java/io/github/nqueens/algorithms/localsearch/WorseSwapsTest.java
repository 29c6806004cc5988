package io.github.nqueens.algorithms.localsearch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class WorseSwapsTest {
    /** What is called worse is worse, and of two queens that nobody attacks it is always seen. */
    @Property(tries = 200)
    void seesWorseSwaps(@ForAll @IntRange(min = 4, max = 200) int n, @ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        SwapBoard queens = Boards.swapBoard(Board.random(n, random));
        WorseSwaps worseSwaps = queens.countSparsely();
        assertThat(worseSwaps.set(() -> false)).isTrue();
        RowPairs pairs = new RowPairs(n, random);
        long[] block = new long[WorseSwaps.BLOCK];
        for (int round = 0; round < 20; round++) {
            for (int i = 0; i < block.length; i++) {
                block[i] = pairs.next();
            }
            int from = random.nextInt(block.length);
            int undecided = worseSwaps.undecided(block, from);
            assertThat(undecided & (1 << from) - 1).isZero();
            for (int i = from; i < block.length; i++) {
                int row1 = RowPairs.first(block[i]);
                int row2 = RowPairs.second(block[i]);
                boolean open = (undecided >>> i & 1) != 0;
                if (!open) {
                    assertThat(queens.delta(row1, row2)).isPositive();
                }
                worseSwaps.clear(row1, row2);
                if (!queens.isAttacked(row1) && !queens.isAttacked(row2)) {
                    int again = worseSwaps.undecided(block, i);
                    assertThat((again >>> i & 1) != 0).isEqualTo(queens.delta(row1, row2) <= 0);
                }
            }
            // Any swap, also a worse one, so that queens get attacked and free.
            int row1 = RowPairs.first(block[0]);
            int row2 = RowPairs.second(block[0]);
            queens.swap(row1, row2, queens.delta(row1, row2));
            worseSwaps.swapped(row1, row2);
            assertThat(queens.conflicts()).isEqualTo(queens.toBoard().conflicts());
        }
    }
}
