package io.github.nqueens.benchmarks.timing;

import io.github.nqueens.Board;
import io.github.nqueens.benchmarks.baselines.BitMaskSearch;
import io.github.nqueens.solutions.Solutions;
import java.util.Locale;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * Times reading all solutions as boards, by turns from the stream and from a plain search, in one JVM. Prints a line of CSV
 * for each reading: size, what was read, boards, seconds, million boards per second. The first ones are slower, as always.
 */
@Command(name = "stream-times", description = "Times reading all solutions as boards and prints CSV.")
public final class StreamTimes implements Runnable {
    @Parameters(index = "0", paramLabel = "N", description = "The size.")
    private int n;

    @Parameters(index = "1", paramLabel = "REPETITIONS", description = "How often each is read.")
    private int repetitions;

    @Override
    public void run() {
        for (int repetition = 0; repetition < repetitions; repetition++) {
            print("stream", boards -> Solutions.stream(n).forEach(boards));
            print("plain", boards -> BitMaskSearch.forEach(n, boards));
        }
    }

    private void print(String name, Consumer<Consumer<Board>> search) {
        Reader reader = new Reader();
        long start = System.nanoTime();
        search.accept(reader);
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
