package io.github.nqueens.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.Problem;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import io.github.nqueens.tck.probe.AttackCheck;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The kit passes sound solvers, and tests what it is asked to. */
class SolverContractTest {
    private enum Order {
        FIRST,
        LAST
    }

    private static final Parameter<Order> ORDER = Parameter.ofEnum("order", Order.FIRST, "which goes first");
    private static final Parameter<Integer> THREADS = Parameter.ofInt("threads", 1, 1, 8, "how many threads");
    private static final Parameter<Double> SHARE = Parameter.ofDouble("share", 0.5, 0, 1, "which share is tried");

    @TestFactory
    Stream<DynamicTest> aSoundSolverPasses() {
        return SolverContract.of(SolverDescriptor.of(
                        "sound", Walks::sound, SolverTrait.STARTS_FROM_BOARD, SolverTrait.PERMUTATION_ONLY))
                .tests();
    }

    @TestFactory
    Stream<DynamicTest> aSolverThatTellsEverythingPasses() {
        return SolverContract.of(SolverDescriptor.of(
                        "explaining", Walks::explaining, SolverTrait.STARTS_FROM_BOARD, SolverTrait.PERMUTATION_ONLY))
                .tests()
                .filter(test -> test.getDisplayName().contains("R11"));
    }

    @TestFactory
    Stream<DynamicTest> aSoundSolverOfProblemsPasses() {
        return SolverContract.of(SolverDescriptor.of(
                        "sound",
                        ConstrainedWalks::sound,
                        SolverTrait.STARTS_FROM_BOARD,
                        SolverTrait.PLACED_AND_BLOCKED))
                .withLargeSizes(100)
                .tests()
                .filter(test -> test.getDisplayName().contains("problem")
                        || test.getDisplayName().contains("placed queens"));
    }

    /** As the guide has it: it does not ask for an initial board, and does not say that it could start from one. */
    @TestFactory
    Stream<DynamicTest> theFirstExampleOfTheGuidePasses() {
        return SolverContract.of(SolverDescriptor.of("random-walk", SolverContractTest::randomWalk))
                .tests();
    }

    /** A complete solver of small boards only, which takes any text as its label. */
    @TestFactory
    Stream<DynamicTest> aSoundSolverOfSmallProblemsPasses() {
        Parameter<String> label = Parameter.ofText("label", "none", "any text", text -> true, "what the run is called");
        return SolverContract.of(SolverDescriptor.builder("small", AtomicReference<String>::new, any ->
                                (SearchAlgorithm) ConstrainedWalks::everyBoard)
                        .parameter(label, AtomicReference::set)
                        .trait(SolverTrait.COMPLETE)
                        .trait(SolverTrait.EVERY_PROBLEM)
                        .trait(SolverTrait.DETERMINISTIC)
                        .largestSize(5)
                        .build())
                .tests();
    }

    /** A permit that a lock has left ends a wait early, and to make a solver may take longer than a limit of the kit. */
    @Test
    void aSoundSolverPassesThatIsMadeSlowlyAndLeavesAPermit() {
        SolverContract.of(SolverDescriptor.builder("small", SolverContractTest::slowly, any ->
                                (SearchAlgorithm) SolverContractTest::everyBoardWithAPermit)
                        .trait(SolverTrait.COMPLETE)
                        .trait(SolverTrait.EVERY_PROBLEM)
                        .trait(SolverTrait.DETERMINISTIC)
                        .largestSize(4)
                        .build())
                .tests()
                .filter(test -> test.getDisplayName().contains("a large problem"))
                .forEach(SolverContractTest::pass);
    }

    /** Whoever sees at once that a problem has no solution is right to say so after the end of his run. */
    @Test
    void aLargeProblemHasNoProofThatItHasNoSolution() {
        SolverContract.of(SolverDescriptor.builder(
                                "parity", Object::new, any -> (SearchAlgorithm) SolverContractTest::bySumsOfSquares)
                        .trait(SolverTrait.COMPLETE)
                        .trait(SolverTrait.EVERY_PROBLEM)
                        .trait(SolverTrait.DETERMINISTIC)
                        .build())
                .tests()
                .filter(test -> test.getDisplayName().contains("a large problem"))
                .forEach(SolverContractTest::pass);
    }

    /** If each queen has a diagonal of the torus as its region, the numbers of these add up to 0 modulo n, which is odd then. */
    private static SearchOutcome bySumsOfSquares(SearchContext context) {
        Problem problem = context.problem();
        int n = problem.size();
        boolean areDiagonals = problem.hasRegions();
        for (int row = 0; areDiagonals && row < n; row++) {
            areDiagonals = problem.region(row, 0) == problem.region((row + 1) % n, n - 1);
        }
        if (areDiagonals && n % 2 == 0) {
            return SearchOutcome.unsolvable();
        }
        while (context.tick()) {
            Thread.onSpinWait();
        }
        return SearchOutcome.stopped();
    }

    private static Object slowly() {
        long end = System.nanoTime() + Duration.ofMillis(30).toNanos();
        while (System.nanoTime() < end) {
            Thread.onSpinWait();
        }
        return new Object();
    }

