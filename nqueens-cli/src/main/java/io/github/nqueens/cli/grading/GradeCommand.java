package io.github.nqueens.cli.grading;

import io.github.nqueens.cli.grading.Answers.ForgedException;
import io.github.nqueens.cli.grading.Answers.Outcome;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.OutputFile;
import io.github.nqueens.cli.output.Printer;
import io.github.nqueens.cli.output.ProgressLine;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.OwnSolvers;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.internal.FileFault;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nqueens grade}: points for the solvers of a class. */
@Command(
        name = "grade",
        description = "Grades solvers that students wrote: rules of the contract, and boards to be solved.",
        footer = {
            "",
            "A rubric is a table with the header task,what,runs,time,points and a line for each task. The task is one of:",
            "  rules    what: all, or some of R01 to R17, tested as the contract kit does",
            "  solve    what: sizes; each is solved with the seeds 1 to runs",
            "  problem  what: the file of a problem with a solution, beside the rubric",
            "Spaces separate rules and sizes. The time is that of each test or run, 10s if empty. The rules or runs of a task"
                    + " share its points. Lines that begin with # are comments.",
            "",
            "Each solver runs in processes of its own, from a copy of its jar. It may hang, print, exit or use up its memory, and"
                    + " loses points only. The grader checks each board itself. 'May differ' marks points that another run may"
                    + " change: time decides, or the solver does not follow its seed.",
            "",
            "What one process cannot prove: rules are tested inside it, so code that changes the kit in memory can have a broken"
                    + " rule reported as kept. A board may come from a table, a library or the network. The processes may read,"
                    + " change and end what you may, and hide processes that go on: grade nothing that you would not run.",
            "",
            "Examples:",
            "  nqueens grade --solver ada.jar --rubric rubric.csv",
            "  nqueens grade --solver ada.jar --solver ben.jar --rubric r.csv --junit p.xml"
        })
public final class GradeCommand implements Callable<Integer> {
    private static final int LEAST_HEAP = 16;
    private static final int MOST_HEAP = 1 << 20;

    private final Session session;

    @Option(
            names = "--solver",
            paramLabel = "jar",
            required = true,
            description = "a jar or a folder of classes with a solver; may be given several times")
    private List<Path> jars;

    @Option(names = "--rubric", paramLabel = "file", required = true, description = "the tasks and their points")
    private Path rubric;

    @Option(
            names = "--heap",
            paramLabel = "MiB",
            defaultValue = "256",
            description = "memory of a solver; by default ${DEFAULT-VALUE}")
    private int heap;

    @Option(
            names = "--time-limit",
            paramLabel = "time",
            defaultValue = "10m",
            description = "what a jar may take for all tasks: 90s, 10m; by default ${DEFAULT-VALUE}")
    private Duration timeLimit;

    @Option(names = "--junit", paramLabel = "file.xml", description = "writes the points as results of JUnit")
    private @Nullable Path junit;

    @Mixin
    private Printer printer;

    public GradeCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws IOException {
        if (heap < LEAST_HEAP || heap > MOST_HEAP) {
            throw new BadInputException(
                    "--heap is " + heap + ", but must be from " + LEAST_HEAP + " to " + MOST_HEAP + " MiB");
        }
        if (timeLimit.isZero()) {
            throw new BadInputException("--time-limit is 0, but a solver needs time; leave it out for 10m");
        }
        jars.forEach(jar -> OwnSolvers.require("--solver", jar));
        List<Task> tasks = Rubric.read(session, rubric, junit);
        OutputFile xml = junit == null ? null : OutputFile.at(junit);

        List<Grade> grades = new ArrayList<>();
        List<Path> changed;
        try (HandedIn handedIn =
                HandedIn.of(Stream.concat(jars.stream(), Stream.of(rubric)).toList())) {
            grade(handedIn, tasks, grades);
            changed = handedIn.changed();
        }
        if (printer.isJson()) {
            printer.json(grades.stream().map(Grade::json).toList());
        } else {
            print(grades);
        }
        if (xml != null) {
            xml.write(new JUnitReport(grades)::writeTo);
            printer.wrote(List.of(xml.path()));
        }
        changed.forEach(
                file -> printer.remark(
                        "'" + file
                                + "' was changed while the class was graded; the points are for what it held before. Find out which solver did it"));
        return session.cancellation().isCancelled() ? ExitStatus.INTERRUPTED : 0;
    }

