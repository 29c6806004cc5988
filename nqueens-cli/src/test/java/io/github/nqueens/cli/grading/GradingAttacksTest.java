package io.github.nqueens.cli.grading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.nqueens.cli.Cli;
import io.github.nqueens.cli.SolverJar;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What students have tried who did not want to search: none of it brings a point, and none costs a neighbor one. */
class GradingAttacksTest {
    private static final String FORGED =
            "begun\\ntook 1000\\nkept\\nbegun\\nended 1 kept\\nbegun\\nended 1 board 7 1 3 0 2\\n";

    /** A jar whose search does something, and then returns any board unless it has returned another one. */
    private static final String SOURCE = """
            import io.github.nqueens.*;
            import io.github.nqueens.spi.*;
            import java.io.*;
            import java.nio.ByteBuffer;
            import java.nio.channels.*;
            import java.nio.file.*;
            import java.util.*;

            public final class Student implements SolverProvider {
                static final String FORGED = "FORGED_LINES";
                static int runs;

                @Override
                public List<SolverDescriptor> solvers() {
                    return List.of(SolverDescriptor.of("student", Student::search));
                }

                static SearchOutcome search(SearchContext context) {
                    try {
                        int n = context.size();
                        runs++;
                        BODY
                        context.tick();
                        return SearchOutcome.solved(Board.identity(n));
                    } catch (Exception e) {
                        throw new IllegalStateException(e);
                    }
                }

                static Board solution(int n) {
                    return n == 4 ? Board.of(1, 3, 0, 2) : Board.of(1, 3, 5, 0, 2, 4);
                }

                /** Each file that may be that of the answers: by its name, by the names around, and as an open file. */
                static List<Path> answers() throws IOException {
                    Set<Path> found = new LinkedHashSet<>();
                    for (String word : System.getProperty("sun.java.command").split(" ")) {
                        if (word.contains("answers")) {
                            found.add(Path.of(word));
                        }
                    }
                    Path open = Path.of("/proc/self/fd");
                    if (Files.isDirectory(open)) {
                        try (DirectoryStream<Path> all = Files.newDirectoryStream(open)) {
                            for (Path one : all) {
                                try {
                                    if (Files.readSymbolicLink(one).toString().contains("answers")) {
                                        found.add(one);
                                    }
                                } catch (IOException closed) {
                                }
                            }
                        }
                    }
                    return new ArrayList<>(found);
                }

                /** Changes each of them in a way that may fail. */
                static void tryAll(Change change) throws IOException {
                    for (Path file : answers()) {
                        try {
                            change.of(file);
                        } catch (IOException e) {
                        }
                    }
                }

                interface Change {
                    void of(Path file) throws IOException;
                }

                static void append(Path file, byte[] bytes) throws IOException {
                    Files.write(file, bytes, StandardOpenOption.APPEND);
                }
            }
            """.replace("FORGED_LINES", FORGED);

    @TempDir
    private Path folder;

    private Path rubric;

    /** A fault ends a process, and each other one takes a third of a second: one run of two sizes stands for more. */
    @BeforeEach
    void writeRubric() throws IOException {
        rubric(1);
    }

    private void rubric(int runs) throws IOException {
        rubric = Files.writeString(
                folder.resolve("rubric.csv"),
                "task,what,runs,time,points\nrules,R02,,5s,2\nsolve,4 6," + runs + ",5s,4\n");
    }

    private Path student(String body) throws IOException {
        return jar("student", SOURCE.replace("BODY", body));
    }

    private Path jar(String name, String source) throws IOException {
        Path own = Files.createDirectories(folder.resolve(name));
        return SolverJar.of(folder.resolve(name + ".jar"), SolverJar.classes(own, "Student", source), "Student");
    }

    private Path honest() throws IOException {
        return jar("honest", SOURCE.replace("\"student\"", "\"honest\"").replace("BODY", """
                        int[] columns = new int[n];
                        for (int row = 0; row < n; row++) columns[row] = row;
                        ConflictCounter queens = ConflictCounter.of(Board.of(columns));
                        while (queens.conflicts() > 0) {
                            if (!context.tick()) return SearchOutcome.stopped();
                            queens.swap(context.random().nextInt(n), context.random().nextInt(n));
                        }
                        if (n > 0) return SearchOutcome.solved(queens.toBoard());
                        """));
    }

