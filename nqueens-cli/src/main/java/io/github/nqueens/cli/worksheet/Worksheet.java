package io.github.nqueens.cli.worksheet;

import io.github.nqueens.Board;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.internal.Amounts;
import io.github.nqueens.solutions.CountResult;
import io.github.nqueens.solutions.CountStatus;
import io.github.nqueens.solutions.SolutionCounter;
import io.github.nqueens.solutions.SolutionSampler;
import io.github.nqueens.solutions.Solutions;
import io.github.nqueens.visual.page.PageTemplate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** Tasks of three kinds, drawn from a seed: boards to complete, attacking pairs to count, trees to continue. Not safe for use by several threads. */
public final class Worksheet {
    public static final int SMALLEST_SIZE = 4;
    public static final int LARGEST_SIZE = 12;
    public static final int MOST_TASKS = 12;

    /** The smallest board on which backtracking goes back so often that a tree has parts. */
    private static final int ROWS_OF_TREE = 6;

    private static final int NODES_TO_DRAW = 5;
    private static final int FEWEST_NODES = 6;

    /** A board of four rows has eight tasks. When one of them is left, a hundred draws miss it in one sheet of 600,000. */
    private static final int MOST_DRAWS = 100;

    private final int n;
    private final int tasks;
    private final long seed;
    private final Limits limits;
    private final RandomGenerator random;
    private final StringBuilder questions = new StringBuilder();
    private final StringBuilder answers = new StringBuilder();

    /**
     * Makes the tasks.
     *
     * @param n rows of the boards, from 4 to 12
     * @param tasks of each kind, from 1 to 12
     * @param seed what is drawn depends on
     * @param limits what ends the work before it is done
     * @return the sheet
     * @throws CancellationException if a limit was met
     */
    public static Worksheet of(int n, int tasks, long seed, Limits limits) {
        Worksheet sheet = new Worksheet(n, tasks, seed, limits);
        sheet.drawGaps();
        sheet.drawPairs();
        sheet.drawTrees();
        return sheet;
    }

    private Worksheet(int n, int tasks, long seed, Limits limits) {
        this.n = n;
        this.tasks = tasks;
        this.seed = seed;
        this.limits = limits;
        this.random = new SplittableRandom(seed);
    }

    /** The page: tasks first, and answers from a new sheet of paper on. */
    public String html() {
        String heading = "Queens on " + n + " rows";
        return page(
                Map.of("title", heading + ", sheet " + seed, "heading", heading, "answers", "Answers to sheet " + seed),
                "<p>Sheet " + seed + " <span class=\"name\">Name: ____________________</span></p>",
                questions,
                answers);
    }

    /** A page of questions, and of answers from a new sheet of paper on. The line stands below the heading. */
    static String page(Map<String, String> texts, String line, CharSequence questions, CharSequence answers) {
        return new PageTemplate(Worksheet.class::getResourceAsStream)
                .filled(
                        "worksheet.html",
                        texts::get,
                        Map.of("line", line, "questions", questions.toString(), "answers", answers.toString()));
    }

    private void drawGaps() {
        heading(
                "Complete the boards",
                "Add queens until each row has one and no queen attacks another. Each board has one answer.");
        SolutionSampler sampler = Solutions.sampler(n, limits);
        Set<Gaps> drawn = new HashSet<>();
        for (int task = 0; task < tasks; task++) {
            Gaps gaps = unlike(drawn, () -> gaps(sampler.next(random)));
            int[] solution = gaps.solution().toArray();
            int[] left = solution.clone();
            boolean[] kept = new boolean[n];
            for (int row = 0; row < n; row++) {
                kept[row] = gaps.kept().get(row);
                left[row] = kept[row] ? solution[row] : -1;
            }
            add(SheetBoard.svg(left, kept), "", SheetBoard.svg(solution, kept), "");
        }
        close();
    }

    /** A board to complete, and in which rows it shows a queen. */
    private record Gaps(Board solution, BitSet kept) {}

