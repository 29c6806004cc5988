package io.github.nqueens.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.nqueens.Board;
import io.github.nqueens.NoSolutionException;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatistics;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;

/** Rules on what a solver answers. */
final class AnswerRules {
    private static final int SEEDS = 5;

    private AnswerRules() {}

    static void refusesSizesBelowOne(Solver solver) {
        for (int n : new int[] {0, -1, Integer.MIN_VALUE}) {
            for (Exception refusal : List.of(
                    assertThrows(IllegalArgumentException.class, () -> solver.solve(n)),
                    assertThrows(IllegalArgumentException.class, () -> solver.solve(n, SolveOptions.defaults())))) {
                assertTrue(
                        refusal.getMessage().contains(Integer.toString(n)),
                        () -> "the message does not name the value: " + refusal.getMessage());
            }
        }
    }

    static void solvesWhatItSaysItSolved(Solver solver) {
        for (int n = 4; n <= 12; n++) {
            for (long seed = 0; seed < SEEDS; seed++) {
                SolveResult result = solver.solve(n, seeded(seed));
                assertEquals(SolveStatus.SOLVED, result.status(), "n = " + n + ", seed " + seed);
                Board board = result.orElseThrow();
                assertEquals(n, board.size());
                assertTrue(Attack.isSolution(board), () -> board + " is not a solution");
            }
        }
    }

    static void answersTheSmallestSizes(Solver solver) {
        SolveResult one = solver.solve(1, SolveOptions.defaults());
        assertEquals(SolveStatus.SOLVED, one.status());
        assertEquals(Board.of(0), one.orElseThrow());
        assertEquals(0, one.statistics().iterations());
        for (int n : new int[] {2, 3}) {
            SolveResult none = solver.solve(n, SolveOptions.defaults());
            assertEquals(SolveStatus.UNSOLVABLE, none.status());
            assertEquals(0, none.statistics().iterations());
            assertTrue(none.board().isEmpty());
            assertThrows(NoSolutionException.class, () -> solver.solve(n));
        }
    }

    static void repeatsTheRunOfASeed(Solver solver) {
        for (int n : new int[] {8, 11}) {
            for (long seed : new long[] {0, 1, -1, Long.MAX_VALUE, 0x123456789abcdefL}) {
                SolveResult first = solver.solve(n, seeded(seed));
                assertSameRun(first, solver.solve(n, seeded(seed)));
                SolveOptions watched = SolveOptions.builder()
                        .seed(seed)
                        .listener(new SolveListener() {})
                        .build();
                assertSameRun(first, solver.solve(n, watched));
            }
        }
    }

    static void honorsOrRejectsAnInitialBoard(Solver solver) {
        Board solution = Board.of(1, 3, 5, 7, 2, 0, 6, 4);
        Board start = Board.identity(8);
        assertThrows(
                IllegalArgumentException.class,
                () -> solver.solve(9, SolveOptions.builder().initialBoard(start).build()),
                "a board of another size must be refused");

        List<Board> seen = new ArrayList<>();
        SolveListener listener = new SolveListener() {
            @Override
            public void onBoardSet(Board board) {
                seen.add(board);
            }
        };
        SolveResult result;
        try {
            result = solver.solve(
                    8,
                    SolveOptions.builder()
                            .seed(1)
                            .initialBoard(start)
                            .listener(listener)
                            .build());
        } catch (IllegalArgumentException rejection) {
            assertTrue(seen.isEmpty(), "an initial board must be rejected before the search");
            assertThrows(
                    IllegalArgumentException.class,
                    () -> solver.solve(
                            8, SolveOptions.builder().initialBoard(solution).build()),
                    "a solver that rejects initial boards must reject each of them");
            return;
        }
        assertEquals(SolveStatus.SOLVED, result.status());
        assertEquals(start, seen.get(0), "the first board that a listener sees must be the initial one");
        assertEquals(Board.identity(8), start);
        SolveResult known =
                solver.solve(8, SolveOptions.builder().initialBoard(solution).build());
        assertEquals(solution, known.orElseThrow());
        assertEquals(0, known.statistics().iterations());
    }

    static void reportsTheSeed(Solver solver) {
        SolveResult drawn = solver.solve(10, SolveOptions.defaults());
        assertSameRun(drawn, solver.solve(10, seeded(drawn.statistics().seed())));
        long distinct = LongStream.range(0, SEEDS)
                .map(unused ->
                        solver.solve(8, SolveOptions.defaults()).statistics().seed())
                .distinct()
                .count();
        assertEquals(SEEDS, distinct, "each run without a seed must draw its own");
    }

    static SolveOptions seeded(long seed) {
        return SolveOptions.builder().seed(seed).build();
    }

    static void assertSameRun(SolveResult expected, SolveResult actual) {
        assertEquals(expected.status(), actual.status());
        assertEquals(expected.board(), actual.board());
        SolveStatistics one = expected.statistics();
        SolveStatistics other = actual.statistics();
        assertEquals(one.solver(), other.solver());
        assertEquals(one.seed(), other.seed());
        assertEquals(one.iterations(), other.iterations(), "iterations");
        assertEquals(one.evaluations(), other.evaluations(), "evaluations");
        assertEquals(one.restarts(), other.restarts(), "restarts");
        assertEquals(one.bestConflicts(), other.bestConflicts(), "best conflicts");
    }
}
