package io.github.nqueens.solutions.fuzz;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import io.github.nqueens.testing.Events;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** A random run: solver, parameters, size, limits, listener, initial board. */
final class RandomSolve {
    private static final int LARGEST_SIZE = 10_000_000;

    /** Listeners see each move, and copies of boards: more rows take a minute where nothing is wrong. */
    private static final int LARGEST_OBSERVED = 2_000;

    static final String FALSE_GIVING_UP = "gave up for memory that was there";

    private final Solver solver;
    private final int n;
    private final SolveOptions options;
    private final RandomStop stop;
    private final Long throwAt;

    /** Combinations that the algorithm's builder refuses are drawn again. */
    private RandomSolve(Solver solver, int n, SolveOptions options, RandomStop stop, Long throwAt) {
        this.solver = solver;
        this.n = n;
        this.options = options;
        this.stop = stop;
        this.throwAt = throwAt;
    }

    /** What a listener throws on purpose. */
    private static final class OnPurpose extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    static RandomSolve draw(SplittableRandom random) {
        List<SolverDescriptor> known = Solvers.available();
        SolverDescriptor descriptor = known.get(random.nextInt(known.size()));
        Solver solver = null;
        while (solver == null) {
            solver = drawSolver(descriptor, random);
        }
        int most = Math.min(LARGEST_SIZE, descriptor.largestSize());
        boolean observed = random.nextInt(4) == 0;
        int n = drawSize(random, observed ? Math.min(most, LARGEST_OBSERVED) : most);
        RandomStop stop = RandomStop.draw(random);
        SolveOptions.Builder options =
                SolveOptions.builder().seed(random.nextLong()).timeLimit(stop.timeLimit());
        stop.token().ifPresent(options::cancellation);
        if (random.nextInt(4) == 0) {
            options.maxIterations((long) StrictMath.pow(10, random.nextDouble(0, 6)) - 1);
        }
        if (random.nextInt(4) == 0) {
            options.initialBoard(drawBoard(random, n));
        }
        if (random.nextInt(8) == 0) {
            options.progress(Duration.ofMillis(random.nextInt(1, 20)), statistics -> {});
        }
        Long throwAt = null;
        if (observed) {
            throwAt = random.nextInt(4) == 0 ? (Long) random.nextLong(1, 1_000) : null;
            options.listener(listener(throwAt));
        }
        return new RandomSolve(solver, n, options.build(), stop, throwAt);
    }

    private static Solver drawSolver(SolverDescriptor descriptor, SplittableRandom random) {
        Map<String, String> values = new LinkedHashMap<>();
        for (Parameter<?> parameter : descriptor.parameters()) {
            List<String> extremes = parameter.extremes();
            if (!extremes.isEmpty() && random.nextInt(3) == 0) {
                String value = extremes.get(random.nextInt(extremes.size()));
                values.put(
                        parameter.key(),
                        switch (parameter.key()) {
                            // Ranges of threads end where the operating system does.
                            case "threads" -> "" + random.nextInt(1, 9);
                            // A beam of more boards than a board has neighbors is refused, and four rows have twelve.
                            case "k" -> "" + random.nextInt(1, 13);
                            default -> value;
                        });
            }
        }
        try {
            return Solvers.get(descriptor.name(), values);
        } catch (IllegalArgumentException atOddsWithEachOther) {
            return null;
        }
    }

    private static int drawSize(SplittableRandom random, int most) {
        return random.nextInt(3) == 0
                ? 1 + random.nextInt(Math.min(most, 40))
                : (int) StrictMath.exp(random.nextDouble(0, StrictMath.log(most)));
    }

    private static Board drawBoard(SplittableRandom random, int n) {
        if (random.nextInt(4) > 0) {
            return random.nextBoolean() ? Board.identity(n) : Board.random(n, random);
        }
        Board.Builder board = Board.builder(n);
        for (int row = 0; row < n; row++) {
            board.set(row, random.nextInt(n));
        }
        return board.build();
    }

    private static SolveListener listener(Long throwAt) {
        return Events.iterations(iteration -> {
            if (throwAt != null && iteration >= throwAt) {
                throw new OnPurpose();
            }
        });
    }

    Outcome run() {
        List<String> faults = new ArrayList<>();
        String end;
        long late = 0;
        stop.start();
        try {
            SolveResult result = solver.solve(n, options);
            late = result.isSolved() ? 0 : stop.nanosLate();
            stop.end();
            end = result.status().toString();
            check(result, late, faults);
        } catch (OnPurpose thrown) {
            end = "listener threw";
            if (throwAt == null) {
                faults.add("a listener's exception out of nowhere");
            }
        } catch (IllegalArgumentException refused) {
            end = "initial board refused";
            if (!refuses()) {
                faults.add(refused.toString());
            }
        } catch (Throwable thrown) {
            end = thrown.getClass().getSimpleName();
            StackTraceElement[] trace = thrown.getStackTrace();
            faults.add(thrown + (trace.length > 0 ? " at " + trace[0] : ""));
        } finally {
            stop.end();
        }
        return new Outcome(toString(), solver.name(), end, faults, late, stop.interrupts() && stop.wasStopped());
    }

    private boolean refuses() {
        var traits = solver.descriptor().traits();
        return options.initialBoard().isPresent()
                && (!traits.contains(SolverTrait.STARTS_FROM_BOARD)
                        || (traits.contains(SolverTrait.PERMUTATION_ONLY)
                                && !options.initialBoard().get().isPermutation()));
    }

    private void check(SolveResult result, long late, List<String> faults) {
        SolveStatus status = result.status();
        if (RandomStop.isLate(late)) {
            faults.add(status + ", late by " + late / 1_000_000 + " ms of work");
        }
        if (status == SolveStatus.CANCELLED && !stop.wasStopped()) {
            faults.add("CANCELLED, but nobody asked for it");
        }
        if (status == SolveStatus.ITERATION_LIMIT
                && result.statistics().iterations() != options.maxIterations().orElse(-1)) {
            faults.add("ITERATION_LIMIT after " + result.statistics().iterations() + " iterations");
        }
        if ((status == SolveStatus.UNSOLVABLE) != (n == 2 || n == 3)) {
            faults.add(status + " for n = " + n);
        }
        if (result.isSolved() && !result.orElseThrow().isSolution()) {
            faults.add("SOLVED by a board with conflicts");
        }
        if (status == SolveStatus.GAVE_UP) {
            String reason = result.reason().orElseThrow();
            long said = memory();
            if (reason.startsWith("the heap of ")
                    && said > 0
                    && said < Runtime.getRuntime().maxMemory() / 4) {
                faults.add(FALSE_GIVING_UP + ": " + reason);
            }
        }
    }

    /** What the algorithm says that it needs, or 0. */
    private long memory() {
        Map<String, String> values = new LinkedHashMap<>();
        String spec = solver.toString();
        for (String value : spec.substring(Math.min(solver.name().length() + 1, spec.length()))
                .split(",", -1)) {
            if (!value.isEmpty()) {
                values.put(value.substring(0, value.indexOf('=')), value.substring(value.indexOf('=') + 1));
            }
        }
        return solver.descriptor().algorithm(values).memory(Problem.queens(n), options.initialBoard());
    }

    @Override
    public String toString() {
        return solver + ", n = " + n + ", " + options + ", " + stop + (throwAt == null ? "" : ", throws at " + throwAt);
    }
}
