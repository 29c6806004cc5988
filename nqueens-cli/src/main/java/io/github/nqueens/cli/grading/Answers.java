package io.github.nqueens.cli.grading;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a process has answered so far. Its solver may write to the same file, so a line counts only under the {@link Seal}, no line and
 * no file is read beyond what the kit can have written, and a board is checked here.
 */
final class Answers {
    /** What one look reads at most. */
    private static final int LOOK_BYTES = 1 << 20;

    /** A message of {@link GradingProcess#LONGEST_MESSAGE} characters of four bytes at most, and what stands before it. */
    private static final int MESSAGE_BYTES = 4 * GradingProcess.LONGEST_MESSAGE + 256;

    /** A rule may be tried with thousands of parameters, each of which says that it has begun. */
    private static final int RULE_BYTES = 1 << 20;

    private static final int BYTES_BESIDE_TASKS = 1 << 16;

    /** What a run's answers take beside its board and message. */
    private static final int RUN_BYTES = 256;

    private static final String BEGUN = "begun";
    private static final String ENDED = "ended ";
    private static final String BOARD = "board ";
    private static final String BROKEN = "broken ";
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,18}");

    private final SeekableByteChannel written;
    private final Seal seal;
    private final List<Task.Trial> trials;
    private final long most;
    private final ByteBuffer buffer = ByteBuffer.allocate(1 << 16);
    private final ByteArrayOutputStream unfinished = new ByteArrayOutputStream();
    private final List<Outcome> outcomes = new ArrayList<>();
    private final List<String> names = new ArrayList<>();
    private Optional<String> broken = Optional.empty();
    private boolean started;
    private boolean begun;
    private boolean done;
    private long since = System.nanoTime();

    /**
     * How a trial ended.
     *
     * @param fault what went wrong, or nothing
     * @param nanos how long it took
     * @param run what a solution was found by, or null
     */
    record Outcome(String fault, long nanos, @Nullable Run run) {
        static Outcome failed(String fault, long nanos) {
            return new Outcome(fault, nanos, null);
        }

        boolean isGood() {
            return fault.isEmpty();
        }
    }

    /** What tells two runs apart, without their boards. */
    record Run(long iterations, int board) {}

    /** Somebody else than the kit has written the answers: they prove nothing. */
    static final class ForgedException extends Exception {
        private static final long serialVersionUID = 1L;

        ForgedException(String what) {
            super("its process wrote into the answers to the grader, which only the grader's own code does: " + what);
        }
    }

    /** The answers to these trials, or the names of solvers if there are none. */
    Answers(SeekableByteChannel written, Seal seal, List<Task.Trial> trials) {
        this.written = written;
        this.seal = seal;
        this.trials = trials;
        this.most =
                BYTES_BESIDE_TASKS + trials.stream().mapToLong(Answers::most).sum();
    }

    private static long most(Task.Trial trial) {
        return trial.problem() == null ? RULE_BYTES : RUN_BYTES + longestLine(trial);
    }

    private static int longestLine(Task.Trial trial) {
        Problem problem = trial.problem();
        int digits = problem == null ? 0 : Integer.toString(problem.size()).length() + 1;
        return MESSAGE_BYTES + (problem == null ? 0 : problem.size() * digits);
    }

    /**
     * Takes the whole lines that are new, in one look.
     *
     * @return whether there may be more
     */
    boolean read() throws IOException, ForgedException {
        if (written.size() < written.position()) {
            throw new ForgedException("they are shorter than they were");
        }
        for (int left = LOOK_BYTES; left > 0; ) {
            int count = written.read(buffer.clear());
            if (count <= 0) {
                return false;
            }
            left -= count;
            if (written.position() > most) {
                throw new ForgedException("they are longer than " + most + " bytes");
            }
            for (int i = 0; i < count; i++) {
                add(buffer.get(i));
            }
        }
        return true;
    }

    private void add(byte next) throws ForgedException {
        if (done) {
            throw new ForgedException("something follows their end");
        }
        if (next != '\n') {
            unfinished.write(next);
            int longest = current().map(Answers::longestLine).orElse(MESSAGE_BYTES);
            if (unfinished.size() > longest) {
                throw new ForgedException("a line is longer than " + longest + " bytes");
            }
            return;
        }
        String line = unfinished.toString(StandardCharsets.UTF_8);
        unfinished.reset();
        take(seal.opened(line).orElseThrow(() -> new ForgedException("a line is not sealed")));
        since = System.nanoTime();
    }

    private Optional<Task.Trial> current() {
        return outcomes.size() < trials.size() ? Optional.of(trials.get(outcomes.size())) : Optional.empty();
    }

    private void take(String text) throws ForgedException {
        if (!started) {
            require(text.equals("started"));
            started = true;
        } else if (text.equals("done")) {
            done = true;
        } else if (text.equals(BEGUN)) {
            require(current().isPresent());
            begun = true;
        } else if (text.startsWith(ENDED)) {
            Task.Trial trial = current().orElseThrow(() -> new ForgedException("there are more of them than tasks"));
            require(begun);
            outcomes.add(outcome(trial, text));
            begun = false;
        } else if (text.startsWith(BROKEN) && !begun) {
            broken = Optional.of(text.substring(BROKEN.length()));
        } else {
            require(trials.isEmpty() && text.startsWith("solver "));
            names.add(text.substring("solver ".length()));
        }
    }

    private static void require(boolean expected) throws ForgedException {
        if (!expected) {
            throw new ForgedException("a line is out of its place");
        }
    }

    private static Outcome outcome(Task.Trial trial, String text) throws ForgedException {
        int space = text.indexOf(' ', ENDED.length());
        require(space > 0);
        String verdict = text.substring(space + 1);
        long nanos = number(text.substring(ENDED.length(), space), Long.MAX_VALUE);
        if (verdict.startsWith(BROKEN)) {
            return Outcome.failed(verdict.substring(BROKEN.length()), nanos);
        }
        Problem problem = trial.problem();
        if (problem == null) {
            require(verdict.equals("kept") || verdict.startsWith("untried"));
            return new Outcome("", nanos, null);
        }
        require(verdict.startsWith(BOARD));
        return checked(problem, verdict.substring(BOARD.length()), nanos);
    }

    /** The outcome of a run that found a board, which is no solution before it is seen to be one. */
    private static Outcome checked(Problem problem, String text, long nanos) throws ForgedException {
        int n = problem.size();
        int space = text.indexOf(' ');
        require(space > 0);
        long iterations = number(text.substring(0, space), Long.MAX_VALUE);
        int[] columns = new int[n];
        for (int row = 0; row < n; row++) {
            require(space >= 0);
            int next = text.indexOf(' ', space + 1);
            columns[row] = (int) number(text.substring(space + 1, next < 0 ? text.length() : next), n - 1L);
            space = next;
        }
        require(space < 0);
        Board board = Board.of(columns);
        return problem.isSolution(board)
                ? new Outcome("", nanos, new Run(iterations, board.hashCode()))
                : Outcome.failed("the board is no solution", nanos);
    }

    private static long number(String text, long most) throws ForgedException {
        require(NUMBER.matcher(text).matches() && Long.parseLong(text) <= most);
        return Long.parseLong(text);
    }

    /** One for each trial that has ended. */
    List<Outcome> outcomes() {
        return outcomes;
    }

    /** The names of the solvers. */
    List<String> names() {
        return names;
    }

    /** Why no solver could be tried. */
    Optional<String> broken() {
        return broken;
    }

    boolean hasStarted() {
        return started;
    }

    /** Whether a trial has begun and not ended. */
    boolean hasBegun() {
        return begun;
    }

    /** When the last line came. */
    long since() {
        return since;
    }
}
