package io.github.nqueens.cli.command;

import io.github.nqueens.Board;
import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.cli.options.BoardFormat;
import io.github.nqueens.cli.options.FromOne;
import io.github.nqueens.cli.options.ProblemArgument;
import io.github.nqueens.cli.options.SeedOption;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.Flushing;
import io.github.nqueens.cli.output.Printer;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.solutions.CountAbandonedException;
import io.github.nqueens.solutions.CountStatus;
import io.github.nqueens.solutions.SolutionSampler;
import io.github.nqueens.solutions.Solutions;
import io.github.nqueens.visual.BoardSvg;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nqueens solutions}: all solutions, one after the other. */
@Command(
        name = "solutions",
        description = "Prints all solutions, as they are found, or random ones.",
        footer = {
            "",
            "Solutions of the classic problem come in lexicographic order. Another problem has a fixed order of its own.",
            "Formats: list has a line for each solution, the column of each row; grid has n lines and an empty one; svg has"
                    + " a picture of each solution, to put into a page.",
            "",
            "Examples:",
            "  nqueens solutions 6",
            "  nqueens solutions 8 --fundamental --format grid",
            "  nqueens solutions 20 --limit 1000 > some.txt",
            "  nqueens solutions 8 --place 4:4 --block 1:6",
            "  nqueens solutions 12 --random 5 --seed 1"
        })
public final class SolutionsCommand implements Callable<Integer> {
    /** Sizes for which the set-up of a sampler takes longer than a person waits without a word. Larger ones are refused. */
    private static final Set<Integer> SLOW_TO_SET_UP = Set.of(17, 18);

    private static final String INTERRUPTED = "interrupted before the first solution";

    private final Session session;
    /** What to work on, known once the command is called. */
    @SuppressWarnings("NullAway.Init")
    private Problem problem;

    @Mixin
    private final ProblemArgument argument = new ProblemArgument("from 1 to 32, or to 18 with --random");

    @Option(names = "--limit", paramLabel = "number", description = "ends after this many solutions")
    private @Nullable Long limit;

    @Option(names = "--fundamental", description = "only one of those that are rotations and reflections of each other")
    private boolean fundamental;

    @Option(
            names = "--random",
            paramLabel = "number",
            description = "draws this many solutions at random, each with the same probability")
    private @Nullable Long random;

    @Mixin
    private SeedOption seed;

    @Option(
            names = {"-f", "--format"},
            paramLabel = "format",
            completionCandidates = Formats.class,
            description = "list, grid or svg; by default list")
    private BoardFormat format = BoardFormat.LIST;

    @Mixin
    private FromOne fromOne;

    @Mixin
    private Printer printer;

    public SolutionsCommand(Session session) {
        this.session = session;
    }

    /** What a shell offers: a picture of pixels is of one board. */
    static final class Formats implements Iterable<String> {
        /** Called by picocli. */
        Formats() {}

        @Override
        public Iterator<String> iterator() {
            return List.of("list", "grid", "svg").iterator();
        }
    }

    @Override
    public Integer call() throws IOException {
        if (limit != null && limit < 0) {
            throw new BadInputException("--limit is " + limit + ", but a number of solutions is not negative");
        }
        if (limit != null && limit == 0) {
            throw new BadInputException("--limit is 0, but at least 1 solution is printed; leave it out for all");
        }
        if (format == BoardFormat.PNG) {
            throw new BadInputException(
                    "a picture of pixels is of one board and goes into a file; choose --format svg");
        }
        refuseMixedOptions();
        problem = argument.problem(session);
        if (!problem.isClassic() && (fundamental || random != null)) {
            throw new BadInputException((fundamental ? "--fundamental" : "--random")
                    + " is for the classic problem; leave it out, or leave out what makes this a problem of its own");
        }
        Optional<String> why = problem.contradiction(1);
        if (random != null && why.isPresent()) {
            printer.failed(Printer.noSolution(why.get()));
            return ExitStatus.NO_RESULT;
        }
        printer.impossible(problem);
        try {
            return session.interruptibly(this::printAll);
        } catch (CountAbandonedException abandoned) {
            boolean interrupted = abandoned.status() == CountStatus.CANCELLED;
            printer.failed(interrupted ? INTERRUPTED : String.valueOf(abandoned.getMessage()));
            return interrupted ? ExitStatus.INTERRUPTED : ExitStatus.NO_RESULT;
        }
    }

