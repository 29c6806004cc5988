package io.github.nqueens.algorithms.exact;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Algorithm X by recursion over sets of names, with the counts by their definitions: slow, plain, and for small boards. */
final class PlainExactCover {
    final List<String> solutions = new ArrayList<>();
    final List<String> placed = new ArrayList<>();

    /** The rows that had no option when they were to be covered, each with the row of the last queen. */
    final List<String> deadEnds = new ArrayList<>();

    long nodes = 1;
    long updates;

    private final Problem problem;
    private final boolean first;
    private final List<String> primary;

    /** Items of each option, which is a square "row,column"; options by rows and columns. */
    private final Map<String, Set<String>> options = new LinkedHashMap<>();

    /** Options that no list but that of the covered item holds. */
    private final Set<String> blocked = new LinkedHashSet<>();

    private final List<String> covered = new ArrayList<>();
    private final List<String> queens = new ArrayList<>();

    PlainExactCover(Problem problem, ExactCover.Order order, ExactCover.Primary primary, boolean first) {
        this.problem = problem;
        this.first = first;
        int n = problem.size();
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                if (isOpen(row, column)) {
                    options.put(row + "," + column, items(row, column));
                }
            }
        }
        addPairs();
        Map<String, Integer> sizes = new LinkedHashMap<>();
        options.values().forEach(items -> items.forEach(item -> sizes.merge(item, 1, Integer::sum)));
        options.values()
                .forEach(items -> items.removeIf(item -> !"rcg".contains(item.substring(0, 1)) && sizes.get(item) < 2));
        this.primary = order == ExactCover.Order.NATURAL ? natural() : organPipe();
        if (primary == ExactCover.Primary.ROWS) {
            this.primary.removeIf(item -> !item.startsWith("r"));
        }
    }

    PlainExactCover run() {
        search();
        return this;
    }

    private boolean isOpen(int row, int column) {
        return problem.isOpen(row, column)
                && problem.placed().stream().noneMatch(queen -> attack(queen.row(), queen.column(), row, column));
    }

    private boolean attack(int row1, int column1, int row2, int column2) {
        return row1 == row2
                || column1 == column2
                || problem.rule().forbids(Math.abs(row1 - row2), Math.abs(column1 - column2), problem.size())
                || (problem.hasRegions() && problem.region(row1, column1) == problem.region(row2, column2));
    }

    private Set<String> items(int row, int column) {
        int n = problem.size();
        Set<String> items = new LinkedHashSet<>(List.of("r" + row, "c" + column));
        if (problem.hasRegions()) {
            items.add("g" + problem.region(row, column));
        }
        if (problem.rule() == AttackRule.TORUS) {
            items.add("a" + (row + column) % n);
            items.add("b" + (row - column + n) % n);
        } else if (problem.rule() != AttackRule.TOUCH) {
            items.add("a" + (row + column));
            items.add("b" + (row - column));
        }
        return items;
    }

    /** An item for each two squares that attack each other and share none. */
    private void addPairs() {
        List<String> squares = List.copyOf(options.keySet());
        for (int i = 0; i < squares.size(); i++) {
            for (int j = i + 1; j < squares.size(); j++) {
                int[] one = square(squares.get(i));
                int[] other = square(squares.get(j));
                Set<String> shared = new LinkedHashSet<>(options.get(squares.get(i)));
                shared.retainAll(options.get(squares.get(j)));
                if (attack(one[0], one[1], other[0], other[1]) && shared.isEmpty()) {
                    options.get(squares.get(i)).add("p" + i + "-" + j);
                    options.get(squares.get(j)).add("p" + i + "-" + j);
                }
            }
        }
    }

    private static int[] square(String name) {
        return Arrays.stream(name.split(",")).mapToInt(Integer::parseInt).toArray();
    }

    private List<String> natural() {
        List<String> names = new ArrayList<>();
        for (String kind : List.of("r", "c", "g")) {
            names.addAll(uncovered(kind));
        }
        return names;
    }

    /** In the order in which the source's program writes them: t is the middle first, then left of it, right of it, and so on. */
    private List<String> organPipe() {
        List<String> names = new ArrayList<>();
        int left = uncovered("r").size();
        for (int j = 0; j < left; j++) {
            int t = ((j & 1) == 1 ? left - 1 - j : left + j) >> 1;
            for (String kind : List.of("r", "c", "g")) {
                if (!kind.equals("g") || problem.hasRegions()) {
                    names.add(uncovered(kind).get(t));
                }
            }
        }
        return names;
    }

    private List<String> uncovered(String kind) {
        List<String> names = new ArrayList<>();
        for (int line = 0; line < problem.size() && (!kind.equals("g") || problem.hasRegions()); line++) {
            names.add(kind + line);
        }
        for (Square queen : problem.placed()) {
            names.removeAll(items(queen.row(), queen.column()));
        }
        return names;
    }

    private List<String> listOf(String item) {
        return options.entrySet().stream()
                .filter(option -> option.getValue().contains(item) && !blocked.contains(option.getKey()))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Returns whether the search is over. */
    private boolean search() {
        String best = null;
        for (String item : primary) {
            if (!covered.contains(item)
                    && (best == null || listOf(item).size() < listOf(best).size())) {
                best = item;
            }
        }
        if (best == null) {
            int[] columns = new int[problem.size()];
            problem.placed().forEach(queen -> columns[queen.row()] = queen.column());
            queens.forEach(queen -> columns[square(queen)[0]] = square(queen)[1]);
            solutions.add(Arrays.toString(columns));
            return first;
        }
        List<String> choices = listOf(best);
        if (choices.isEmpty() && best.startsWith("r")) {
            deadEnds.add(best.substring(1) + " " + (queens.isEmpty() ? -1 : square(queens.get(queens.size() - 1))[0]));
        }
        Set<String> before = new LinkedHashSet<>(blocked);
        cover(best);
        for (String choice : choices) {
            nodes++;
            placed.add(choice);
            queens.add(choice);
            Set<String> beforeChoice = new LinkedHashSet<>(blocked);
            int coveredBefore = covered.size();
            for (String item : options.get(choice)) {
                if (!item.equals(best)) {
                    cover(item);
                }
            }
            if (search()) {
                return true;
            }
            while (covered.size() > coveredBefore) {
                covered.remove(covered.size() - 1);
            }
            blocked.retainAll(beforeChoice);
            queens.remove(queens.size() - 1);
        }
        covered.remove(covered.size() - 1);
        blocked.retainAll(before);
        return false;
    }

    /** One update for the header, and one for each list but this one that loses an option. */
    private void cover(String item) {
        updates++;
        for (String option : listOf(item)) {
            updates += options.get(option).size() - 1;
            blocked.add(option);
        }
        covered.add(item);
    }
}
