package io.github.nqueens.lab.routes;

import io.github.nqueens.Board;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.formats.BoardReader;
import io.github.nqueens.formats.PictureReader;
import io.github.nqueens.formats.PictureReading;
import io.github.nqueens.formats.ProblemReader;
import io.github.nqueens.formats.Reading;
import io.github.nqueens.internal.Kebab;
import io.github.nqueens.lab.exchange.LabExchange;
import io.github.nqueens.lab.exchange.LabForm;
import io.github.nqueens.lab.exchange.Texts;
import io.github.nqueens.lab.work.LabWorkers;
import io.github.nqueens.lab.work.Work;
import io.github.nqueens.puzzle.PuzzlePage;
import io.github.nqueens.puzzle.Uniqueness;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/** Boards and puzzles that somebody brings: as text in any form that the library reads, or as the pixels of a picture. */
public final class ReadRoutes {
    /** The most bytes of a text. */
    public static final int LONGEST_TEXT = 1_000_000;

    /** The most pixels of a picture: those of a picture that a phone makes. The page makes larger pictures smaller. */
    public static final int MOST_PIXELS = 1_080 * 2_400;

    private static final int BYTES_PER_PIXEL = 3;

    /** The most boards or puzzles of one text that are told. */
    private static final int MOST_READ = 12;

    private final LabWorkers workers;
    private final Duration timeLimit;
    private final PuzzleRoutes pages;

    ReadRoutes(LabWorkers workers, Duration timeLimit, PuzzleRoutes pages) {
        this.workers = workers;
        this.timeLimit = timeLimit;
        this.pages = pages;
    }

    /** Answers with a line for each board of the text: what it is read as, and its columns. */
    public void boards(LabExchange exchange) throws IOException, InterruptedException {
        byte[] file = exchange.bytes(LONGEST_TEXT);
        answer(exchange, () -> {
            String text = ProblemReader.text(file);
            List<String> lines = new ArrayList<>();
            readings(() -> BoardReader.read(text), reading -> BoardReader.read(text, reading))
                    .forEach((name, board) -> lines.add("board " + name + " " + board.toText()));
            return lines;
        });
    }

    /**
     * Answers with a line for each puzzle of the text: what it is read as, the number of its page, and the puzzle as text,
     * in which an underscore ends a line.
     */
    public void puzzles(LabExchange exchange) throws IOException, InterruptedException {
        int from = from(LabForm.parse(exchange.query(), Set.of("from")));
        byte[] file = exchange.bytes(LONGEST_TEXT);
        answer(exchange, () -> {
            String text = ProblemReader.text(file);
            return pages(
                    readings(() -> ProblemReader.readAll(text), reading -> ProblemReader.readAll(text, reading)), from);
        });
    }

    /**
     * Answers with the puzzle in a picture, with and without the queens that stand on it, after a line about its sureness.
     * Each pixel is sent as three bytes: red, green and blue.
     */
    public void picture(LabExchange exchange) throws IOException, InterruptedException {
        LabForm form = LabForm.parse(exchange.query(), Set.of("width", "from"));
        int from = from(form);
        int width = (int) form.number("width", 1, MOST_PIXELS);
        byte[] bytes = exchange.bytes(BYTES_PER_PIXEL * MOST_PIXELS);
        answer(exchange, () -> {
            PictureReading reading = PictureReader.reading(pixels(bytes), width);
            Map<String, Problem> problems = new LinkedHashMap<>();
            problems.put("empty", reading.problem());
            if (!reading.queens().isEmpty()) {
                problems.put("queens", reading.withQueens());
            }
            List<String> lines = new ArrayList<>();
            lines.add("sure " + Math.round(100 * reading.sureness()) + " "
                    + reading.doubt().orElse(""));
            lines.addAll(pages(problems, from));
            return lines;
        });
    }

    /** What rows and columns count from in a sentence. */
    private static int from(LabForm form) {
        return (int) form.number("from", 0, 1);
    }

    private static int[] pixels(byte[] bytes) {
        if (bytes.length % BYTES_PER_PIXEL != 0) {
            throw new IllegalArgumentException(Texts.get("refused.pixels", bytes.length));
        }
        int[] pixels = new int[bytes.length / BYTES_PER_PIXEL];
        for (int i = 0; i < pixels.length; i++) {
            int at = BYTES_PER_PIXEL * i;
            pixels[i] = (bytes[at] & 0xFF) << 16 | (bytes[at + 1] & 0xFF) << 8 | (bytes[at + 2] & 0xFF);
        }
        return pixels;
    }

