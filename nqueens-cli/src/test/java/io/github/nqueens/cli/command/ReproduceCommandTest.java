package io.github.nqueens.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.InstanceOfAssertFactories.LIST;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.cli.Cli;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.cli.reproduction.Experiments;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.Session;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReproduceCommandTest {
    @Test
    void printsOursBesideThePublished() throws IOException {
        Solver tabu = Solvers.get("tabu");
        long[] iterations = LongStream.rangeClosed(7, 9)
                .map(seed -> tabu.solve(8, SolveOptions.builder().seed(seed).build())
                        .statistics()
                        .iterations())
                .sorted()
                .toArray();
        Cli.Ran ran = Cli.run("reproduce", "mg-table2", "--runs", "3", "--seed", "7", "--largest", "8");
        assertThat(ran.status()).isZero();
        assertThat(ran.err()).isEmpty();
        List<String> lines = ran.out().lines().toList();
        assertThat(lines.get(0)).startsWith("mg-table2: Tabu search");
        assertThat(lines.get(2).trim().split(" +"))
                .startsWith("8", "2", "6.5", "17")
                .contains(
                        Long.toString(iterations[0]),
                        Text.number((iterations[0] + iterations[1] + iterations[2]) / 3.0),
                        Long.toString(iterations[2]));
        assertThat(lines.get(3)).startsWith("Our mean lies inside");
    }

    @Test
    void evaluationsFollowTheDefinitionsOfThePublication() throws IOException {
        Cli.Ran ran =
                Cli.run("reproduce", "mg-table1", "mg-table2", "mg-table4", "--runs", "4", "--largest", "10", "--json");
        List<?> annealing = (List<?>) rows(ran, "mg-table1").get(1);
        List<?> tabu = (List<?>) rows(ran, "mg-table2").get(1);
        List<?> evaluations = (List<?>) rows(ran, "mg-table4").get(1);
        assertThat(evaluations.get(0)).isEqualTo(10);
        assertThat(evaluations.get(2)).isEqualTo(annealing.get(5));
        double expected = 10 * 9 / 2 * Double.parseDouble(tabu.get(5).toString());
        // The mean of the iterations is printed with one decimal, hence the tolerance of 45 / 20.
        assertThat(Double.parseDouble(evaluations.get(4).toString().replace(",", "")))
                .isCloseTo(expected, within(45 / 20.0 + 0.1));
    }

    @Test
    void countsAreThoseOfThePublications() throws IOException {
        Cli.Ran ran = Cli.run(
                "reproduce", "mg-table5", "notes-table1", "notes-table2", "--largest", "7", "--runs", "1", "--json");
        assertThat(rows(ran, "notes-table1"))
                .hasSize(7)
                .allSatisfy(row -> assertThat(((List<?>) row).get(4)).isEqualTo("yes"));
        assertThat(rows(ran, "notes-table2"))
                .hasSize(7)
                .allSatisfy(row -> assertThat(((List<?>) row).get(4)).isEqualTo("yes"));
        assertThat(rows(ran, "mg-table5")).hasSize(25);
        assertThat(rows(ran, "mg-table5").subList(0, 7))
                .allSatisfy(row -> assertThat(((List<?>) row).get(5)).isEqualTo("yes"));
        // The factorials do not depend on what was counted: each starts with the published digits.
        assertThat(rows(ran, "mg-table5"))
                .allSatisfy(row -> assertThat(((List<?>) row).get(2)).isEqualTo(((List<?>) row).get(1)));
    }

    @Test
    void runsEveryExperiment() {
        Cli.Ran ran = Cli.run("reproduce", "--runs", "1", "--largest", "10");
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
        assertThat(Experiments.all())
                .allSatisfy(experiment -> assertThat(ran.out()).contains(experiment.name() + ": "));
    }

    /** The published page is of another run. What does not depend on the machine is the same as here. */
    @ParameterizedTest
    @CsvSource({
        "mg-table1, 200, 8",
        "mg-table2, 200, 8",
        "mg-table3, 30, 8",
        "mg-table5, 12, 6",
        "notes-table2, 12, 5",
        "knuth-lines, 10, 7",
        "knuth-rows, 10, 7",
        "stone-next, 16, 5",
        "haralick-checks, 8, 7",
        "tree, 10, 4"
    })
    void thePublishedPageHasTheFiguresOfTodaysSolvers(String table, int largest, int columns) throws IOException {
        List<String> page = Files.readAllLines(Path.of("..", "docs", "tables", "reproduction.md"));
        List<String> published = page.stream()
                .dropWhile(line -> !line.startsWith("`nqueens reproduce " + table + "`"))
                .dropWhile(line -> !line.startsWith("|"))
                .takeWhile(line -> line.startsWith("|"))
                .skip(2)
                .toList();
        List<?> rows = rows(Cli.run("reproduce", table, "--largest", "" + largest, "--json"), table);
        assertThat(rows).isNotEmpty();
        int compared = 0;
        for (Object row : rows) {
            List<?> ours = (List<?>) row;
            if (Integer.parseInt(ours.get(0).toString()) <= largest) {
                String[] cells = published.get(compared++).replace(",", "").split(" *\\| *", -1);
                for (int column = 0; column < columns; column++) {
                    assertThat(isSame(cells[column + 1], ours.get(column)))
                            .as(
                                    "docs/tables/reproduction.md says %s where %s gives %s for n = %s; if the change is meant,"
                                            + " run mvn -q -Pquick,site -pl nqueens-site exec:exec@reproduction",
                                    cells[column + 1], table, ours.get(column), ours.get(0))
                            .isTrue();
                }
            }
        }
        assertThat(compared).isGreaterThanOrEqualTo(3);
    }

    private static boolean isSame(String cell, Object ours) {
        return ours instanceof Number number
                ? new BigDecimal(cell).compareTo(new BigDecimal(number.toString())) == 0
                : cell.equals(Objects.toString(ours, "-"));
    }

    /** Nodes and updates of dancing links are those of Knuth's paper, digit by digit, on both kinds of primary items. */
    @ParameterizedTest
    @ValueSource(strings = {"knuth-lines", "knuth-rows"})
    void theTableOfDancingLinksIsFoundAgain(String table) throws IOException {
        assertThat(rows(Cli.run("reproduce", table, "--largest", "11", "--json"), table))
                .hasSize(8)
                .allSatisfy(row -> assertThat(row).asInstanceOf(LIST).endsWith("yes"));
    }

    /** The checks of forward checking with the fewest values first are those of the book. */
    @Test
    void theChecksOfTheTextbookAreFoundAgain() throws IOException {
        List<?> rows = rows(Cli.run("reproduce", "rn-figure5.5", "--json"), "rn-figure5.5");
        assertThat(rows).hasSize(5);
        List<?> both = (List<?>) rows.get(3);
        assertThat(both.get(1)).isEqualTo(817).isEqualTo(both.get(2));
        for (int algorithm : new int[] {0, 2}) {
            List<?> more = (List<?>) rows.get(algorithm);
            assertThat(more.get(1)).isEqualTo(">40000").isEqualTo(more.get(2));
        }
        String page = Files.readString(Path.of("..", "docs", "tables", "reproduction.md"))
                .replace(",", "");
        rows.forEach(row -> assertThat(page).contains("| " + join((List<?>) row) + " |"));
        List<?> few = rows(Cli.run("reproduce", "rn-figure5.5", "--json", "--largest", "8"), "rn-figure5.5");
        assertThat(few).allSatisfy(row -> assertThat(((List<?>) row).get(3)).isEqualTo(8));
    }

    /** Cells as the page shows them, without the commas between digits. */
    private static String join(List<?> cells) {
        return cells.stream().map(cell -> Objects.toString(cell, "-")).collect(Collectors.joining(" | "));
    }

    /** What programs read: columns with names of their own, and numbers as numbers. */
    @Test
    void tablesAreNumbersForPrograms() throws IOException {
        Cli.Ran ran = Cli.run("reproduce", "--runs", "2", "--largest", "10", "--json");
        for (Map.Entry<String, Object> table : ran.json().entrySet()) {
            Map<?, ?> fields = (Map<?, ?>) table.getValue();
            assertThat((List<?>) fields.get("columns")).as(table.getKey()).doesNotHaveDuplicates();
            for (Object row : (List<?>) fields.get("rows")) {
                assertThat((List<?>) row)
                        .as(table.getKey())
                        .filteredOn(cell -> cell instanceof String text && text.matches("[0-9,.]+|-|"))
                        .isEmpty();
            }
        }
        assertThat(rows(ran, "mg-table1")).first().asInstanceOf(LIST).startsWith(8, 66, 492.8, 803);
        assertThat(rows(ran, "mg-table5")).last().asInstanceOf(LIST).endsWith(null, null, null);
    }

    @Test
    void anInterruptedReproductionSaysSo() {
        Session session = new Session(false, null, InputStream.nullInputStream());
        session.interrupt();
        Cli.Ran ran = Cli.run(session, "reproduce");
        assertThat(ran.status()).isEqualTo(ExitStatus.INTERRUPTED);
        assertThat(ran.err()).contains("interrupted");
    }

    @Test
    void refusesBadInputInOneLine() throws IOException {
        Cli.run("reproduce", "mg-table9").assertRefused("'mg-table9'", "mg-table1", "notes-table4");
        Cli.run("reproduce", "--runs", "0").assertRefused("--runs is 0");
        Cli.run("reproduce", "--largest", "x").assertRefused("'x'");
    }

    private static List<?> rows(Cli.Ran ran, String table) throws IOException {
        return (List<?>) ((Map<?, ?>) ran.json().get(table)).get("rows");
    }
}
