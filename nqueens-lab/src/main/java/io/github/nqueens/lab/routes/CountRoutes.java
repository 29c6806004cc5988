package io.github.nqueens.lab.routes;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import io.github.nqueens.internal.Kebab;
import io.github.nqueens.lab.exchange.Command;
import io.github.nqueens.lab.exchange.LabExchange;
import io.github.nqueens.lab.exchange.LabForm;
import io.github.nqueens.lab.exchange.RefusedException;
import io.github.nqueens.lab.work.LabWorkers;
import io.github.nqueens.lab.work.Work;
import io.github.nqueens.solutions.CountMethod;
import io.github.nqueens.solutions.CountResult;
import io.github.nqueens.solutions.CountStatus;
import io.github.nqueens.solutions.Progress;
import io.github.nqueens.solutions.SolutionCounter;
import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Counts of all solutions, each on one thread. */
public final class CountRoutes {
    private static final String FASTEST = "fastest";

    private final LabWorkers workers;
    private final Duration timeLimit;

    public CountRoutes(LabWorkers workers, Duration timeLimit) {
        this.workers = workers;
        this.timeLimit = timeLimit;
    }

    /** What is counted; the fastest method if none is chosen. */
    private record Request(int n, Optional<CountMethod> method) {
        static Request parse(String text) {
            LabForm form = LabForm.parse(text, Set.of("n", "method"));
            Optional<CountMethod> method =
                    form.constant("method", FASTEST, CountMethod.values(), "refused.method.name");
            int largest = method.map(CountMethod::largestSize)
                    .orElseGet(() -> Arrays.stream(CountMethod.values())
                            .mapToInt(CountMethod::largestSize)
                            .max()
                            .orElseThrow());
            return new Request(size(form, largest), method);
        }

        /** A size that the list of solutions may take is refused as one that only the count does not take. */
        private static int size(LabForm form, int largest) {
            try {
                return (int) form.number("n", 1, largest);
            } catch (RefusedException e) {
                String given = LabForm.shorten(form.text("n", ""));
                throw (RefusedException)
                        new RefusedException(e.status(), "refused.count", given, largest, ListRoutes.LARGEST_SIZE)
                                .initCause(e);
            }
        }

        String command() {
            Command command = new Command("nqueens count " + n);
            method.ifPresent(chosen -> command.option("-m", Kebab.of(chosen)));
            return command.flag("--fundamental").line();
        }
    }

    /** What the methods are called. */
    public static List<String> methods() {
        return Arrays.stream(CountMethod.values()).map(Kebab::of).toList();
    }

    /** Answers line by line while it counts; the count ends when a line cannot be written. */
    public void count(LabExchange exchange) throws IOException, InterruptedException {
        Request request = Request.parse(exchange.body());
        AtomicReference<@Nullable Progress> progress = new AtomicReference<>();
        CancellationToken cancellation = new CancellationToken();
        try {
            Work<CountResult> work = Work.start(workers::executeLong, () -> count(request, progress, cancellation));
            LabExchange.Lines out = exchange.lines();
            out.write(request.command());
            work.follow(out, lines -> lines.write(line(progress.get())));
            out.write(work.end(this::end));
        } finally {
            cancellation.cancel();
        }
    }

    private CountResult count(
            Request request, AtomicReference<@Nullable Progress> progress, CancellationToken cancellation) {
        SolutionCounter.Builder counter = SolutionCounter.builder()
                .fundamental(true)
                .progress(latest -> {
                    progress.set(latest);
                    workers.paused();
                });
        request.method().ifPresent(counter::method);
        Limits limits =
                Limits.builder().timeLimit(timeLimit).cancellation(cancellation).build();
        return counter.build().count(request.n(), limits);
    }

    /** How far it is: the share done, the seconds, and the seconds left or a hyphen. */
    private static String line(@Nullable Progress latest) {
        return latest == null
                ? "running 0 0 -"
                : "running " + latest.fraction() + " " + seconds(latest.elapsed()) + " "
                        + latest.remaining().map(CountRoutes::seconds).orElse("-");
    }

    private String end(CountResult result) {
        if (result.isComplete()) {
            return "done " + result.count() + " " + result.fundamental().orElseThrow() + " " + Kebab.of(result.method())
                    + " " + seconds(result.elapsed());
        }
        return result.status() == CountStatus.TIME_LIMIT
                ? "late " + timeLimit.toMinutes()
                : "failed " + result.reason().orElse(Kebab.of(result.status()));
    }

    private static String seconds(Duration time) {
        return Double.toString(time.toNanos() / 1e9);
    }
}
