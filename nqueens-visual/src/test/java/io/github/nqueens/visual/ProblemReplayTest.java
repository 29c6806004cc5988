package io.github.nqueens.visual;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import io.github.nqueens.testing.browser.Browser;
import io.github.nqueens.testing.browser.InBrowser;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Replays of problems: the attacking pairs are those of the problem, and the page shows what the problem asks for. */
@Tag("thorough")
class ProblemReplayTest {
    /** Divisible by neither 2 nor 3, so that a torus may have a solution. */
    private static final int N = 7;

    /** The smallest board on which superqueens can have a solution. */
    private static final int SUPERQUEENS = 10;

    /** Moves queens to random columns. */
    private static SearchOutcome wander(SearchContext context) {
        Board start = context.randomBoard();
        context.boardSet(start);
        int[] columns = start.toArray();
        while (context.tick()) {
            int row = context.random().nextInt(context.size());
            int to = context.random().nextInt(context.size());
            context.moved(row, columns[row], to);
            columns[row] = to;
        }
        return SearchOutcome.stopped();
    }

    private static Recording recordingOf(Problem problem) {
        Solver solver = Solvers.of(
                SolverDescriptor.of("wanderer", ProblemReplayTest::wander, SolverTrait.EVERY_PROBLEM), Map.of());
        SearchRecorder recorder = SearchRecorder.create();
        solver.solve(
                problem,
                SolveOptions.builder()
                        .seed(1)
                        .maxIterations(60)
                        .listener(recorder)
                        .build());
        return recorder.recording();
    }

    private static Problem problem(AttackRule rule) {
        Problem.Builder builder = Problem.builder(rule == AttackRule.SUPERQUEENS ? SUPERQUEENS : N)
                .rule(rule)
                .place(2, 5)
                .block(0, 0)
                .block(6, 3);
        if (rule == AttackRule.SUPERQUEENS) {
            return builder.regions(
                            "AAAABBBBBB",
                            "AAAABBBBBB",
                            "CCCCDDDDDD",
                            "CCCCDDDDDD",
                            "EEEEFFFFFF",
                            "EEEEFFFFFF",
                            "GGGGHHHHHH",
                            "GGGGHHHHHH",
                            "IIIIJJJJJJ",
                            "IIIIJJJJJJ")
                    .build();
        }
        return builder.regions("AAAABBB", "AAAABBB", "CCCCDDD", "CCCCDDD", "EEEEFFF", "EEEEFFF", "GGGGGGG")
                .build();
    }

    /** Pairs counted once for each line that they share, and once if they touch at a corner or stand a knight's move apart. */
    private static long pairs(Problem problem, int[] columns) {
        long pairs = 0;
        for (int row = 0; row < columns.length; row++) {
            for (int other = 0; other < row; other++) {
                int down = row - other;
                int across = Math.abs(columns[row] - columns[other]);
                boolean torus = problem.rule() == AttackRule.TORUS;
                int sum = row + columns[row] - other - columns[other];
                int difference = row - columns[row] - other + columns[other];
                pairs += across == 0 ? 1 : 0;
                pairs += problem.region(row, columns[row]) == problem.region(other, columns[other]) ? 1 : 0;
                if (problem.rule() == AttackRule.SUPERQUEENS) {
                    pairs += down * across == 2 ? 1 : 0;
                }
                if (problem.rule() == AttackRule.TOUCH) {
                    pairs += down == 1 && across == 1 ? 1 : 0;
                } else {
                    pairs += sum == 0 || (torus && sum % N == 0) ? 1 : 0;
                    pairs += difference == 0 || (torus && difference % N == 0) ? 1 : 0;
                }
            }
        }
        return pairs;
    }

    @ParameterizedTest
    @EnumSource(AttackRule.class)
    void attackingPairsAreThoseOfTheProblem(AttackRule rule) {
        Recording recording = recordingOf(problem(rule));
        assertThat(recording.problem()).isEqualTo(problem(rule));
        for (int step = 0; step < recording.steps(); step++) {
            assertThat(recording.conflicts(step)).isEqualTo(pairs(problem(rule), recording.columns(step)));
        }
    }

    @Test
    @InBrowser
    @Tag("thorough")
    void thePageCountsThemToo(Browser browser) {
        for (AttackRule rule : AttackRule.values()) {
            Recording recording = recordingOf(problem(rule));
            ReplayPage page = ReplayPage.open(browser, SearchReplay.of(recording));
            for (int step = 0; step < recording.steps(); step += 7) {
                page.jumpTo(step);
                assertThat(page.shown(0).columns()).isEqualTo(recording.columns(step));
                assertThat(page.shown(0).figure("conflicts")).isEqualTo(recording.conflicts(step));
            }
            // Squares 0:0 and 0:2 have one color, but one of them is blocked; regions 0 and 1 meet at column 4.
            assertThat(page.colorAt(0, 0.15, 0.15)).isNotEqualTo(page.colorAt(0, 0.15, 2.15));
            assertThat(page.colorAt(0, 0.15, 4)).isNotEqualTo(page.colorAt(0, 0.15, 6));
        }
    }

    @Test
    void aPagePlaysOneProblem() {
        List<Recording> recordings =
                List.of(recordingOf(problem(AttackRule.TOUCH)), recordingOf(problem(AttackRule.TORUS)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SearchReplay.of(recordings))
                .withMessageContaining("different problems");
        Problem large = Problem.builder(1001).block(0, 0).build();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> recordingOf(large))
                .withMessageContaining("at most 1000");
    }
}
