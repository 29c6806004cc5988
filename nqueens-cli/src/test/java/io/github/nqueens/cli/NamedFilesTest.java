package io.github.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.cli.session.Session;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class NamedFilesTest {
    private static final String PROBLEM = ".....\n.....\n..Q..\n.....\n.....\n";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve --problem {}/p.txt -o {}/p.txt | --output names | which --problem reads; name another file",
                "solve --problem {}/p.txt -o {}/x/../p.txt | --output names | which --problem reads",
                "solve --problem {}/p.txt -o {}/link.txt | --output names | which --problem reads",
                "solve --problem {}/link.txt -o {}/p.txt | --output names | which --problem reads",
                "solve 5 --initial {}/p.txt -o {}/p.txt | --output names | which --initial reads",
                "visualize -a tabu --problem {}/p.html -o {}/p.html | --output names | which --problem reads",
                "visualize -a tabu 5 --initial {}/p.html -o {}/p.html | --output names | which --initial reads",
                "visualize 5 -a tabu -o {}/r.html --initial {}/p.svg --plot {}/p.svg | --plot names | --initial reads",
                "visualize 5 -a tabu -o {}/r.html --initial {}/p.gif --gif {}/p.gif | --gif names | --initial reads",
                "compare --table --problem {}/p.txt --csv {}/p.txt | --csv names | which --problem reads",
                "compare --table --problem {}/p.svg --plot {}/p.svg | --plot names | which --problem reads",
                "puzzle rate {}/p.html -o {}/p.html | --output names | which the command reads",
                "puzzle solve {}/p.svg -o {}/p.svg | --output names | which the command reads",
                "grade --solver {}/a.jar --rubric {}/r.csv --junit {}/a.jar | --junit names | which --solver reads",
                "grade --solver {}/a.jar --rubric {}/r.csv --junit {}/r.csv | --junit names | which --rubric reads",
                "solve 5 --solvers-from {}/a.jar -o {}/a.jar | --output names | which --solvers-from reads",
                "--solvers-from {}/a.jar solve 5 -o {}/a.jar | --output names | which --solvers-from reads",
                "count --problem {}/p.txt --checkpoint {}/p.txt | --checkpoint names | which --problem reads"
            })
    void aFileThatIsReadIsNotWritten(String command, String named, String reader) throws IOException {
        List<Path> files = new ArrayList<>();
        for (String name : new String[] {"p.txt", "p.html", "p.svg", "p.gif", "r.csv"}) {
            files.add(Files.writeString(folder.resolve(name), PROBLEM));
        }
        Files.createDirectory(folder.resolve("x"));
        Path classes = SolverJar.classes(folder, "Mine", "class Mine {}");
        Path jar = SolverJar.of(folder.resolve("a.jar"), classes, "Mine");
        byte[] before = Files.readAllBytes(jar);
        Files.createSymbolicLink(folder.resolve("link.txt"), Path.of("p.txt"));

        Cli.run(command.replace("{}", folder.toString()).split(" ")).assertRefused(named, reader);
        assertThat(files).allSatisfy(file -> assertThat(file).hasContent(PROBLEM));
        assertThat(jar).hasBinaryContent(before);
    }

    @Test
    void aProblemOfARubricIsNotWritten() throws IOException {
        Path problem = Files.writeString(folder.resolve("p.txt"), PROBLEM);
        Path rubric = Files.writeString(
                folder.resolve("r.csv"), "task,what,runs,time,points\nsolve,8,1,1s,10\nproblem,p.txt,1,1s,10\n");
        Path classes = SolverJar.classes(folder, "Mine", "class Mine {}");
        Path jar = SolverJar.of(folder.resolve("a.jar"), classes, "Mine");
        Cli.run("grade", "--solver", jar.toString(), "--rubric", rubric.toString(), "--junit", problem.toString())
                .assertRefused("r.csv, line 3: --junit names 'p.txt' too; name another file");
        assertThat(problem).hasContent(PROBLEM);
    }

    @Test
    void aFileIsConvertedInPlace() throws IOException {
        Path file = Files.writeString(folder.resolve("p.txt"), "1 3 0 2\n");
        assertThat(Cli.run("convert", file.toString(), "--to", "grid", "-o", file.toString())
                        .status())
                .isZero();
        assertThat(file).hasContent(".Q..\n...Q\nQ...\n..Q.\n");
    }

    @Test
    void twoOutputsAreTwoFilesAlsoThroughALink() throws IOException {
        Path file = Files.writeString(folder.resolve("c.svg"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link.csv"), file);
        Cli.run("compare", "-a", "tabu", "-n", "8", "--csv", link.toString(), "--plot", file.toString())
                .assertRefused("--csv and --plot both name", "name two files");
        assertThat(file).hasContent("old");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve 8 -o - | --output is '-', which names no file; leave --output out to write to standard output",
                "convert --to grid -o - | leave --output out to write to standard output",
                "compare -a tabu -n 8 --csv - | --csv is '-', which names no file; name one"
            })
    void aHyphenIsNoFileToWrite(String command, String said) {
        Cli.run(command.split(" ")).assertRefused(said);
        assertThat(Path.of("-")).doesNotExist();
    }

    /** A new option is to be added to one of the sets, or it would be forgotten in the check. */
    @Test
    void everyOptionOfAFileIsKnownAsReadOrWritten() {
        List<String> unknown = new ArrayList<>();
        collect(NQueens.commandLine(new Session(false, null, InputStream.nullInputStream())), unknown);
        assertThat(unknown).isEmpty();
    }

    private static void collect(CommandLine command, List<String> unknown) {
        for (CommandLine.Model.OptionSpec option : command.getCommandSpec().options()) {
            boolean file = option.typeInfo().getType() == Path.class
                    || option.typeInfo().getAuxiliaryTypes()[0] == Path.class
                    || option.paramLabel().matches("file.*|jar|directory");
            String name = option.longestName();
            if (file && NamedFiles.WRITING.contains(name) == NamedFiles.READING.contains(name)) {
                unknown.add(command.getCommandSpec().qualifiedName() + " " + name);
            }
        }
        command.getSubcommands().values().forEach(part -> collect(part, unknown));
    }
}
