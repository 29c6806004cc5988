package io.github.nqueens.algorithms.localsearch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class MoveBoardTest {
    @Property(tries = 300)
    void knowsTheAttackedQueens(@ForAll @IntRange(min = 2, max = 30) int n, @ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] columns = Boards.anyColumns(n, random);
        MoveBoard queens = new MoveBoard(n);
        assertThat(queens.set(Board.of(columns), () -> false)).isTrue();
        assertThat(new MoveBoard(n).set(Board.of(columns), () -> true)).isFalse();
        for (int i = 0; i < 20 && queens.attacked() > 0; i++) {
            requireAttacked(queens, columns);
            int row = queens.attackedRow(random.nextInt(queens.attacked()));
            int to = (columns[row] + 1 + random.nextInt(n - 1)) % n;
            int delta = queens.delta(row, to);
            columns[row] = to;
            assertThat(queens.attacked() + delta).isEqualTo(Boards.attacked(columns));
            queens.move(row, to);
        }
        requireAttacked(queens, columns);
        assertThat(queens.toBoard().toArray()).isEqualTo(columns);
    }

    private static void requireAttacked(MoveBoard queens, int[] columns) {
        Set<Integer> known = new TreeSet<>();
        for (int i = 0; i < queens.attacked(); i++) {
            known.add(queens.attackedRow(i));
        }
        Set<Integer> counted = new TreeSet<>();
        IntStream.range(0, columns.length)
                .filter(row -> Boards.isAttacked(columns, row))
                .forEach(counted::add);
        assertThat(known).isEqualTo(counted);
        assertThat(queens.attacked()).isEqualTo(counted.size());
    }
}
