package io.github.nqueens.algorithms.exact.constraint;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.algorithms.common.HeldEvents;
import io.github.nqueens.algorithms.strategy.RestartRule;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.Predicate;

/** The tree of partial boards that one run of a {@link ConstraintSearch} walks through, depth first. */
final class ConstraintTree {
    private final SearchContext run;
    private final VariableOrder variables;
    private final ValueOrder values;
    private final Inference inference;
    private final BacktrackingMethod wayBack;
    private final Domains domains;
    private final HeldEvents removals;

    /** The rows of the problem's own queens. */
    private final boolean[] isRowPlaced;

    /** For each depth the columns to try, in order; null if they are walked through in the domain itself. */
    private final int[][] columns;

    /** For each depth how many columns were tried, or the column from which on to walk through the domain. */
    private final int[] tried;

    private final int[] rows;

    private long nodes = 1;
    private long backtracks;
    private long jumps;
    private long longestJump;
    private long toldChecks;
    private int deepest;

    ConstraintTree(
            SearchContext run,
            VariableOrder variables,
            ValueOrder values,
            Inference inference,
            BacktrackingMethod wayBack) {
        this.run = run;
        this.variables = variables;
        this.values = values;
        this.inference = inference;
        this.wayBack = wayBack;
        this.domains = new Domains(run, parts(variables, values, inference, wayBack));
        this.removals = new HeldEvents(run);
        int n = run.size();
        this.isRowPlaced = new boolean[n];
        for (Square queen : run.problem().placed()) {
            isRowPlaced[queen.row()] = true;
            run.placed(queen.row(), queen.column());
        }
        this.columns = new int[n][];
        this.tried = new int[n];
        this.rows = new int[n];
    }

    private static Domains.Parts parts(
            VariableOrder variables, ValueOrder values, Inference inference, BacktrackingMethod wayBack) {
        return new Domains.Parts(
                inference.isForward(),
                values != ValueOrder.Rule.ASCENDING || wayBack != BacktrackingMethod.CHRONOLOGICAL,
                wayBack == BacktrackingMethod.CONFLICT_DIRECTED,
                variables == VariableOrder.Rule.WEIGHTED_DEGREE);
    }

    /** What a tree takes before its first node: the domains, four entries a row, and what the way back and the inference make. */
    static long bytes(
            Problem problem,
            VariableOrder variables,
            ValueOrder values,
            Inference inference,
            BacktrackingMethod wayBack) {
        long n = problem.size();
        return Domains.bytes(problem, parts(variables, values, inference, wayBack))
                + (1 + 3 * Integer.BYTES) * n
                + wayBack.bytes(n)
                + (inference == Inference.Method.ALL_DIFFERENT ? AllDifferent.bytes(problem) : 0);
    }

    /**
     * Searches from the empty board until a solution is the last one wanted, or the tree is exhausted.
     *
     * @param isLast gets each solution
     * @return the outcome, or empty if the rule says to start again
     */
    Optional<SearchOutcome> search(Optional<RestartRule> restart, long attempt, Predicate<Board> isLast) {
        try {
            return walk(restart, attempt, isLast);
        } finally {
            tellChecks();
        }
    }

    private Optional<SearchOutcome> walk(Optional<RestartRule> restart, long attempt, Predicate<Board> isLast) {
        int n = run.size();
        BacktrackingMethod.Memory memory = wayBack.memory(domains);
        if (!inference.begin(domains)) {
            requireEmptiedRow();
            tellCounts();
            return Optional.of(SearchOutcome.unsolvable());
        }
        Patience patience = new Patience(restart, attempt);
        enter(0, memory);
        int depth = 0;
        while (true) {
            int column = nextColumn(depth, memory);
            if (column < 0) {
                int target = memory.target(depth);
                removals.holdDeadEnd(rows[depth], target < 0 ? -1 : rows[target]);
                if (target < 0) {
                    removals.tell();
                    tellCounts();
                    return Optional.of(SearchOutcome.unsolvable());
                }
                memory.left(depth, target);
                goBack(depth, target);
                depth = target;
                continue;
            }
            if (patience.isOver()) {
                return Optional.empty();
            }
            if (!run.tick()) {
                return Optional.of(SearchOutcome.stopped());
            }
            place(rows[depth], column);
            patience.reached(domains.depth());
            if (!inference.placed(domains, rows[depth])) {
                int emptied = requireEmptiedRow();
                memory.wipedOut(depth, emptied);
                tellFailure(rows[depth], column, emptied);
                takeBack();
            } else if (domains.depth() < n) {
                tellNode(rows[depth], column);
                depth++;
                enter(depth, memory);
            } else {
                tellNode(rows[depth], column);
                Board solution = toBoard();
                if (isLast.test(solution)) {
                    return Optional.of(SearchOutcome.solved(solution));
                }
                memory.solved(depth);
                takeBack();
            }
        }
    }

    /**
     * The row that an inference has left without a column. One of somebody else that only says so would turn a search into a
     * false proof.
     */
    private int requireEmptiedRow() {
        if (inference instanceof Inference.Method) {
            return domains.wipedOut();
        }
        for (int row = 0; row < domains.size(); row++) {
            if (!domains.isPlaced(row) && domains.count(row) == 0) {
                return row;
            }
        }
        throw new IllegalStateException(
                "the inference " + inference + " said that a row has no column left, but each row"
                        + " without a queen has one; it must return false only after ruling out all columns of a row");
    }

    /** Takes all queens off, for another attempt. */
    void clear() {
        while (domains.depth() > 0) {
            run.requireOngoing();
            takeBack();
        }
    }

