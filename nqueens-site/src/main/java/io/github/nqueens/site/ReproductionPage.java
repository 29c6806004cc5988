package io.github.nqueens.site;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Solvers;
import io.github.nqueens.cli.options.Version;
import io.github.nqueens.cli.output.ProgressLine;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.cli.reproduction.Experiment;
import io.github.nqueens.cli.reproduction.Experiments;
import io.github.nqueens.cli.reproduction.Report;
import io.github.nqueens.cli.reproduction.Trials;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A page in Markdown of published tables with ours, and its plots in a folder beside it: {@code ReproductionPage FOLDER}. */
final class ReproductionPage {
    private static final int RUNS = 30;
    private static final int SEED = 1;

    private static final String IMAGES = "images";

    /** What {@code CONTRIBUTING.md} names, too. */
    private static final String COMMAND = "mvn -q -Pquick,site -pl nqueens-site exec:exec@reproduction";

    private static final String LEFT_OUT =
            "No copy of Prosser 1993 whose figures can be read for sure was at hand. The same holds for the tables of Haralick and"
                    + " Elliott 1980 and of Stone and Stone 1987, of which only the abstracts could be read. Knuth's Dancing Links"
                    + " also names the natural order for n = 16: 312,512,659 nodes and 5,801,583,789 updates, which are not"
                    + " counted again here.";

    private ReproductionPage() {}

    /** An experiment, what it found and how long it took. */
    private record Section(Experiment experiment, Report report, Duration took) {}

    /** Runs all experiments, which takes an hour, and writes what they found. */
    public static void main(String[] arguments) throws IOException {
        PrintWriter err = new PrintWriter(System.err, true, Charset.defaultCharset());
        write(
                Path.of(arguments[0]),
                new Trials(
                        Solvers::get, new CancellationToken(), () -> new ProgressLine(err, false), SEED, RUNS, null));
    }

    static void write(Path folder, Trials trials) throws IOException {
        String loadBefore = Machine.load();
        Path images = Files.createDirectories(folder.resolve(IMAGES));
        List<Section> sections = new ArrayList<>();
        for (Experiment experiment : Experiments.all()) {
            long start = System.nanoTime();
            Report report = experiment.run().apply(trials);
            sections.add(new Section(experiment, report, Duration.ofNanos(System.nanoTime() - start)));
        }
        for (Section section : sections) {
            List<String> files = files(section);
            for (int i = 0; i < files.size(); i++) {
                Files.writeString(
                        images.resolve(files.get(i)),
                        section.report().plots().get(i).drawn().toSvg());
            }
        }
        StringWriter text = new StringWriter();
        print(new PrintWriter(text), sections, loadBefore);
        Files.writeString(folder.resolve("reproduction.md"), text.toString());
    }

    private static void print(PrintWriter out, List<Section> sections, String loadBefore) {
        out.println("# Published experiments, run again");
        out.println();
        out.println(
                "Our results beside published tables. A remark below each table says where they agree. One command made the page:");
        out.println();
        out.println("```sh");
        out.println(COMMAND);
        out.println("```");
        out.println();
        paragraph(
                out,
                "Measured with " + Version.text() + " on " + Machine.description() + ", with one thread."
                        + (loadBefore.isEmpty()
                                ? ""
                                : " The load average of the machine was " + loadBefore + " before the run and "
                                        + Machine.load() + " after it."));
        paragraph(
                out,
                "Iterations, evaluations and counts are the same on every machine. Times are wall time: they differ between"
                        + " machines and grow with what else a machine has to do. Each table names the command that"
                        + " prints it alone, and how long that took here. Publications leave open many details of an"
                        + " algorithm. The page of each under `algorithms/` says how ours reads its source.");
        Experiment.Source source = null;
        for (Section section : sections) {
            Experiment experiment = section.experiment();
            if (experiment.source() != source) {
                source = experiment.source();
                out.println("## " + source.title());
                out.println();
                paragraph(out, "Source: " + source.citation() + ".");
            }
            out.println("### " + experiment.title());
            out.println();
            out.println("`nqueens reproduce " + experiment.name() + "`, " + Text.time(section.took()));
            out.println();
            print(out, section.report(), files(section));
        }
        out.println("## Left out");
        out.println();
        paragraph(out, LEFT_OUT);
    }

    private static void print(PrintWriter out, Report report, List<String> files) {
        if (!report.rows().isEmpty()) {
            out.println("| " + String.join(" | ", report.header()) + " |");
            out.println("|" + " ---: |".repeat(report.header().length));
            report.rows().forEach(row -> out.println("| " + String.join(" | ", row) + " |"));
            out.println();
        }
        report.remarks().forEach(remark -> paragraph(out, remark));
        for (int i = 0; i < files.size(); i++) {
            out.println("![" + report.plots().get(i).caption() + "](" + IMAGES + "/" + files.get(i) + ")");
            out.println();
        }
    }

    private static void paragraph(PrintWriter out, String text) {
        Text.wrap(text, 0).forEach(out::println);
        out.println();
    }

    private static List<String> files(Section section) {
        int plots = section.report().plots().size();
        List<String> files = new ArrayList<>();
        for (int i = 0; i < plots; i++) {
            files.add("reproduction-" + section.experiment().name() + (plots == 1 ? "" : "-" + (i + 1)) + ".svg");
        }
        return files;
    }
}
