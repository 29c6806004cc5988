package io.github.nqueens.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.cli.Cli;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.solutions.Solutions;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class WorksheetCommandTest {
    private static final Pattern PLACE = Pattern.compile("translate\\((\\d+) (\\d+)\\)");

    @TempDir
    private Path folder;

    private String page(String... options) throws IOException {
        Path file = folder.resolve("sheet.html");
        List<String> arguments = new ArrayList<>(List.of("worksheet", "-o", file.toString()));
        arguments.addAll(List.of(options));
        Cli.Ran ran = Cli.run(arguments.toArray(String[]::new));
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out()).contains("sheet.html");
        return Files.readString(file);
    }

    /** The tasks of one kind, in the questions or the answers. */
    private static List<Element> tasks(String page, String part, int kind) throws Exception {
        int from = page.indexOf("<" + part);
        String end = "</" + part + ">";
        Document document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(page.substring(from, page.indexOf(end) + end.length()))));
        Element section = (Element) document.getElementsByTagName("section").item(kind);
        NodeList items = section.getElementsByTagName("figure");
        List<Element> tasks = new ArrayList<>();
        for (int i = 0; i < items.getLength(); i++) {
            tasks.add((Element) items.item(i));
        }
        return tasks;
    }

    private static int[] columns(Element figure, int n) {
        int[] columns = new int[n];
        Arrays.fill(columns, -1);
        NodeList queens = figure.getElementsByTagName("path");
        for (int i = 0; i < queens.getLength(); i++) {
            Matcher place = PLACE.matcher(((Element) queens.item(i)).getAttribute("transform"));
            assertThat(place.find()).isTrue();
            columns[(Integer.parseInt(place.group(2)) - 18) / 24] = (Integer.parseInt(place.group(1)) - 18) / 24;
        }
        return columns;
    }

    @ParameterizedTest
    @CsvSource({"4, 1, 1", "5, 2, 7", "6, 3, -5", "8, 12, 1", "12, 2, 3"})
    void everyTaskHasItsAnswer(int n, int tasks, long seed) throws Exception {
        String page = page("-n", "" + n, "--tasks", "" + tasks, "--seed", "" + seed);
        List<Element> gaps = tasks(page, "main", 0);
        assertThat(gaps).hasSize(tasks);
        for (int task = 0; task < tasks; task++) {
            int[] printed = columns(gaps.get(task), n);
            Problem.Builder problem = Problem.builder(n);
            for (int row = 0; row < n; row++) {
                if (printed[row] >= 0) {
                    problem.place(row, printed[row]);
                }
            }
            List<Board> solutions = Solutions.stream(problem.build()).toList();
            assertThat(solutions)
                    .containsExactly(Board.of(columns(tasks(page, "article", 0).get(task), n)));

            int[] pairs = columns(tasks(page, "main", 1).get(task), n);
            String answer = tasks(page, "article", 1).get(task).getTextContent();
            long conflicts = Board.of(pairs).conflicts();
            assertThat(answer).contains(conflicts + (conflicts == 1 ? " attacking pair" : " attacking pairs"));
            assertThat(Pattern.compile(" and ").matcher(answer).results().count())
                    .isEqualTo(conflicts);

            Element tree = tasks(page, "main", 2).get(task);
            Element grown = tasks(page, "article", 2).get(task);
            assertThat(grown.getElementsByTagName("circle").getLength())
                    .isEqualTo(tree.getElementsByTagName("circle").getLength() + 5);
            assertThat(grown.getTextContent().split(";", -1)).hasSize(5);
        }
    }

    @Test
    void aSeedGivesTheSamePageAndAnotherSeedAnotherOne() throws IOException {
        assertThat(page("--seed", "3")).isEqualTo(page("--seed", "3")).isNotEqualTo(page("--seed", "4"));
        assertThat(page()).doesNotContain("<script", " src=", "stylesheet");
    }

    /** A board of four rows with one queen has one solution or none, and eight have one. */
    @ParameterizedTest
    @CsvSource({"4, 8, 8", "4, 12, 8", "5, 12, 12"})
    void noTaskRepeatsAsLongAsThereAreOthers(int n, int tasks, int different) throws Exception {
        for (int seed = 0; seed < 5; seed++) {
            String page = page("-n", "" + n, "--tasks", "" + tasks, "--seed", "" + seed);
            assertThat(tasks(page, "main", 0).stream()
                            .map(figure -> Arrays.toString(columns(figure, n)))
                            .distinct())
                    .hasSize(different);
            assertThat(tasks(page, "main", 2).stream()
                            .map(figure -> figure.getElementsByTagName("circle").getLength())
                            .distinct())
                    .hasSize(tasks);
        }
    }

    /** A picture without a name is told to the blind as a picture of nothing. */
    @Test
    void aScreenReaderIsToldWhatEachPictureShows() throws Exception {
        String page = page("-n", "6", "--tasks", "2");
        for (String part : List.of("main", "article")) {
            for (Element board : tasks(page, part, 1)) {
                int[] columns = columns(board, 6);
                assertThat(name(board))
                        .isEqualTo("A board of 6 rows with queens in "
                                + IntStream.range(0, 6)
                                        .mapToObj(row -> "row " + (row + 1) + ", column " + (columns[row] + 1))
                                        .collect(Collectors.joining("; "))
                                + ".");
            }
        }
        for (int task = 0; task < 2; task++) {
            Element grown = tasks(page, "article", 2).get(task);
            assertThat(name(grown))
                    .startsWith(name(tasks(page, "main", 2).get(task)) + "; row ")
                    .endsWith(grown.getElementsByTagName("figcaption").item(0).getTextContent());
        }
    }

    private static String name(Element figure) {
        return ((Element) figure.getElementsByTagName("svg").item(0)).getAttribute("aria-label");
    }

    /** Half a task at the foot of a page is of no use. */
    @Test
    void aTaskIsNotBrokenOverTwoPages() throws IOException {
        assertThat(page())
                .containsPattern("section p \\{[^}]*break-inside: avoid")
                .containsPattern("\\nli \\{ break-inside: avoid");
    }

    @Test
    void anInterruptedSheetIsNotWritten() {
        Session session = new Session(false, null, InputStream.nullInputStream());
        session.interrupt();
        Path file = folder.resolve("sheet.html");
        Cli.Ran ran = Cli.run(session, "worksheet", "-o", file.toString(), "--json");
        assertThat(ran.status()).isEqualTo(ExitStatus.INTERRUPTED);
        ran.assertHasError();
        assertThat(file).doesNotExist();
    }

    @Test
    void refusesBadInputInOneLine() {
        Cli.run("worksheet").assertRefused("--output");
        String file = folder.resolve("a.html").toString();
        Cli.run("worksheet", "-o", file, "-n", "3").assertRefused("--size is 3", "from 4 to 12");
        Cli.run("worksheet", "-o", file, "-n", "13").assertRefused("--size is 13", "from 4 to 12");
        Cli.run("worksheet", "-o", file, "--tasks", "0").assertRefused("--tasks is 0", "from 1 to 12");
        Cli.run("worksheet", "-o", folder.toString()).assertRefused("is a directory");
        Cli.run("worksheet", "-o", folder.resolve("sheet.pdf").toString())
                .assertRefused("sheet.pdf', but the tasks are written as a page", "ends in .html");
    }
}
