package io.github.nqueens.cli.input;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.cli.options.Converters;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.cli.session.Input;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.formats.BoardReader;
import io.github.nqueens.formats.PictureReader;
import io.github.nqueens.formats.PictureReading;
import io.github.nqueens.formats.ProblemReader;
import io.github.nqueens.formats.Reading;
import io.github.nqueens.internal.FileFault;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Reads boards and problems in any common form from a file or standard input, and how the user says to read them. */
public final class InputFile {
    /** The tag of EXIF that says how a picture is turned: 1 if it is not. */
    private static final int ORIENTATION = 0x112;

    /** The beginning of a line of our own, with the text of its puzzle. */
    private static final Pattern PUZZLE_LINE =
            Pattern.compile("\\{\"n\":\\d+,\"rule\":\"[A-Z]+\",\"puzzle\":\"(.*?)\",(?:\"from\":0,)?\"board\":");

    @Option(
            names = "--as",
            paramLabel = "reading",
            description =
                    "what a text is where two readings fit: regions, board, queens, blocked, from-zero or from-one")
    private @Nullable Reading as;

    @Option(names = "--with-queens", description = "takes the queens that a picture shows, too, and a hint its crosses")
    private boolean withQueens;

    /** Told on whose standard error what a picture shows; null where no command reads. */
    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec command;

    /** The problem of a file, a screenshot too, or of standard input if the name is a hyphen. */
    public Problem problem(Session session, String name) {
        byte[] bytes = bytes(session, name, "a problem");
        return refusing(name, () -> isPicture(bytes) ? picture(bytes) : problem(text(bytes)));
    }

    /** The problems of a file, of which there is one at least. */
    public List<Problem> problems(Session session, String name) {
        byte[] bytes = bytes(session, name, "a problem");
        return refusing(name, () -> {
            if (isPicture(bytes)) {
                return List.of(picture(bytes));
            }
            String text = text(bytes);
            return as == null ? ProblemReader.readAll(text) : ProblemReader.readAll(text, as);
        });
    }

    /**
     * A puzzle and what a player has put on it so far.
     *
     * @param queens those of a picture, if they are asked for
     * @param crosses the same of crosses
     * @param regions what the player calls the regions; empty for letters
     */
    public record Begun(Problem puzzle, List<Square> queens, List<Square> crosses, List<String> regions) {
        /** The puzzle with the queens of the player as placed queens. */
        public Problem problem() {
            Problem.Builder builder = puzzle.toBuilder();
            queens.forEach(queen -> builder.place(queen.row(), queen.column()));
            return queens.isEmpty() ? puzzle : builder.build();
        }
    }

    /** The puzzle of a file, a screenshot too, or of standard input, with the marks of a player beside it. */
    public Begun begun(Session session, String name) {
        byte[] bytes = bytes(session, name, "a problem");
        return refusing(name, () -> {
            if (!isPicture(bytes)) {
                String text = text(bytes);
                Problem problem = problem(text);
                return new Begun(problem, List.of(), List.of(), SeenRegions.of(text, problem));
            }
            PictureReading seen = seen(bytes, "queens and crosses");
            List<String> regions = SeenRegions.of(seen);
            return withQueens
                    ? new Begun(seen.problem(), seen.queens(), seen.crosses(), regions)
                    : new Begun(seen.problem(), List.of(), List.of(), regions);
        });
    }

    /** A text of problems. Lines of JSON, as {@code puzzle new --format jsonl} prints them, are the puzzles that they hold. */
    private static String text(byte[] bytes) {
        String text = ProblemReader.text(bytes);
        List<Matcher> lines = text.lines()
                .filter(line -> !line.isBlank())
                .map(PUZZLE_LINE::matcher)
                .toList();
        return !lines.isEmpty() && lines.stream().allMatch(Matcher::lookingAt)
                ? lines.stream().map(line -> line.group(1).replace("\\n", "\n")).collect(Collectors.joining("\n---\n"))
                : text;
    }