    private void grade(HandedIn handedIn, List<Task> tasks, List<Grade> grades) {
        try (ProgressLine progress = new ProgressLine(printer.err(), session.isWatched())) {
            Runnable graded = progress.counting("jars", jars.size());
            for (Path jar : jars) {
                if (!session.cancellation().isCancelled()) {
                    grades.addAll(grades(handedIn, jar, tasks));
                    graded.run();
                }
            }
        }
    }

    private List<Grade> grades(HandedIn handedIn, Path jar, List<Task> tasks) {
        String file = Grade.shown(label(jar));
        String fault;
        try {
            SolverProcess.Solvers solvers = process(handedIn, jar).solvers();
            if (solvers.fault().isEmpty()) {
                SolverProcess process = process(handedIn, jar);
                return solvers.names().stream()
                        .map(solver -> grade(process, file, solver, tasks))
                        .toList();
            }
            fault = solvers.fault();
        } catch (IOException e) {
            fault = notGraded(e);
        } catch (ForgedException e) {
            fault = String.valueOf(e.getMessage());
        }
        return List.of(Grade.none(file, "", tasks, fault));
    }

    private static Grade grade(SolverProcess process, String file, String solver, List<Task> tasks) {
        List<Task.Trial> trials =
                tasks.stream().flatMap(task -> task.trials().stream()).toList();
        try {
            List<Outcome> outcomes = process.outcomes(solver, trials);
            return Grade.of(file, solver, tasks, outcomes, process.followsItsSeed(solver, trials, outcomes));
        } catch (IOException e) {
            return Grade.none(file, solver, tasks, notGraded(e));
        } catch (ForgedException e) {
            return Grade.none(file, solver, tasks, String.valueOf(e.getMessage()));
        }
    }

    /** The name of the file, or its path where a whole class was told to hand in files of one name. */
    private String label(Path jar) {
        long alike = jars.stream()
                .filter(other -> Objects.equals(other.getFileName(), jar.getFileName()))
                .count();
        return String.valueOf(alike > 1 ? jar : jar.getFileName());
    }

    private SolverProcess process(HandedIn handedIn, Path jar) {
        return new SolverProcess(handedIn, jar, heap, timeLimit, session.cancellation());
    }

    /** A disk that one solver has filled is no reason to lose the points of the others. */
    private static String notGraded(IOException e) {
        return "not graded, because no process could be started for it: " + FileFault.reason(e);
    }

    private void print(List<Grade> grades) {
        for (Grade grade : grades) {
            printer.out()
                    .println(grade.title() + ": " + grade.points().toPlainString() + " of "
                            + Text.counted(grade.most(), "point") + (grade.mayDiffer() ? ", which may differ" : ""));
            for (Grade.Mark mark : grade.marks()) {
                print(
                        "  ",
                        mark.points().toPlainString() + " of " + mark.task().points() + ", "
                                + mark.task().name() + ": " + mark.sentence());
                mark.sentences().forEach(sentence -> print("    ", sentence));
            }
        }
    }

    /** Prints a line that goes on further to the right than it begins. */
    private void print(String indent, String line) {
        String further = indent + "  ";
        List<String> parts = Text.wrap(line, further.length());
        for (int i = 0; i < parts.size(); i++) {
            printer.out().println((i == 0 ? indent : further) + parts.get(i));
        }
    }
}
