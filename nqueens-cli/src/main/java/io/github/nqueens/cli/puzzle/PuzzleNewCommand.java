package io.github.nqueens.cli.puzzle;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Problem;
import io.github.nqueens.cli.options.Converters;
import io.github.nqueens.cli.options.SeedOption;
import io.github.nqueens.cli.options.TimeLimit;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.Json;
import io.github.nqueens.cli.output.OutputFile;
import io.github.nqueens.cli.output.Printer;
import io.github.nqueens.cli.output.ProgressLine;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.internal.Kebab;
import io.github.nqueens.internal.OptionTexts;
import io.github.nqueens.puzzle.Deduction;
import io.github.nqueens.puzzle.Given;
import io.github.nqueens.puzzle.PuzzleGenerator;
import io.github.nqueens.puzzle.PuzzlePage;
import io.github.nqueens.puzzle.PuzzleSeries;
import io.github.nqueens.puzzle.RegionShape;
import io.github.nqueens.puzzle.Technique;
import io.github.nqueens.solutions.Solutions;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code nqueens puzzle new}: makes puzzles. */
@Command(
        name = "new",
        description = "Makes puzzles with exactly one solution.",
        footer = {
            "",
            "Ratings, from the simplest: single, confinement, stranding, hall-set, assumption. RATING..RATING is a range.",
            "easy is single..confinement, medium is stranding, hard is hall-set, very-hard is assumption.",
            "Several puzzles are separated by lines of three hyphens, or stand on one page.",
            "",
            "Examples:",
            "  nqueens puzzle new --size 9 --rating hall-set --count 20 -o page.html",
            "  nqueens puzzle new 8 --count 1000 --format jsonl > puzzles.jsonl"
        })
final class PuzzleNewCommand implements Callable<Integer> {
    /** What the pages call ratings, each with the first of its techniques and the last. */
    private static final Map<String, List<Technique>> LEVELS = Map.of(
            "easy", List.of(Technique.SINGLE, Technique.CONFINEMENT),
            "medium", List.of(Technique.STRANDING, Technique.STRANDING),
            "hard", List.of(Technique.HALL_SET, Technique.HALL_SET),
            "very-hard", List.of(Technique.ASSUMPTION, Technique.ASSUMPTION));

    /** From this size on a puzzle may take minutes. */
    private static final int LONG_WITH_REGIONS = 40;

    /** The same without regions. */
    private static final int LONG = 20;

    private final Session session;

    @Parameters(arity = "0..1", paramLabel = "n", description = "size of the board", converter = Size.class)
    private @Nullable Integer rows;

    @Option(
            names = {"-n", "--size", "--sizes"},
            paramLabel = "n",
            description = "size of the board, in place of the argument",
            converter = Size.class)
    private @Nullable Integer option;

    /** What either of them says, known once the command is called. */
    private int size;

    @Option(
            names = "--rating",
            paramLabel = "rating",
            description = "the hardest technique that a puzzle needs; by default any")
    private String rating;

    @Mixin
    private SeedOption seed;

    @Option(names = "--count", paramLabel = "number", description = "how many puzzles; by default 1")
    private int count = 1;

    @Option(
            names = "--rule",
            paramLabel = "rule",
            description = "touch, queens, torus or superqueens; by default touch with regions, otherwise queens")
    private AttackRule rule;

    @Option(names = "--given", paramLabel = "what", description = "regions, placed-queens or blocked-squares")
    private Given given;

    @Option(names = "--shape", paramLabel = "shape", description = "compact, mixed or wild regions")
    private RegionShape shape;

    @Option(names = "--smallest-region", paramLabel = "number", description = "the least number of squares of a region")
    private Integer smallestRegion;

    @Option(names = "--scattered", description = "regions need not be connected")
    private boolean scattered;

    @Option(names = "--symmetric", description = "a half turn maps the givens to themselves")
    private boolean symmetric;