    private Cli.Ran grade(Path... jars) {
        List<String> arguments = new ArrayList<>(List.of("grade", "--heap", "64", "--rubric", rubric.toString()));
        Arrays.asList(jars).forEach(jar -> arguments.addAll(List.of("--solver", jar.toString())));
        Cli.Ran ran = Cli.run(arguments.toArray(String[]::new));
        assertThat(ran.status()).as(ran.err()).isZero();
        return ran;
    }

    private static String line(Cli.Ran ran) {
        return ran.out().replaceAll("\\s+", " ");
    }

    /** It gets nothing, and is told why. */
    private void assertNothing(String body, String said) throws IOException {
        Cli.Ran ran = grade(student(body));
        assertThat(line(ran)).startsWith("student (student.jar): 0 of 6 points").contains(said);
    }

    @Test
    void linesThatItWritesItself() throws IOException {
        assumeThat(Path.of("/proc/self/fd")).exists();
        String write = "tryAll(file -> append(file, FORGED.repeat(9).getBytes())); ";
        assertNothing(write, "only the grader's own code does: a line is not sealed");
        assertNothing(write + "Runtime.getRuntime().halt(0);", "only the grader's own code does: a line is not sealed");
    }

    @Test
    void linesThatItPrints() throws IOException {
        assertNothing(
                "System.out.print(FORGED); System.out.flush(); System.err.print(FORGED);"
                        + " new FileOutputStream(FileDescriptor.out).write(FORGED.getBytes());"
                        + " new FileOutputStream(FileDescriptor.err).write(FORGED.getBytes());"
                        + " if (runs > 0) Runtime.getRuntime().halt(0);",
                "ended its process with exit status 0");
    }

    /** The classes of the grader are at hand, but not the secret. */
    @Test
    void linesThatTheKitIsMadeToWrite() throws IOException {
        assumeThat(Path.of("/proc/self/fd")).exists();
        assertNothing("""
                Class<?> seal = Class.forName("io.github.nqueens.cli.grading.Seal");
                var of = seal.getDeclaredMethod("of", byte[].class);
                of.setAccessible(true);
                Class<?> kit = Class.forName("io.github.nqueens.cli.grading.GradingProcess");
                var make = kit.getDeclaredConstructor(OutputStream.class, seal);
                make.setAccessible(true);
                var answer = kit.getDeclaredMethod("answer", String.class);
                answer.setAccessible(true);
                Object made = make.newInstance(
                        Files.newOutputStream(answers().get(answers().size() - 1), StandardOpenOption.APPEND),
                        of.invoke(null, (Object) new byte[32]));
                answer.invoke(made, "ended 1 kept");
                """, "a line is not sealed");
    }

    @Test
    void anEndInTheMiddle() throws IOException {
        rubric(2);
        Cli.Ran ran = grade(student("if (n == 6) Runtime.getRuntime().halt(0);"
                + " if (n == 4) return SearchOutcome.solved(solution(4));"));
        assertThat(line(ran))
                .startsWith("student (student.jar): 2 of 6 points")
                .contains("2 of 4 runs end with a solution. n = 6, seed 1 and 1 other run: ended its process with");
    }

    @Test
    void aFloodOfAnswers() throws IOException {
        assumeThat(Path.of("/proc/self/fd")).exists();
        Cli.Ran ran = grade(
                student("byte[] flood = new byte[1 << 20]; Arrays.fill(flood, (byte) 'x');"
                        + " tryAll(file -> { for (int i = 0; i < 160; i++) append(file, flood); });"),
                honest());
        assertThat(line(ran))
                .startsWith("student (student.jar): 0 of 6 points")
                .contains("longer than")
                .contains("honest (honest.jar): 6 of 6 points");
    }

    @Test
    void aFloodOfLinesOfAnswers() throws IOException {
        assumeThat(Path.of("/proc/self/fd")).exists();
        assertNothing(
                "byte[] flood = \"\\n\".repeat(1 << 20).getBytes();"
                        + " tryAll(file -> { for (int i = 0; i < 20; i++) append(file, flood); });",
                "a line is not sealed");
    }

    @Test
    void aFloodOfWhatIsPrinted() throws IOException {
        String flood = "byte[] flood = new byte[1 << 20]; for (int i = 0; i < 40; i++) {"
                + " System.out.write(flood); System.err.write(flood);"
                + " new FileOutputStream(FileDescriptor.out).write(flood); }";
        Cli.Ran ran = grade(student(flood + " if (n == 4 || n == 6) return SearchOutcome.solved(solution(n));"));
        assertThat(line(ran)).startsWith("student (student.jar): 4 of 6 points");
    }

