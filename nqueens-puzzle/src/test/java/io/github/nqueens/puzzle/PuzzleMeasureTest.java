package io.github.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.internal.LimitWatch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The figures of {@code docs/design/puzzles.md}, written to {@code target/puzzle-times.txt}. Times are of the thread's processor. */
@Tag("measure")
class PuzzleMeasureTest {
    @Test
    void tenThousandPuzzlesHaveOneSolution() {
        assertThat(puzzlesWithOneSolution(1_250)).isEqualTo(10_000);
    }

    @Test
    void timesAreWrittenDown() throws IOException {
        Files.writeString(Path.of("target", "puzzle-times.txt"), times());
        assertThat(Path.of("target", "puzzle-times.txt")).isNotEmptyFile();
    }

    /** How long the generator goes on after a time limit, at worst. The clock is of the thread's processor, as of all times here. */
    @Test
    void aTimeLimitIsKept() {
        long worst = 0;
        for (Given given : Given.values()) {
            for (int n : new int[] {12, 20, 32, 48, 64}) {
                PuzzleGenerator.Builder builder = PuzzleGenerator.builder(n).given(given);
                for (PuzzleGenerator generator : List.of(
                        builder.build(),
                        builder.rating(Technique.SINGLE, Technique.ASSUMPTION).build())) {
                    for (int millis : new int[] {1, 20, 300}) {
                        long end = nanos() + millis * 1_000_000L;
                        Limits limits = Limits.of(Duration.ofMillis(millis));
                        generator.generate(1, new LimitWatch(limits, PuzzleMeasureTest::nanos));
                        worst = Math.max(worst, nanos() - end);
                    }
                }
            }
        }
        System.out.printf("a time limit was exceeded by at most %.1f ms%n", worst / 1e6);
        assertThat(worst).isLessThan(50_000_000);
    }

    /** The number of puzzles of each size from 5 to 12, each of which must have one solution by a plain count. */
    static int puzzlesWithOneSolution(int each) {
        int unique = 0;
        for (int n = 5; n <= 12; n++) {
            PuzzleGenerator generator = PuzzleGenerator.builder(n).build();
            for (int seed = 0; seed < each; seed++) {
                Problem puzzle =
                        generator.generate(seed, Limits.none()).problem().orElseThrow();
                unique += PlainRules.solutions(puzzle) == 1 ? 1 : 0;
            }
        }
        return unique;
    }

    static String times() {
        StringBuilder table = new StringBuilder("mean time to make a puzzle, ms\n");
        int[][] sizes = {{8, 200}, {10, 200}, {12, 200}, {14, 100}, {16, 30}, {18, 10}};
        for (int[] size : sizes) {
            table.append(String.format(
                    "n = %d: %.2f%n",
                    size[0], millis(PuzzleGenerator.builder(size[0]).build(), size[1])));
        }
        for (int n = 8; n <= 12; n += 4) {
            for (Technique rating : Technique.values()) {
                PuzzleGenerator generator =
                        PuzzleGenerator.builder(n).rating(rating, rating).build();
                table.append(String.format("n = %d, %s: %.2f%n", n, rating, millis(generator, 40)));
            }
        }
        table.append("mean time of a whole deduction of n = 12, ms\n");
        for (Technique hardest : Technique.values()) {
            table.append(String.format("up to %s: %.3f%n", hardest, deductionMillis(hardest)));
        }
        return table.toString();
    }

    private static double millis(PuzzleGenerator generator, int count) {
        long before = 0;
        for (int seed = -count / 2; seed < count; seed++) {
            if (seed == 0) {
                before = nanos();
            }
            assertThat(generator.generate(seed, Limits.none()).problem()).isPresent();
        }
        return (nanos() - before) / 1e6 / count;
    }

    private static double deductionMillis(Technique hardest) {
        Problem[] puzzles = new Problem[50];
        for (int seed = 0; seed < puzzles.length; seed++) {
            puzzles[seed] = PuzzleGenerator.builder(12)
                    .build()
                    .generate(seed, Limits.none())
                    .problem()
                    .orElseThrow();
        }
        long before = 0;
        for (int round = -20; round < 20; round++) {
            if (round == 0) {
                before = nanos();
            }
            for (Problem puzzle : puzzles) {
                Deduction.of(puzzle).exhaust(hardest);
            }
        }
        return (nanos() - before) / 1e6 / 20 / puzzles.length;
    }

    private static long nanos() {
        return java.lang.management.ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