    private int printAll() throws IOException {
        PrintWriter out = printer.out();
        long printed = 0;
        CancellationToken cancellation = session.cancellation();
        try (Stream<Board> solutions = BadInputException.ifRefused(() -> random == null ? all() : drawn(random));
                Flushing flushing = new Flushing(out)) {
            Iterator<Board> boards = solutions.iterator();
            while ((limit == null || printed < limit)
                    && !flushing.hasFailed()
                    && !cancellation.isCancelled()
                    && boards.hasNext()) {
                Board board = boards.next();
                if (printer.isJson()) {
                    out.print(printed == 0 ? start() : ",");
                    printJson(board, out);
                } else {
                    print(board, out);
                }
                printed++;
            }
        } catch (CancellationException interruptedOnTheWay) {
            // What was printed is a result.
        }
        if (cancellation.isCancelled() && printed == 0) {
            printer.failed(INTERRUPTED);
            return ExitStatus.INTERRUPTED;
        }
        if (printer.isJson()) {
            out.println((printed == 0 ? start() : System.lineSeparator()) + "]}");
        }
        if (random != null && !seed.isGiven()) {
            printer.remark("seed " + seed.value());
        }
        return cancellation.isCancelled() ? ExitStatus.INTERRUPTED : printed == 0 ? ExitStatus.NO_RESULT : 0;
    }

    private String start() {
        String drawn = random == null ? "" : ", \"seed\": " + seed.value();
        return "{\"n\": " + problem.size() + drawn + ", \"from\": " + fromOne.first() + ", \"boards\": [";
    }

    private void refuseMixedOptions() {
        if (random == null && seed.isGiven()) {
            throw new BadInputException("--seed is for random solutions; add --random or leave it out");
        }
        if (random != null && limit != null) {
            throw new BadInputException("--random says how many solutions to draw; leave out --limit");
        }
        if (random != null && random == 0) {
            throw new BadInputException("--random is 0, but at least 1 solution is drawn; give a number from 1");
        }
        if (random != null && random < 0) {
            throw new BadInputException("--random is " + random + ", but a number of solutions is not negative");
        }
    }

    private Stream<Board> all() {
        return fundamental ? Solutions.fundamental(problem.size()) : Solutions.stream(problem);
    }

    private Stream<Board> drawn(long boards) {
        if (SLOW_TO_SET_UP.contains(problem.size())) {
            printer.remark("all fundamental solutions of n = " + problem.size()
                    + " are found before one is drawn, which may take minutes");
        }
        Limits limits = session.limits(null);
        SolutionSampler sampler = Solutions.sampler(problem.size(), limits);
        SplittableRandom generator = new SplittableRandom(seed.value());
        return Stream.generate(() -> fundamental ? sampler.nextFundamental(generator) : sampler.next(generator))
                .limit(boards);
    }

    /** One line for each board: its columns by row, which are a JSON array, too. */
    private void printJson(Board board, PrintWriter out) {
        out.print(System.lineSeparator() + "  " + Arrays.toString(fromOne.columns(board.toArray())));
    }

    private void print(Board board, PrintWriter out) throws IOException {
        switch (format) {
            case GRID -> {
                BoardFormat.writeGrid(board, out);
                out.println();
            }
            case SVG -> {
                BoardSvg.of(board).withCoordinatesFrom(fromOne.first()).writeTo(out);
                out.println();
            }
            default -> BoardFormat.writeList(board, fromOne.first(), out);
        }
    }
}