    /** Whoever only hurts himself is judged by his boards. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "System.out.close(); System.err.close(); System.in.close();",
                "tryAll(Files::delete); for (File file : new File(\"..\").listFiles()) file.delete();",
                "tryAll(file -> { Files.deleteIfExists(file); Files.writeString(file, FORGED); });"
                        + " Files.writeString(Path.of(\"../answers\"), FORGED);",
                "Files.deleteIfExists(Path.of(\"../answers\"));"
                        + " Files.createSymbolicLink(Path.of(\"../answers\"), Path.of(\"/dev/zero\"));",
            })
    void answersThatItClosesDeletesReplacesOrLinks(String body) throws IOException {
        Cli.Ran ran = grade(student("if (runs == 1) { " + body + " }"
                + " if (n == 4 || n == 6) return SearchOutcome.solved(solution(n));"));
        assertThat(line(ran))
                .startsWith("student (student.jar): 4 of 6 points")
                .contains("Both runs end with a solution.");
    }

    @Test
    void answersThatItCutsOff() throws IOException {
        assumeThat(Path.of("/proc/self/fd")).exists();
        assertNothing(
                "tryAll(file -> { try (FileChannel all = FileChannel.open(file, StandardOpenOption.WRITE)) { all.truncate(0); } });"
                        + " if (n == 4 || n == 6) return SearchOutcome.solved(solution(n));",
                "only the grader's own code does");
    }

    @Test
    void aTerabyteOfHoles() throws IOException {
        assumeThat(Path.of("/proc/self/fd")).exists();
        Cli.Ran ran = grade(
                student("tryAll(file -> { try (RandomAccessFile all = new RandomAccessFile(file.toFile(), \"rw\")) {"
                        + " all.setLength(1L << 40); } });"),
                honest());
        assertThat(line(ran))
                .startsWith("student (student.jar): 0 of 6 points")
                .contains("longer than")
                .contains("honest (honest.jar): 6 of 6 points");
    }

    @Test
    void aThreadThatWritesOn() throws IOException {
        assumeThat(Path.of("/proc/self/fd")).exists();
        assertNothing(
                "Thread writing = new Thread(() -> { while (true) { try {"
                        + " tryAll(file -> append(file, FORGED.getBytes())); } catch (IOException e) { } } });"
                        + " writing.setDaemon(true); if (runs == 1) writing.start();"
                        + " if (n == 4 || n == 6) return SearchOutcome.solved(solution(n));",
                "only the grader's own code does");
    }

    /** A jar with more classes, each of which is also one of the library. */
    private Path withOwn(String body, Map<String, String> sources) throws IOException {
        Path own = Files.createDirectories(folder.resolve("own"));
        Path classes = SolverJar.classes(own, "Student", SOURCE.replace("BODY", body));
        for (Map.Entry<String, String> source : sources.entrySet()) {
            Path others = SolverJar.classes(own, source.getKey(), source.getValue());
            try (var found = Files.walk(others)) {
                for (Path file : found.filter(Files::isRegularFile).toList()) {
                    Path to = classes.resolve(others.relativize(file).toString());
                    Files.createDirectories(to.getParent());
                    Files.copy(file, to);
                }
            }
        }
        return SolverJar.of(folder.resolve("student.jar"), classes, "Student");
    }

    @Test
    void aBoardOfItsOwn() throws IOException {
        Cli.Ran ran = grade(withOwn("", Map.of("Board", """
                package io.github.nqueens;
                public final class Board {
                    public static Board identity(int n) { return new Board(); }
                    public boolean isSolution() { return true; }
                    public long conflicts() { return 0; }
                }
                """)));
        assertThat(line(ran)).startsWith("student (student.jar): 0 of 6 points").contains("attacking pairs");
    }

    @Test
    void aContractOfItsOwn() throws IOException {
        Cli.Ran ran = grade(withOwn(
                "",
                Map.of(
                        "SolverContract",
                        "package io.github.nqueens.tck; public final class SolverContract { }",
                        "Rules",
                        """
                        package io.github.nqueens.tck.rule;
                        public final class Rules { public static final java.util.List<Object> ALL = java.util.List.of(); }
                        """,
                        "GradingProcess",
                        """
                        package io.github.nqueens.cli.grading;
                        public final class GradingProcess {
                            public static void main(String[] arguments) { Runtime.getRuntime().halt(0); }
                        }
                        """)));
        assertThat(line(ran))
                .startsWith("student (student.jar): 0 of 6 points")
                .contains("0 of 2, rules R02: The rule is broken. R02, n = 4, seed 0: ");
    }

