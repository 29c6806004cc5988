package io.github.nqueens.cli.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.jr.ob.JSON;
import io.github.nqueens.Board;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.cli.Cli;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.formats.ProblemReader;
import io.github.nqueens.puzzle.Deduction;
import io.github.nqueens.puzzle.PuzzleGenerator;
import io.github.nqueens.puzzle.PuzzlePage;
import io.github.nqueens.puzzle.Technique;
import io.github.nqueens.puzzle.Uniqueness;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PuzzleCommandTest {
    private static final String PUZZLE = "AABB\nACBB\nCCCD\nDDDD";

    @Test
    void aNewPuzzleHasTheRatingAskedForAndRatesAsSuch() {
        Cli.Ran made = Cli.run("puzzle", "new", "--size", "8", "--rating", "hall-set", "--seed", "7");
        assertThat(made.status()).isZero();
        assertThat(made.err()).isEmpty();
        assertThat(Deduction.rating(Problem.parse(made.out()))).contains(Technique.HALL_SET);
        Cli.Ran rated = Cli.runWithInput(made.out(), "puzzle", "rate", "-");
        assertThat(rated.status()).isZero();
        assertThat(rated.out().strip()).isEqualTo("hall-set");
        assertThat(Cli.run("puzzle", "new", "--size", "8", "--rating", "hall-set", "--seed", "7"))
                .isEqualTo(made);
    }

    @Test
    void severalPuzzlesAreSeparated() {
        Cli.Ran made = Cli.run(
                "puzzle", "new", "--size", "6", "--count", "3", "--rating", "single..stranding", "--shape", "wild");
        assertThat(made.status()).isZero();
        assertThat(made.err()).matches("nqueens: seed \\d+\\R");
        List<String> puzzles = List.of(made.out().split("---\\R", -1));
        assertThat(puzzles)
                .hasSize(3)
                .allSatisfy(text ->
                        assertThat(Deduction.rating(Problem.parse(text))).isPresent());
    }

    @Test
    void severalPuzzlesAreRatedOneByOne() {
        for (boolean isJson : new boolean[] {false, true}) {
            List<String> made = new ArrayList<>(List.of("puzzle", "new", "--size", "6", "--count", "3", "--seed", "2"));
            if (isJson) {
                made.add("--json");
            }
            String series = Cli.run(made.toArray(String[]::new)).out();
            List<String> ratings = ProblemReader.readAll(series).stream()
                    .map(puzzle -> Deduction.rating(puzzle).orElseThrow().toString())
                    .toList();
            Cli.Ran rated = Cli.runWithInput(series, "puzzle", "rate", "-");
            assertThat(rated.status()).isZero();
            assertThat(rated.out().lines()).hasSize(3).containsExactlyElementsOf(ratings);
            assertThat(Cli.runWithInput(series, "puzzle", "rate", "-", "--json").out())
                    .contains(ratings);
        }
    }

    /** The first has several solutions, the third has none, and the last one is a puzzle. */
    @Test
    void aPuzzleThatIsNoneDoesNotKeepTheOthersFromTheirRating(@TempDir Path folder) throws IOException {
        String series = "AABB\nAABB\nCCDD\nCCDD\n---\n" + PUZZLE + "\n---\nAAB\nABB\nCCC\n---\n" + PUZZLE;
        Path page = folder.resolve("page.html");
        Path sheet = folder.resolve("sheet.html");
        Cli.Ran rated =
                Cli.runWithInput(series, "puzzle", "rate", "-", "-o", page.toString(), "--sheet", sheet.toString());
        assertThat(rated.status()).isEqualTo(ExitStatus.NO_RESULT);
        assertThat(rated.out().lines()).containsExactly("not rated", "stranding", "not rated", "stranding");
        assertThat(rated.err().lines())
                .containsExactly(
                        "nqueens: puzzle 1 of 4 is not rated: the puzzle has several solutions; a puzzle has exactly one",
                        "nqueens: puzzle 3 of 4 is not rated: the puzzle has no solution; change a placed queen, a blocked"
                                + " square or a region",
                        "nqueens: nothing was written to " + page + " and " + sheet + ": not every puzzle is rated");
        assertThat(folder).isEmptyDirectory();

        Cli.Ran json = Cli.runWithInput(series, "puzzle", "rate", "-", "--json");
        assertThat(json.status()).isEqualTo(ExitStatus.NO_RESULT);
        assertThat(json.jsonList())
                .<Object>extracting(fields -> ((Map<?, ?>) fields).get("rating"))
                .containsExactly(null, "stranding", null, "stranding");
        assertThat((Map<?, ?>) json.jsonList().get(0)).extracting("n", "unique").containsExactly(4, false);
        assertThat((List<?>) ((Map<?, ?>) json.jsonList().get(0)).get("boards")).hasSize(2);
        assertThat((List<?>) ((Map<?, ?>) json.jsonList().get(2)).get("boards")).isEmpty();
    }

    @Test
    void aRatingThatIsInterruptedPrintsWhatItHas(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("puzzles.txt"), PUZZLE + "\n---\n" + PUZZLE);
        Session session = new Session(false, null, InputStream.nullInputStream());
        session.interrupt();
        Cli.Ran ran = Cli.run(session, "puzzle", "rate", file.toString(), "--json");
        assertThat(ran.status()).isEqualTo(ExitStatus.INTERRUPTED);
        assertThat(ran.jsonList()).isEmpty();
        assertThat(ran.err()).contains("rated 0 of 2 puzzles: interrupted");
        Files.writeString(file, PUZZLE);
        for (String command : List.of("rate", "hint", "solve")) {
            Cli.Ran one = Cli.run(session, "puzzle", command, file.toString());
            assertThat(one.status()).isEqualTo(ExitStatus.INTERRUPTED);
            assertThat(one.err().strip())
                    .isEqualTo("nqueens: it is not known yet whether this puzzle has exactly one solution: the work was"
                            + " cancelled");
        }
    }

    @Test
    void aPuzzleThatIsTooLargeForAPageIsRefused(@TempDir Path folder) {
        String large = "rule=QUEENS\nQ" + ".".repeat(69) + ("\n" + ".".repeat(70)).repeat(69);
        Cli.runWithInput(PUZZLE + "\n---\n" + large, "puzzle", "rate", "-", "-o", folder + "/page.html")
                .assertRefused("puzzle 2 has 70 rows", "at most 64");
    }

    @Test
    void aPageToPlayHoldsTheSeries(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("page.html");
        Cli.Ran made =
                Cli.run("puzzle", "new", "--size", "6", "--count", "3", "--seed", "1", "--output", file.toString());
        assertThat(made.status()).isZero();
        assertThat(made.out()).isEmpty();
        assertThat(made.err()).isEqualTo("Wrote " + file + "." + System.lineSeparator());
        List<Problem> series =
                PuzzleGenerator.builder(6).build().generate(1, 3, Limits.none()).problems();
        assertThat(file).hasContent(PuzzlePage.of(series).toHtml());
        Cli.Ran none = Cli.run(
                "puzzle", "new", "--size", "6", "--seed", "1", "--time-limit", "0ms", "-o", folder + "/none.html");
        assertThat(none.status()).isEqualTo(ExitStatus.NO_RESULT);
        assertThat(folder.resolve("none.html")).doesNotExist();
    }

    @Test
    void whatNoPageCanBeIsRefused(@TempDir Path folder) {
        Cli.run("puzzle", "new", "--size", "6", "-o", folder + "/page.svg")
                .assertRefused("page.svg', but puzzles are written as a page to play; name a file that ends in .html");
        Cli.run("puzzle", "new", "--size", "6", "--count", "1001", "-o", folder + "/page.html")
                .assertRefused("1001 puzzles were asked for, but a page holds at most 1000; make several pages");
        Cli.run("puzzle", "new", "--size", "6", "-o", folder + "/no/page.html").assertRefused("there is no directory");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void everyWishHasItsOption() {
        Problem placed = Problem.parse(
                Cli.run("puzzle", "new", "--size", "8", "--given", "placed-queens", "--rule", "queens", "--seed", "1")
                        .out());
        assertThat(placed.placed()).isNotEmpty();
        Problem scattered = Problem.parse(Cli.run(
                        "puzzle",
                        "new",
                        "--size",
                        "7",
                        "--scattered",
                        "--symmetric",
                        "--smallest-region",
                        "2",
                        "--seed",
                        "1")
                .out());
        assertThat(scattered.hasRegions()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "easy, single..confinement",
        "Medium, stranding",
        "hard, hall-set",
        "very-hard, assumption",
        "easy..medium, single..stranding",
        "medium..hall-set, stranding..hall-set"
    })
    void playersNameRatingsAsThePagesDo(String said, String rating) {
        Cli.Ran made = Cli.run("puzzle", "new", "6", "--rating", said, "--seed", "3");
        assertThat(made.status()).isZero();
        assertThat(made.out())
                .isEqualTo(Cli.run("puzzle", "new", "6", "--rating", rating, "--seed", "3")
                        .out());
    }

    @Test
    void aLimitMetGivesNoPuzzle() {
        Cli.Ran ran = Cli.run("puzzle", "new", "--size", "9", "--seed", "1", "--time-limit", "0ms");
        assertThat(ran.status()).isEqualTo(ExitStatus.NO_RESULT);
        assertThat(ran.err().strip()).isEqualTo("nqueens: made 0 of 1 puzzle: the time limit was reached");
    }

    @Test
    void aSheetHasThePuzzlesAndTheirSolutions(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("sheet.html");
        List<String> made = List.of("puzzle", "new", "6", "--count", "3", "--rating", "medium", "--seed", "4");
        String texts = Cli.run(made.toArray(String[]::new)).out();
        List<String> printed = new ArrayList<>(made);
        printed.addAll(List.of("--sheet", file.toString()));
        Cli.Ran ran = Cli.run(printed.toArray(String[]::new));
        assertThat(ran.status()).isZero();
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains("Wrote " + file);
        String sheet = Files.readString(file);
        int end = sheet.indexOf("</main>");
        assertThat(sheet.substring(0, end)).doesNotContain("class=\"answer\"");
        assertThat(sheet.substring(0, end).split("<figcaption>Medium<", -1)).hasSize(4);
        List<String> queens = Pattern.compile("class=\"answer\" transform=\"translate\\((\\d+) (\\d+)\\)")
                .matcher(sheet)
                .results()
                .map(queen -> (Integer.parseInt(queen.group(2)) - 18) / 24 + ":"
                        + (Integer.parseInt(queen.group(1)) - 18) / 24)
                .toList();
        List<String> expected = ProblemReader.readAll(texts).stream()
                .map(puzzle -> Uniqueness.of(puzzle, Limits.none()).solutions().get(0))
                .flatMap(board -> IntStream.range(0, 6).mapToObj(row -> row + ":" + board.column(row)))
                .toList();
        assertThat(queens).isEqualTo(expected);

        String other = texts + "\n---\nrule=QUEENS\nQ....\n.....\n....Q\n.....\n.....\n";
        Cli.Ran rated = Cli.runWithInput(other, "puzzle", "rate", "-", "--sheet", file.toString());
        assertThat(rated.out().lines()).startsWith("stranding", "stranding", "stranding");
        assertThat(Files.readString(file))
                .contains("No two queens may touch", "<ol start=\"4\">", "Queens with a ring are given.")
                .containsPattern(
                        "label=\"A board of 6 rows without queens. Regions, row by row: ([A-F] ){5}[A-F]; [A-F] ");
    }

    @Test
    void aSheetIsRefusedBeforePuzzlesAreMade(@TempDir Path folder) {
        String file = folder.resolve("sheet.html").toString();
        Cli.run("puzzle", "new", "6", "--sheet", "sheet.pdf").assertRefused("name a file that ends in .html");
        Cli.run("puzzle", "new", "6", "--sheet", file, "--format", "jsonl").assertRefused("conflicts with --sheet");
        Cli.run("puzzle", "new", "6", "--sheet", file, "-o", file).assertRefused("--sheet");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aFileThatCannotBeWrittenLeavesTheSeed(@TempDir Path folder) throws IOException {
        Path full = Files.createSymbolicLink(folder.resolve("page.html"), Path.of("/dev/full"));
        for (String option : List.of("--output", "--sheet")) {
            Cli.Ran ran = Cli.run("puzzle", "new", "6", option, full.toString());
            assertThat(ran.status()).isNotZero();
            assertThat(ran.err()).containsPattern("nqueens: seed \\d+").contains("cannot write");
        }
        Files.delete(full);
    }

    /** At once, before the first line of progress; who sets a limit knows. */
    @Test
    void aSizeThatTakesLongIsToldToTakeLong() {
        Session session = new Session(false, null, InputStream.nullInputStream());
        session.interrupt();
        assertThat(Cli.run(session, "puzzle", "new", "40").err())
                .startsWith("nqueens: a puzzle of 40 rows may take minutes; end it with Ctrl-C, or give --time-limit");
        assertThat(Cli.run(session, "puzzle", "new", "20", "--given", "placed-queens")
                        .err())
                .contains("20 rows may take minutes");
        assertThat(Cli.run(session, "puzzle", "new", "39").err()).doesNotContain("minutes");
        assertThat(Cli.run(session, "puzzle", "new", "40", "--time-limit", "1ms")
                        .err())
                .doesNotContain("minutes");
    }

    @Test
    void badWishesAreRefused() {
        Cli.run("puzzle", "new", "--size", "8", "--rule", "torus").assertRefused("conflicts with n = 8");
        Cli.run("puzzle", "new", "--size", "8", "--rating", "tough")
                .assertRefused("--rating: 'tough' is not one of single, confinement, stranding, hall-set, assumption,"
                        + " and not easy, medium, hard or very-hard; a range is written easy..hard");
        Cli.run("puzzle", "new", "--size", "8", "--rating", "hard..easy")
                .assertRefused("the least rating, hall-set, is harder than the most, confinement");
        Cli.run("puzzle", "new", "--size", "8", "--scattered", "--shape", "wild")
                .assertRefused("--shape is for connected regions and conflicts with --scattered");
        Cli.run("puzzle", "new", "--size", "8", "--smallest-region", "2", "--given", "placed-queens")
                .assertRefused("--smallest-region is for regions and conflicts with --given placed-queens");
        Cli.run("puzzle", "new", "--size", "0").assertRefused("n is '0'");
        Cli.run("puzzle", "new").assertRefused("--size");
        String sizes = "but must be a whole number from 1 to 64";
        Cli.run("puzzle", "new", "eight").assertRefused("n is 'eight', " + sizes, "see 'nqueens puzzle new --help'");
        Cli.run("puzzle", "new", "--size", "8.5").assertRefused("n is '8.5', " + sizes);
        Cli.run("puzzle", "new", "1,000").assertRefused("n is '1,000', " + sizes);
        Cli.run("puzzle").assertRefused("no command given; choose one of new, hint, rate, solve");
        Cli.run("puzzle", "rate", "no-such-file").assertRefused("cannot read 'no-such-file'");
    }

    @Test
    void aSolutionIsExplained() {
        Cli.Ran ran = Cli.runWithInput(PUZZLE, "puzzle", "solve", "-", "--explain");
        assertThat(ran.status()).isZero();
        assertThat(ran.out().lines().findFirst())
                .contains(
                        "1. confinement: All squares left in row 4 lie in region D. The queen of region D must stand on one"
                                + " of them, which rules out row 3, column 4.");
        assertThat(ran.out().strip()).endsWith(".Q..\n...Q\nQ...\n..Q.");
        assertThat(Cli.runWithInput(PUZZLE, "puzzle", "solve", "-").out().strip())
                .isEqualTo(".Q..\n...Q\nQ...\n..Q.");
    }

    @Test
    void hintsTellMistakesAndSteps() {
        assertThat(Cli.runWithInput(PUZZLE, "puzzle", "hint", "-").out()).startsWith("All squares left in row 4");
        assertThat(Cli.runWithInput(PUZZLE, "puzzle", "hint", "-", "--queens", "1:3")
                        .out())
                .startsWith("The queen on row 1, column 3 is wrong");
        assertThat(Cli.runWithInput(PUZZLE, "puzzle", "hint", "-", "--marks", "1:2,1:3")
                        .out())
                .startsWith("The mark on row 1, column 2 is wrong");
        Cli.runWithInput(PUZZLE, "puzzle", "hint", "-", "--marks", "0:2")
                .assertRefused("--marks: '0:2' is no square; write row:column, each from 1, as in 4:1");
        Cli.runWithInput(PUZZLE, "puzzle", "hint", "-", "--marks", "5:2")
                .assertRefused("--marks has '5:2', but a square is row:column, each from 1 to 4");
        Cli.runWithInput(PUZZLE, "puzzle", "hint", "-", "--marks", "1:2", "--queens", "01:2")
                .assertRefused("1:2 has a queen and a mark");
    }

    @Test
    void programsReadJson() throws IOException {
        assertThat(Cli.runWithInput(PUZZLE, "puzzle", "rate", "-", "--json").json())
                .containsEntry("rating", "stranding")
                .containsEntry("n", 4);
        assertThat(Cli.runWithInput(PUZZLE, "puzzle", "solve", "-", "--json", "--explain")
                        .json())
                .containsEntry("board", List.of(1, 3, 0, 2))
                .containsEntry("state", "SOLVED")
                .hasEntrySatisfying(
                        "steps", steps -> assertThat((List<?>) steps).hasSize(7));
        assertThat(Cli.runWithInput(PUZZLE, "puzzle", "hint", "-", "--json").json())
                .containsEntry("kind", "STEP")
                .containsEntry("square", null)
                .containsKey("step");
        assertThat(Cli.run("puzzle", "new", "--size", "6", "--seed", "3", "--count", "2", "--json")
                        .json())
                .containsEntry("seed", 3)
                .hasEntrySatisfying(
                        "puzzles", puzzles -> assertThat((List<?>) puzzles).hasSize(2));
    }

    @Test
    void whatIsNoPuzzleIsTold() {
        String several = Problem.queens(6).toString();
        for (String command : List.of("rate", "hint", "solve")) {
            Cli.Ran ran = Cli.runWithInput(several, "puzzle", command, "-");
            assertThat(ran.status()).isEqualTo(ExitStatus.NO_RESULT);
            assertThat(ran.out().lines()).hasSize(2).doesNotHaveDuplicates();
            assertThat(ran.err()).contains("several solutions, two of which are printed");
            assertThat(Cli.runWithInput(Problem.queens(3).toString(), "puzzle", command, "-")
                            .err())
                    .contains("the puzzle has no solution");
        }
    }

    @Test
    void puzzlesOfOnesOwnBecomeAPageToPlay(@TempDir Path pages) throws IOException {
        Path page = pages.resolve("page.html");
        Cli.Ran ran = Cli.runWithInput(PUZZLE + "\n---\n" + PUZZLE, "puzzle", "rate", "-", "-o", page.toString());
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out().lines()).hasSize(2);
        assertThat(ran.err()).isEqualTo("Wrote " + page + "." + System.lineSeparator());
        List<Problem> puzzles = ProblemReader.readAll(PUZZLE + "\n---\n" + PUZZLE);
        assertThat(page).hasContent(PuzzlePage.of(puzzles).toHtml());
        Cli.runWithInput(PUZZLE, "puzzle", "rate", "-", "-o", "page.svg").assertRefused("a page to play", ".html");
    }

    @Test
    void aSearchForASecondSolutionEndsInTime() {
        // A torus of 95 rows has solutions, but a search does not come across one in years.
        String hard = "rule=TORUS\n" + "#".repeat(94) + ".\n" + (".".repeat(95) + "\n").repeat(94);
        for (String command : List.of("rate", "hint", "solve")) {
            Cli.Ran ran = Cli.runWithInput(hard, "puzzle", command, "-", "--time-limit", "10ms");
            assertThat(ran.status()).isEqualTo(ExitStatus.NO_RESULT);
            assertThat(ran.out()).isEmpty();
            assertThat(ran.err().strip())
                    .isEqualTo("nqueens: it is not known yet whether this puzzle has exactly one solution:"
                            + " the time limit was reached; give --time-limit more");
        }
    }

    /** What one command prints, the others read. */
    @ParameterizedTest
    @ValueSource(strings = {"puzzle rate -", "convert - --to grid", "puzzle solve -", "solve --problem -"})
    void linesOfJsonAreRead(String command) {
        int count = command.endsWith("rate -") ? 3 : 1;
        String lines = Cli.run("puzzle", "new", "7", "--seed", "1", "--count", "" + count, "--format", "jsonl")
                .out();
        assertThat(lines.lines()).hasSize(count);
        Cli.Ran ran = Cli.runWithInput(lines, command.split(" "));
        assertThat(ran.status()).as(ran.err()).isZero();
    }

    @Test
    void aLineOfJsonHoldsAPuzzleItsSolutionAndItsSteps() throws IOException {
        String[] command = {"puzzle", "new", "6", "--seed", "3", "--count", "3", "--format", "jsonl"};
        Cli.Ran ran = Cli.run(command);
        assertThat(ran.status()).as(ran.err()).isZero();
        List<String> lines = ran.out().lines().toList();
        List<String> texts = List.of(Cli.run("puzzle", "new", "6", "--seed", "3", "--count", "3")
                .out()
                .strip()
                .split("\n---\n"));
        assertThat(lines).hasSize(3);
        for (int i = 0; i < 3; i++) {
            Map<String, Object> fields = JSON.std.mapFrom(lines.get(i));
            Problem puzzle = Problem.parse((String) fields.get("puzzle"));
            assertThat(puzzle).isEqualTo(Problem.parse(texts.get(i)));
            assertThat(puzzle.isSolution(Board.parse(fields.get("board").toString())))
                    .isTrue();
            assertThat(fields)
                    .containsEntry("rule", "TOUCH")
                    .containsEntry(
                            "rating", Deduction.rating(puzzle).orElseThrow().toString())
                    .containsEntry("state", "SOLVED");
            assertThat((List<?>) fields.get("steps")).isNotEmpty();
        }
        assertThat(Cli.run("puzzle", "new", "6", "--given", "placed-queens", "--seed", "1", "--format", "jsonl")
                        .out())
                .startsWith("{\"n\":6,\"rule\":\"QUEENS\"");
        Cli.run("puzzle", "new", "6", "--format", "jsonl", "--json").assertRefused("--json");
        Cli.run("puzzle", "new", "6", "--format", "jsonl", "-o", "p.html").assertRefused("--output");
        Cli.run("puzzle", "new", "6", "--format", "xml").assertRefused("xml");
    }
}
