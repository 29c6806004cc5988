package io.github.nqueens.formats.tables;

import io.github.nqueens.formats.Reading;
import io.github.nqueens.formats.text.Signs;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reads a square table whose cells are signs of queens, blocked squares and open squares. */
public final class SquareSigns {
    private static final Set<String> DARK_AND_LIGHT =
            Set.of("\u2B1C", "\u2B1B", "\u25FB", "\u25FC", "\u25FD", "\u25FE", "\u25A1", "\u25A0");

    private final Table table;
    private final int size;
    private final List<Interpretation> found;
    private final Set<String> queens = new HashSet<>();
    private final Set<String> stars = new HashSet<>();
    private final Set<String> crosses = new HashSet<>();
    private final Set<String> blocked = new HashSet<>();
    private final Set<String> open = new HashSet<>();
    private boolean ones;

    public SquareSigns(Table table, List<Interpretation> found) {
        this.table = table;
        this.size = table.rows();
        this.found = found;
    }

    public void find() {
        Set<String> signs = table.counts().keySet();
        if (signs.size() > 6 || (size == 1 && table.isNumeric())) {
            return;
        }
        if (Set.of("0", "1").containsAll(signs) || Set.of("true", "false").containsAll(lower(signs))) {
            if (signs.size() == 2
                    || (size > 1 && (signs.contains("0") || lower(signs).contains("false")))) {
                addMarks("1", "ones");
            }
            return;
        }
        int known = found.size();
        if (classify(signs)) {
            addSigns();
        }
        if (found.size() == known && signs.size() == 2 && size > 2) {
            addBoardOfTwoSigns(List.copyOf(signs));
        }
    }

    /** A board with a sign of its own for queens or for open squares: one of two signs stands once in each row. */
    private void addBoardOfTwoSigns(List<String> signs) {
        for (int i = 0; i < 2; i++) {
            String rare = signs.get(i);
            String usual = signs.get(1 - i);
            boolean known = Signs.QUEENS.contains(rare)
                    || Signs.OPEN.contains(usual)
                    || !(isWordOrNumber(rare) || isWordOrNumber(usual));
            if (known && !Signs.BLOCKED.contains(rare)) {
                Interpretation board = Interpretation.squares(
                        "the squares of a board of " + Interpretation.counted(size, "row") + " whose queens are '"
                                + rare + "'",
                        true,
                        size,
                        squares(Set.of(rare)),
                        List.of());
                if (board.isBoard()) {
                    found.add(board);
                }
            }
        }
    }

    private static boolean isWordOrNumber(String sign) {
        return sign.chars().anyMatch(Character::isLetterOrDigit);
    }

    private static Set<String> lower(Set<String> signs) {
        Set<String> lower = new HashSet<>();
        signs.forEach(sign -> lower.add(sign.toLowerCase(java.util.Locale.ROOT)));
        return lower;
    }

    private boolean classify(Set<String> signs) {
        for (String sign : signs) {
            if (Signs.QUEENS.contains(sign)) {
                queens.add(sign);
            } else if (Signs.STARS.contains(sign)) {
                stars.add(sign);
            } else if (Signs.CROSSES.contains(sign)) {
                crosses.add(sign);
            } else if (Signs.OPEN.contains(sign)
                    || (sign.equals("0") && signs.size() <= 3)
                    || (sign.equals("1") && signs.size() == 2 && signs.stream().anyMatch(Signs.QUEENS::contains))) {
                open.add(sign);
            } else if (sign.equals("1") && signs.size() == 2) {
                ones = true;
            } else if (Signs.BLOCKED.contains(sign)) {
                blocked.add(sign);
            } else {
                return false;
            }
        }
        return queens.size() <= 1 && crosses.size() <= 1 && (open.size() <= 1 || isCheckered());
    }

