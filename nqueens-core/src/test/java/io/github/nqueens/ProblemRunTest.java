package io.github.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class ProblemRunTest {
    private static final SolveOptions DEFAULTS = SolveOptions.defaults();
    private static final Problem PLACED = Problem.builder(4).place(0, 1).build();
    private static final Problem TOUCH =
            Problem.builder(4).rule(AttackRule.TOUCH).block(0, 0).build();
    private static final Board SOLUTION = Board.of(1, 3, 0, 2);
    private static final SearchAlgorithm SOLVE = context -> SearchOutcome.solved(SOLUTION);

    @Test
    void theProblemReachesTheAlgorithmAndTheListener() {
        List<Problem> seen = new ArrayList<>();
        Solver solver = Solvers.of(
                "mine",
                context -> {
                    seen.add(context.problem());
                    return SearchOutcome.solved(SOLUTION);
                },
                SolverTrait.EVERY_PROBLEM);
        SolveOptions options = SolveOptions.builder()
                .listener(new SolveListener() {
                    @Override
                    public void onStart(SolveStart start) {
                        seen.add(start.problem());
                    }
                })
                .build();
        assertThat(solver.solve(PLACED, options).board()).contains(SOLUTION);
        assertThat(seen).containsExactly(PLACED, PLACED);
        seen.clear();
        solver.solve(4, options);
        assertThat(seen).containsOnly(Problem.queens(4));
    }

    @Test
    void aContradictionIsUnsolvableForEverySolverAtOnce() {
        Solver solver = Solvers.of("mine", context -> {
            throw new AssertionError("searched");
        });
        Problem contradictory = Problem.parse("QQ..\n....\n....\n....");
        SolveResult result = solver.solve(contradictory, DEFAULTS);
        assertThat(result.status()).isEqualTo(SolveStatus.UNSOLVABLE);
        assertThat(result.reason()).isEqualTo(contradictory.contradiction());
        assertThat(result.statistics().iterations()).isZero();
    }

    @Test
    void twoAndThreeRowsAreUnsolvableUnderEveryRule() {
        Solver solver = Solvers.of("mine", SOLVE, SolverTrait.EVERY_PROBLEM);
        for (AttackRule rule : AttackRule.values()) {
            for (int n = 2; n <= 3; n++) {
                Problem problem = Problem.builder(n).rule(rule).build();
                assertThat(solver.solve(problem, DEFAULTS).status()).isEqualTo(SolveStatus.UNSOLVABLE);
            }
            assertThat(solver.solve(Problem.builder(1).rule(rule).build(), DEFAULTS)
                            .isSolved())
                    .isTrue();
        }
    }

    @Test
    void traitsSayWhichProblemsASolverTakes() {
        Solver classic = Solvers.of("classic", SOLVE);
        Solver squares = Solvers.of("squares", SOLVE, SolverTrait.PLACED_AND_BLOCKED);
        Solver every = Solvers.of("every", SOLVE, SolverTrait.EVERY_PROBLEM);
        assertThat(classic.solve(Problem.queens(4), DEFAULTS).isSolved()).isTrue();
        refused(classic, PLACED, "classic problem only");
        assertThat(squares.solve(PLACED, DEFAULTS).isSolved()).isTrue();
        refused(squares, TOUCH, "QUEENS and TORUS");
        refused(
                squares,
                PLACED.toBuilder().regions("AABB", "AABB", "CCDD", "CCDD").build(),
                "without regions");
        assertThat(every.solve(TOUCH, DEFAULTS).isSolved()).isTrue();
        assertThatNullPointerException().isThrownBy(() -> every.solve((Problem) null, DEFAULTS));
        assertThatNullPointerException().isThrownBy(() -> every.solve(PLACED, null));
    }

    @Test
    void aDecoratorOfTwoMethodsTakesWhatTheDecoratedSolverTakes() {
        Solver inner = Solvers.of("inner", SOLVE, SolverTrait.EVERY_PROBLEM);
        record Decorator(Solver inner) implements Solver {
            @Override
            public SolverDescriptor descriptor() {
                return inner.descriptor();
            }

            @Override
            public SolveResult solve(Problem problem, SolveOptions options) {
                return inner.solve(problem, options);
            }
        }
        Solver decorator = new Decorator(inner);
        assertThat(decorator.name()).isEqualTo("inner");
        assertThat(decorator.solve(PLACED, DEFAULTS).board()).contains(SOLUTION);
        assertThat(decorator.solve(PLACED)).isEqualTo(SOLUTION);
        assertThat(decorator.solve(4)).isEqualTo(SOLUTION);
        assertThat(decorator.solve(4, DEFAULTS).board()).contains(SOLUTION);
        refused(new Decorator(Solvers.of("inner", SOLVE)), PLACED, "classic problem only");
    }

    @Test
    void everyBoardIsVerifiedAgainstItsProblem() {
        Solver solver = Solvers.of("wrong", SOLVE, SolverTrait.EVERY_PROBLEM);
        assertThatExceptionOfType(SolverDefectException.class)
                .isThrownBy(() -> solver.solve(Problem.builder(4).block(0, 1).build(), DEFAULTS))
                .withMessageContaining("does not solve the problem");
    }

    @Test
    void onlyASolverOfEveryProblemMayProveThatThereIsNoSolution() {
        SearchAlgorithm refuter = context -> SearchOutcome.unsolvable();
        Solver every = Solvers.of("every", refuter, SolverTrait.EVERY_PROBLEM);
        SolveResult result = every.solve(PLACED, DEFAULTS);
        assertThat(result.status()).isEqualTo(SolveStatus.UNSOLVABLE);
        assertThat(result.reason()).isPresent();
        assertThatExceptionOfType(SolverDefectException.class).isThrownBy(() -> every.solve(4, DEFAULTS));
        assertThatExceptionOfType(SolverDefectException.class)
                .isThrownBy(() -> Solvers.of("some", refuter, SolverTrait.PLACED_AND_BLOCKED)
                        .solve(PLACED, DEFAULTS))
                .withMessageContaining("EVERY_PROBLEM");
    }

    /** Boards of 4 rows have solutions: it is the problem that has none. */
    @Test
    void theExceptionSaysWhyAProblemHasNoSolution() {
        Solver every = Solvers.of("every", context -> SearchOutcome.unsolvable(), SolverTrait.EVERY_PROBLEM);
        SolveResult result = every.solve(PLACED, DEFAULTS);
        assertThatExceptionOfType(NoSolutionException.class)
                .isThrownBy(result::orElseThrow)
                .withMessage(
                        "there is no solution for n = 4: " + result.reason().orElseThrow())
                .satisfies(thrown -> assertThat(thrown.size()).isEqualTo(4));
        assertThatExceptionOfType(NoSolutionException.class)
                .isThrownBy(() -> every.solve(3))
                .withMessage(
                        "there is no solution for n = 3: no placement of 3 queens exists; n = 1 and every n from 4 can be solved");
    }

    @Test
    void initialBoardsKeepPlacedQueensAndAvoidBlockedSquares() {
        AtomicReference<Board> start = new AtomicReference<>();
        Solver solver = Solvers.of(
                "mine",
                context -> {
                    start.set(context.initialBoard().orElseThrow());
                    return SearchOutcome.solved(SOLUTION);
                },
                SolverTrait.STARTS_FROM_BOARD,
                SolverTrait.EVERY_PROBLEM);
        Problem problem = PLACED.toBuilder().block(2, 3).build();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> solver.solve(problem, from(Board.of(0, 1, 2, 0))))
                .withMessageContaining("row 0")
                .withMessageContaining("column 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> solver.solve(problem, from(Board.of(1, 2, 3, 0))))
                .withMessageContaining("row 2, column 3")
                .withMessageContaining("blocks");
        solver.solve(problem, from(Board.of(1, 2, 0, 3)));
        assertThat(start.get()).isEqualTo(Board.of(1, 2, 0, 3));
        assertThat(solver.solve(problem, from(SOLUTION)).statistics().iterations())
                .isZero();
    }

    private static SolveOptions from(Board board) {
        return SolveOptions.builder().initialBoard(board).build();
    }

    private static void refused(Solver solver, Problem problem, String saying) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> solver.solve(problem, DEFAULTS))
                .withMessageContaining(solver.name())
                .withMessageContaining(saying)
                .withMessageContaining("auto");
    }
}