    private void enter(int depth, BacktrackingMethod.Memory memory) {
        int row = variables.next(domains);
        if (row < 0 || row >= domains.size() || domains.isPlaced(row)) {
            throw new IllegalStateException("the variable order " + variables + " chose row " + row
                    + ", but must choose a row without a queen, from 0 to " + (domains.size() - 1));
        }
        rows[depth] = row;
        tried[depth] = 0;
        memory.entered(depth, row);
        if (values == ValueOrder.Rule.ASCENDING) {
            return;
        }
        int count = domains.count(row);
        if (columns[depth] == null || columns[depth].length != count) {
            columns[depth] = new int[count];
        }
        int column = -1;
        for (int i = 0; i < count; i++) {
            column = domains.next(row, column + 1);
            columns[depth][i] = column;
        }
        values.sort(domains, row, columns[depth]);
        if (!(values instanceof ValueOrder.Rule)) {
            requireOrderOfDomain(row, columns[depth]);
        }
    }

    /** An order that lost a column would turn a proof that there is no solution into a false one. */
    private void requireOrderOfDomain(int row, int[] order) {
        BitSet seen = new BitSet();
        for (int column : order) {
            if (column < 0 || column >= run.size() || !domains.contains(row, column) || seen.get(column)) {
                throw new IllegalStateException(
                        "the value order " + values + " gave column " + column + " of row " + row
                                + (column >= 0 && seen.get(column) ? " twice" : ", which is not left for it")
                                + "; it must put the columns that it gets into some order");
            }
            seen.set(column);
        }
    }

    /** The next column of a depth's row on which no earlier queen attacks, or -1. */
    private int nextColumn(int depth, BacktrackingMethod.Memory memory) {
        int row = rows[depth];
        if (columns[depth] == null && !domains.isForward() && !memory.isOfChecks()) {
            int column = domains.firstFree(row, tried[depth]);
            tried[depth] = column < 0 ? run.size() : column + 1;
            return column;
        }
        for (int column = untried(depth); column >= 0; column = untried(depth)) {
            if (domains.isForward()) {
                return column;
            }
            int from = memory.checkFrom(depth, row, column);
            if (from < 0) {
                continue;
            }
            int attacker = domains.firstAttacker(row, column, from);
            memory.checked(depth, row, column, attacker);
            if (attacker < 0) {
                return column;
            }
        }
        return -1;
    }

    /** The next column of a depth's row to try, or -1. */
    private int untried(int depth) {
        int[] order = columns[depth];
        if (order == null) {
            int column = domains.next(rows[depth], tried[depth]);
            tried[depth] = column < 0 ? run.size() : column + 1;
            return column;
        }
        return tried[depth] < order.length ? order[tried[depth]++] : -1;
    }

    private void place(int row, int column) {
        nodes++;
        domains.place(row, column);
        removals.tell();
        if (!isGiven(row)) {
            run.placed(row, column);
        }
        if (domains.depth() > deepest) {
            deepest = domains.depth();
            run.cost((long) run.size() - deepest);
        }
    }

    private void takeBack() {
        int row = domains.rowAt(domains.depth() - 1);
        removals.holdRestored(domains.takeBack());
        if (!isGiven(row)) {
            removals.hold(row);
        }
    }

    /** Tells whether the problem has a queen on this row, which a listener sees from the beginning. */
    private boolean isGiven(int row) {
        return isRowPlaced[row];
    }

    private void goBack(int depth, int target) {
        backtracks++;
        jumps += depth - target > 1 ? 1 : 0;
        longestJump = Math.max(longestJump, depth - target);
        while (domains.depth() > target) {
            run.requireOngoing();
            takeBack();
        }
    }

    private void tellNode(int row, int column) {
        if (run.observed()) {
            run.noted(
                    domains.isForward()
                            ? "Row {0} takes column {1}, which is not ruled out."
                            : "Row {0} takes column {1}, which no queen attacks.",
                    row,
                    column);
            tellCounts();
        }
    }

    private void tellChecks() {
        run.evaluated(domains.checks() - toldChecks);
        toldChecks = domains.checks();
    }

    private void tellFailure(int row, int column, int emptied) {
        if (run.observed()) {
            run.noted(
                    "A queen on row {0}, column {1} leaves no column for row {2}, so it cannot stay.",
                    row, column, emptied);
            tellCounts();
        }
    }

    private void tellCounts() {
        run.measured("consistency checks", (double) domains.checks());
        run.measured("backtracks", (double) backtracks);
        run.measured("longest jump", (double) longestJump);
        run.measured("wiped-out domains", (double) domains.wipeouts());
        run.measured("values ruled out", (double) domains.ruledOutSoFar());
    }

    private Board toBoard() {
        Board.Builder board = Board.builder(run.size());
        for (int row = 0; row < run.size(); row++) {
            board.set(row, domains.column(row));
        }
        return board.build();
    }

    ConstraintStatistics statistics() {
        return new ConstraintStatistics(
                nodes, domains.checks(), backtracks, jumps, longestJump, domains.wipeouts(), domains.ruledOutSoFar());
    }

    /** Counts the nodes that may follow until fewer rows are empty than before in the attempt. */
    private static final class Patience {
        private final Optional<RestartRule> rule;
        private final long attempt;
        private long nodes;
        private long left;
        private int deepest;

        Patience(Optional<RestartRule> rule, long attempt) {
            this.rule = rule;
            this.attempt = attempt;
            this.left = Math.max(1, patience());
        }

        private long patience() {
            return rule.map(its -> its.patience(attempt, nodes)).orElse(Long.MAX_VALUE);
        }

        boolean isOver() {
            return left <= 0;
        }

        void reached(int depth) {
            nodes++;
            left--;
            if (depth > deepest) {
                deepest = depth;
                left = patience();
            }
        }
    }
}
