package io.github.nqueens.benchmarks.peers;

import com.google.ortools.Loader;
import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolver;
import com.google.ortools.sat.CpSolverStatus;
import com.google.ortools.sat.IntVar;
import com.google.ortools.sat.LinearExpr;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.IntStream;

/** OR-tools' CP-SAT with three AllDifferent constraints and one worker. */
public final class CpSat implements Peer {
    /** Loads the native library, once. */
    public CpSat() {
        Loader.loadNativeLibraries();
    }

    @Override
    public Optional<int[]> solve(int n, long seed, Duration limit) {
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
                .setNumWorkers(1)
                .setRandomSeed((int) (seed & Integer.MAX_VALUE))
                .setMaxTimeInSeconds(limit.toMillis() / 1e3);
        CpSolverStatus status = solver.solve(model);
        boolean solved = status == CpSolverStatus.OPTIMAL || status == CpSolverStatus.FEASIBLE;
        return solved
                ? Optional.of(IntStream.range(0, n)
                        .map(row -> (int) solver.value(columns[row]))
                        .toArray())
                : Optional.empty();
    }
}
