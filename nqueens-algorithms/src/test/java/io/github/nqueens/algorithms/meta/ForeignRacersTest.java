package io.github.nqueens.algorithms.meta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.Board;
import io.github.nqueens.CancellationToken;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatistics;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.SolverDefectException;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Races of solvers that somebody else wrote, which keep their options in their own way. */
class ForeignRacersTest {
    private static Solver race(int threads, Function<SolveOptions, SolveStatus> search) {
        Solver foreign = new Solver() {
            @Override
            public SolverDescriptor descriptor() {
                return Solvers.get("greedy").descriptor();
            }

            @Override
            public SolveResult solve(Problem problem, SolveOptions options) {
                return SolveResult.unsolved(
                        search.apply(options),
                        "it ended",
                        SolveStatistics.builder("foreign", problem.size()).build());
            }
        };
        return Solvers.of(
                "race", Portfolio.builder().threads(threads).solvers(foreign).build());
    }

    /** A solver need not tell of its progress, so the token alone must say that the race is over. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void theTokenOfARacerIsCancelledWithTheRace(int threads) {
        CancellationToken token = new CancellationToken();
        Solver race = race(threads, options -> {
            token.cancel();
            while (!options.cancellation().orElseThrow().isCancelled()) {
                Thread.onSpinWait();
            }
            return SolveStatus.CANCELLED;
        });
        SolveResult result =
                race.solve(8, SolveOptions.builder().cancellation(token).build());
        assertThat(result.status()).isEqualTo(SolveStatus.CANCELLED);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void theTokenOfARacerIsCancelledWhenTheTimeIsOver(int threads) {
        Solver race = race(threads, options -> {
            while (!options.cancellation().orElseThrow().isCancelled()) {
                Thread.onSpinWait();
            }
            return SolveStatus.CANCELLED;
        });
        SolveResult result = race.solve(
                8, SolveOptions.builder().timeLimit(Duration.ofMillis(20)).build());
        assertThat(result.status()).isEqualTo(SolveStatus.TIME_LIMIT);
    }

    @Test
    void aRacerIsGivenTheTimeThatIsLeft() {
        List<Duration> given = new ArrayList<>();
        Solver race = race(1, options -> {
            options.timeLimit().ifPresent(given::add);
            return SolveStatus.ITERATION_LIMIT;
        });
        race.solve(8, SolveOptions.builder().maxIterations(5).build());
        assertThat(given).isEmpty();
        race.solve(
                8,
                SolveOptions.builder()
                        .maxIterations(5)
                        .timeLimit(Duration.ofHours(1))
                        .build());
        assertThat(given)
                .hasSize(5)
                .isSortedAccordingTo((first, second) -> second.compareTo(first))
                .allSatisfy(left -> assertThat(left).isBetween(Duration.ofMinutes(1), Duration.ofHours(1)));
    }

    /** A solver in another language throws checked exceptions, too. */
    @Test
    void whatARacerThrowsArrivesAsItIs() {
        IOException thrown = new IOException("mine");
        Solver race = race(1, options -> {
            throw ForeignRacersTest.<RuntimeException>asIfUnchecked(thrown);
        });
        assertThatThrownBy(() -> race.solve(8)).isSameAs(thrown);
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T extends Throwable> T asIfUnchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }

    @Test
    void aSolverThatReturnsNullIsNamed() {
        assertThatExceptionOfType(SolverDefectException.class)
                .isThrownBy(() -> raceOfGreedyReturning(null).solve(8))
                .withMessageStartingWith("solver 'greedy' is defective: it returned null");
        RaceTest.assertNoThreadIsLeft();
    }

    @Test
    void aSolverThatReturnsAWrongBoardIsNamed() {
        for (Board wrong : List.of(Board.identity(8), Board.of(1, 3, 0, 2))) {
            SolveResult solved = SolveResult.solved(
                    wrong, SolveStatistics.builder("greedy", wrong.size()).build());
            assertThatExceptionOfType(SolverDefectException.class)
                    .isThrownBy(() -> raceOfGreedyReturning(solved).solve(8))
                    .withMessageStartingWith("solver 'greedy' is defective: it returned a board that does not solve");
        }
        RaceTest.assertNoThreadIsLeft();
    }

    @Test
    void aSolverThatDeniesASolutionIsNamed() {
        SolveResult none = SolveResult.unsolved(
                SolveStatus.UNSOLVABLE,
                "it says so",
                SolveStatistics.builder("greedy", 8).build());
        assertThatExceptionOfType(SolverDefectException.class)
                .isThrownBy(() -> raceOfGreedyReturning(none).solve(8))
                .withMessageStartingWith("solver 'greedy' is defective: it claimed that the problem of n = 8");
    }

    /** Core refuses such a claim of a solver that it made; this one was not made by it. */
    @Test
    void aSolverThatProvesWithoutTheTraitOfProofsIsNamed() {
        SolveResult none = SolveResult.unsolved(
                SolveStatus.UNSOLVABLE,
                "it says so",
                SolveStatistics.builder("greedy", 8).build());
        SolverDescriptor descriptor = SolverDescriptor.of(
                "modest", context -> SearchOutcome.gaveUp("it never runs"), SolverTrait.PLACED_AND_BLOCKED);
        Solver race = Solvers.of(
                "race", Portfolio.builder().solvers(returning(descriptor, none)).build(), SolverTrait.EVERY_PROBLEM);
        assertThatExceptionOfType(SolverDefectException.class)
                .isThrownBy(() -> race.solve(Problem.builder(8).block(0, 0).build()))
                .withMessageStartingWith("solver 'modest' is defective: it claimed that the problem of n = 8")
                .withMessageContaining("EVERY_PROBLEM");
    }

    /** A race of a decorated solver that returns this whatever it is asked. */
    private static Solver raceOfGreedyReturning(@Nullable SolveResult result) {
        Solver decorated = returning(Solvers.get("greedy").descriptor(), result);
        return Solvers.of("race", Portfolio.builder().solvers(decorated).build());
    }

    private static Solver returning(SolverDescriptor descriptor, @Nullable SolveResult result) {
        return new Solver() {
            @Override
            public SolverDescriptor descriptor() {
                return descriptor;
            }

            @Override
            @SuppressWarnings("NullAway")
            public SolveResult solve(Problem problem, SolveOptions options) {
                return result;
            }
        };
    }
}