    private static SearchOutcome everyBoardWithAPermit(SearchContext context) {
        LockSupport.unpark(Thread.currentThread());
        return ConstrainedWalks.everyBoard(context);
    }

    private static SearchOutcome randomWalk(SearchContext context) {
        ConflictCounter queens = context.conflictCounter(context.randomBoard());
        while (queens.conflicts() > 0) {
            if (!context.tick()) {
                return SearchOutcome.stopped();
            }
            queens.swap(
                    context.random().nextInt(context.size()), context.random().nextInt(context.size()));
        }
        return SearchOutcome.solved(queens.toBoard());
    }

    @Test
    void everyRuleHasATest() {
        List<String> names = names(SolverContract.of(SolverDescriptor.of("sound", Walks::sound)));
        for (int rule = 1; rule <= 17; rule++) {
            String number = String.format("R%02d", rule);
            assertThat(names).anyMatch(name -> name.contains(number));
        }
    }

    @Test
    void testsEveryExtremeAloneAndWithEachConstantOfAChoice() {
        assertThat(settings(SolverContract.of(parametric())))
                .containsExactlyInAnyOrder(
                        "",
                        ":order=last",
                        ":threads=8",
                        ":threads=2",
                        ":share=0.0",
                        ":share=1.0",
                        ":order=last,threads=8",
                        ":order=last,threads=2",
                        ":order=last,share=0.0",
                        ":order=last,share=1.0");
    }

    @Test
    void testsTheParametersOfTheCallersChoice() {
        SolverContract contract = SolverContract.of(parametric())
                .withParameters(List.of(Map.of(), Map.of("threads", "3"), Map.of("share", "0.1", "order", "last")));
        assertThat(settings(contract)).containsExactly("", ":threads=3", ":order=last,share=0.1");
    }

    @Test
    void testsTheSizesOfTheCallersChoice() {
        SolverDescriptor descriptor = SolverDescriptor.of("no-larger", context -> {
            assertThat(context.size()).isIn(6, 9, 77);
            return Walks.sound(context);
        });
        SolverContract.of(descriptor)
                .withSizes(9, 6)
                .withLargeSizes(77)
                .tests()
                .filter(test -> test.getDisplayName().matches(".*R(02|04|06|11|14).*"))
                .forEach(SolverContractTest::pass);
    }

    @Test
    void refusesWhatCannotBeTested() {
        SolverContract contract = SolverContract.of(SolverDescriptor.of("sound", Walks::sound));
        assertThatThrownBy(contract::withSizes).hasMessageContaining("no sizes");
        assertThatThrownBy(() -> contract.withSizes(4, 3)).hasMessageContaining("a size to test is 3");
        assertThatThrownBy(() -> contract.withLargeSizes(0)).hasMessageContaining("a size to test is 0");
        assertThatThrownBy(() -> contract.withTimeout(Duration.ZERO)).hasMessageContaining("PT0S");
        assertThatThrownBy(() -> contract.withTimeout(null)).hasMessage("timeout");
        assertThatThrownBy(() -> contract.withParameters(List.of())).hasMessageContaining("Map.of()");
        assertThatThrownBy(() -> contract.withParameters(Collections.singletonList(null)))
                .hasMessage("settings[0]");
        assertThatThrownBy(() -> contract.withSizes((int[]) null)).hasMessage("sizes");
        assertThatThrownBy(() -> SolverContract.of(null)).hasMessage("descriptor");
    }

    @Test
    void findsSolutionsAndPairsByItself() {
        assertThat(AttackCheck.isSolution(Board.of(1, 3, 0, 2))).isTrue();
        assertThat(AttackCheck.isSolution(Board.of(1, 1, 3, 0))).isFalse();
        assertThat(AttackCheck.isSolution(Board.of(0, 1, 2, 3))).isFalse();
        assertThat(AttackCheck.isSolution(Board.of(3, 2, 1, 0))).isFalse();
        assertThat(AttackCheck.pairs(new int[] {0, 1, 2, 3})).isEqualTo(6);
        assertThat(AttackCheck.pairs(new int[] {2, 2, 0, 3})).isEqualTo(2);
    }

    private static void pass(DynamicTest test) {
        try {
            test.getExecutable().execute();
        } catch (Throwable thrown) {
            throw new AssertionError(test.getDisplayName(), thrown);
        }
    }

    private static SolverDescriptor parametric() {
        return SolverDescriptor.builder("sound", Object::new, settings -> Walks::sound)
                .parameter(ORDER, (settings, value) -> {})
                .parameter(THREADS, (settings, value) -> {})
                .parameter(SHARE, (settings, value) -> {})
                .build();
    }

    /** The choices of parameters with which R02 is tested. */
    private static List<String> settings(SolverContract contract) {
        return names(contract).stream()
                .filter(name -> name.contains("R02 a solved board"))
                .map(name -> name.substring("sound".length(), name.indexOf(": R02")))
                .toList();
    }

    private static List<String> names(SolverContract contract) {
        return contract.tests().map(DynamicTest::getDisplayName).toList();
    }
}
