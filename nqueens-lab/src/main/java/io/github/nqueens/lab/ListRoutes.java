package io.github.nqueens.lab;

import io.github.nqueens.Board;
import io.github.nqueens.solutions.Solutions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;

/** The first solutions of a size, one by one as they are found. */
final class ListRoutes {
    static final int LARGEST_SIZE = 32;
    static final int MOST_SOLUTIONS = 200;
    private static final int LOOK_MILLISECONDS = 100;

    private final LabWorkers workers;

    ListRoutes(LabWorkers workers) {
        this.workers = workers;
    }

    /**
     * Solutions that are looked for.
     *
     * @param lines what is to be sent: boards, and last how it ended
     */
    private record Listing(
            Stream<Board> solutions, int most, LinkedBlockingQueue<String> lines, AtomicBoolean isBegun) {
        void run() {
            isBegun.set(true);
            try {
                Iterator<Board> boards = solutions.iterator();
                int found = 0;
                while (found < most && boards.hasNext()) {
                    found++;
                    lines.add("board " + boards.next());
                }
                lines.add("done " + found);
            } catch (CancellationException clientHasGone) {
                lines.add("stopped 0");
            } catch (RuntimeException | Error e) {
                lines.add("failed " + Texts.sentence(e));
            }
        }
    }

    /** Answers with a line for each solution; the search ends when a line cannot be written. */
    void list(LabExchange exchange) throws IOException, InterruptedException {
        exchange.requireMethod("POST");
        LabForm form = LabForm.parse(exchange.body(), Set.of("n", "first", "which"));
        int n = (int) form.number("n", 1, LARGEST_SIZE);
        int most = (int) form.number("first", 1, MOST_SOLUTIONS);
        boolean isFundamental = form.choice("which", "all", "fundamental").equals("fundamental");
        try (Stream<Board> solutions = isFundamental ? Solutions.fundamental(n) : Solutions.stream(n)) {
            Listing listing = new Listing(solutions, most, new LinkedBlockingQueue<>(), new AtomicBoolean());
            workers.execute(listing::run);
            LabExchange.Lines out = exchange.lines();
            out.write("command nqueens solutions " + n + " --limit " + most + (isFundamental ? " --fundamental" : ""));
            boolean isOver = false;
            while (!isOver) {
                Optional<String> line =
                        Optional.ofNullable(listing.lines().poll(LOOK_MILLISECONDS, TimeUnit.MILLISECONDS));
                List<String> more = new ArrayList<>();
                listing.lines().drainTo(more);
                out.write(line.orElse(listing.isBegun().get() ? "running 0" : "waiting 1"));
                for (String next : more) {
                    out.write(next);
                }
                String last = more.isEmpty() ? line.orElse("") : more.get(more.size() - 1);
                isOver = last.startsWith("done ") || last.startsWith("failed ") || last.startsWith("stopped ");
            }
        }
    }
}
