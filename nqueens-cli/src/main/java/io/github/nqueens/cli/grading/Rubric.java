package io.github.nqueens.cli.grading;

import io.github.nqueens.Problem;
import io.github.nqueens.cli.input.InputFile;
import io.github.nqueens.cli.options.Converters;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.OutputFile;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.internal.OptionTexts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

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

    private final Session session;
    private final Path file;
    private int number;

    private Rubric(Session session, Path file) {
        this.session = session;
        this.file = file;
    }

    /**
     * Reads a rubric.
     *
     * @throws BadInputException if a line is none, with its number
     */
    static List<Task> read(Session session, Path file) {
        return new Rubric(session, file).tasks();
    }

    private List<Task> tasks() {
        List<String> lines;
        try {
            lines = new String(Files.readAllBytes(file), StandardCharsets.UTF_8)
                    .replace("\ufeff", "")
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new BadInputException(
                    "cannot read '" + file + "': " + OutputFile.reason(e) + "; name a file that holds a rubric", e);
        }
        List<Task> tasks = new ArrayList<>();
        boolean begun = false;
        for (String line : lines) {
            number++;
            String text = line.strip();
            if (text.isEmpty() || text.startsWith("#")) {
                continue;
            }
            if (begun) {
                tasks.add(task(text.split(",", -1)));
            } else if (!text.replace(" ", "").equals(HEADER)) {
                throw refused("'" + text + "' is not the header; write " + HEADER);
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

    private Task task(String[] cells) {
        if (cells.length != 5) {
            throw refused("there are " + cells.length + " cells, but a task has five: " + HEADER);
        }
        String word = cells[0].strip();
        String what = cells[1].strip();
        Task.Kind kind;
        try {
            kind = OptionTexts.constant(Task.Kind.class, word);
        } catch (IllegalArgumentException e) {
            throw refused("the task is '" + word + "', but must be rules, solve or problem");
        }
        if (kind == Task.Kind.RULES && !cells[2].isBlank()) {
            throw refused("there are runs for rules, which have their own; leave the cell empty");
        }
        int runs = cells[2].isBlank() ? 1 : whole("runs", cells[2].strip(), 1, MOST_RUNS);
        Duration limit = limit(cells[3].strip());
        int points = whole("points", cells[4].strip(), 1, MOST_POINTS);
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
        List<String> asked = what.equals("all") ? all : words(what);
        for (String rule : asked) {
            if (!all.contains(rule)) {
                throw refused("'" + rule + "' is no rule; write all, or some of R01 to R" + RULES
                        + " with spaces between them");
            }
        }
        return asked.stream()
                .map(rule -> new Task.Trial(rule, "rule:" + rule + ":" + limit.toMillis(), limit))
                .toList();
    }

    private List<Task.Trial> sizes(String what, int runs, Duration limit) {
        List<Task.Trial> trials = new ArrayList<>();
        for (String size : words(what)) {
            int n = whole("a size", size, 1, LARGEST_SIZE);
            if (n == 2 || n == 3) {
                throw refused("n = " + n + " has no solution; choose another size");
            }
            addRuns(trials, "n = " + n, "solve:" + n, runs, limit);
        }
        return trials;
    }

    private List<Task.Trial> problem(String what, int runs, Duration limit) {
        Path named = file.resolveSibling(Converters.path(what));
        Problem problem;
        try {
            problem = new InputFile().problem(session, named.toString());
        } catch (BadInputException e) {
            throw refused(String.valueOf(e.getMessage()));
        }
        String text = Base64.getEncoder().encodeToString(problem.toText().getBytes(StandardCharsets.UTF_8));
        List<Task.Trial> trials = new ArrayList<>();
        addRuns(trials, what, "problem:" + text, runs, limit);
        return trials;
    }

    private static void addRuns(List<Task.Trial> trials, String name, String code, int runs, Duration limit) {
        for (int seed = 1; seed <= runs; seed++) {
            trials.add(new Task.Trial(name + ", seed " + seed, code + ":" + seed + ":" + limit.toMillis(), limit));
        }
    }

    private List<String> words(String cell) {
        if (cell.isEmpty()) {
            throw refused("the second cell is empty; write rules, sizes or the file of a problem");
        }
        return List.of(cell.split(" +", -1));
    }

    private Duration limit(String cell) {
        if (cell.isEmpty()) {
            return Duration.ofSeconds(10);
        }
        Duration limit;
        try {
            limit = OptionTexts.time(cell);
        } catch (IllegalArgumentException e) {
            throw refused("the time is " + e.getMessage());
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