    /** Draws until something new comes; small boards have fewer tasks than a sheet may ask for, so some repeat there. */
    private static <T> T unlike(Set<T> drawn, Supplier<T> draw) {
        T task = draw.get();
        for (int draws = 1; !drawn.add(task) && draws < MOST_DRAWS; draws++) {
            task = draw.get();
        }
        return task;
    }

    /** Queens are taken off in random order, as long as one solution is left. */
    private Gaps gaps(Board solution) {
        List<Integer> rows = new ArrayList<>();
        for (int row = 0; row < n; row++) {
            rows.add(row);
        }
        // Collections.shuffle takes no RandomGenerator in Java 17.
        for (int i = n - 1; i > 0; i--) {
            Collections.swap(rows, i, random.nextInt(i + 1));
        }
        BitSet kept = new BitSet(n);
        kept.set(0, n);
        SolutionCounter counter = SolutionCounter.builder().build();
        for (int row : rows) {
            kept.clear(row);
            Problem.Builder left = Problem.builder(n);
            for (int other = 0; other < n; other++) {
                if (kept.get(other)) {
                    left.place(other, solution.column(other));
                }
            }
            CountResult solutions = counter.countUpTo(left.build(), 2, limits);
            if (solutions.status() != CountStatus.COMPLETE) {
                throw new CancellationException("the solutions of a board were not counted");
            }
            kept.set(row, solutions.count() > 1);
        }
        return new Gaps(solution, kept);
    }

    private void drawPairs() {
        heading(
                "Count the attacking pairs",
                "Two queens attack each other if they share a column or a diagonal. A queen between them makes no difference.");
        boolean[] all = new boolean[n];
        Arrays.fill(all, true);
        for (int task = 0; task < tasks; task++) {
            int[] columns = random.ints(n, 0, n).toArray();
            Board board = Board.of(columns);
            String svg = SheetBoard.svg(columns, all);
            add(
                    svg,
                    "Attacking pairs: ______",
                    svg,
                    Amounts.counted(board.conflicts(), "attacking pair") + pairs(columns));
        }
        close();
    }

    private String pairs(int[] columns) {
        List<String> pairs = new ArrayList<>();
        for (int row = 0; row < n; row++) {
            for (int other = row + 1; other < n; other++) {
                int across = Math.abs(columns[row] - columns[other]);
                if (across == 0 || across == other - row) {
                    pairs.add((row + 1) + " and " + (other + 1));
                }
            }
        }
        return pairs.isEmpty() ? "" : ": rows " + String.join(", ", pairs);
    }

    private void drawTrees() {
        heading(
                "Continue the trees",
                "Backtracking fills the rows of a board of " + ROWS_OF_TREE
                        + " rows from the top, and tries the columns"
                        + " from the left. A node is a queen, and its number is the column. Draw the next "
                        + NODES_TO_DRAW + " nodes.");
        SheetTree tree = SheetTree.of(ROWS_OF_TREE);
        Set<Integer> drawn = new HashSet<>();
        for (int task = 0; task < tasks; task++) {
            int printed = unlike(drawn, () -> random.nextInt(FEWEST_NODES, tree.size() - NODES_TO_DRAW + 1));
            int shown = printed + NODES_TO_DRAW;
            add(
                    tree.svg(printed, printed),
                    "",
                    tree.svg(printed, shown),
                    String.join("; ", tree.squares(printed, shown)));
        }
        close();
    }

    private void heading(String title, String task) {
        questions
                .append("<section><h2>")
                .append(title)
                .append("</h2><p>")
                .append(task)
                .append("</p><ol>");
        answers.append("<section><h2>").append(title).append("</h2><ol>");
    }

    private void add(String question, String blank, String answer, String words) {
        figure(questions, question, blank);
        figure(answers, answer, words);
    }

    static void figure(StringBuilder to, String svg, String words) {
        to.append("<li><figure>").append(svg);
        if (!words.isEmpty()) {
            to.append("<figcaption>").append(words).append("</figcaption>");
        }
        to.append("</figure></li>\n");
    }

    private void close() {
        questions.append("</ol></section>\n");
        answers.append("</ol></section>\n");
    }
}
