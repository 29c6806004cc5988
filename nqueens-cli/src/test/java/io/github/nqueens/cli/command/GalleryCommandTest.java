package io.github.nqueens.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.jr.ob.JSON;
import io.github.nqueens.CancellationToken;
import io.github.nqueens.Solvers;
import io.github.nqueens.cli.Cli;
import io.github.nqueens.cli.NQueens;
import io.github.nqueens.cli.gallery.Gallery;
import io.github.nqueens.cli.gallery.Lesson;
import io.github.nqueens.cli.gallery.Runs;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.Session;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** The command makes a gallery, and what its words say holds. */
@Tag("thorough")
class GalleryCommandTest {
    private static final int LARGEST_PAGE = 150_000;
    private static final int LARGEST_MEAN = 120_000;
    private static final Pattern DATA = Pattern.compile("id=\"data\">(.*?)</script>", Pattern.DOTALL);
    private static final Pattern LINK = Pattern.compile("href=\"([^\"]*)\"");
    private static final Pattern COMMAND = Pattern.compile("<code>(nqueens [^<]*)</code>");

    /** Words of a command; a board in quotation marks is one. */
    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

    @TempDir
    static Path made;

    private static final Map<String, Lesson> LESSONS = new LinkedHashMap<>();

    @BeforeAll
    static void makeGallery() {
        Runs runs = new Runs(Solvers::get, new CancellationToken());
        Gallery.names().forEach(name -> LESSONS.put(name, Gallery.lesson(name, runs)));
        Gallery.write(made, List.copyOf(LESSONS.values()));
    }

    @Test
    void pagesAreSmall() throws IOException {
        long sum = 0;
        for (String file : files(made)) {
            long size = Files.size(made.resolve(file));
            assertThat(size).as(file).isLessThan(LARGEST_PAGE);
            sum += size;
        }
        assertThat(Gallery.names()).hasSize(12);
        assertThat(sum).isLessThan((long) LARGEST_MEAN * Gallery.names().size());
    }