    private void answer(LabExchange exchange, Supplier<List<String>> reading) throws IOException, InterruptedException {
        Work<List<String>> work = Work.start(workers::execute, reading);
        LabExchange.Lines out = exchange.lines();
        work.follow(out, lines -> lines.write("running 0"));
        List<String> read = new ArrayList<>();
        String last = work.end(lines -> {
            read.addAll(lines);
            return "done " + lines.size();
        });
        for (String line : read) {
            out.write(line);
        }
        out.write(last);
    }

    /** What a text holds, by a number, or what its readings differ in, by the names of the readings. */
    private static <T> Map<String, T> readings(Supplier<List<T>> plain, Function<Reading, List<T>> as) {
        try {
            return numbered("", plain.get());
        } catch (IllegalArgumentException refusal) {
            Map<List<T>, String> readings = new LinkedHashMap<>();
            for (Reading reading : Reading.values()) {
                try {
                    readings.putIfAbsent(as.apply(reading), Kebab.of(reading));
                } catch (IllegalArgumentException doesNotFit) {
                    // The text has another reading, or the refusal of all of them is told.
                }
            }
            if (readings.size() < 2) {
                throw refusal;
            }
            Map<String, T> all = new LinkedHashMap<>();
            readings.forEach((read, name) -> all.putAll(numbered(name, read)));
            return all;
        }
    }

    private static <T> Map<String, T> numbered(String name, List<T> read) {
        Map<String, T> all = new LinkedHashMap<>();
        for (int i = 0; i < Math.min(MOST_READ, read.size()); i++) {
            all.put(read.size() == 1 && !name.isEmpty() ? name : name + (i + 1), read.get(i));
        }
        return all;
    }

    /** A page for each puzzle, or why it has none; if none has a page, the reason of the first. */
    private List<String> pages(Map<String, Problem> problems, int from) {
        List<String> lines = new ArrayList<>();
        RuntimeException first = null;
        for (Map.Entry<String, Problem> problem : problems.entrySet()) {
            try {
                lines.add("puzzle " + problem.getKey() + " " + pages.keep(page(problem.getValue(), from)) + " "
                        + problem.getValue().toText().replace('\n', '_'));
            } catch (IllegalArgumentException refusal) {
                first = first == null ? refusal : first;
                lines.add("refused " + problem.getKey() + " " + Texts.sentence(refusal));
            }
        }
        if (first != null && lines.stream().noneMatch(line -> line.startsWith("puzzle "))) {
            throw first;
        }
        return lines;
    }

    private PuzzlePage page(Problem problem, int from) {
        if (problem.size() > PuzzlePage.LARGEST_SIZE) {
            throw new IllegalArgumentException(
                    Texts.get("refused.puzzle.size", problem.size(), PuzzlePage.LARGEST_SIZE));
        }
        boolean isFull = queens(problem) == problem.size();
        if (problem.contradiction(from).isPresent()) {
            throw new IllegalArgumentException(Texts.get(
                    isFull ? "refused.puzzle.wrong" : "refused.puzzle.none",
                    ": " + problem.contradiction(from).get()));
        }
        if (isFull) {
            throw new IllegalArgumentException(Texts.get("refused.puzzle.full"));
        }
        Uniqueness uniqueness = Uniqueness.of(problem, Limits.of(timeLimit));
        List<Board> solutions = uniqueness.solutions();
        if (uniqueness.reason().isPresent()) {
            throw new IllegalArgumentException(Texts.get("refused.puzzle.late", timeLimit.toSeconds()));
        }
        if (solutions.size() != 1) {
            throw new IllegalArgumentException(
                    solutions.isEmpty()
                            ? Texts.get("refused.puzzle.none", "")
                            : Texts.get("refused.puzzle.several", solutions.get(0), solutions.get(1)));
        }
        return PuzzlePage.of(problem);
    }

    private static int queens(Problem problem) {
        int queens = 0;
        for (int square = 0; square < problem.size() * problem.size(); square++) {
            queens += problem.isPlaced(square / problem.size(), square % problem.size()) ? 1 : 0;
        }
        return queens;
    }
}