    @Test
    void theShippedSolversUnderItsService() throws IOException {
        Path own = Files.createDirectories(folder.resolve("own"));
        Path jar = SolverJar.of(
                folder.resolve("student.jar"),
                SolverJar.classes(own, "Student", SOURCE.replace("BODY", "")),
                "io.github.nqueens.algorithms.provider.ShippedSolvers");
        assertThat(line(grade(jar, honest())))
                .startsWith("student.jar: 0 of 6 points")
                .contains("has no solver of its own")
                .contains("honest (honest.jar): 6 of 6 points");
    }

    @Test
    void moreSolversThanAClassCanRead() throws IOException {
        String source = SOURCE.replace("BODY", "")
                .replace(
                        "List.of(SolverDescriptor.of(\"student\", Student::search))",
                        "java.util.stream.IntStream.range(0, 200).mapToObj(i ->"
                                + " SolverDescriptor.of(\"student\" + i, Student::search)).toList()");
        assertThat(line(grade(jar("student", source))))
                .startsWith("student.jar: 0 of 6 points")
                .contains("more than 100 solvers");
    }

    /** Its parents have ended, so that it is nobody's descendant. */
    @Test
    void aProcessThatLivesOn() throws Exception {
        assumeThat(Path.of("/proc/self/environ")).exists();
        assumeThat(Path.of("/usr/bin/setsid")).exists();
        Path started = folder.resolve("started");
        assertNothing(
                "if (runs == 1) new ProcessBuilder(\"sh\", \"-c\", \"setsid sleep 600 & echo $! >> " + started
                        + "\").start().waitFor();",
                "attacking pairs");
        for (String pid : Files.readAllLines(started)) {
            Optional<ProcessHandle> sleep = ProcessHandle.of(Long.parseLong(pid));
            if (sleep.isPresent()) {
                sleep.get().onExit().get(10, TimeUnit.SECONDS);
            }
        }
    }

    @Test
    void theJarAndTheFolderOfANeighbor() throws IOException {
        Path neighbor = honest();
        Path classes = folder.resolve("honest").resolve("classes-Student");
        Path services = Files.createDirectories(classes.resolve("META-INF/services"));
        Files.writeString(services.resolve("io.github.nqueens.spi.SolverProvider"), "Student\n");
        Cli.Ran ran = grade(
                student("Files.writeString(Path.of(\"" + neighbor + "\"), FORGED);"
                        + " Files.deleteIfExists(Path.of(\"" + classes.resolve("Student.class") + "\"));"
                        + " Files.writeString(Path.of(\"" + rubric + "\"), FORGED);"),
                neighbor,
                classes);
        assertThat(line(ran))
                .startsWith("student (student.jar): 0 of 6 points")
                .contains("honest (honest.jar): 6 of 6 points", "honest (classes-Student): 6 of 6 points");
        for (Path changed : List.of(neighbor, classes, rubric)) {
            assertThat(ran.err()).contains("'" + changed + "' was changed while the class was graded");
        }
        assertThat(ran.err().lines()).hasSize(3);
    }

    /** To know what is asked is no answer, and a table of answers is one. */
    @Test
    void theRubricIsReadAndAnsweredFromATable() throws IOException {
        String read = "Files.readString(Path.of(\"" + rubric + "\"));";
        assertNothing(read, "attacking pairs");
        Cli.Ran ran = grade(student(read + " if (n == 4 || n == 6) return SearchOutcome.solved(solution(n));"));
        assertThat(line(ran))
                .startsWith("student (student.jar): 4 of 6 points")
                .contains("0 of 2, rules R02: The rule is broken. R02, n = 5, seed 0: ");
    }

    @Test
    void aServiceFileThatUnpacksToMuch() throws IOException {
        Path jar = folder.resolve("bomb.jar");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new ZipEntry(SolverJar.SERVICE));
            byte[] spaces = " ".repeat(1 << 20).getBytes(StandardCharsets.UTF_8);
            for (int i = 0; i < 20; i++) {
                out.write(spaces);
            }
        }
        Cli.run("grade", "--rubric", rubric.toString(), "--solver", jar.toString())
                .assertRefused("bomb.jar' is no jar: ", "is longer than 1 MiB");
    }
}
