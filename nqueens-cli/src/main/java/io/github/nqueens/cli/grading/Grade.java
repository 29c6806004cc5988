package io.github.nqueens.cli.grading;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a solver got.
 *
 * @param jar the file
 * @param solver the name of the solver, or nothing if the jar could not be asked for it
 * @param marks one for each task
 */
record Grade(String jar, String solver, List<Mark> marks) {
    private static final int LONGEST = 400;

    /**
     * What a task brought.
     *
     * @param task the task
     * @param points its share, in tenths of a point and rounded down
     * @param sentence why
     * @param seconds what its trials took
     */
    record Mark(Task task, BigDecimal points, String sentence, double seconds) {
        boolean isFull() {
            return points.compareTo(BigDecimal.valueOf(task.points())) == 0;
        }
    }

    static Grade of(String jar, String solver, List<Task> tasks, List<SolverProcess.Outcome> outcomes) {
        List<Mark> marks = new ArrayList<>();
        int first = 0;
        for (Task task : tasks) {
            int last = first + task.trials().size();
            marks.add(mark(task, outcomes.subList(first, last)));
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
                        .map(task -> new Mark(task, BigDecimal.ZERO, sentence(fault), 0))
                        .toList());
    }

    private static Mark mark(Task task, List<SolverProcess.Outcome> outcomes) {
        int all = outcomes.size();
        int good = (int) outcomes.stream().filter(SolverProcess.Outcome::isGood).count();
        BigDecimal points = plain(BigDecimal.valueOf(task.points())
                .multiply(BigDecimal.valueOf(good))
                .divide(BigDecimal.valueOf(all), 1, RoundingMode.DOWN));
        double seconds =
                outcomes.stream().mapToLong(SolverProcess.Outcome::nanos).sum() / 1e9;
        return new Mark(task, points, sentence(task, outcomes, good), seconds);
    }

    private static String sentence(Task task, List<SolverProcess.Outcome> outcomes, int good) {
        int all = outcomes.size();
        String counted = task.kind().counted(good, all);
        if (good == all) {
            return sentence(counted);
        }
        int broken = 0;
        while (outcomes.get(broken).isGood()) {
            broken++;
        }
        String fault = outcomes.get(broken).fault();
        String name = task.trials().get(broken).name();
        // What the kit says of a rule begins with its number.
        return sentence(counted + "; " + (fault.startsWith(name) ? fault : name + ": " + fault));
    }

    private static String sentence(String text) {
        String shown = shown(text);
        String cut = shown.length() > LONGEST
                ? shown.substring(0, shown.offsetByCodePoints(0, shown.codePointCount(0, LONGEST) - 1)) + " ..."
                : shown;
        return Character.toUpperCase(cut.charAt(0)) + cut.substring(1) + (cut.endsWith(".") ? "" : ".");
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
        fields.put("tasks", marks.stream().map(Grade::json).toList());
        return fields;
    }

    private static Map<String, Object> json(Mark mark) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("task", mark.task().name());
        fields.put("points", mark.points());
        fields.put("most", mark.task().points());
        fields.put("sentence", mark.sentence());
        fields.put("seconds", mark.seconds());
        return fields;
    }
}
