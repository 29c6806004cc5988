package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.testing.Runs;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

/** What is written in a form is read as what it is, or refused: never as anything else, and refused in few cases only. */
class GeneratedFormsTest {
    private static final int OF_EACH_FORM = Integer.getInteger("nqueens.formats.instances", Runs.share(40));
    private static final int OF_EACH_STRANGE_FORM = (OF_EACH_FORM + 3) / 4;

    @Test
    void regionsAreReadInEachForm() {
        readRegions(RegionForms.all(), OF_EACH_FORM);
    }

    @Test
    void regionsOfStrangersAreRead() {
        readRegions(StrangeRegionForms.all(), OF_EACH_STRANGE_FORM);
    }

    @Test
    void boardsAreReadInEachForm() {
        readBoards(BoardForms.all(), OF_EACH_FORM);
    }

    @Test
    void boardsOfStrangersAreRead() {
        readBoards(StrangeBoardForms.all(), OF_EACH_STRANGE_FORM);
    }

    private static void readRegions(Map<String, BiFunction<Written, int[][], String>> forms, int ofEach) {
        Map<String, Integer> refused = new TreeMap<>();
        int written = 0;
        for (Map.Entry<String, BiFunction<Written, int[][], String>> form : forms.entrySet()) {
            for (int seed = 0; seed < ofEach; seed++) {
                Written writer = new Written(seed * 31L + form.getKey().hashCode());
                int n = 4 + writer.random.nextInt(17);
                int[][] regions = writer.regions(n);
                String text = form.getValue().apply(writer, regions);
                written++;
                Problem problem;
                try {
                    problem = ProblemReader.read(text);
                } catch (IllegalArgumentException e) {
                    refused.merge(
                            form.getKey() + ": " + e.getMessage() + "\n"
                                    + text.substring(0, Math.min(300, text.length())) + "\n",
                            1,
                            Integer::sum);
                    continue;
                }
                assertThat(problem.placed()).as(text).isEmpty();
                assertThat(problem.rule()).as(text).isEqualTo(AttackRule.TOUCH);
                assertThat(sameRegions(problem, regions))
                        .as("%s%n%s%n%s", form.getKey(), text, problem)
                        .isTrue();
            }
        }
        assertThat(refused.values().stream().mapToInt(Integer::intValue).sum())
                .as("%s", refused)
                .isLessThanOrEqualTo(written / 100);
    }

    private static void readBoards(Map<String, BiFunction<Written, int[], String>> forms, int ofEach) {
        Map<String, Integer> refused = new TreeMap<>();
        int written = 0;
        for (Map.Entry<String, BiFunction<Written, int[], String>> form : forms.entrySet()) {
            for (int seed = 0; seed < ofEach; seed++) {
                Written writer = new Written(seed * 31L + form.getKey().hashCode());
                int n = 4 + writer.random.nextInt(17);
                int[] columns = writer.columns(n);
                String text = form.getValue().apply(writer, columns);
                written++;
                List<Board> boards;
                try {
                    boards = BoardReader.read(text);
                } catch (IllegalArgumentException e) {
                    refused.merge(
                            form.getKey() + ": " + e.getMessage() + "\n"
                                    + text.substring(0, Math.min(300, text.length())) + "\n",
                            1,
                            Integer::sum);
                    continue;
                }
                assertThat(boards).as("%s%n%s", form.getKey(), text).containsExactly(Board.of(columns));
            }
        }
        assertThat(refused.values().stream().mapToInt(Integer::intValue).sum())
                .as("%s", refused)
                .isLessThanOrEqualTo(written / 100);
    }

    static boolean sameRegions(Problem problem, int[][] regions) {
        int n = regions.length;
        if (problem.size() != n || !problem.hasRegions()) {
            return false;
        }
        int[] names = new int[n];
        java.util.Arrays.fill(names, -1);
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                int region = regions[row][column];
                names[region] = names[region] < 0 ? problem.region(row, column) : names[region];
                if (names[region] != problem.region(row, column) || !problem.isOpen(row, column)) {
                    return false;
                }
            }
        }
        return java.util.Arrays.stream(names).distinct().count() == n;
    }
}
