package io.github.nqueens.visual;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.testing.browser.Browser;
import io.github.nqueens.testing.browser.InBrowser;
import io.github.nqueens.visual.recording.Steps;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The search tree beside the board, in a real browser, with its numbers counted again from the boards of the recording. */
@InBrowser
@Tag("thorough")
class SearchTreeTest {
    private static Browser chromium;

    @BeforeAll
    static void startBrowser(Browser started) {
        chromium = started;
        chromium.screen(1280, 800, "light");
    }

    @ParameterizedTest
    @CsvSource({"6", "8"})
    void theNodesAndDeadEndsOfADepthFirstSearch(int n) {
        Recording recording = Runs.record(depthFirst(), n, 10_000);
        ReplayPage page = ReplayPage.open(chromium, SearchReplay.of(recording));
        assertThat(page.hasTree(0)).isTrue();
        assertThat(page.offersAllNodes(0)).isFalse();
        for (int step : new int[] {recording.steps() - 1, 1, recording.steps() / 2, recording.steps() / 3, 0}) {
            page.jumpTo(step);
            Set<String> nodes = paths(recording, step);
            Set<String> left = new HashSet<>(nodes);
            left.removeAll(prefixes(path(recording, step)));
            long dead = left.stream()
                    .filter(node -> nodes.stream().noneMatch(other -> other.startsWith(node) && !other.equals(node)))
                    .count();
            assertThat(page.treeText(0))
                    .startsWith(count(nodes.size(), "node") + " reached, " + count(dead, "dead end") + ".");
            if (step > 0) {
                assertThat(page.treeText(0))
                        .endsWith(" Path: " + path(recording, step).strip() + ".");
                assertThat(page.pixelsOfTree(0, "--s1")).as("the path is drawn").isPositive();
            }
            assertThat(page.pixelsOfTree(0, "--attacked") > 0)
                    .as("dead ends are drawn at step " + step)
                    .isEqualTo(dead > 0);
        }
    }

    @Test
    void theFrontierOfABreadthFirstSearch() {
        Recording recording = Runs.record(breadthFirst(), 6, 10_000);
        ReplayPage page = ReplayPage.open(chromium, SearchReplay.of(recording));
        for (int step : new int[] {recording.steps() - 1, 10, 30}) {
            page.jumpTo(step);
            long frontier = recording.measures(step).get("frontier").longValue();
            assertThat(page.treeText(0))
                    .startsWith(count(paths(recording, step).size(), "node") + " reached, ")
                    .contains(", " + count(frontier, "board") + " in the frontier.")
                    .endsWith(" Path: " + path(recording, step).strip() + ".");
        }
    }

    @Test
    void partsThatAreSearchedAreCollapsedUnlessAllNodesAreWanted() {
        Recording recording = Runs.record(depthFirst(), 14, 1_500);
        ReplayPage page = ReplayPage.open(chromium, SearchReplay.of(recording));
        page.click("last");
        assertThat(page.offersAllNodes(0)).isTrue();
        long collapsed = page.pixelsOfTree(0, "--attacked");
        page.allNodes(0);
        assertThat(page.pixelsOfTree(0, "--attacked")).isGreaterThan(2 * collapsed);
    }

    @Test
    void thousandsOfNodesAreCountedLevelByLevel() {
        Recording recording = Runs.record(depthFirst(), 16, 6_000);
        ReplayPage page = ReplayPage.open(chromium, SearchReplay.of(recording));
        page.jumpTo(5_000);
        assertThat(page.treeTitle(0)).isEqualTo("Search tree, level by level");
        assertThat(page.treeText(0))
                .startsWith(String.format(
                        "%,d nodes reached, ", paths(recording, 5_000).size()));
        assertThat(page.pixelsOfTree(0, "--muted")).isPositive();
    }

    @Test
    void otherSearchesHaveNoTree() {
        ReplayPage page = ReplayPage.open(chromium, SearchReplay.of(Runs.record(Runs.randomMoves(10), 8, 100)));
        assertThat(page.hasTree(0)).isFalse();
        assertThat(page.text("title")).isEqualTo("8 queens");
    }

    private static String count(long count, String noun) {
        return String.format("%,d %s%s", count, noun, count == 1 ? "" : "s");
    }

    /** The columns, counted from 1, from the first row on, each with a blank after it, as rows are filled in turn. */
    private static String path(Recording recording, int step) {
        return Arrays.stream(recording.columns(step))
                .filter(column -> column >= 0)
                .mapToObj(column -> column + 1 + " ")
                .collect(Collectors.joining());
    }

    private static Set<String> paths(Recording recording, int step) {
        Set<String> paths = new HashSet<>();
        int[] columns = new int[recording.size()];
        Arrays.fill(columns, -1);
        Steps kept = recording.kept();
        for (int each = 0; each <= step; each++) {
            for (int i = kept.moves().start(each); i < kept.moves().end(each); i++) {
                columns[kept.row(i)] = kept.column(i);
            }
            StringBuilder path = new StringBuilder();
            for (int column : columns) {
                if (column >= 0) {
                    path.append(column + 1).append(' ');
                }
            }
            paths.addAll(prefixes(path.toString()));
        }
        return paths;
    }

    private static List<String> prefixes(String path) {
        List<String> prefixes = new ArrayList<>();
        for (int blank = path.indexOf(' '); blank >= 0; blank = path.indexOf(' ', blank + 1)) {
            prefixes.add(path.substring(0, blank + 1));
        }
        return prefixes;
    }

    /** An iteration takes queens back and places the next one. */
    private static Solver depthFirst() {
        return Solvers.of("depth-first", context -> {
            int n = context.size();
            int[] columns = new int[n];
            int row = 0;
            int from = 0;
            List<Integer> back = new ArrayList<>();
            while (row < n) {
                int column = from;
                while (column < n && isAttacked(columns, row, column)) {
                    column++;
                }
                if (column == n) {
                    row--;
                    back.add(row);
                    from = columns[row] + 1;
                    continue;
                }
                if (!context.tick()) {
                    return SearchOutcome.stopped();
                }
                back.forEach(context::removed);
                back.clear();
                columns[row] = column;
                context.placed(row++, column);
                from = 0;
            }
            return SearchOutcome.solved(Board.of(columns));
        });
    }

    /** An iteration takes the oldest board from the frontier. */
    private static Solver breadthFirst() {
        return Solvers.of("first-in-first-out", context -> {
            int n = context.size();
            Deque<int[]> frontier = new ArrayDeque<>(List.of(new int[0]));
            int shown = 0;
            while (true) {
                if (!context.tick()) {
                    return SearchOutcome.stopped();
                }
                int[] board = frontier.remove();
                while (shown > 0) {
                    context.removed(--shown);
                }
                for (; shown < board.length; shown++) {
                    context.placed(shown, board[shown]);
                }
                if (board.length == n) {
                    context.measured("frontier", frontier.size());
                    return SearchOutcome.solved(Board.of(board));
                }
                for (int column = 0; column < n; column++) {
                    if (!isAttacked(board, board.length, column)) {
                        int[] next = Arrays.copyOf(board, board.length + 1);
                        next[board.length] = column;
                        frontier.add(next);
                    }
                }
                context.measured("frontier", frontier.size());
            }
        });
    }

    private static boolean isAttacked(int[] columns, int row, int column) {
        for (int other = 0; other < row; other++) {
            int distance = Math.abs(columns[other] - column);
            if (distance == 0 || distance == row - other) {
                return true;
            }
        }
        return false;
    }
}