    /** The problem of a text. What the text shows besides, such as the crosses of a page, is told. */
    private Problem problem(String text) {
        Problem problem = as == null ? ProblemReader.read(text) : ProblemReader.read(text, as);
        ProblemReader.remarks(text).forEach(this::tell);
        return problem;
    }

    /** The text of a file of boards, or of standard input if the name is a hyphen. */
    public String text(Session session, String name) {
        byte[] bytes = bytes(session, name, "a board");
        return refusing(name, () -> {
            if (isPicture(bytes)) {
                throw new IllegalArgumentException(
                        "a picture is read as a puzzle, not as a board; write the board as text");
            }
            return ProblemReader.text(bytes);
        });
    }

    /** The one board of a file, or of standard input if the name is a hyphen. */
    public Board board(Session session, String name) {
        String text = text(session, name);
        List<Board> boards = refusing(name, () -> boards(text));
        if (boards.size() > 1) {
            throw refused(
                    name,
                    new IllegalArgumentException(
                            "there are " + boards.size() + " boards, but one is asked for; keep one"));
        }
        return boards.get(0);
    }

    /** The boards of a text. */
    public List<Board> boards(String text) {
        return as == null ? BoardReader.read(text) : BoardReader.read(text, as);
    }

    /** The text as a problem. */
    public Problem asProblem(String text) {
        return problem(text);
    }

    /** What a file holds: boards, or a problem if there are none. */
    public record Content(List<Board> boards, Optional<Problem> problem) {}

    /** The boards of a file, or else its problem. */
    public Content read(Session session, String name) {
        byte[] bytes = bytes(session, name, "boards or a problem");
        if (isPicture(bytes)) {
            return new Content(List.of(), Optional.of(refusing(name, () -> picture(bytes))));
        }
        String text = refusing(name, () -> text(bytes));
        try {
            return new Content(boards(text), Optional.empty());
        } catch (IllegalArgumentException noBoard) {
            return new Content(List.of(), Optional.of(refusing(name, () -> problem(text))));
        }
    }

    /** Names the file in a refusal. */
    static <T> T refusing(String name, Supplier<T> reading) {
        try {
            return reading.get();
        } catch (IllegalArgumentException e) {
            throw refused(name, e);
        }
    }

    public static BadInputException refused(String name, IllegalArgumentException why) {
        return new BadInputException((name.equals("-") ? "standard input" : name) + ": " + why.getMessage(), why);
    }

    private static byte[] bytes(Session session, String name, String what) {
        byte[] bytes = name.equals("-") ? session.input() : fileBytes(session, name, what);
        if (isOtherPicture(bytes)) {
            throw refused(
                    name,
                    new IllegalArgumentException(
                            "a picture is read as PNG or JPEG, and this is another; save it as PNG"));
        }
        return bytes;
    }

    /** Whether bytes begin like a GIF, WebP, BMP, TIFF, HEIC or AVIF. */
    private static boolean isOtherPicture(byte[] bytes) {
        boolean bmp = startsWith(bytes, "BM") && bytes.length > 9 && bytes[6] == 0 && bytes[7] == 0 && bytes[8] == 0;
        boolean tiff = startsWith(bytes, "II*\0") || startsWith(bytes, "MM\0*");
        boolean heic = bytes.length > 8 && startsWith(Arrays.copyOfRange(bytes, 4, 8), "ftyp");
        return startsWith(bytes, "GIF8") || startsWith(bytes, "RIFF") || bmp || tiff || heic;
    }

    private static byte[] fileBytes(Session session, String name, String what) {
        Path file = Converters.path(name);
        try {
            // A pipe may be silent for ever, and Ctrl-C is to end the wait for it.
            if (!Files.isRegularFile(file)) {
                return session.read(() -> whole(file));
            }
            if (Files.size(file) > Input.most()) {
                throw Input.tooLong("'" + name + "'", Input.most());
            }
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new BadInputException(
                    "cannot read '" + name + "': " + FileFault.reason(e) + "; name a file that holds " + what
                            + (name.matches(".*[\\s,\\[].*")
                                    ? ", or give the text itself: echo " + Text.quoted(name) + " | nqueens ... -"
                                    : ""),
                    e);
        }
    }

