package io.github.nqueens.lab.routes;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import io.github.nqueens.internal.Kebab;
import io.github.nqueens.lab.exchange.Command;
import io.github.nqueens.lab.exchange.LabExchange;
import io.github.nqueens.lab.exchange.LabForm;
import io.github.nqueens.lab.exchange.RefusedException;
import io.github.nqueens.lab.exchange.Texts;
import io.github.nqueens.lab.work.Kept;
import io.github.nqueens.lab.work.LabWorkers;
import io.github.nqueens.lab.work.Work;
import io.github.nqueens.puzzle.PuzzleGenerator;
import io.github.nqueens.puzzle.PuzzlePage;
import io.github.nqueens.puzzle.Technique;
import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Puzzles made from their size, rating and seed, and the pages on which the latest of them are played. */
public final class PuzzleRoutes {
    static final int SMALLEST_SIZE = 4;
    public static final int LARGEST_SIZE = 26;

    /** A text may hold twelve puzzles, read in as many ways as there are readings. */
    private static final int MOST_KEPT = 200;

    private static final Duration BETWEEN_NEWS = Duration.ofSeconds(1);
    private static final Set<String> FIELDS = Set.of("n", "seed", "rating");

    private final LabWorkers workers;
    private final Duration timeLimit;
    private final Kept<PuzzlePage> kept = new Kept<>(MOST_KEPT);

    public PuzzleRoutes(LabWorkers workers, Duration timeLimit) {
        this.workers = workers;
        this.timeLimit = timeLimit;
    }

    /** Answers line by line until the puzzle is made; the search for one ends when a line cannot be written. */
    public void make(LabExchange exchange) throws IOException, InterruptedException {
        LabForm form = LabForm.parse(exchange.body(), FIELDS);
        int n = (int) form.number("n", SMALLEST_SIZE, LARGEST_SIZE);
        long seed = form.number("seed", Long.MIN_VALUE, Long.MAX_VALUE);
        Optional<Technique> rating = form.constant("rating", "", Technique.values(), "refused.rating");
        AtomicReference<PuzzleGenerator.@Nullable Progress> progress = new AtomicReference<>();
        PuzzleGenerator generator = generator(n, rating, progress::set);
        Command command = new Command("nqueens puzzle new").option("--size", n).option("--seed", seed);
        rating.ifPresent(technique -> command.option("--rating", technique));
        CancellationToken cancellation = new CancellationToken();
        Limits limits =
                Limits.builder().timeLimit(timeLimit).cancellation(cancellation).build();
        try {
            Work<Optional<PuzzlePage>> work = Work.start(
                    workers::execute,
                    () -> generator.generate(seed, limits).problem().map(PuzzlePage::of));
            LabExchange.Lines out = exchange.lines();
            out.write(command.line());
            work.follow(out, lines -> {
                PuzzleGenerator.Progress made = progress.get();
                lines.write("running " + (made == null ? "0" : made.starts() + " " + made.squaresLeft()));
            });
            out.write(work.end(page -> page.map(made -> "done " + keep(made))
                    .orElseGet(() -> "failed " + Texts.get("refused.puzzle", timeLimit.toSeconds()))));
        } finally {
            cancellation.cancel();
        }
    }

    /** The number of the page that is kept. */
    int keep(PuzzlePage page) {
        return kept.add(page);
    }

    /** The page of a puzzle, by the number that ended its making. */
    public void page(LabExchange exchange) throws IOException {
        exchange.sendPage(kept.get(exchange.number())
                .orElseThrow(() -> new RefusedException(404, "refused.puzzle.gone"))
                .toHtml());
    }

    private static PuzzleGenerator generator(
            int n, Optional<Technique> rating, Consumer<PuzzleGenerator.Progress> progress) {
        try {
            PuzzleGenerator.Builder builder = PuzzleGenerator.builder(n).progress(BETWEEN_NEWS, progress);
            rating.ifPresent(technique -> builder.rating(technique, technique));
            return builder.build();
        } catch (IllegalArgumentException e) {
            throw RefusedException.because(e);
        }
    }

    /** What the ratings are called, from the simplest. */
    public static List<String> ratings() {
        return Arrays.stream(Technique.values()).map(Kebab::of).toList();
    }
}
