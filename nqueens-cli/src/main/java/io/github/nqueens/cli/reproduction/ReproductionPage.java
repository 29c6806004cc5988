package io.github.nqueens.cli.reproduction;

import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.OutputFile;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.internal.FileFault;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A page in Markdown of published tables with ours, and its plots in a folder beside it. */
public final class ReproductionPage {
    private static final String PAGE = "reproduction.md";
    private static final String IMAGES = "images";

    private static final String LEFT_OUT =
            "No copy of Prosser 1993 whose figures can be read for sure was at hand. The same holds for the tables of Haralick and"
                    + " Elliott 1980 and of Stone and Stone 1987, of which only the abstracts could be read. Knuth's Dancing Links"
                    + " also names the natural order for n = 16: 312,512,659 nodes and 5,801,583,789 updates, which are not"
                    + " counted again here.";

    private final Path folder;
    private final OutputFile page;
    private final String loadBefore = Machine.load();

    private ReproductionPage(Path folder, OutputFile page) {
        this.folder = folder;
        this.page = page;
    }

    /** An experiment, what it found and how long it took. */
    public record Section(Experiment experiment, Report report, Duration took) {}

    /** Checks that the page can be written before hours are spent on it. */
    public static ReproductionPage in(Path folder) {
        if (Files.exists(folder.resolve(IMAGES)) && !Files.isDirectory(folder.resolve(IMAGES))) {
            throw new BadInputException(
                    "cannot write plots: '" + folder.resolve(IMAGES) + "' is not a directory; name another directory");
        }
        return new ReproductionPage(folder, OutputFile.at(folder.resolve(PAGE)));
    }

    public Path path() {
        return page.path();
    }

    /** The version is that of the program, as {@code nqueens --version} prints it. */
    public void write(List<Section> sections, String command, String version) {
        Path images = folder.resolve(IMAGES);
        try {
            Files.createDirectories(images);
        } catch (IOException e) {
            throw new BadInputException("cannot create '" + images + "': " + FileFault.reason(e), e);
        }
        for (Section section : sections) {
            List<String> files = files(section);
            for (int i = 0; i < files.size(); i++) {
                OutputFile.at(images.resolve(files.get(i)))
                        .write(section.report().plots().get(i).drawn()::writeTo);
            }
        }
        page.write(writer -> {
            PrintWriter out = new PrintWriter(writer);
            print(out, sections, command, version);
            if (out.checkError()) {
                throw new IOException("the page could not be written");
            }
        });
    }

    private void print(PrintWriter out, List<Section> sections, String command, String version) {
        out.println("# Published experiments, run again");
        out.println();
        out.println(
                "Our results beside published tables. A remark below each table says where they agree. One command made the page:");
        out.println();
        out.println("```sh");
        out.println(command);
        out.println("```");
        out.println();
        paragraph(
                out,
                "Measured with " + version + " on " + Machine.description() + ", with one thread."
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
            section.report()
                    .printMarkdown(
                            out,
                            files(section).stream()
                                    .map(file -> IMAGES + "/" + file)
                                    .toList());
        }
        out.println("## Left out");
        out.println();
        paragraph(out, LEFT_OUT);
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
