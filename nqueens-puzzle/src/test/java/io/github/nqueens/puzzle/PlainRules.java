package io.github.nqueens.puzzle;

import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The techniques and the solutions of small problems, by plain reading of their definitions. Knows nothing of the library's. */
final class PlainRules {
    private final Problem problem;
    private final int n;
    private boolean[][] candidate;

    /** Rows, columns and regions, by kind. */
    private final List<List<List<Square>>> kinds = new ArrayList<>();

    PlainRules(Problem problem) {
        this.problem = problem;
        this.n = problem.size();
        this.candidate = new boolean[n][n];
        for (int kind = 0; kind < (problem.hasRegions() ? 3 : 2); kind++) {
            List<List<Square>> units = new ArrayList<>();
            for (int unit = 0; unit < n; unit++) {
                units.add(new ArrayList<>());
            }
            for (int row = 0; row < n; row++) {
                for (int column = 0; column < n; column++) {
                    int unit = kind == 0 ? row : kind == 1 ? column : problem.region(row, column);
                    units.get(unit).add(new Square(row, column));
                }
            }
            kinds.add(units);
        }
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                candidate[row][column] = problem.isOpen(row, column) && !isAttackedByPlaced(row, column);
            }
        }
    }

    private boolean isAttackedByPlaced(int row, int column) {
        return problem.placed().stream()
                .anyMatch(queen -> (queen.row() != row || queen.column() != column)
                        && problem.attacks(row, column, queen.row(), queen.column()));
    }

    boolean isCandidate(int row, int column) {
        return candidate[row][column];
    }

    int candidates() {
        return left(all()).size();
    }

    boolean hasEmptyUnit() {
        return kinds.stream().flatMap(List::stream).anyMatch(unit -> left(unit).isEmpty());
    }

    private List<Square> all() {
        return kinds.get(0).stream().flatMap(List::stream).toList();
    }

    private List<Square> left(List<Square> squares) {
        return squares.stream()
                .filter(square -> candidate[square.row()][square.column()])
                .toList();
    }

    private boolean attack(Square a, Square b) {
        return !a.equals(b) && problem.attacks(a.row(), a.column(), b.row(), b.column());
    }

    private boolean delete(List<Square> squares) {
        squares.forEach(square -> candidate[square.row()][square.column()] = false);
        return !squares.isEmpty();
    }

    /** Applies rules 1 to a level until none deletes anything or a unit is empty. */
    void exhaust(int level) {
        boolean again = true;
        while (again && !hasEmptyUnit()) {
            again = rule1()
                    || (level >= 2 && rule2())
                    || (level >= 3 && rule3())
                    || (level >= 4 && rule4())
                    || (level >= 5 && rule5());
        }
    }

    private boolean rule1() {
        for (List<List<Square>> units : kinds) {
            for (List<Square> unit : units) {
                if (left(unit).size() == 1) {
                    Square queen = left(unit).get(0);
                    if (delete(left(all()).stream()
                            .filter(square -> attack(square, queen))
                            .toList())) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean rule2() {
        if (kinds.size() < 3) {
            return false;
        }
        for (int kind = 0; kind < 2; kind++) {
            for (List<Square> line : kinds.get(kind)) {
                for (List<Square> region : kinds.get(2)) {
                    if (confines(region, line) || confines(line, region)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean confines(List<Square> inner, List<Square> outer) {
        return outer.containsAll(left(inner))
                && delete(left(outer).stream()
                        .filter(square -> !inner.contains(square))
                        .toList());
    }

    private boolean rule3() {
        for (Square square : left(all())) {
            for (List<List<Square>> units : kinds) {
                for (List<Square> unit : units) {
                    if (!unit.contains(square) && left(unit).stream().allMatch(other -> attack(square, other))) {
                        return delete(List.of(square));
                    }
                }
            }
        }
        return false;
    }

    private boolean rule4() {
        for (List<List<Square>> inner : kinds) {
            for (List<List<Square>> outer : kinds) {
                for (int a = 1; inner != outer && a < 1 << n; a++) {
                    for (int b = 1; b < 1 << n; b++) {
                        if (Integer.bitCount(a) == Integer.bitCount(b) && confines(union(inner, a), union(outer, b))) {
                            return true;
                        }
                    }
                }
            }
        }
        return false;
    }

    private static List<Square> union(List<List<Square>> units, int set) {
        List<Square> union = new ArrayList<>();
        for (int unit = 0; unit < units.size(); unit++) {
            if ((set >> unit & 1) != 0) {
                union.addAll(units.get(unit));
            }
        }
        return union;
    }

    private boolean rule5() {
        for (Square square : left(all())) {
            boolean[][] before = Arrays.stream(candidate).map(boolean[]::clone).toArray(boolean[][]::new);
            delete(left(all()).stream().filter(other -> attack(square, other)).toList());
            exhaust(1);
            boolean refuted = hasEmptyUnit();
            candidate = before;
            if (refuted) {
                return delete(List.of(square));
            }
        }
        return false;
    }

    /** How many solutions there are, row by row with checks of pairs. */
    static int solutions(Problem problem) {
        return count(problem, new int[problem.size()], 0, new int[1]);
    }

    private static int count(Problem problem, int[] columns, int row, int[] count) {
        if (row == columns.length) {
            boolean placed = problem.placed().stream().allMatch(queen -> columns[queen.row()] == queen.column());
            return placed ? ++count[0] : count[0];
        }
        for (int column = 0; column < columns.length; column++) {
            boolean free = problem.isOpen(row, column);
            for (int above = 0; above < row && free; above++) {
                free = !problem.attacks(above, columns[above], row, column);
            }
            if (free) {
                columns[row] = column;
                count(problem, columns, row + 1, count);
            }
        }
        return count[0];
    }
}