    static List<String> pages() {
        return Gallery.names();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void linksLeadToPagesAndSteps(String name) throws IOException {
        long last = LESSONS.get(name).recordings().stream()
                        .mapToLong(recording -> recording.totalSteps())
                        .max()
                        .orElseThrow()
                - 1;
        List<String> links = matches(LINK, Files.readString(made.resolve(name + ".html")));
        assertThat(links).hasSizeGreaterThan(1).allSatisfy(link -> {
            if (link.startsWith("#step=")) {
                assertThat(Long.parseLong(link.substring(6))).isBetween(0L, last);
            } else if (!link.startsWith("data:")) {
                assertThat(files(made)).contains(link);
            }
        });
    }

    /** The data of the page that a command writes holds the recording that the gallery's page plays. */
    @ParameterizedTest
    @MethodSource("pages")
    void theCommandsOfAReplayRecordIt(String name, @TempDir Path folder) throws IOException {
        List<Map<String, Object>> recorded = new ArrayList<>();
        for (String command : LESSONS.get(name).commands()) {
            List<String> words = words(command);
            Path page = folder.resolve(words.get(words.size() - 1));
            words.set(words.size() - 1, page.toString());
            assertThat(Cli.run(words.toArray(String[]::new)).status())
                    .as(command)
                    .isZero();
            recorded.addAll(recordings(page));
        }
        assertThat(recorded).isEqualTo(recordings(made.resolve(name + ".html")));
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyCommandShownIsOneOfTheCommandLine(String name) throws IOException {
        List<String> commands = matches(COMMAND, Files.readString(made.resolve(name + ".html")));
        assertThat(commands).hasSizeGreaterThan(1).allSatisfy(command -> {
            String[] words = words(command).toArray(String[]::new);
            CommandLine line = NQueens.commandLine(new Session(false, null, InputStream.nullInputStream()), words);
            assertThat(line.parseArgs(words).errors()).isEmpty();
        });
    }

    @Test
    void whatTheWordsSayHolds() {
        for (int n : new int[] {6, 8, 10, 12}) {
            assertThat(number("tree", "widest" + n)).isGreaterThan(n / 2.0);
        }
        assertThat(number("order", "largestNatural")).isGreaterThan(100_000);
        assertThat(number("order", "largestConstrained")).isLessThan(2 * number("order", "largest"));
        assertThat(number("order", "oddNatural")).isLessThan(number("order", "largestNatural") / 2);

        assertThat(number("few-moves", "largestRandom")).isGreaterThan(20 * number("few-moves", "hundredRandom"));
        assertThat(number("few-moves", "hundredGreedy")).isBetween(10.0, 30.0);
        assertThat(number("few-moves", "largestGreedy")).isBetween(10.0, 30.0);

        assertThat(number("plateaus", "plain8")).isLessThan(20);
        assertThat(number("plateaus", "plain20")).isLessThan(number("plateaus", "plain8"));
        assertThat(number("plateaus", "sideways20")).isGreaterThan(number("plateaus", "sideways8"));
        assertThat(number("plateaus", "sideways8")).isGreaterThan(85);

        assertThat(number("temperatures", "from1000") - number("temperatures", "from1"))
                .isBetween(300.0, 1000.0);
        assertThat(number("temperatures", "from0")).isLessThan(number("temperatures", "from1000"));

        assertThat(number("tabu-list", "mean6tenure0")).isGreaterThan(1000);
        assertThat(number("tabu-list", "mean6tenure20")).isGreaterThan(10 * number("tabu-list", "mean6tenure5"));
        for (int tenure : new int[] {1, 2, 3, 5, 8, 10, 20}) {
            assertThat(number("tabu-list", "mean10tenure" + tenure)).isLessThan(10);
        }
        assertThat(number("tabu-list", "boards")).isLessThan(20);

        assertThat(number("population", "afterFifty")).isLessThan(number("population", "atFirst") / 4);
        assertThat(number("population", "beforeRestart")).isLessThan(0.1);

        assertThat(number("two-phases", "placed")).isGreaterThan(190);
        assertThat(number("two-phases", "leftLargest")).isLessThan(20);

        assertThat(LESSONS.get("luck").facts()).containsEntry("luckiest", "0 moves");
    }

    /** For 91 degrees of freedom a fair sampler stays below 152 in 9,999 of 10,000 experiments. */
    @Test
    void onlyTheSamplerIsFair() {
        assertThat(number("bias", "uniform samples.chi2")).isLessThan(152);
        for (String solver : List.of("iterative-repair", "tabu", "queen-search", "hill-climbing")) {
            assertThat(number("bias", solver + ".chi2")).as(solver).isGreaterThan(152);
        }
        assertThat(number("bias", "hill-climbing.chi2")).isLessThan(number("bias", "tabu.chi2") / 3);
        assertThat(number("bias", "queen-search.mostFrequent"))
                .isGreaterThan(5 * number("bias", "queen-search.rarest"));
    }

    @Test
    void writesThePagesThatAreChosen(@TempDir Path folder) throws IOException {
        Cli.Ran ran = Cli.run("gallery", "order", "tree", "--output", folder.toString());
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out().strip()).isEqualTo("Wrote " + folder.resolve("README.md") + " and 2 pages.");
        assertThat(files(folder))
                .containsExactlyInAnyOrder("README.md", "tree.html", "tree.svg", "order.html", "order.svg");
        assertThat(matches(LINK, Files.readString(folder.resolve("order.html"))))
                .contains("tree.html")
                .doesNotContain("few-moves.html");
        assertThat(folder.resolve("tree.html")).hasSameTextualContentAs(made.resolve("tree.html"));
    }

    @Test
    void theIndexTellsOfThePagesThatAreThere(@TempDir Path folder) throws IOException {
        Path index = folder.resolve("README.md");
        String all = Files.readString(made.resolve("README.md"));
        assertThat(all).contains("Twelve pages", "\nnqueens gallery --output lecture\n");
        Cli.run("gallery", "order", "tree", "--output", folder.toString());
        String two = Files.readString(index);
        assertThat(two)
                .doesNotContain("Twelve")
                .contains("\nnqueens gallery tree order --output lecture\n", "(tree.html)", "(order.html)");
        Cli.run("gallery", "tree", "--output", folder.toString());
        assertThat(index).hasContent(two);
        Files.delete(folder.resolve("order.html"));
        Cli.run("gallery", "luck", "--output", folder.toString());
        assertThat(index)
                .content()
                .contains("\nnqueens gallery tree luck --output lecture\n", "(tree.html)", "(luck.html)")
                .doesNotContain("order");
        Files.writeString(index, all);
        for (String name : Gallery.names()) {
            Files.copy(
                    made.resolve(name + ".html"), folder.resolve(name + ".html"), StandardCopyOption.REPLACE_EXISTING);
        }
        Cli.run("gallery", "tree", "--output", folder.toString());
        assertThat(index).hasContent(all);
    }

    @ParameterizedTest
    @ValueSource(strings = {"mine", "# Gallery\n\nof my own\n"})
    void aReadmeOfOthersIsNotReplaced(String text, @TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("README.md"), text);
        Cli.run("gallery", "tree", "--output", folder.toString())
                .assertRefused(file.toString(), "no index of a gallery", "name another directory");
        assertThat(file).hasContent(text);
        assertThat(files(folder)).containsExactly("README.md");
    }

