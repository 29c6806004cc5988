package io.github.nqueens.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solvers;
import io.github.nqueens.cli.Cli;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.Session;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VisualizeCommandTest {
    @TempDir
    Path folder;

    private String page() {
        return folder.resolve("replay.html").toString();
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void writesAPageAndAPlot() throws IOException {
        Path plot = folder.resolve("plot.svg");
        Cli.Ran ran = Cli.run(
                "visualize", "8", "-a", "iterative-repair", "--seed", "1", "-o", page(), "--plot", plot.toString());
        assertThat(ran.status()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).contains("iterative-repair", "solved", "Seed 1.", "Wrote " + page() + " and " + plot);
        assertThat(Path.of(page()))
                .content()
                .containsIgnoringCase("<!doctype html>")
                .contains("iterative-repair");
        assertThat(plot).content().startsWith("<svg");
        assertThat(folder.toFile().list()).hasSize(2);
    }

    @Test
    void aSingleAlgorithmRunsAsItDoesUnwatched() throws IOException {
        long iterations = Solvers.get("iterative-repair")
                .solve(20, SolveOptions.builder().seed(3).build())
                .statistics()
                .iterations();
        Cli.Ran ran = Cli.run("visualize", "20", "-a", "iterative-repair", "--seed", "3", "-o", page(), "--json");
        assertThat((List<?>) ran.json().get("runs"))
                .singleElement()
                .satisfies(
                        run -> assertThat(((Map<?, ?>) run).get("iterations")).isEqualTo((int) iterations));
    }

    @Test
    void severalAlgorithmsStartFromOneBoardWhereTheyCan() throws IOException {
        Cli.Ran ran = Cli.run(
                "visualize",
                "8",
                "-a",
                "tabu:tenure=3,aspiration=true",
                "-a",
                "greedy",
                "-a",
                "backtracking",
                "-o",
                page(),
                "--json");
        assertThat(ran.status()).isZero();
        assertThat((List<?>) ran.json().get("runs"))
                .map(run -> ((Map<?, ?>) run).get("algorithm"))
                .isEqualTo(List.of("tabu:tenure=3,aspiration=true", "greedy", "backtracking"));
        assertThat(Path.of(page())).content().contains("tabu:tenure=3,aspiration=true");
    }

    @Test
    void aSolvedInitialBoardIsOneStep() throws IOException {
        Cli.Ran ran = Cli.run("visualize", "4", "-a", "tabu", "--initial", "1 3 0 2", "-o", page(), "--json");
        assertThat((List<?>) ran.json().get("runs"))
                .singleElement()
                .satisfies(run -> assertThat((Map<?, ?>) run)
                        .extracting("iterations", "steps")
                        .containsExactly(0, 1));
    }

    @Test
    void thePictureShowsTheFirstStepOfThePage() throws IOException {
        String picture = file("step.svg");
        String[] command = {"visualize", "8", "-a", "tabu", "--seed", "1", "-o", page(), "--picture", picture};
        Cli.Ran start = Cli.run(command);
        assertThat(start.out()).contains("Wrote " + page() + " and " + picture + ".");
        assertThat(Files.readString(Path.of(picture)))
                .contains("class=\"queen\"")
                .doesNotContain("class=\"because\"");

        assertThat(Cli.run(with(command, "--from-step", "2", "--json")).json()).containsEntry("picture", picture);
        assertThat(Files.readString(Path.of(picture)))
                .contains("The swap of rows 7 and 3 is the best that is not forbidden.", "class=\"because\"");
        // Of the steps that are kept, the last one until then.
        String[] thinned = {"visualize", "8", "-a", "sa", "--seed", "1", "--steps", "100", "--from-step", "1"};
        assertThat(Cli.run(with(thinned, "-o", page(), "--picture", picture)).status())
                .isZero();
        assertThat(Files.readString(Path.of(picture))).doesNotContain("class=\"because\"");

        Cli.run(with(command, "-a", "greedy"))
                .assertRefused("n is 8 and the number of algorithms 2, but --picture shows at most 64 rows and 1");
        Cli.run("visualize", "65", "-a", "tabu", "-o", page(), "--picture", picture)
                .assertRefused("leave --picture out");
        Cli.run("visualize", "8", "-a", "tabu", "-o", page(), "--picture", file("step.png"))
                .assertRefused("a step is drawn as SVG; name a file that ends in .svg");
    }

    private static String[] with(String[] command, String... more) {
        return Stream.of(command, more).flatMap(Stream::of).toArray(String[]::new);
    }

    @Test
    void anInterruptedSearchIsWrittenAsFarAsItWent() {
        Session session = new Session(false, null, InputStream.nullInputStream());
        session.interrupt();
        Cli.Ran ran = Cli.run(session, "visualize", "8", "-a", "random-permutations", "-o", page());
        assertThat(ran.status()).isEqualTo(ExitStatus.INTERRUPTED);
        assertThat(ran.out()).contains("cancelled");
        assertThat(Path.of(page())).exists();
    }

    @Test
    void anInterruptionCutsTheGifShortAndNamesWhatWasWritten() throws IOException {
        Session session = new Session(false, null, InputStream.nullInputStream());
        session.interrupt();
        Path gif = folder.resolve("search.gif");
        Cli.Ran ran = Cli.run(session, "visualize", "8", "-a", "sa", "-o", page(), "--gif", gif.toString(), "--json");
        assertThat(ran.status()).isEqualTo(ExitStatus.INTERRUPTED);
        assertThat(ran.json()).containsEntry("page", page()).containsEntry("gif", null);
        assertThat(ran.err()).contains("interrupted; nothing was written to " + gif);
        assertThat(folder).isDirectoryNotContaining("glob:**search*");
    }

    /** What ImageIO keeps in a file, it closes at Ctrl-C, and the picture is lost. */
    @Test
    void picturesAreWrittenWithoutAFileInBetween() throws IOException {
        Path cache = Files.createDirectory(folder.resolve("cache"));
        ImageIO.setCacheDirectory(cache.toFile());
        Files.delete(cache);
        try {
            Cli.Ran gif = Cli.run("visualize", "8", "-a", "greedy", "-o", page(), "--gif", file("search.gif"));
            assertThat(gif.err()).isEmpty();
            assertThat(Cli.run("solve", "8", "-o", file("board.png")).err()).isEmpty();
        } finally {
            ImageIO.setCacheDirectory(null);
        }
        for (String name : List.of("search.gif", "board.png")) {
            assertThat(ImageIO.read(folder.resolve(name).toFile()).getWidth()).isGreaterThan(300);
        }
    }

    @Test
    void writesAGifWithAFrameForEachStepOfTheRange() throws IOException {
        Path gif = folder.resolve("search.gif");
        Cli.Ran ran = Cli.run(
                "visualize",
                "8",
                "-a",
                "iterative-repair",
                "-a",
                "tabu",
                "--seed",
                "1",
                "-o",
                page(),
                "--gif",
                gif.toString(),
                "--from-step",
                "2",
                "--to-step",
                "9");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).contains("Wrote " + page() + " and " + gif);
        List<BufferedImage> frames = frames(gif);
        assertThat(frames).hasSizeBetween(2, 8);
        assertThat(frames.get(0).getWidth()).isEqualTo(848);
        assertThat(frames.get(0).getRGB(17, 45)).isNotEqualTo(frames.get(0).getRGB(17 + 50, 45));
        assertThat(Path.of(page())).content().contains("\"from\":2,\"to\":");
    }

    /** A frame holds what changed. Laid over those before, it is the picture of its step, whichever step was the first. */
    @Test
    void framesOfAGifLieOverEachOther() throws IOException {
        List<BufferedImage> all = frames("0", "6");
        assertThat(all).hasSize(7);
        for (int step = 1; step < all.size(); step++) {
            assertThat(transparent(all.get(step))).as("step %d", step).isGreaterThan(0.5);
            BufferedImage alone = over(frames(Integer.toString(step - 1), Integer.toString(step)));
            BufferedImage last = over(all.subList(0, step + 1));
            assertThat(transparent(last)).isZero();
            assertThat(difference(last, alone)).as("step %d", step).isLessThan(32);
        }
    }

    /** Queens of a solved puzzle may share a diagonal. Squares have sides of 66 pixels, from 16 across and 44 down. */
    @Test
    void aGifOfAProblemHasItsRegionsAndRedLinesByItsRule() throws IOException {
        Path puzzle = folder.resolve("puzzle.txt");
        Files.writeString(puzzle, "AAAAAA\nBAAAAA\nBBBFFC\nEEBDFC\nEEEDFF\nEEEFFF\n");
        String[] command = {
            "visualize", "--problem", puzzle.toString(), "-a", "csp", "-o", page(), "--gif", file("a.gif")
        };
        assertThat(Cli.run(command).err()).isEmpty();
        BufferedImage solved = over(frames(folder.resolve("a.gif")));
        assertThat(pixels(solved)).doesNotContain(0xFFB3201C);
        assertThat(isDark(solved, 16 + 33, 44 + 66)).as("a border").isTrue();
        assertThat(isDark(solved, 16 + 33 + 66, 44 + 66)).as("within a region").isFalse();
    }

    @Test
    void aGifOfAProblemHasItsBlockedSquaresAndPlacedQueens() throws IOException {
        String[] command = {"visualize", "6", "--block", "1:1", "--place", "6:5", "-a", "csp", "-o", page()};
        assertThat(Cli.run(Stream.concat(Stream.of(command), Stream.of("--gif", file("a.gif")))
                                .toArray(String[]::new))
                        .err())
                .isEmpty();
        BufferedImage solved = over(frames(folder.resolve("a.gif")));
        assertThat(isDark(solved, 16 + 33, 44 + 33)).as("a blocked square").isTrue();
        assertThat(isDark(solved, 16 + 2 * 66 + 33, 44 + 2)).as("an open one").isFalse();
        int ring = solved.getRGB(16 + 4 * 66 + 33 - (int) (0.46 * 66), 44 + 5 * 66 + 33);
        assertThat(ring & 0xFF).as("blue of the ring").isGreaterThan((ring >> 16 & 0xFF) + 40);
    }

    private static boolean isDark(BufferedImage picture, int x, int y) {
        int color = picture.getRGB(x, y);
        return (color >> 16 & 0xFF) + (color >> 8 & 0xFF) + (color & 0xFF) < 3 * 120;
    }

    /** A solver with many parameters has a longer name than there is room beside another search; a board of 201 rows is small. */
    @ParameterizedTest
    @CsvSource({"8, 400", "201, 320"})
    void whatIsToldOfASearchDoesNotRunIntoTheNextOne(String n, int width) throws IOException {
        String name = "simulated-annealing:preset=stepped,start=diagonal,cooling=0.1,steps=12345";
        String[] command = {"visualize", n, "-a", name, "-a", "tabu", "--max-iterations", "3", "-o", page()};
        assertThat(Cli.run(Stream.concat(Stream.of(command), Stream.of("--gif", file("a.gif")))
                                .toArray(String[]::new))
                        .err())
                .isEmpty();
        BufferedImage frame = frames(folder.resolve("a.gif")).get(0);
        assertThat(frame.getWidth()).isEqualTo(16 + 2 * (width + 16));
        for (int x = 16 + width; x < 16 + width + 16; x++) {
            for (int y = 0; y < 44; y++) {
                assertThat(isDark(frame, x, y)).as("%d, %d", x, y).isFalse();
            }
        }
    }

    private List<BufferedImage> frames(String from, String to) throws IOException {
        Path gif = folder.resolve("steps.gif");
        Cli.Ran ran = Cli.run(
                "visualize",
                "8",
                "-a",
                "tabu",
                "-a",
                "sa",
                "--seed",
                "3",
                "-o",
                page(),
                "--gif",
                gif.toString(),
                "--from-step",
                from,
                "--to-step",
                to);
        assertThat(ran.err()).isEmpty();
        return frames(gif);
    }

    private static List<BufferedImage> frames(Path gif) throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        try (ImageInputStream in = ImageIO.createImageInputStream(gif.toFile())) {
            reader.setInput(in);
            List<BufferedImage> frames = new ArrayList<>();
            for (int i = 0; i < reader.getNumImages(true); i++) {
                frames.add(reader.read(i));
            }
            return frames;
        } finally {
            reader.dispose();
        }
    }

    private static BufferedImage over(List<BufferedImage> frames) {
        BufferedImage first = frames.get(0);
        BufferedImage laid = new BufferedImage(first.getWidth(), first.getHeight(), BufferedImage.TYPE_INT_ARGB);
        for (BufferedImage frame : frames) {
            laid.getGraphics().drawImage(frame, 0, 0, null);
        }
        return laid;
    }

    /** The largest difference of a color: a smooth edge may have more colors than a frame can. */
    private static int difference(BufferedImage one, BufferedImage other) {
        int[] left = pixels(one);
        int[] right = pixels(other);
        int most = 0;
        for (int i = 0; i < left.length; i++) {
            for (int shift = 0; shift <= 24; shift += 8) {
                most = Math.max(most, Math.abs((left[i] >>> shift & 0xFF) - (right[i] >>> shift & 0xFF)));
            }
        }
        return most;
    }

    private static double transparent(BufferedImage frame) {
        int[] pixels = pixels(frame);
        return (double) IntStream.of(pixels).filter(pixel -> pixel >>> 24 == 0).count() / pixels.length;
    }

    private static int[] pixels(BufferedImage frame) {
        return frame.getRGB(0, 0, frame.getWidth(), frame.getHeight(), null, 0, frame.getWidth());
    }

    @Test
    void refusesStepsThatThereAreNot() {
        Cli.run("visualize", "8", "-a", "tabu", "-o", page(), "--from-step", "5", "--to-step", "4")
                .assertRefused("--to-step is 4, but must be at least 5, which --from-step is");
        Cli.run("visualize", "8", "-a", "tabu", "-o", page(), "--to-step", "-1")
                .assertRefused("--to-step is -1, but must be at least 0");
        Cli.run("visualize", "8", "-a", "tabu", "-o", page(), "--from-step", "-1")
                .assertRefused("--from-step is -1, but steps count from 0");
        Cli.run("visualize", "8", "-a", "tabu", "--seed", "1", "-o", page(), "--from-step", "1000000")
                .assertRefused("--from-step is 1000000", "the last step is");
        Cli.run("visualize", "8", "-a", "tabu,sa,greedy,genetic,auto", "-o", page(), "--gif", file("a.gif"))
                .assertRefused("the number of algorithms 5", "4 algorithms", "--gif");
        Cli.run("visualize", "1001", "-a", "tabu", "-o", page(), "--gif", file("a.gif"))
                .assertRefused("n is 1001 and the number of algorithms 1", "1000 rows", "--gif");
    }

    @Test
    void refusesANameOfAnotherKindOfFile() {
        Cli.run("visualize", "8", "-a", "tabu", "-o", file("a.GIF"))
                .assertRefused("--output is '", "a.GIF'", "ends in .html", "--gif");
        Cli.run("visualize", "8", "-a", "tabu", "-o", page(), "--gif", file("b.html"))
                .assertRefused("--gif is '", "ends in .gif");
        Cli.run("visualize", "8", "-a", "tabu", "-o", page(), "--plot", file("c.png"))
                .assertRefused("--plot is '", "ends in .svg");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void replaysAProblemThatAFileHolds() throws IOException {
        Path problem =
                Files.writeString(folder.resolve("problem.txt"), "Q.....\n......\n...#..\n......\n......\n......");
        Cli.Ran ran = Cli.run(
                "visualize",
                "--problem",
                problem.toString(),
                "-a",
                "backtracking",
                "-a",
                "tabu",
                "--max-iterations",
                "100",
                "-o",
                page());
        assertThat(ran.status()).isEqualTo(ExitStatus.NO_RESULT);
        assertThat(ran.out()).contains("unsolvable", "iteration limit");
        assertThat(Path.of(page())).content().contains("\"rule\":\"QUEENS\"");
        Cli.run("visualize", "6", "--problem", problem.toString(), "-a", "tabu", "-o", page())
                .assertRefused("leave n out");
        Cli.run("visualize", "-a", "tabu", "-o", page()).assertRefused("'n' is missing");
        Cli.run("visualize", "--problem", problem.toString(), "-a", "greedy", "-o", page())
                .assertRefused("'greedy'", "takes every problem");
    }

    /** Ten thousand nodes are a page that a browser opens at once and that an e-mail carries. */
    @Test
    void aPageOfTenThousandNodesIsSmall() throws IOException {
        List<String> specs = List.of(
                "backtracking",
                "csp:inference=none",
                "csp",
                "csp:inference=full-look-ahead",
                "csp:inference=arc-consistency",
                "csp:inference=all-different");
        for (String spec : specs) {
            Cli.Ran ran = Cli.run(
                    "visualize", "20", "-a", spec, "--max-iterations", "9999", "--steps", "20000", "-o", page());
            assertThat(ran.out()).containsPattern("10,000 +10,000");
            assertThat(Files.size(Path.of(page()))).as(spec).isLessThan(400_000);
        }
    }

    @Test
    void refusesBadInputInOneLineAndWritesNothing() throws IOException {
        Cli.run("visualize", "8", "-a", "tabu").assertRefused("--output");
        Cli.run("visualize", "8", "-o", page()).assertRefused("--algorithm");
        Cli.run("visualize", "8", "-a", "tabo", "-o", page()).assertRefused("maybe 'tabu'?");
        Cli.run("visualize", "10001", "-a", "tabu", "-o", page()).assertRefused("10001", "10000");
        Cli.run("visualize", "8", "-a", "tabu", "--steps", "1", "-o", page()).assertRefused("--steps is 1", "from 4");
        Cli.run("visualize", "8", "-a", "backtracking", "--initial", "0 1 2 3 4 5 6 7", "-o", page())
                .assertRefused("'backtracking'", "cannot start from an initial board");
        Cli.run(
                        "visualize",
                        "8",
                        "-a",
                        "tabu",
                        "-o",
                        folder.resolve("no/replay.html").toString())
                .assertRefused("create it first");
        Cli.run("visualize", "8", "-a", "tabu", "--max-iterations", "-1", "-o", page())
                .assertRefused("-1");
        String[] many = new String[2 + 2 * 13 + 2];
        many[0] = "visualize";
        many[1] = "8";
        for (int i = 2; i < many.length - 2; i += 2) {
            many[i] = "-a";
            many[i + 1] = "tabu";
        }
        many[many.length - 2] = "-o";
        many[many.length - 1] = page();
        Cli.run(many).assertRefused("13 algorithms", "at most 12");
        assertThat(folder.toFile().list()).isEmpty();
    }
}