    /** The bytes of what may have no end, as a device. */
    private static byte[] whole(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return Input.whole(in, "'" + file + "'");
        }
    }

    /** Whether bytes begin like a PNG or a JPEG. */
    private static boolean isPicture(byte[] bytes) {
        boolean png = bytes.length > 8 && startsWith(bytes, "\u0089PNG\r\n\u001a\n");
        boolean jpeg =
                bytes.length > 3 && (bytes[0] & 0xff) == 0xff && (bytes[1] & 0xff) == 0xd8 && (bytes[2] & 0xff) == 0xff;
        return png || jpeg;
    }

    private static boolean startsWith(byte[] bytes, String start) {
        return new String(bytes, 0, Math.min(bytes.length, start.length()), StandardCharsets.ISO_8859_1).equals(start);
    }

    private Problem picture(byte[] bytes) {
        PictureReading seen = seen(bytes, "queens");
        return withQueens ? seen.withQueens() : seen.problem();
    }

    /** What a picture shows, which is told, and what of a player's signs {@code --with-queens} takes. */
    private PictureReading seen(byte[] bytes, String taken) {
        BufferedImage image = image(bytes);
        int width = image.getWidth();
        int[] pixels = image.getRGB(0, 0, width, image.getHeight(), null, 0, width);
        PictureReading seen = PictureReader.reading(pixels, width);
        if (!seen.isSure()) {
            // Refuses it, and says why.
            PictureReader.read(pixels, width);
        }
        tell("the picture shows " + shown(seen, taken));
        return seen;
    }

    private void tell(String remark) {
        if (command != null) {
            PrintWriter err = command.commandLine().getErr();
            err.println("nqueens: " + remark);
            err.flush();
        }
    }

    private String shown(PictureReading seen, String taken) {
        int queens = seen.queens().size();
        int crosses = seen.crosses().size();
        return Text.counted(seen.size(), "row") + ", " + Text.counted(seen.size(), "region")
                + (queens == 0 ? "" : ", " + Text.counted(queens, "queen"))
                + (crosses == 0 ? "" : ", " + (crosses == 1 ? "1 cross" : Text.number(crosses) + " crosses"))
                + "; sureness " + Math.round(100 * seen.sureness()) + " %"
                + (withQueens || queens + (taken.equals("queens") ? 0 : crosses) == 0
                        ? ""
                        : "; its " + taken + " are left out without --with-queens");
    }

    private static BufferedImage image(byte[] bytes) {
        BufferedImage image;
        try {
            image = ImageIO.read(new ByteArrayInputStream(bytes));
        } catch (IOException e) {
            if (e.getCause() instanceof OutOfMemoryError memory) {
                throw memory;
            }
            throw new IllegalArgumentException("the picture is damaged: " + e.getMessage() + "; save it again", e);
        }
        if (image == null) {
            throw new IllegalArgumentException("the picture is damaged; save it again as PNG or JPEG");
        }
        if (isTurned(bytes)) {
            throw new IllegalArgumentException(
                    "the file holds its picture turned or mirrored, as cameras store it; save the picture upright as PNG");
        }
        return image;
    }

    /** Whether the EXIF data at the beginning of a JPEG ask viewers to turn or mirror it, which ImageIO does not do. */
    private static boolean isTurned(byte[] bytes) {
        String start = new String(bytes, 0, Math.min(bytes.length, 1 << 16), StandardCharsets.ISO_8859_1);
        int exif = start.indexOf("Exif\0\0");
        if ((bytes[0] & 0xff) != 0xff || exif < 0) {
            return false;
        }
        try {
            ByteBuffer tiff = ByteBuffer.wrap(bytes).position(exif + 6).slice();
            tiff.order(tiff.get(0) == 'I' ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
            int directory = tiff.getInt(4);
            for (int entry = 0; entry < tiff.getShort(directory); entry++) {
                int at = directory + 2 + 12 * entry;
                if (tiff.getShort(at) == ORIENTATION) {
                    return tiff.getShort(at + 8) > 1;
                }
            }
        } catch (IndexOutOfBoundsException damaged) {
            return false;
        }
        return false;
    }
}
