package io.github.nqueens.lab.routes;

import io.github.nqueens.Board;
import io.github.nqueens.lab.exchange.Command;
import io.github.nqueens.lab.exchange.LabExchange;
import io.github.nqueens.lab.exchange.LabForm;
import io.github.nqueens.lab.work.LabWorkers;
import io.github.nqueens.lab.work.Work;
import io.github.nqueens.solutions.Solutions;
import java.io.IOException;
import java.time.Duration;
import java.util.Iterator;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;

/** The first solutions of a size, one by one as they are found. */
public final class ListRoutes {
    public static final int LARGEST_SIZE = 32;
    static final int MOST_SOLUTIONS = 200;

    private final LabWorkers workers;
    private final Duration timeLimit;

    public ListRoutes(LabWorkers workers, Duration timeLimit) {
        this.workers = workers;
        this.timeLimit = timeLimit;
    }

    /** What was found and is not sent yet, while the search goes on, and how it ended. */
    private record Listing(
            Stream<Board> solutions,
            int most,
            ConcurrentLinkedQueue<Board> found,
            AtomicBoolean isLate,
            LabWorkers workers) {
        String run() {
            try {
                Iterator<Board> boards = solutions.iterator();
                int count = 0;
                while (count < most && boards.hasNext()) {
                    found.add(boards.next());
                    count++;
                    workers.paused();
                }
                return "done " + count;
            } catch (CancellationException closed) {
                return isLate.get() ? "late" : "stopped 0";
            }
        }

        /** A line for each board: its columns, and for how many boards it stands. */
        void tell(LabExchange.Lines out) throws IOException {
            for (Board board = found.poll(); board != null; board = found.poll()) {
                out.write("board " + board.orbitSize() + " " + board.toText());
            }
        }

        void endLate() {
            isLate.set(true);
            solutions.close();
        }
    }

    /** Answers with a line for each solution; the search ends when a line cannot be written. */
    public void list(LabExchange exchange) throws IOException, InterruptedException {
        LabForm form = LabForm.parse(exchange.body(), Set.of("n", "first", "which"));
        int n = (int) form.number("n", 1, LARGEST_SIZE);
        int most = (int) form.number("first", 0, MOST_SOLUTIONS);
        boolean isFundamental = form.choice("which", "all", "fundamental").equals("fundamental");
        try (Stream<Board> solutions = isFundamental ? Solutions.fundamental(n) : Solutions.stream(n)) {
            Listing listing = new Listing(solutions, most, new ConcurrentLinkedQueue<>(), new AtomicBoolean(), workers);
            Work<String> work = Work.start(workers::executeLong, listing::run);
            LabExchange.Lines out = exchange.lines();
            Command command = new Command("nqueens solutions " + n).option("--limit", most);
            out.write((isFundamental ? command.flag("--fundamental") : command).line());
            work.follow(out, lines -> {
                listing.tell(lines);
                lines.write("running 0");
                if (work.hasRunFor(timeLimit)) {
                    listing.endLate();
                }
            });
            listing.tell(out);
            out.write(work.end(end -> end.equals("late") ? "late " + timeLimit.toMinutes() : end));
        }
    }
}
