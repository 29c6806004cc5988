package io.github.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
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
                        generator.generate(1, limits, PuzzleMeasureTest::nanos);
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
        StringBuilder table = new StringBuilder("time to make a puzzle, ms: median, greatest; regions of one or two"
                + " squares, squares of the largest region, ratings\n");
        for (AttackRule rule : List.of(AttackRule.TOUCH, AttackRule.QUEENS, AttackRule.TORUS)) {
            for (int n : rule == AttackRule.TORUS ? new int[] {11, 13, 17, 19, 25} : new int[] {8, 12, 16, 20, 26}) {
                table.append(
                        line(rule + ", n = " + n, PuzzleGenerator.builder(n).rule(rule), 20));
            }
        }
        for (int n : new int[] {8, 12, 16, 20, 26}) {
            for (Technique rating : Technique.values()) {
                table.append(line(
                        rating + ", n = " + n, PuzzleGenerator.builder(n).rating(rating, rating), n < 20 ? 10 : 4));
            }
        }
        table.append("mean time of a whole deduction of n = 12, ms\n");
        for (Technique hardest : Technique.values()) {
            table.append(String.format("up to %s: %.3f%n", hardest, deductionMillis(hardest)));
        }
        return table + questions();
    }

    /** Puzzles made of the seeds from 0 on, after as many of other seeds. */
    private static String line(String name, PuzzleGenerator.Builder builder, int seeds) {
        PuzzleGenerator generator = builder.build();
        double[] millis = new double[seeds];
        int small = 0;
        int largest = 0;
        Map<String, Integer> ratings = new TreeMap<>();
        for (int seed = -seeds; seed < seeds; seed++) {
            long before = nanos();
            Optional<Problem> puzzle =
                    generator.generate(seed, Limits.of(Duration.ofMinutes(1))).problem();
            if (seed >= 0) {
                millis[seed] = (nanos() - before) / 1e6;
                ratings.merge(
                        puzzle.flatMap(Deduction::rating).map(Object::toString).orElse("none"), 1, Integer::sum);
            }
            int[] squares = new int[puzzle.map(Problem::size).orElse(0)];
            for (int square = 0; square < squares.length * squares.length; square++) {
                squares[puzzle.orElseThrow().region(square / squares.length, square % squares.length)]++;
            }
            small = Math.max(small, (int)
                    Arrays.stream(squares).filter(count -> count < 3).count());
            largest = Math.max(largest, Arrays.stream(squares).max().orElse(0));
        }
        Arrays.sort(millis);
        double median = (millis[(seeds - 1) / 2] + millis[seeds / 2]) / 2;
        return String.format("%s: %.2f, %.2f; %d, %d, %s%n", name, median, millis[seeds - 1], small, largest, ratings);
    }

    /** What is asked about ten puzzles of 26 rows, of each rating two. */
    private static String questions() {
        List<Problem> puzzles = new ArrayList<>();
        for (int seed = 0; seed < 10; seed++) {
            Technique rating = List.of(Technique.values()).get(seed % 5);
            puzzles.add(PuzzleGenerator.builder(26)
                    .rating(rating, rating)
                    .build()
                    .generate(seed, Limits.none())
                    .problem()
                    .orElseThrow());
        }
        double[] worst = new double[3];
        for (int round = 0; round < 4; round++) {
            Arrays.fill(worst, 0);
            for (Problem puzzle : puzzles) {
                List<Runnable> questions = List.of(
                        () -> PlayerState.builder(puzzle).build().hint(), () -> Deduction.rating(puzzle), () -> {
                            Deduction deduction = Deduction.of(puzzle);
                            while (deduction.next().isPresent()) {
                                // Each step is put into words.
                            }
                        });
                for (int i = 0; i < 3; i++) {
                    long before = nanos();
                    questions.get(i).run();
                    worst[i] = Math.max(worst[i], (nanos() - before) / 1e6);
                }
            }
        }
        return String.format(
                "greatest time for n = 26, ms: hint %.1f, rating %.1f, all steps %.1f%n", worst[0], worst[1], worst[2]);
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
