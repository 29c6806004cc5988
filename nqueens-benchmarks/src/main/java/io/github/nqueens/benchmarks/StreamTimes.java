package io.github.nqueens.benchmarks;

import io.github.nqueens.Board;
import io.github.nqueens.benchmarks.baselines.BitMaskSearch;
import io.github.nqueens.solutions.Solutions;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;

/**
 * Times reading all solutions as boards, by turns from the stream and from a plain search, in one JVM. Prints a line of CSV
 * for each reading: size, what was read, boards, seconds, million boards a second. The first ones are slower, as always.
 */
public final class StreamTimes {
    private StreamTimes() {}

    /**
     * Reads and prints.
     *
     * @param arguments the size and the number of repetitions
     */
    public static void main(String[] arguments) {
        if (arguments.length != 2) {
            System.err.println("usage: StreamTimes N REPETITIONS");
            System.exit(2);
        }
        int n = Integer.parseInt(arguments[0]);
        for (int repetition = Integer.parseInt(arguments[1]); repetition > 0; repetition--) {
            print("stream", n, (boards, size) -> Solutions.stream(size).forEach(boards));
            print("plain", n, (boards, size) -> BitMaskSearch.forEach(size, boards));
        }
    }

    private static void print(String name, int n, ObjIntConsumer<Consumer<Board>> search) {
        Reader reader = new Reader();
        long start = System.nanoTime();
        search.accept(reader, n);
        double seconds = (System.nanoTime() - start) / 1e9;
        System.out.printf(
                Locale.ROOT, "%d,%s,%d,%.3f,%.2f%n", n, name, reader.boards, seconds, reader.boards / seconds / 1e6);
        if (2 * reader.columns != reader.boards * (n - 1)) {
            throw new IllegalStateException("the boards of " + name + " are not their own mirror images");
        }
    }

    /** Looks at each board, so that making it cannot be left out. */
    private static final class Reader implements Consumer<Board> {
        private long boards;
        private long columns;

        @Override
        public void accept(Board board) {
            boards++;
            columns += board.column(0);
        }
    }
}
