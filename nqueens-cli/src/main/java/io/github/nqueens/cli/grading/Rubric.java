package io.github.nqueens.cli.grading;

import io.github.nqueens.Problem;
import io.github.nqueens.cli.input.InputFile;
import io.github.nqueens.cli.options.Converters;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.OutputFile;
import io.github.nqueens.cli.session.Input;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.formats.ProblemReader;
import io.github.nqueens.internal.Amounts;
import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.internal.FileFault;
import io.github.nqueens.internal.OptionTexts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What a class is graded by: a table with a line for each task.
 *
 * <pre>{@code
 * task,what,runs,time,points
 * rules,all,,10s,40
 * solve,8 20 50,3,2s,40
 * problem,regions.txt,1,5s,20
 * }</pre>
 */
final class Rubric {
    private static final String HEADER = "task,what,runs,time,points";
    private static final int RULES = 17;
    private static final int LARGEST_SIZE = 1_000_000;
    private static final int MOST_RUNS = 1_000;
    private static final int MOST_POINTS = 1_000_000;
    private static final int MOST_TRIALS = 10_000;
    private static final Duration LONGEST = Duration.ofHours(1);
    private static final int LONGEST_SHOWN = 60;
    private static final char NO_BREAK_SPACE = '\u00a0';

    private final Session session;
    private final Path file;
    private final @Nullable Path written;
    private int number;

    private Rubric(Session session, Path file, @Nullable Path written) {
        this.session = session;
        this.file = file;
        this.written = written;
    }

    /**
     * Reads a rubric.
     *
     * @param written where the points go, which is none of the files that the rubric names, or null
     * @throws BadInputException if a line is none, with its number
     */
    static List<Task> read(Session session, Path file, @Nullable Path written) {
        return new Rubric(session, file, written).tasks();
    }

    private List<Task> tasks() {
        List<Task> tasks = new ArrayList<>();
        boolean begun = false;
        char separator = ',';
        for (String line : text().lines().toList()) {
            number++;
            if (line.strip().startsWith("#")) {
                continue;
            }
            if (!begun) {
                separator = line.indexOf(';') >= 0 ? ';' : line.indexOf('\t') >= 0 ? '\t' : ',';
            }
            List<String> cells = cells(line, separator);
            if (cells.isEmpty() || cells.get(0).startsWith("#")) {
                continue;
            }
            if (begun) {
                tasks.add(task(cells));
            } else if (!String.join(",", cells).toLowerCase(Locale.ROOT).equals(HEADER)) {
                throw refused("'" + Excerpt.of(Grade.shown(line.strip()), LONGEST_SHOWN) + "' is not the header; write "
                        + HEADER);
            }
            begun = true;
        }
        if (tasks.isEmpty()) {
            throw refused("there is no task; write the header " + HEADER + " and a line such as solve,8 20,3,2s,10");
        }
        if (tasks.stream().mapToLong(task -> task.trials().size()).sum() > MOST_TRIALS) {
            throw refused("the tasks have more than " + MOST_TRIALS + " rules and runs; ask for fewer runs");
        }
        return tasks;
    }

    private String text() {
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            bytes = Input.whole(in, "'" + file + "'");
        } catch (IOException e) {
            throw new BadInputException(
                    "cannot read '" + file + "': " + FileFault.reason(e) + "; name a file that holds a rubric", e);
        }
        try {
            return ProblemReader.text(bytes);
        } catch (IllegalArgumentException noUnicode) {
            // A comment in an older encoding does no harm.
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
    }

