package io.github.nqueens.solutions.join;

import io.github.nqueens.solutions.counting.PartEvennessTest;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What remains of a join is told from its parts. The work of a part is that of pairing western with eastern placements, in
 * both halves, of pairing upper with lower halves, 512 bits at a time, and of preparing this for each pair of column sets.
 */
class JoinEvennessTest {
    /** Of the pairs of a western and an eastern placement about one in three agrees. */
    private static final double AGREEING = 1 / 3.0;

    private static final double BITS = 512;

    /** As measured for n = 15 and 17: in pairs of placements. */
    private static final double PREPARING = 1000;

    @ParameterizedTest
    @CsvSource({"15, 1", "15, 2", "16, 1", "16, 2", "16, 4", "17, 1", "17, 2", "18, 1", "18, 2", "18, 4"})
    void tellsWhatRemains(int size, int threads) {
        JoinCount count = new JoinCount(size, 0);
        long[] work = IntStream.range(0, count.parts())
                .mapToLong(part -> work(count, part))
                .toArray();
        // Tables and the compilation of loops, as long as several parts take.
        for (long setUp : new long[] {0, 8 * work[0]}) {
            PartEvennessTest.requireRightToldTime(work, threads, setUp);
        }
    }

    private static long work(JoinCount count, int number) {
        JoinCount.Part part = count.part(number);
        JoinTables tables = count.tables(part, () -> {});
        double work = 0;
        for (int westSet : count.westSets(part, tables)) {
            for (int eastSet : count.eastSets(part, tables, westSet)) {
                double upper = pairs(tables.upper(), westSet, eastSet);
                double lower = pairs(tables.lower(), tables.westColumns() & ~westSet, tables.eastColumns() & ~eastSet);
                work += PREPARING + upper + lower + upper * AGREEING * lower * AGREEING / BITS;
            }
        }
        return Math.round(work);
    }

    private static double pairs(HalfBoard half, int westSet, int eastSet) {
        double pairs = 0;
        ColumnPlacements occupied = half.occupied().on(westSet, () -> {});
        ColumnPlacements free = half.free().on(westSet, () -> {});
        ColumnPlacements east = half.east().on(eastSet, () -> {});
        for (int rows = half.rows(); ; rows = rows - 1 & half.rows()) {
            int rest = half.rows() & ~rows;
            double west = occupied.end(rows) - occupied.first(rows) + free.end(rows) - free.first(rows);
            pairs += west * (east.end(rest) - east.first(rest));
            if (rows == 0) {
                return pairs;
            }
        }
    }
}
