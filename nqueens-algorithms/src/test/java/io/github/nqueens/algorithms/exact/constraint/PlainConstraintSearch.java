package io.github.nqueens.algorithms.exact.constraint;

import io.github.nqueens.Problem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntBinaryOperator;

/**
 * A constraint search that copies its whole state at each node, asks for each pair of squares, and is too simple to be wrong: the
 * oracle of {@link ConstraintSearch}.
 */
final class PlainConstraintSearch {
    private static final int DONE = -2;

    private final Problem problem;
    private final int n;
    private final VariableOrder.Rule variables;
    private final ValueOrder.Rule values;
    private final Inference.Method inference;
    private final BacktrackingMethod wayBack;
    private final boolean first;

    private final long[][] failures;
    private final Map<List<Integer>, Boolean> known = new HashMap<>();
    private int placements;

    private List<NavigableSet<Integer>> open = new ArrayList<>();
    private List<NavigableSet<Integer>> reasons = new ArrayList<>();
    private List<int[]> queens = new ArrayList<>();
    private int wipedOut = -1;
    private NavigableSet<Integer> blame;

    final List<String> nodes = new ArrayList<>();
    final List<String> solutions = new ArrayList<>();
    long checks;
    long backtracks;
    long jumps;
    long longestJump;
    long wipeouts;
    long ruledOut;

    PlainConstraintSearch(
            Problem problem,
            VariableOrder.Rule variables,
            ValueOrder.Rule values,
            Inference.Method inference,
            BacktrackingMethod wayBack,
            boolean first) {
        this.problem = problem;
        this.n = problem.size();
        this.variables = variables;
        this.values = values;
        this.inference = inference;
        this.wayBack = wayBack;
        this.first = first;
        this.failures = new long[n][n];
        for (int row = 0; row < n; row++) {
            open.add(new TreeSet<>());
            reasons.add(new TreeSet<>());
            for (int column = 0; column < n; column++) {
                if (problem.isOpen(row, column)) {
                    open.get(row).add(column);
                }
            }
            for (int column = 0; column < n; column++) {
                if (problem.isPlaced(row, column)) {
                    open.get(row).retainAll(Set.of(column));
                }
            }
        }
    }

    PlainConstraintSearch run() {
        boolean possible = switch (inference) {
            case ARC_CONSISTENCY -> arcs(new LinkedHashSet<>(empty()));
            case ALL_DIFFERENT -> allDifferent();
            default -> true;
        };
        if (possible) {
            explore(0);
        }
        return this;
    }

    ConstraintStatistics statistics() {
        return new ConstraintStatistics(nodes.size() + 1L, checks, backtracks, jumps, longestJump, wipeouts, ruledOut);
    }

    private boolean forward() {
        return inference != Inference.Method.NONE;
    }

    private int explore(int depth) {
        int row = choose();
        NavigableSet<Integer> conflict = new TreeSet<>(reasons.get(row));
        int deepest = -1;
        for (int column : ordered(row)) {
            if (!forward()) {
                int attacker = attacker(row, column, wayBack == BacktrackingMethod.BACKMARKING);
                deepest = Math.max(deepest, attacker < 0 ? depth - 1 : attacker);
                if (attacker >= 0) {
                    conflict.add(attacker);
                    continue;
                }
            }
            nodes.add(row + ":" + column);
            List<NavigableSet<Integer>> openBefore = copy(open);
            List<NavigableSet<Integer>> reasonsBefore = copy(reasons);
            List<int[]> queensBefore = new ArrayList<>(queens);
            queens.add(new int[] {row, column, placements++});
            int target = depth;
            Set<Integer> more = new TreeSet<>();
            if (!infer(row, column)) {
                more.addAll(reasons.get(wipedOut));
            } else if (depth + 1 == n) {
                solutions.add(board());
                if (first) {
                    return DONE;
                }
                for (int before = 0; before < depth; before++) {
                    more.add(before);
                }
            } else {
                target = explore(depth + 1);
                if (target == DONE) {
                    return DONE;
                }
                more.addAll(blame);
            }
            open = openBefore;
            reasons = reasonsBefore;
            queens = queensBefore;
            if (target < depth) {
                return target;
            }
            conflict.addAll(more);
            conflict.remove(depth);
        }
        int target = switch (wayBack) {
            case CHRONOLOGICAL, BACKMARKING -> depth - 1;
            case BACKJUMPING -> deepest;
            case CONFLICT_DIRECTED -> conflict.isEmpty() ? -1 : conflict.last();
        };
        blame = conflict;
        if (target >= 0) {
            backtracks++;
            jumps += depth - target > 1 ? 1 : 0;
            longestJump = Math.max(longestJump, depth - target);
        }
        return target;
    }

