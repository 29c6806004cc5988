package io.github.nqueens.cli.worksheet;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.puzzle.Deduction;
import io.github.nqueens.puzzle.Technique;
import io.github.nqueens.solutions.Solutions;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Puzzles to print, numbered, with their rule and rating, and their solutions on pages of their own. */
public final class PuzzleSheet {
    private final StringBuilder questions = new StringBuilder();
    private final StringBuilder answers = new StringBuilder();

    private PuzzleSheet() {}

    /**
     * The page.
     *
     * @param puzzles one at least, each with exactly one solution
     */
    public static String html(List<Problem> puzzles) {
        PuzzleSheet sheet = new PuzzleSheet();
        String rule = "";
        for (int i = 0; i < puzzles.size(); i++) {
            if (!rule(puzzles.get(i)).equals(rule)) {
                rule = rule(puzzles.get(i));
                sheet.close(i > 0);
                sheet.open(rule, i + 1);
            }
            sheet.add(puzzles.get(i));
        }
        sheet.close(true);
        String title = puzzles.size() == 1 ? "Queens puzzle" : "Queens puzzles";
        return Worksheet.page(
                Map.of("title", title, "heading", title, "answers", puzzles.size() == 1 ? "Solution" : "Solutions"),
                "",
                sheet.questions,
                sheet.answers);
    }

    private void open(String rule, int number) {
        String list = "<ol start=\"" + number + "\">";
        questions.append("<section><p>").append(rule).append("</p>").append(list);
        answers.append("<section>").append(list);
    }

    private void close(boolean isOpen) {
        if (isOpen) {
            questions.append("</ol></section>\n");
            answers.append("</ol></section>\n");
        }
    }

    private void add(Problem puzzle) {
        Board solution = Solutions.stream(puzzle).findFirst().orElseThrow();
        boolean[] placed = new boolean[puzzle.size()];
        puzzle.placed().forEach(queen -> placed[queen.row()] = true);
        int[] columns = solution.toArray();
        int[] given = columns.clone();
        Arrays.setAll(given, row -> placed[row] ? columns[row] : -1);
        // Steps count from 1, so the sheet does.
        Worksheet.figure(questions, SheetBoard.svg(puzzle, given, placed), level(Deduction.rating(puzzle)));
        Worksheet.figure(answers, SheetBoard.svg(puzzle, columns, placed), "");
    }

    private static String level(Optional<Technique> rating) {
        if (rating.isEmpty()) {
            return "Harder than the five techniques";
        }
        return switch (rating.get()) {
            case SINGLE, CONFINEMENT -> "Easy";
            case STRANDING -> "Medium";
            case HALL_SET -> "Hard";
            case ASSUMPTION -> "Very hard";
        };
    }

    private static String rule(Problem puzzle) {
        String units = puzzle.hasRegions() ? "each row, each column and each region." : "each row and each column.";
        String attack = switch (puzzle.rule()) {
            case QUEENS -> "No two queens may share a diagonal.";
            case TORUS -> "No two queens may share a diagonal. Diagonals run on over the edges of the board.";
            case TOUCH -> "No two queens may touch, not even at a corner.";
            case SUPERQUEENS -> "No two queens may share a diagonal or stand a knight's move apart.";
        };
        boolean blocked = false;
        for (int square = 0, n = puzzle.size(); square < n * n; square++) {
            blocked |= !puzzle.isOpen(square / n, square % n);
        }
        return "Put one queen in " + units + " " + attack + (blocked ? " No queen stands on a filled square." : "")
                + (puzzle.placed().isEmpty() ? "" : " Queens with a ring are given.");
    }
}