    /** The cells of a line as programs for tables write it: some may be in quotation marks, and empty ones may follow. */
    private List<String> cells(String line, char separator) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char next = line.charAt(i);
            if (next == '"' && (quoted || cell.toString().isBlank())) {
                if (quoted && i + 1 < line.length() && line.charAt(i + 1) == '"') {
                    cell.append(next);
                    i++;
                } else {
                    quoted = !quoted;
                }
            } else if (next == separator && !quoted) {
                cells.add(stripped(cell));
                cell.setLength(0);
            } else {
                cell.append(next);
            }
        }
        if (quoted) {
            throw refused("a quotation mark begins a cell, but none ends it");
        }
        cells.add(stripped(cell));
        while (!cells.isEmpty() && cells.get(cells.size() - 1).isEmpty()) {
            cells.remove(cells.size() - 1);
        }
        return cells;
    }

    private static String stripped(StringBuilder cell) {
        return cell.toString().replace(NO_BREAK_SPACE, ' ').strip();
    }

    private Task task(List<String> cells) {
        if (cells.size() != 5) {
            throw refused("the line has " + Amounts.counted(cells.size(), "cell") + ", but a task has five: " + HEADER);
        }
        String word = cells.get(0).toLowerCase(Locale.ROOT);
        String what = cells.get(1);
        Task.Kind kind;
        try {
            kind = OptionTexts.constant(Task.Kind.class, word);
        } catch (IllegalArgumentException e) {
            throw refused("the task is '" + cells.get(0) + "', but must be rules, solve or problem");
        }
        if (kind == Task.Kind.RULES && !cells.get(2).isEmpty()) {
            throw refused("there are runs for rules, which have their own; leave the cell empty");
        }
        int runs = cells.get(2).isEmpty() ? 1 : whole("runs", cells.get(2), 1, MOST_RUNS);
        Duration limit = limit(cells.get(3));
        int points = whole("points", cells.get(4), 1, MOST_POINTS);
        List<Task.Trial> trials = switch (kind) {
            case RULES -> rules(what, limit);
            case SOLVE -> sizes(what, runs, limit);
            case PROBLEM -> problem(what, runs, limit);
        };
        return new Task(word + " " + what, kind, trials, points);
    }

    private List<Task.Trial> rules(String what, Duration limit) {
        List<String> all = IntStream.rangeClosed(1, RULES)
                .mapToObj(rule -> String.format(Locale.ROOT, "R%02d", rule))
                .toList();
        List<String> asked = what.equalsIgnoreCase("all") ? all : words(what);
        for (String rule : asked) {
            if (!all.contains(rule.toUpperCase(Locale.ROOT))) {
                throw refused("'" + rule + "' is no rule; write all, or some of R01 to R" + RULES
                        + " with spaces between them");
            }
        }
        return asked.stream()
                .map(rule -> rule.toUpperCase(Locale.ROOT))
                .map(rule -> new Task.Trial(rule, "rule:" + rule + ":" + limit.toMillis(), limit, null))
                .toList();
    }

    private List<Task.Trial> sizes(String what, int runs, Duration limit) {
        List<Task.Trial> trials = new ArrayList<>();
        for (String size : words(what)) {
            int n = whole("a size", size, 1, LARGEST_SIZE);
            if (n == 2 || n == 3) {
                throw refused("n = " + n + " has no solution; choose another size");
            }
            addRuns(trials, Problem.queens(n), "n = " + n, "solve:" + n, runs, limit);
        }
        return trials;
    }

    private List<Task.Trial> problem(String what, int runs, Duration limit) {
        if (what.isEmpty()) {
            throw emptyCell();
        }
        Problem problem;
        try {
            Path named = file.resolveSibling(Converters.path(what));
            if (written != null && OutputFile.isSame(named, written)) {
                throw new BadInputException("--junit names '" + what + "' too; name another file");
            }
            problem = new InputFile().problem(session, named.toString());
        } catch (BadInputException e) {
            throw refused(String.valueOf(e.getMessage()));
        }
        problem.contradiction().ifPresent(why -> {
            throw refused("'" + what + "' has no solution: " + why + "; name a problem that has one");
        });
        String text = Base64.getEncoder().encodeToString(problem.toText().getBytes(StandardCharsets.UTF_8));
        List<Task.Trial> trials = new ArrayList<>();
        addRuns(trials, problem, what, "problem:" + text, runs, limit);
        return trials;
    }

    private static void addRuns(
            List<Task.Trial> trials, Problem problem, String name, String code, int runs, Duration limit) {
        for (int seed = 1; seed <= runs; seed++) {
            String withSeed = code + ":" + seed + ":" + limit.toMillis();
            trials.add(new Task.Trial(name + ", seed " + seed, withSeed, limit, problem));
        }
    }

    private List<String> words(String cell) {
        if (cell.isEmpty()) {
            throw emptyCell();
        }
        return List.of(cell.split(" +", -1));
    }

    private BadInputException emptyCell() {
        return refused("the second cell is empty; write rules, sizes or the file of a problem");
    }

    private Duration limit(String cell) {
        if (cell.isEmpty()) {
            return Duration.ofSeconds(10);
        }
        Duration limit;
        try {
            limit = OptionTexts.time(cell);
        } catch (IllegalArgumentException e) {
            throw refused(String.valueOf(e.getMessage()));
        }
        if (limit.toMillis() < 1 || limit.compareTo(LONGEST) > 0) {
            throw refused("the time is " + cell + ", but must be from 1ms to 1h");
        }
        return limit;
    }

    private int whole(String name, String cell, int least, int most) {
        int value = cell.matches("[0-9]{1,9}") ? Integer.parseInt(cell) : -1;
        if (value < least || value > most) {
            throw refused(name + ": '" + cell + "' must be a whole number from " + least + " to " + most);
        }
        return value;
    }

    private BadInputException refused(String what) {
        return new BadInputException(file + ", line " + Math.max(1, number) + ": " + what);
    }
}