    private static List<NavigableSet<Integer>> copy(List<NavigableSet<Integer>> sets) {
        List<NavigableSet<Integer>> copy = new ArrayList<>();
        sets.forEach(set -> copy.add(new TreeSet<>(set)));
        return copy;
    }

    private String board() {
        int[] columns = new int[n];
        queens.forEach(queen -> columns[queen[0]] = queen[1]);
        return Arrays.toString(columns);
    }

    private boolean together(int row1, int column1, int row2, int column2) {
        return !problem.attacks(row1, column1, row2, column2);
    }

    /** The first queen that attacks a square, each check counted unless its outcome is remembered. */
    private int attacker(int row, int column, boolean remembered) {
        for (int depth = 0; depth < queens.size(); depth++) {
            int[] queen = queens.get(depth);
            List<Integer> check = List.of(queen[2], row, column);
            boolean together = together(row, column, queen[0], queen[1]);
            if (!remembered || known.put(check, together) == null) {
                checks++;
            }
            if (!together) {
                return depth;
            }
        }
        return -1;
    }

    private List<Integer> empty() {
        List<Integer> rows = new ArrayList<>();
        for (int row = 0; row < n; row++) {
            int candidate = row;
            if (queens.stream().noneMatch(queen -> queen[0] == candidate)) {
                rows.add(row);
            }
        }
        return rows;
    }

    private int choose() {
        List<Integer> rows = empty();
        switch (variables) {
            case NATURAL -> {
                return rows.get(0);
            }
            case CENTER_OUT -> {
                return rows.stream()
                        .min((a, b) -> Integer.compare(fromCenter(a), fromCenter(b)))
                        .orElseThrow();
            }
            case WEIGHTED_DEGREE -> {
                int best = rows.get(0);
                for (int row : rows) {
                    if (open.get(row).size() * weight(best, rows)
                            < open.get(best).size() * weight(row, rows)) {
                        best = row;
                    }
                }
                return best;
            }
            case FEWEST_VALUES, FEWEST_VALUES_DEGREE -> {
                int best = -1;
                int fewest = Integer.MAX_VALUE;
                for (int row : rows) {
                    if (fewest == 0) {
                        break;
                    }
                    int legal = open.get(row).size();
                    if (!forward()) {
                        legal = 0;
                        for (int column : open.get(row)) {
                            legal += attacker(row, column, false) < 0 ? 1 : 0;
                        }
                    }
                    if (legal < fewest
                            || (variables == VariableOrder.Rule.FEWEST_VALUES_DEGREE
                                    && legal == fewest
                                    && degree(row, rows) > degree(best, rows))) {
                        best = row;
                        fewest = legal;
                    }
                }
                return best;
            }
            default -> throw new IllegalArgumentException(variables.toString());
        }
    }

    /** 0 for the middle, 1 for its neighbor before it, 2 for the one behind it, and so on. */
    private int fromCenter(int index) {
        int offset = index - n / 2;
        return offset >= 0 ? 2 * offset : -2 * offset - 1;
    }

    private long weight(int row, List<Integer> rows) {
        return rows.stream()
                .filter(other -> other != row)
                .mapToLong(other -> 1 + failures[row][other])
                .sum();
    }

    private long degree(int row, List<Integer> rows) {
        return rows.stream()
                .filter(other -> other != row
                        && open.get(row).stream()
                                .anyMatch(column -> open.get(other).stream()
                                        .anyMatch(another -> !together(row, column, other, another))))
                .count();
    }

    private List<Integer> ordered(int row) {
        List<Integer> columns = new ArrayList<>(open.get(row));
        switch (values) {
            case ASCENDING -> {}
            case CENTER_OUT -> columns.sort((a, b) -> Integer.compare(fromCenter(a), fromCenter(b)));
            case LEAST_CONSTRAINING -> {
                Map<Integer, Integer> lost = new HashMap<>();
                for (int column : columns) {
                    int count = 0;
                    for (int other : empty()) {
                        if (other != row) {
                            for (int another : open.get(other)) {
                                checks++;
                                count += together(row, column, other, another) ? 0 : 1;
                            }
                        }
                    }
                    lost.put(column, count);
                }
                columns.sort((a, b) -> Integer.compare(lost.get(a), lost.get(b)));
            }
            default -> throw new IllegalArgumentException(values.toString());
        }
        return columns;
    }

    private boolean infer(int row, int column) {
        return switch (inference) {
            case NONE -> true;
            case FORWARD_CHECKING -> forwardCheck(row, column);
            case PARTIAL_LOOK_AHEAD -> forwardCheck(row, column) && lookAhead(false);
            case FULL_LOOK_AHEAD -> forwardCheck(row, column) && lookAhead(true);
            case ARC_CONSISTENCY -> {
                List<NavigableSet<Integer>> before = copy(open);
                boolean possible = forwardCheck(row, column);
                Set<Integer> changed = new LinkedHashSet<>();
                for (int other : empty()) {
                    if (!open.get(other).equals(before.get(other))) {
                        changed.add(other);
                    }
                }
                yield possible && arcs(changed);
            }
            case ALL_DIFFERENT -> forwardCheck(row, column) && allDifferent();
        };
    }

