package io.github.nqueens;

import java.util.Iterator;
import java.util.stream.LongStream;

/** All n^n boards of a size. */
final class AllBoards {
    private AllBoards() {}

    static Iterable<Board> ofSize(int n) {
        long count = 1;
        for (int row = 0; row < n; row++) {
            count *= n;
        }
        long boards = count;
        return () -> numbered(n, boards);
    }

    private static Iterator<Board> numbered(int n, long boards) {
        return LongStream.range(0, boards)
                .mapToObj(number -> {
                    int[] columns = new int[n];
                    long rest = number;
                    for (int row = 0; row < n; row++) {
                        columns[row] = (int) (rest % n);
                        rest /= n;
                    }
                    return Board.of(columns);
                })
                .iterator();
    }
}