    @Mixin
    private TimeLimit timeLimit;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "file.html",
            description = "writes a page on which the puzzles are played, in place of their text")
    private Path output;

    @Option(
            names = "--sheet",
            paramLabel = "file.html",
            description = "writes a page to print: the puzzles, and their solutions on pages of their own")
    private @Nullable Path sheet;

    @Option(
            names = "--format",
            paramLabel = "format",
            description = "text, or jsonl: a JSON object on each line, with the solution, the rating and the steps")
    private String format = "text";

    @Mixin
    private Printer printer;

    /** The size of a puzzle. */
    static final class Size implements ITypeConverter<Integer> {
        Size() {}

        @Override
        public Integer convert(String text) {
            return Converters.size(text, PuzzleGenerator.LARGEST_SIZE);
        }
    }

    PuzzleNewCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        if (rows == null ? option == null : option != null) {
            throw new BadInputException((rows == null ? "'n' is missing; " : "n is given twice; ")
                    + "give the size of the board once, as in 'nqueens puzzle new 8' or --size 8");
        }
        size = rows != null ? rows : Objects.requireNonNull(option);
        boolean lines = format.equalsIgnoreCase("jsonl");
        if (!lines && !format.equalsIgnoreCase("text")) {
            throw new BadInputException("--format is '" + format + "', but puzzles are printed as text or jsonl");
        }
        if (lines && (printer.isJson() || output != null || sheet != null)) {
            throw new BadInputException("--format jsonl prints an object for each puzzle and conflicts with "
                    + (output != null ? "--output" : sheet != null ? "--sheet" : "--json") + "; leave one of them out");
        }
        PrintWriter out = printer.out();
        OutputFile page = output == null ? null : PlayPage.at(output, count);
        OutputFile printed = sheet == null ? null : PlayPage.sheetAt(sheet);
        if (count < 1) {
            throw new BadInputException("--count is " + count + ", but at least 1 puzzle is made");
        }
        Optional<String> why = Problem.queens(size).contradiction();
        if (why.isPresent()) {
            printer.failed(Printer.noSolution(why.get()));
            return ExitStatus.NO_RESULT;
        }
        if (timeLimit.time() == null && size >= (given == null || given == Given.REGIONS ? LONG_WITH_REGIONS : LONG)) {
            printer.remark("a puzzle of " + size + " rows may take minutes; end it with Ctrl-C, or give --time-limit");
        }
        PuzzleSeries series = series();
        if (printer.isJson()) {
            Map<String, Object> fields = new LinkedHashMap<>();
            fields.put("n", size);
            fields.put("reason", series.reason().orElse(null));
            fields.put("seed", seed.value());
            fields.put(
                    "puzzles", series.problems().stream().map(Problem::toText).toList());
            printer.json(fields);
        } else if (lines) {
            series.problems().forEach(puzzle -> out.println(Json.line(fields(puzzle))));
        } else if (output == null && sheet == null && !series.problems().isEmpty()) {
            out.println(series.problems().stream().map(Problem::toText).collect(Collectors.joining("\n---\n")));
        }
        // A file that cannot be written costs the puzzles, unless their seed is known.
        if (!seed.isGiven() && !printer.isJson()) {
            printer.remark("seed " + seed.value());
        }
        if (page != null && !series.problems().isEmpty()) {
            page.write(PuzzlePage.of(series.problems())::writeTo);
            printer.wrote(List.of(page.path()));
        }
        if (printed != null && !series.problems().isEmpty()) {
            PlayPage.writeSheet(printed, series.problems(), printer);
        }
        series.reason()
                .ifPresent(reason -> printer.remark("made " + series.problems().size() + " of " + count
                        + (count == 1 ? " puzzle: " : " puzzles: ") + reason));
        if (series.reason().isEmpty()) {
            return 0;
        }
        return session.cancellation().isCancelled() ? ExitStatus.INTERRUPTED : ExitStatus.NO_RESULT;
    }

    private PuzzleSeries series() {
        try (ProgressLine progress = new ProgressLine(printer.err(), session.isWatched())) {
            PuzzleGenerator generator = BadInputException.ifRefused(() -> generator()
                    .progress(ProgressLine.INTERVAL, made -> tell(progress, made))
                    .build());
            return generator.generate(seed.value(), count, timeLimit.limits(session));
        }
    }

    private void tell(ProgressLine progress, PuzzleGenerator.Progress made) {
        String best =
                made.squaresLeft() == 0 ? "" : ", at best " + Text.counted(made.squaresLeft(), "square") + " left open";
        progress.tell(
                "puzzle " + Text.number(made.puzzles() + 1L) + " of " + Text.number(count),
                made.elapsed(),
                Text.counted(made.starts(), "start") + best);
    }

    /** A puzzle with everything that a program asks about it. Rows and columns count from 0. */
    private static Map<String, Object> fields(Problem puzzle) {
        Deduction deduction = Deduction.of(puzzle);
        List<Map<String, Object>> steps = new StepFields(0).all(deduction);
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("n", puzzle.size());
        fields.put("rule", puzzle.rule().name());
        fields.put("puzzle", puzzle.toText());
        fields.put("from", 0);
        fields.put("board", Solutions.stream(puzzle).findFirst().orElseThrow().toArray());
        fields.put("rating", Deduction.rating(puzzle).map(Technique::toString).orElse(null));
        fields.put("steps", steps);
        fields.put("state", deduction.state().name());
        return fields;
    }

    private PuzzleGenerator.Builder generator() {
        requireWishesTogether();
        PuzzleGenerator.Builder builder = PuzzleGenerator.builder(size).symmetric(symmetric);
        if (rating != null) {
            List<String> ends = List.of(rating.split("\\.\\.", 2));
            builder.rating(
                    techniques(ends.get(0)).get(0),
                    techniques(ends.get(ends.size() - 1)).get(1));
        }
        if (rule != null) {
            builder.rule(rule);
        }
        if (given != null) {
            builder.given(given);
        }
        if (shape != null) {
            builder.shape(shape);
        }
        if (smallestRegion != null) {
            builder.smallestRegion(smallestRegion);
        }
        if (scattered) {
            builder.connected(false);
        }
        return builder;
    }

    /** Wishes that conflict are refused by the names of their options. */
    private void requireWishesTogether() {
        if (shape != null && scattered) {
            throw new BadInputException(
                    "--shape is for connected regions and conflicts with --scattered; leave one of them out");
        }
        if (given != null && given != Given.REGIONS) {
            String wish = shape != null
                    ? "--shape"
                    : smallestRegion != null ? "--smallest-region" : scattered ? "--scattered" : null;
            if (wish != null) {
                throw new BadInputException(wish + " is for regions and conflicts with --given " + Kebab.of(given)
                        + "; leave one of them out");
            }
        }
    }

    /** The first and the last technique of a rating. */
    private static List<Technique> techniques(String rating) {
        String name = rating.strip().toLowerCase(Locale.ROOT);
        List<Technique> level = LEVELS.get(name);
        if (level != null) {
            return level;
        }
        try {
            Technique technique = OptionTexts.constant(Technique.class, name);
            return List.of(technique, technique);
        } catch (IllegalArgumentException e) {
            List<String> names = Stream.concat(
                            LEVELS.keySet().stream(),
                            Arrays.stream(Technique.values()).map(Technique::toString))
                    .toList();
            throw new BadInputException(
                    "--rating: " + e.getMessage() + ", and not easy, medium, hard or very-hard"
                            + Converters.suggestion(names, name) + "; a range is written easy..hard",
                    e);
        }
    }
}
