package io.github.nqueens.algorithms.constructive;

import io.github.nqueens.spi.SearchContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;

/** The placement of a queen search, a square at a time: what {@link QueenPlacement} has to decide from the same random numbers. */
final class PlainPlacement {
    private static final int MOST_LOOKS = 100;

    private final SearchContext context;
    private final RandomGenerator random;
    private final int n;
    private final int window;
    private final int spread;

    /** The column of each row, or -1. */
    final int[] columns;

    private final boolean[] takenRows;
    private final boolean[] takenColumns;
    private final boolean[] takenSums;
    private final boolean[] takenDifferences;

    PlainPlacement(SearchContext context, int window, int spread) {
        this.context = context;
        this.random = context.random();
        this.n = context.size();
        this.window = window;
        this.spread = spread;
        this.columns = new int[n];
        Arrays.fill(columns, -1);
        this.takenRows = new boolean[n];
        this.takenColumns = new boolean[n];
        this.takenSums = new boolean[2 * n];
        this.takenDifferences = new boolean[2 * n];
    }

    /** Nine in ten rows look for a column, from the first on. Then the columns left look for one of the other rows. */
    void run() {
        int lookingRows = (int) (n * 0.90);
        for (int row = 0; row < lookingRows; row += 1024) {
            List<Integer> batch = new ArrayList<>();
            for (int i = row; i < Math.min(row + 1024, lookingRows); i++) {
                batch.add(i);
            }
            place(batch, 0, spread, false);
        }
        int chunk = spread == 0 ? 64 : 6144;
        int chunks = (n / 8 + chunk / 8) / (chunk / 8);
        int step = Math.max(1, (int) (chunks * 0.6180339887498949));
        while (gcd(step, chunks) != 1) {
            step++;
        }
        List<Integer> batch = new ArrayList<>();
        int start = random.nextInt(chunks);
        for (int i = 0; i < chunks; i++) {
            int first = (int) ((start + (long) i * step) % chunks) * chunk;
            for (int column = first; column < Math.min(n, first + chunk); column++) {
                if (!takenColumns[column]) {
                    batch.add(column);
                }
                if (batch.size() == 1024 || (column == Math.min(n, first + chunk) - 1 && spread > 0)) {
                    place(batch, lookingRows, (spread + 3) / 4, true);
                    batch.clear();
                }
            }
        }
        place(batch, lookingRows, (spread + 3) / 4, true);
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    private void place(List<Integer> lines, int firstCell, int spreadOfBatch, boolean turned) {
        if (lines.isEmpty()) {
            return;
        }
        context.tick();
        List<Integer> stretches = stretches(lines.size(), firstCell, spreadOfBatch, turned);
        for (int line : lines) {
            boolean found = false;
            for (int look = 0; look < MOST_LOOKS && !found; look++) {
                context.evaluated(1);
                int start = windowStart(firstCell, stretches);
                for (int cell = start; cell < Math.min(n, start + window) && !found; cell++) {
                    found = turned ? take(cell, line) : take(line, cell);
                }
            }
        }
    }

    private boolean take(int row, int column) {
        boolean taken =
                takenRows[row] || takenColumns[column] || takenSums[row + column] || takenDifferences[row - column + n];
        if (!taken) {
            takenRows[row] = true;
            takenColumns[column] = true;
            takenSums[row + column] = true;
            takenDifferences[row - column + n] = true;
            columns[row] = column;
        }
        return !taken;
    }

    /** Half of a random number chooses the stretch, and the other half the cell of the stretch. */
    private int windowStart(int firstCell, List<Integer> stretches) {
        long bits = random.nextLong();
        long high = bits >>> 32;
        long low = bits & 0xffffffffL;
        return stretches.isEmpty()
                ? firstCell + (int) ((high * (n - firstCell)) >>> 32)
                : stretches.get((int) ((high * stretches.size()) >>> 32)) + (int) ((low * 512) >>> 32);
    }

    /** The random stretches of 512 cells in which a batch looks: four free cells for each line at least. Empty for the whole board. */
    private List<Integer> stretches(int lines, int firstCell, int spreadOfBatch, boolean turned) {
        List<Integer> starts = new ArrayList<>();
        int all = (n - firstCell + 511) / 512;
        IntPredicate taken = cell -> cell >= n || (turned ? takenRows[cell] : takenColumns[cell]);
        int free = 0;
        while (spreadOfBatch > 0 && (starts.size() < spreadOfBatch || free < 4 * lines) && starts.size() < all) {
            int start = firstCell + random.nextInt(all) * 512;
            starts.add(start);
            // The free cells are counted from the beginning of a byte on.
            for (int cell = start / 8 * 8; cell < start / 8 * 8 + 512; cell++) {
                free += taken.test(cell) ? 0 : 1;
            }
        }
        return starts.size() == all ? List.of() : starts;
    }
}
