package io.github.nqueens.site.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.jr.ob.JSON;
import io.github.nqueens.cli.NQueens;
import io.github.nqueens.cli.session.Session;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
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
import picocli.CommandLine;

/** The gallery that is made, and what its words say, hold. */
@Tag("thorough")
class GalleryTest {
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
    static void makeGallery() throws IOException {
        Gallery.names().forEach(name -> LESSONS.put(name, Gallery.lesson(name)));
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
            assertThat(NQueens.execute(commandLine(words), words.toArray(String[]::new)))
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
        assertThat(commands).isNotEmpty().allSatisfy(command -> {
            List<String> words = words(command);
            assertThat(commandLine(words)
                            .parseArgs(words.toArray(String[]::new))
                            .errors())
                    .isEmpty();
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

    private static CommandLine commandLine(List<String> words) {
        CommandLine line = NQueens.commandLine(
                new Session(false, null, InputStream.nullInputStream()), words.toArray(String[]::new));
        return line.setOut(new PrintWriter(Writer.nullWriter())).setErr(new PrintWriter(Writer.nullWriter()));
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
                .map(GalleryTest::unquoted)
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