    @Test
    void jsonNamesThePages(@TempDir Path folder) throws IOException {
        Map<String, Object> fields = Cli.run("gallery", "tree", "--output", folder.toString(), "--json")
                .json();
        assertThat(fields)
                .containsEntry("index", folder.resolve("README.md").toString())
                .containsEntry("pages", List.of(folder.resolve("tree.html").toString()));
    }

    @Test
    void anInterruptedGalleryWritesNothing(@TempDir Path folder) {
        Session session = new Session(false, null, InputStream.nullInputStream());
        session.interrupt();
        Cli.Ran ran = Cli.run(session, "gallery", "--output", folder.toString());
        assertThat(ran.status()).isEqualTo(ExitStatus.INTERRUPTED);
        assertThat(ran.err()).contains("interrupted; nothing was written to " + folder);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void refusesBadInputInOneLine(@TempDir Path folder) throws IOException {
        Cli.run("gallery").assertRefused("--output");
        Cli.run("gallery", "trees", "--output", folder.toString()).assertRefused("'trees'", "tree, order");
        Cli.run("gallery", "--output", folder.resolve("none").toString()).assertRefused("none", "create it first");
        Path file = Files.createFile(folder.resolve("file"));
        Cli.run("gallery", "--output", file.toString())
                .assertRefused("'" + file + "' is no directory; name another one");
    }

    private static double number(String page, String fact) {
        return Double.parseDouble(LESSONS.get(page).facts().get(fact).replace(",", ""));
    }

    private static Set<String> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).collect(Collectors.toSet());
        }
    }

    private static List<String> matches(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(match -> match.group(1)).toList();
    }

    /** The words of a command without its name. */
    private static List<String> words(String command) {
        return WORD.matcher(command)
                .results()
                .skip(1)
                .map(GalleryCommandTest::unquoted)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    private static String unquoted(MatchResult word) {
        return word.group(1) == null ? word.group(2) : word.group(1);
    }

    /** The recordings of a page without their labels and places, which the gallery chooses. */
    private static List<Map<String, Object>> recordings(Path page) throws IOException {
        String data = matches(DATA, Files.readString(page)).get(0);
        List<Map<String, Object>> recordings = new ArrayList<>();
        for (Object recording : (List<?>) JSON.std.mapFrom(data).get("recordings")) {
            Map<String, Object> fields = new LinkedHashMap<>();
            ((Map<?, ?>) recording).forEach((key, value) -> fields.put((String) key, value));
            fields.remove("label");
            fields.remove("index");
            recordings.add(fields);
        }
        return recordings;
    }
}
