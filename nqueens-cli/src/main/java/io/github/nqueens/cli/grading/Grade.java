package io.github.nqueens.cli.grading;

import io.github.nqueens.cli.grading.Answers.Outcome;
import io.github.nqueens.cli.output.Text;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a solver got.
 *
 * @param jar the file
 * @param solver the name of the solver, or nothing if the jar could not be asked for it
 * @param marks one for each task
 */
record Grade(String jar, String solver, List<Mark> marks) {
    private static final int LONGEST = 400;

    /** The points hang on how fast this machine is, and what else it does. */
    private static final String BY_TIME = "the time decides";

    private static final String BY_CHANCE = "the solver does not follow its seed";

    /**
     * What a task brought.
     *
     * @param task the task
     * @param points its share, in tenths of a point and rounded down
     * @param sentence how many of its trials succeed, or why there was none
     * @param faults one for each trial that failed
     * @param mayDiffer why another run of the same command may give other points, or nothing
     * @param seconds what its trials took
     */
    record Mark(
            Task task,
            BigDecimal points,
            String sentence,
            List<Fault> faults,
            Optional<String> mayDiffer,
            double seconds) {
        boolean isFull() {
            return points.compareTo(BigDecimal.valueOf(task.points())) == 0;
        }

        /** What is said of the faults: all of rules, and of runs that of the first one, with how many others are the same. */
        List<String> sentences() {
            Map<String, List<String>> trials = new LinkedHashMap<>();
            faults.forEach(fault -> trials.computeIfAbsent(fault.reason(), reason -> new ArrayList<>())
                    .add(fault.trial()));
            List<String> sentences = new ArrayList<>();
            trials.forEach((reason, names) -> sentences.add(line(named(names, reason))));
            List<String> said = new ArrayList<>(
                    task.kind() == Task.Kind.RULES || sentences.isEmpty() ? sentences : sentences.subList(0, 1));
            mayDiffer.ifPresent(why -> said.add("May differ: " + why + "."));
            return said;
        }

        private String named(List<String> names, String reason) {
            String first = names.get(0);
            if (task.kind() == Task.Kind.RULES) {
                // What the kit says of a rule begins with its number.
                return reason.startsWith(first) ? reason : Text.list(names) + ": " + reason;
            }
            int others = names.size() - 1;
            return first + (others == 0 ? "" : " and " + Text.counted(others, "other run")) + ": " + reason;
        }
    }

    /**
     * A trial that failed.
     *
     * @param trial the rule or the run
     * @param reason what went wrong
     */
    record Fault(String trial, String reason) {}

    /**
     * The marks of a solver.
     *
     * @param outcomes one for each trial of the tasks
     * @param followsItsSeed whether runs that were done again gave the same
     */
    static Grade of(String jar, String solver, List<Task> tasks, List<Outcome> outcomes, boolean followsItsSeed) {
        List<Mark> marks = new ArrayList<>();
        int first = 0;
        for (Task task : tasks) {
            int last = first + task.trials().size();
            marks.add(mark(task, outcomes.subList(first, last), followsItsSeed));
            first = last;
        }
        return new Grade(jar, solver, marks);
    }

    /** No point for any task, all for one fault. */
    static Grade none(String jar, String solver, List<Task> tasks, String fault) {
        return new Grade(
                jar,
                solver,
                tasks.stream()
                        .map(task -> new Mark(task, BigDecimal.ZERO, sentence(fault), List.of(), Optional.empty(), 0))
                        .toList());
    }

    private static Mark mark(Task task, List<Outcome> outcomes, boolean followsItsSeed) {
        int all = outcomes.size();
        int good = (int) outcomes.stream().filter(Outcome::isGood).count();
        BigDecimal points = plain(BigDecimal.valueOf(task.points())
                .multiply(BigDecimal.valueOf(good))
                .divide(BigDecimal.valueOf(all), 1, RoundingMode.DOWN));
        List<Fault> faults = new ArrayList<>();
        boolean byTime = false;
        for (int i = 0; i < all; i++) {
            Task.Trial trial = task.trials().get(i);
            Outcome outcome = outcomes.get(i);
            if (!outcome.isGood()) {
                faults.add(new Fault(trial.name(), outcome.fault()));
            }
            byTime |= trial.isDecidedByTime(outcome);
        }
        double seconds = outcomes.stream().mapToLong(Outcome::nanos).sum() / 1e9;
        Optional<String> mayDiffer =
                !followsItsSeed ? Optional.of(BY_CHANCE) : byTime ? Optional.of(BY_TIME) : Optional.empty();
        return new Mark(task, points, sentence(task.kind().counted(good, all)), faults, mayDiffer, seconds);
    }

    private static String sentence(String text) {
        String line = line(text);
        return Character.toUpperCase(line.charAt(0)) + line.substring(1);
    }

    /** A sentence that may begin with the name of a number. */
    private static String line(String text) {
        String shown = shown(text);
        String cut = shown.length() > LONGEST
                ? shown.substring(0, shown.offsetByCodePoints(0, shown.codePointCount(0, LONGEST) - 1)) + " ..."
                : shown;
        return cut + (cut.endsWith(".") ? "" : ".");
    }

    /** One line that a terminal and XML can show, whatever a solver wrote into a message or a student into a name. */
    static String shown(String text) {
        return text.codePoints()
                .map(c -> Character.isISOControl(c)
                                || !Character.isDefined(c)
                                || Character.getType(c) == Character.SURROGATE
                                || Character.getType(c) == Character.FORMAT
                        ? '?'
                        : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    BigDecimal points() {
        return plain(marks.stream().map(Mark::points).reduce(BigDecimal.ZERO, BigDecimal::add));
    }

    /** Without zeros at the end of its fraction, and without an exponent: JSON writes a number as it is made. */
    private static BigDecimal plain(BigDecimal number) {
        BigDecimal stripped = number.stripTrailingZeros();
        return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
    }

    /** Whether another run of the same command may give other points. */
    boolean mayDiffer() {
        return marks.stream().anyMatch(mark -> mark.mayDiffer().isPresent());
    }

    int most() {
        return marks.stream().mapToInt(mark -> mark.task().points()).sum();
    }

    /** The solver with its file. */
    String title() {
        return solver.isEmpty() ? jar : solver + " (" + jar + ")";
    }

    Map<String, Object> json() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("jar", jar);
        fields.put("solver", solver.isEmpty() ? null : solver);
        fields.put("points", points());
        fields.put("most", most());
        fields.put("mayDiffer", mayDiffer());
        fields.put("tasks", marks.stream().map(Grade::json).toList());
        return fields;
    }

    private static Map<String, Object> json(Mark mark) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("task", mark.task().name());
        fields.put("points", mark.points());
        fields.put("most", mark.task().points());
        fields.put("sentence", mark.sentence());
        fields.put("faults", mark.faults().stream().map(Grade::json).toList());
        fields.put("mayDiffer", mark.mayDiffer().orElse(null));
        fields.put("judgedBy", mark.task().kind() == Task.Kind.RULES ? "the solver's process" : "the grader");
        fields.put("seconds", mark.seconds());
        return fields;
    }

    /** In this order, which that of a map of Java is not from run to run. */
    private static Map<String, Object> json(Fault fault) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("trial", fault.trial());
        fields.put("reason", line(fault.reason()));
        return fields;
    }
}
