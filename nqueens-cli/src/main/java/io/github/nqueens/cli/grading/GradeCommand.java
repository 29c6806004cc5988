package io.github.nqueens.cli.grading;

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
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
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
            "Each solver runs in processes of its own. It may hang, print, exit or use up its memory, and loses points only."
                    + " The processes may read and write files as you may: grade nothing that you would not run.",
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
        try (ProgressLine progress = new ProgressLine(printer.err(), session.isWatched())) {
            Runnable graded = progress.counting("jars", jars.size());
            // All before any is graded: a jar that is refused costs no other student a point.
            List<SolverProcess.Solvers> asked = new ArrayList<>();
            for (Path jar : jars) {
                if (!session.cancellation().isCancelled()) {
                    asked.add(solvers(jar));
                }
            }
            for (int i = 0; i < jars.size() && !session.cancellation().isCancelled(); i++) {
                grades.addAll(grades(jars.get(i), asked.get(i), tasks));
                graded.run();
            }
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
        return session.cancellation().isCancelled() ? ExitStatus.INTERRUPTED : 0;
    }

    private SolverProcess.Solvers solvers(Path jar) {
        SolverProcess.Solvers solvers;
        try {
            solvers = process(jar).solvers();
        } catch (IOException e) {
            return new SolverProcess.Solvers(List.of(), notGraded(e));
        }
        if (solvers.fault().isEmpty() && solvers.names().isEmpty()) {
            throw new BadInputException(
                    "--solver: the provider of '" + jar + "' has no solver; let solvers() return one");
        }
        return solvers;
    }

    private List<Grade> grades(Path jar, SolverProcess.Solvers solvers, List<Task> tasks) {
        String file = Grade.shown(label(jar));
        if (!solvers.fault().isEmpty()) {
            return List.of(Grade.none(file, "", tasks, solvers.fault()));
        }
        List<Task.Trial> trials =
                tasks.stream().flatMap(task -> task.trials().stream()).toList();
        SolverProcess process = process(jar);
        List<Grade> grades = new ArrayList<>();
        for (String solver : solvers.names()) {
            try {
                grades.add(Grade.of(file, solver, tasks, process.outcomes(solver, trials)));
            } catch (IOException e) {
                grades.add(Grade.none(file, solver, tasks, notGraded(e)));
            }
        }
        return grades;
    }

    /** The name of the file, or its path where a whole class was told to hand in files of one name. */
    private String label(Path jar) {
        long alike = jars.stream()
                .filter(other -> Objects.equals(other.getFileName(), jar.getFileName()))
                .count();
        return String.valueOf(alike > 1 ? jar : jar.getFileName());
    }

    private SolverProcess process(Path jar) {
        return new SolverProcess(jar, heap, timeLimit, session.cancellation());
    }

    /** A disk that one solver has filled is no reason to lose the points of the others. */
    private static String notGraded(IOException e) {
        return "not graded, because no process could be started for it: " + FileFault.reason(e);
    }

    private void print(List<Grade> grades) {
        PrintWriter out = printer.out();
        for (Grade grade : grades) {
            out.println(grade.title() + ": " + grade.points().toPlainString() + " of "
                    + Text.counted(grade.most(), "point"));
            for (Grade.Mark mark : grade.marks()) {
                String line = mark.points().toPlainString() + " of "
                        + mark.task().points() + ", " + mark.task().name() + ": " + mark.sentence();
                String indent = "  ";
                for (String part : Text.wrap(line, 4)) {
                    out.println(indent + part);
                    indent = "    ";
                }
            }
        }
    }
}