    /** Two signs for open squares are the colors of a chess board. */
    private boolean isCheckered() {
        if (open.size() != 2 || !DARK_AND_LIGHT.containsAll(open)) {
            return false;
        }
        String even = null;
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                String cell = table.cells[row][column];
                if (open.contains(cell)) {
                    boolean light = (row + column) % 2 == 0;
                    if (even == null) {
                        even = light ? cell : other(cell);
                    }
                    if (!cell.equals(light ? even : other(even))) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private String other(String sign) {
        return open.stream().filter(one -> !one.equals(sign)).findFirst().orElseThrow();
    }

    private void addSigns() {
        String what = "the squares of a board of " + Interpretation.counted(size, "row");
        if (ones) {
            addMarks("1", "ones");
            return;
        }
        if (!queens.isEmpty()) {
            if (!stars.isEmpty()) {
                if (!crosses.isEmpty() || !open.isEmpty() || !blocked.isEmpty()) {
                    return;
                }
                crosses.addAll(stars);
            }
            if (crosses.isEmpty() || (open.isEmpty() && blocked.isEmpty())) {
                found.add(Interpretation.squares(what, true, size, squares(queens), squares(blocked)));
                return;
            }
            Set<String> closed = new HashSet<>(blocked);
            closed.addAll(crosses);
            found.add(Interpretation.squares(
                    what + " whose crosses are blocked squares",
                    true,
                    size,
                    squares(queens),
                    squares(closed),
                    Reading.BLOCKED));
            found.add(Interpretation.squares(
                    what + " whose crosses are open squares",
                    true,
                    size,
                    squares(queens),
                    squares(blocked),
                    Reading.QUEENS));
            return;
        }
        if (!stars.isEmpty() && crosses.isEmpty()) {
            addMarks(stars.iterator().next(), "stars");
        } else if (!crosses.isEmpty() && stars.isEmpty() && !open.isEmpty()) {
            addCrosses(what);
        } else if (crosses.isEmpty() && stars.isEmpty() && !open.isEmpty()) {
            found.add(Interpretation.squares(what, true, size, List.of(), squares(blocked)));
        }
    }

    /** Crosses beside open squares. Beside the letter O, of which there are fewer, the crosses may be the open squares. */
    private void addCrosses(String what) {
        if (blocked.isEmpty() && Set.of("o", "O").containsAll(open)) {
            Interpretation letters = Interpretation.squares(
                    what + " whose letters O are queens", true, size, squares(open), List.of(), Reading.QUEENS);
            boolean permutation = letters.isBoard() && letters.boards().get(0).isPermutation();
            if (permutation || squares(crosses).size() > size) {
                found.add(letters);
            }
            if (permutation && size > 2) {
                return;
            }
        }
        addMarks(crosses.iterator().next(), "crosses");
    }

    /** Marks that may be queens or blocked squares. Queens that attack each other are none that anybody would complete. */
    private void addMarks(String sign, String plural) {
        List<int[]> marks = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                String cell = table.cells[row][column];
                if (cell.equals(sign) || (sign.equals("1") && cell.equalsIgnoreCase("true"))) {
                    marks.add(new int[] {row, column});
                }
            }
        }
        boolean ones = plural.equals("ones");
        String what = "the squares of a board of " + Interpretation.counted(size, "row") + " whose " + plural + " are ";
        boolean peaceful = isPeaceful(marks);
        Interpretation asQueens =
                Interpretation.squares(what + "queens", true, size, marks, squares(blocked), Reading.QUEENS);
        List<int[]> blockedToo = squares(blocked);
        blockedToo.addAll(marks);
        boolean judges = table.sizeBefore >= 0 && !ones;
        boolean queensAreSure = ones || (peaceful && !judges) || asQueens.isBoard() || !blocked.isEmpty();
        boolean blockedAreSure = !ones && blocked.isEmpty() && (judges || !asQueens.isBoard() || !peaceful);
        if (ones && !peaceful && !asQueens.isBoard()) {
            blockedAreSure = true;
        }
        found.add(new Interpretation(
                asQueens.what(),
                asQueens.readings(),
                queensAreSure,
                size,
                true,
                List.of(),
                marks,
                squares(blocked),
                asQueens.boards()));
        found.add(new Interpretation(
                what + "blocked squares",
                Set.of(Reading.BLOCKED),
                blockedAreSure,
                size,
                true,
                List.of(),
                List.of(),
                blockedToo,
                List.of()));
    }

    private static boolean isPeaceful(List<int[]> marks) {
        Set<Integer> lines = new HashSet<>();
        for (int[] mark : marks) {
            if (!lines.add(mark[0])
                    || !lines.add(100_000 + mark[1])
                    || !lines.add(200_000 + mark[0] + mark[1])
                    || !lines.add(400_000 + mark[0] - mark[1])) {
                return false;
            }
        }
        return true;
    }

    private List<int[]> squares(Set<String> signs) {
        List<int[]> squares = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                if (signs.contains(table.cells[row][column])) {
                    squares.add(new int[] {row, column});
                }
            }
        }
        return squares;
    }
}