    private boolean forwardCheck(int row, int column) {
        for (int other : empty()) {
            for (int another : List.copyOf(open.get(other))) {
                checks++;
                if (!together(row, column, other, another)) {
                    ruleOut(other, another, row);
                }
            }
            if (open.get(other).isEmpty()) {
                return false;
            }
        }
        return true;
    }

    private void ruleOut(int row, int column, int because) {
        int depth = -1;
        for (int at = 0; at < queens.size(); at++) {
            depth = queens.get(at)[0] == because ? at : depth;
        }
        if (depth >= 0) {
            reasons.get(row).add(depth);
        } else {
            reasons.get(row).addAll(reasons.get(because));
        }
        remove(row, column);
        if (open.get(row).isEmpty()) {
            failures[row][because]++;
            failures[because][row]++;
        }
    }

    private void remove(int row, int column) {
        open.get(row).remove(column);
        ruledOut++;
        if (open.get(row).isEmpty()) {
            wipedOut = row;
            wipeouts++;
        }
    }

    private boolean lookAhead(boolean full) {
        for (int row : empty()) {
            for (int other : empty()) {
                if (full ? other != row : other > row) {
                    revise(row, other);
                    if (open.get(row).isEmpty()) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private boolean revise(int row, int other) {
        boolean changed = false;
        for (int column : List.copyOf(open.get(row))) {
            boolean supported = false;
            for (int support : open.get(other)) {
                checks++;
                if (together(row, column, other, support)) {
                    supported = true;
                    break;
                }
            }
            if (!supported) {
                ruleOut(row, column, other);
                changed = true;
            }
        }
        return changed;
    }

    private boolean arcs(Set<Integer> changed) {
        while (!changed.isEmpty()) {
            int reduced = changed.iterator().next();
            changed.remove(reduced);
            for (int row : empty()) {
                if (row != reduced && revise(row, reduced)) {
                    if (open.get(row).isEmpty()) {
                        return false;
                    }
                    changed.add(row);
                }
            }
        }
        return true;
    }

    private boolean allDifferent() {
        List<IntBinaryOperator> directions = new ArrayList<>();
        directions.add((row, column) -> column);
        switch (problem.rule()) {
            case TORUS -> {
                directions.add((row, column) -> (row + column) % n);
                directions.add((row, column) -> (row - column + n) % n);
            }
            case TOUCH -> {}
            default -> {
                directions.add(Integer::sum);
                directions.add((row, column) -> row - column);
            }
        }
        if (problem.hasRegions()) {
            directions.add(problem::region);
        }
        long before;
        do {
            before = ruledOut;
            for (IntBinaryOperator line : directions) {
                if (!matched(line)) {
                    return false;
                }
            }
        } while (ruledOut > before);
        return true;
    }

    /** Keeps the squares that are in a complete matching, found by trying all. */
    private boolean matched(IntBinaryOperator line) {
        List<Integer> rows = empty();
        rows.forEach(row -> checks += open.get(row).size());
        for (int count = 1; count <= rows.size(); count++) {
            if (!matches(rows.subList(0, count), 0, new TreeSet<>(), line, -1, -1)) {
                int failed = rows.get(count - 1);
                List.copyOf(open.get(failed)).forEach(column -> {
                    allQueens(failed);
                    remove(failed, column);
                });
                return false;
            }
        }
        List<int[]> unused = new ArrayList<>();
        for (int row : rows) {
            for (int column : open.get(row)) {
                if (!matches(rows, 0, new TreeSet<>(), line, row, column)) {
                    unused.add(new int[] {row, column});
                }
            }
        }
        for (int[] square : unused) {
            allQueens(square[0]);
            remove(square[0], square[1]);
        }
        return true;
    }

    private void allQueens(int row) {
        for (int depth = 0; depth < queens.size(); depth++) {
            reasons.get(row).add(depth);
        }
    }

    private boolean matches(
            List<Integer> rows, int at, Set<Integer> used, IntBinaryOperator line, int fixedRow, int fixedColumn) {
        if (at == rows.size()) {
            return true;
        }
        int row = rows.get(at);
        for (int column : open.get(row)) {
            if (row == fixedRow && column != fixedColumn) {
                continue;
            }
            int its = line.applyAsInt(row, column);
            if (used.add(its)) {
                boolean found = matches(rows, at + 1, used, line, fixedRow, fixedColumn);
                used.remove(its);
                if (found) {
                    return true;
                }
            }
        }
        return false;
    }
}
