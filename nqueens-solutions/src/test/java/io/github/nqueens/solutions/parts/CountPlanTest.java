package io.github.nqueens.solutions.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.AttackRule;
import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.solutions.CountAbandonedException;
import io.github.nqueens.solutions.CountMethod;
import io.github.nqueens.solutions.CountStatus;
import io.github.nqueens.solutions.KnownCounts;
import io.github.nqueens.solutions.SolutionCounter;
import io.github.nqueens.solutions.counting.CheckedSums;
import io.github.nqueens.solutions.files.CheckedText;
import io.github.nqueens.solutions.files.PartLine;
import java.time.Duration;
import java.util.AbstractCollection;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CountPlanTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 8, 11, 12})
    void partsTravelAsTextAndAddUp(int n) {
        for (int leastParts : new int[] {1, 10, 1000}) {
            CountPlan plan = CountPlan.of(n, leastParts);
            assertThat(plan.size()).isEqualTo(n);
            CountPlan received = CountPlan.parse(plan.toText());
            assertThat(received).isEqualTo(plan).hasSameHashCodeAs(plan);
            List<PartResult> results = countAll(received);
            Collections.reverse(results);
            assertThat(plan.total(results)).isEqualTo(KnownCounts.all(n));
        }
    }

    @ParameterizedTest
    @CsvSource({"12, 1000", "15, 20", "15, 500", "16, 1000", "18, 4000", "19, 1000", "23, 5000", "27, 50000"})
    void hasAsManyPartsAsAskedFor(int n, int leastParts) {
        assertThat(CountPlan.of(n, leastParts).parts()).isBetween(leastParts, 60 * leastParts);
    }

    @Test
    void plansOfEverySettingTravel() {
        for (CountMethod method : CountMethod.values()) {
            for (boolean set : new boolean[] {true, false}) {
                for (int n = 1; n <= method.largestSize(); n++) {
                    boolean merging = set && method == CountMethod.BREADTH_FIRST;
                    SolutionCounter counter = SolutionCounter.builder()
                            .method(method)
                            .merging(merging)
                            .fundamental(set)
                            .build();
                    CountPlan plan = CountPlan.of(counter, n, set ? 1 : 10);
                    assertThat(CountPlan.parse(plan.toText())).isEqualTo(plan);
                }
            }
        }
    }

    /** Also where a search counts the problem, and one part says so of a contradiction. */
    @Test
    void plansOfProblemsTravelAsTextAndAddUp() {
        Problem blocked =
                Problem.builder(13).block(0, 0).block(7, 3).blockSum(9).build();
        Problem placed = Problem.builder(10).place(2, 0).block(1, 7).build();
        Problem torus = Problem.builder(13).rule(AttackRule.TORUS).build();
        Problem regions = Problem.builder(5)
                .regions("AABBC", "AABBC", "DDBBC", "DDEEC", "DDEEE")
                .build();
        Problem contradictory = Problem.builder(14).place(0, 0).place(1, 1).build();
        for (Problem problem : List.of(blocked, placed, torus, regions, contradictory, Problem.queens(9))) {
            for (int leastParts : new int[] {1, 100}) {
                CountPlan plan = CountPlan.of(problem, leastParts);
                CountPlan received = CountPlan.parse(plan.toText());
                assertThat(received).isEqualTo(plan);
                assertThat(received.problem()).isEqualTo(problem);
                assertThat(received.size()).isEqualTo(problem.size());
                assertThat(plan.total(countAll(received)))
                        .isEqualTo(SolutionCounter.builder()
                                .method(CountMethod.BACKTRACKING)
                                .build()
                                .count(problem));
            }
        }
        assertThat(CountPlan.of(blocked, 100).parts()).isBetween(100, 200);
        assertThat(CountPlan.of(torus, 1).method()).isEqualTo(CountMethod.JOIN);
        assertThat(CountPlan.of(regions, 1).method()).isEqualTo(CountMethod.BACKTRACKING);
        assertThat(CountPlan.of(Problem.builder(4).block(0, 2).build(), 1))
                .hasToString(
                        "nqueens-count 2 n=4 method=backtracking cut=1 problem=rule=QUEENS/..#./..../..../.... parts=1");
    }

    /** More than 52 regions are numbers with spaces between them. */
    @ParameterizedTest
    @ValueSource(ints = {52, 53, 64})
    void plansOfProblemsWithManyRegionsTravel(int n) {
        int[][] regions = new int[n][n];
        for (int row = 0; row < n; row++) {
            Arrays.fill(regions[row], row);
        }
        for (AttackRule rule : AttackRule.values()) {
            Problem problem =
                    Problem.builder(n).rule(rule).regions(regions).block(3, 4).build();
            CountPlan plan = CountPlan.of(problem, 10);
            CountPlan received = CountPlan.parse(plan.toText());
            assertThat(received).isEqualTo(plan);
            assertThat(received.problem()).isEqualTo(problem);
        }
    }

    @Test
    void aProblemThatDoesNotFitALineIsRefused() {
        Problem large = Problem.builder(65).block(0, 0).build();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CountPlan.of(large, 1))
                .withMessageContaining("65 rows")
                .withMessageContaining("64");
    }

    /** A plan is kept in files and sent to other releases: what a text means must never change. */
    @Test
    void theTextOfAPlanIsForEver() {
        CountPlan plan = CountPlan.of(6, 1);
        assertThat(plan).hasToString("nqueens-count 2 n=6 method=backtracking cut=3 parts=18");
        assertThat(countAll(plan)).map(PartResult::toString).first().isEqualTo(FIRST_OF_SIX);
        assertThat(CountPlan.of(18, 1)).hasToString("nqueens-count 2 n=18 method=join cut=0 parts=128");
    }

    private static final String FIRST_OF_SIX =
            "nqueens-part 2 plan=30dc7c7f part=0 counts=0 proof=0a0f8f885deffade check=240e786f";

    @Test
    void totalRefusesByName() {
        CountPlan plan = CountPlan.of(8, 1);
        List<PartResult> results = countAll(plan);
        assertThat(plan.total(results)).isEqualTo(92);

        List<PartResult> missing = new ArrayList<>(results);
        missing.remove(5);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> plan.total(missing))
                .withMessage("1 of %d parts is missing, part 5; count what is missing", plan.parts());
        missing.remove(2);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> plan.total(missing))
                .withMessage(
                        "2 of %d parts are missing, the first of them part 2; count what is missing", plan.parts());

        List<PartResult> twice = new ArrayList<>(results);
        twice.set(4, results.get(7));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> plan.total(twice))
                .withMessageContaining("part 7")
                .withMessageContaining("twice");

        List<PartResult> foreign = new ArrayList<>(results);
        foreign.set(3, countAll(CountPlan.of(9, 1)).get(3));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> plan.total(foreign))
                .withMessageContaining("part 3")
                .withMessageContaining("another plan");

        List<PartResult> damaged = new ArrayList<>(results);
        damaged.set(2, result(plan, plan.parts(), 0));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> plan.total(damaged))
                .withMessageContaining("part " + plan.parts())
                .withMessageContaining("damaged");
    }

    /** Also where the checksum of the line was made again, so that the line reads as any other. */
    @ParameterizedTest
    @ValueSource(ints = {8, 15})
    void totalNamesAWrongNumber(int n) {
        CountPlan plan = CountPlan.of(n, 1);
        List<PartResult> results = countAll(plan);
        assertThat(plan.total(results)).isEqualTo(KnownCounts.all(n));
        for (int part : new int[] {0, 1, 2, results.size() - 1}) {
            String text = results.get(part).toString();
            int number = text.indexOf("counts=") + "counts=".length();
            for (int at = number; text.charAt(at) != ' '; at++) {
                for (char digit = '0'; digit <= '9'; digit++) {
                    if (text.charAt(at) != digit) {
                        requireWrong(plan, results, part, text.substring(0, at) + digit + text.substring(at + 1));
                    }
                }
            }
            requireWrong(plan, results, part, text.replaceFirst("counts=", "counts=1"));
        }
        // The result of another part under this part's name; both numbers are zero at times.
        for (int part = 1; part < results.size(); part++) {
            String other = results.get(part - 1).toString().replace(" part=" + (part - 1) + " ", " part=" + part + " ");
            requireWrong(plan, results, part, other);
        }
    }

    private static void requireWrong(CountPlan plan, List<PartResult> results, int part, String line) {
        List<PartResult> wrong = new ArrayList<>(results);
        wrong.set(part, PartResult.parse(withChecksum(line)));
        assertThatIllegalArgumentException()
                .as(line)
                .isThrownBy(() -> plan.total(wrong))
                .withMessageContaining("part " + part + " is wrong");
    }

    private static String withChecksum(String line) {
        String body = line.substring(0, line.indexOf(" check="));
        return body + " check=" + CheckedText.checksum(body);
    }

    /** Some editors put it before what they save. */
    @Test
    void aByteOrderMarkBeforeAPlanOrAResultDoesNotCount() {
        CountPlan plan = CountPlan.of(8, 1);
        assertThat(CountPlan.parse("\uFEFF" + plan.toText())).isEqualTo(plan);
        PartResult result = countAll(plan).get(0);
        assertThat(PartResult.parse("\uFEFF" + result.toText())).isEqualTo(result);
    }

    @Test
    void noCharacterOfAResultMayChange() {
        String text = countAll(CountPlan.of(8, 1)).get(3).toString();
        assertThat(PartResult.parse(text)).hasToString(text);
        assertThat(PartResult.parse(text)).isEqualTo(PartResult.parse(text)).hasSameHashCodeAs(PartResult.parse(text));
        for (int at = 0; at < text.length(); at++) {
            for (char other : new char[] {'0', '7', 'a', ' '}) {
                String changed = text.substring(0, at) + other + text.substring(at + 1);
                if (!changed.equals(text)) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> PartResult.parse(changed))
                            .withMessageContaining(changed);
                }
            }
            String shorter = text.substring(0, at);
            assertThatIllegalArgumentException().isThrownBy(() -> PartResult.parse(shorter));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "nqueens-count 2",
                "nqueens-count 3 n=8 method=backtracking cut=3 parts=68",
                "nqueens-count 2 n=8 method=backtracking cut=3 parts=1",
                "nqueens-count 2 n=8 method=join cut=0 parts=8",
                "nqueens-count 2 n=0 method=backtracking cut=3 parts=1",
                "nqueens-count 2 n=999999999 method=backtracking cut=3 parts=1",
                "nqueens-count 2 n=20 method=backtracking cut=9 parts=1",
                "nqueens-count 2 n=20 method=join cut=99 parts=1",
                "nqueens-count 2 n=8 method=magic cut=3 parts=68",
                "nqueens-count 2 n=8 method=backtracking cut=3 merging parts=68",
                "nqueens-count 2 n=27 method=join cut=13 parts=662700032",
                "nqueens-count 2 n=4 method=backtracking cut=2 problem=rule=QUEENS/..#./..../..../.... parts=1",
                "nqueens-count 2 n=4 method=breadth-first cut=0 problem=rule=QUEENS/..#./..../..../.... parts=1",
                "nqueens-count 2 n=4 method=join cut=0 problem=rule=TOUCH/..#./..../..../.... parts=1",
                "nqueens-count 2 n=5 method=backtracking cut=0 problem=rule=QUEENS/..#./..../..../.... parts=1",
                "nqueens-count 2 n=4 method=backtracking cut=0 problem=nonsense parts=1"
            })
    void refusesTextsThatAreNoPlan(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> CountPlan.parse(text));
    }

    @Test
    void refusesArgumentsOutOfRange() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CountPlan.of(0, 1))
                .withMessageContaining("0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CountPlan.of(28, 1))
                .withMessageContaining("28");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CountPlan.of(8, 0))
                .withMessageContaining("leastParts");
        try (CountWorker worker = CountPlan.of(8, 1).worker()) {
            for (int part : new int[] {-1, CountPlan.of(8, 1).parts()}) {
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> worker.count(part, Limits.none()))
                        .withMessageContaining(Integer.toString(part));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {17, 18, 25})
    void aWorkerKeepsLimits(int n) {
        try (CountWorker worker = CountPlan.of(n, 1).worker()) {
            assertEnds(worker, Limits.of(Duration.ZERO), CountStatus.TIME_LIMIT);
            assertEnds(worker, Limits.of(Duration.ofMillis(5)), CountStatus.TIME_LIMIT);
            CancellationToken token = new CancellationToken();
            token.cancel();
            assertEnds(worker, Limits.builder().cancellation(token).build(), CountStatus.CANCELLED);
            Thread.currentThread().interrupt();
            assertEnds(worker, Limits.none(), CountStatus.CANCELLED);
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    private static void assertEnds(CountWorker worker, Limits limits, CountStatus status) {
        assertThatThrownBy(() -> worker.count(0, limits))
                .isInstanceOfSatisfying(
                        CountAbandonedException.class,
                        abandoned -> assertThat(abandoned.status()).isEqualTo(status));
    }

    @Test
    void aClosedWorkerIsRefused() {
        CountWorker worker = CountPlan.of(8, 1).worker();
        worker.close();
        worker.close();
        assertThatIllegalStateException().isThrownBy(() -> worker.count(0, Limits.none()));
    }

    /** A result with any number, which fits its proof. */
    static PartResult result(CountPlan plan, int part, long number) {
        CheckedSums sums = new CheckedSums(1);
        sums.add(0, number);
        return new PartResult(PartLine.of(plan.fingerprint(), part, sums));
    }

    private static List<PartResult> countAll(CountPlan plan) {
        try (CountWorker worker = plan.worker()) {
            return new ArrayList<>(IntStream.range(0, plan.parts())
                    .mapToObj(part -> worker.count(part, Limits.none()))
                    .map(result -> PartResult.parse(result.toText()))
                    .toList());
        }
    }

    /** What is added up is what was checked. */
    @Test
    void aCollectionThatChangesIsReadOnce() {
        CountPlan plan = CountPlan.of(8, 1);
        List<PartResult> results = countAll(plan);
        List<PartResult> others = new ArrayList<>(results);
        others.addAll(results);
        AtomicInteger reads = new AtomicInteger();
        Collection<PartResult> changing = new AbstractCollection<>() {
            @Override
            public Iterator<PartResult> iterator() {
                return (reads.getAndIncrement() == 0 ? results : others).iterator();
            }

            @Override
            public int size() {
                return results.size();
            }
        };
        assertThat(plan.total(changing)).isEqualTo(92);
    }
}
