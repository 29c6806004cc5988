package io.github.nqueens.benchmarks.peers;

import com.google.ortools.Loader;
import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolver;
import com.google.ortools.sat.CpSolverStatus;
import com.google.ortools.sat.IntVar;
import com.google.ortools.sat.LinearExpr;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** OR-Tools' CP-SAT with three AllDifferent constraints and one worker. */
public final class CpSat implements Peer {
    private static final int WORKERS = 1;

    /** Loads the native library, once. */
    public CpSat() {
        Loader.loadNativeLibraries();
    }

    @Override
    public Supplier<Optional<int[]>> model(int n, long seed, Duration limit) {
        CpModel model = new CpModel();
        IntVar[] columns = IntStream.range(0, n)
                .mapToObj(row -> model.newIntVar(0, n - 1, "q" + row))
                .toArray(IntVar[]::new);
        LinearExpr[] sums = new LinearExpr[n];
        LinearExpr[] differences = new LinearExpr[n];
        for (int row = 0; row < n; row++) {
            sums[row] = LinearExpr.affine(columns[row], 1, row);
            differences[row] = LinearExpr.affine(columns[row], 1, -row);
        }
        model.addAllDifferent(columns);
        model.addAllDifferent(sums);
        model.addAllDifferent(differences);
        CpSolver solver = new CpSolver();
        solver.getParameters()
                .setNumWorkers(WORKERS)
                .setRandomSeed((int) (seed & Integer.MAX_VALUE))
                .setMaxTimeInSeconds(limit.toMillis() / 1e3);
        return () -> {
            CpSolverStatus status = solver.solve(model);
            boolean isSolved = status == CpSolverStatus.OPTIMAL || status == CpSolverStatus.FEASIBLE;
            return isSolved
                    ? Optional.of(IntStream.range(0, n)
                            .map(row -> (int) solver.value(columns[row]))
                            .toArray())
                    : Optional.empty();
        };
    }

    @Override
    public String settings() {
        return "three `AllDifferent` constraints on integer variables and affine expressions; `num_workers` " + WORKERS
                + " and `random_seed`; everything else as by default";
    }
}
