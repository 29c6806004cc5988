package io.github.nqueens.cli.grading;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.cli.Cli;
import io.github.nqueens.cli.SolverJar;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.Session;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

/** A class of four students, of whom the solvers of two are broken; and rubrics that are none. */
class GradeCommandTest {
    private static final Path TEACHING = Path.of("..", "docs", "teaching.md");

    /** The body of each student's search. */
    private static final Map<String, String> CLASS = new LinkedHashMap<>();

    static {
        CLASS.put("ada", """
                while (queens.conflicts() > 0) {
                    if (!context.tick()) return SearchOutcome.stopped();
                    int row = context.random().nextInt(n);
                    int best = row;
                    for (int other = 0; other < n; other++) {
                        if (queens.swapDelta(row, other) < queens.swapDelta(row, best)) best = other;
                    }
                    if (context.random().nextInt(20) == 0) best = context.random().nextInt(n);
                    queens.swap(row, best);
                }
                return SearchOutcome.solved(queens.toBoard());
                """);
        CLASS.put("ben", """
                while (queens.conflicts() > 0) {
                    if (!context.tick()) return SearchOutcome.stopped();
                    queens.swap(context.random().nextInt(n), context.random().nextInt(n));
                }
                return SearchOutcome.solved(queens.toBoard());
                """);
        CLASS.put("cleo", """
                while (true) {
                    queens.swap(context.random().nextInt(n), context.random().nextInt(n));
                    if (n == 4 && queens.conflicts() == 0) return SearchOutcome.solved(queens.toBoard());
                }
                """);
        CLASS.put("eve", """
                while (queens.conflicts() > 0) {
                    if (!context.tick()) return SearchOutcome.stopped();
                    SEEN.add(new long[1_000_000]);
                    queens.swap(context.random().nextInt(n), context.random().nextInt(n));
                }
                return SearchOutcome.solved(queens.toBoard());
                """);
    }

    private static final String SOURCE = """
            import io.github.nqueens.*;
            import io.github.nqueens.spi.*;
            import java.util.*;

            public final class Student implements SolverProvider {
                static final List<Object> SEEN = new ArrayList<>();

                @Override
                public List<SolverDescriptor> solvers() {
                    return List.of(SolverDescriptor.of("NAME", Student::search));
                }

                private static SearchOutcome search(SearchContext context) {
                    int n = context.size();
                    ConflictCounter queens = ConflictCounter.of(Board.random(n, context.random()));
                    BODY
                }
            }
            """;

    @TempDir
    private Path folder;

    private Path jar(String name, String body) throws IOException {
        Path own = Files.createDirectories(folder.resolve(name));
        Path classes =
                SolverJar.classes(own, "Student", SOURCE.replace("NAME", name).replace("BODY", body));
        return SolverJar.of(folder.resolve(name + ".jar"), classes, "Student");
    }

    private Path rubric(String text) throws IOException {
        return Files.writeString(folder.resolve("rubric.csv"), text);
    }

    /** The block of the page after a line that says what it is. */
    private static String shown(String before) throws IOException {
        String page = Files.readString(TEACHING);
        String from = page.substring(page.indexOf(before));
        String block = from.substring(from.indexOf("```") + 3);
        return block.substring(block.indexOf('\n') + 1, block.indexOf("```"));
    }

    @Test
    @Tag("thorough")
    void theClassOfThePageOnTeachingIsGradedAsItSays() throws Exception {
        Path rubric = rubric(shown("`rubric.csv`"));
        List<String> arguments = new ArrayList<>(List.of("grade", "--rubric", rubric.toString(), "--heap", "64"));
        for (Map.Entry<String, String> student : CLASS.entrySet()) {
            arguments.addAll(List.of(
                    "--solver", jar(student.getKey(), student.getValue()).toString()));
        }
        Path xml = folder.resolve("points.xml");
        arguments.addAll(List.of("--junit", xml.toString()));
        Cli.Ran ran = Cli.run(arguments.toArray(String[]::new));
        assertThat(ran.err()).isEqualTo("Wrote " + xml + "." + System.lineSeparator());
        assertThat(ran.status()).isZero();
        assertThat(ran.out()).isEqualTo(shown("prints this report"));

        Document report = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(Files.readString(xml))));
        assertThat(IntStream.range(0, CLASS.size())
                        .mapToObj(i -> (Element)
                                report.getElementsByTagName("testsuite").item(i))
                        .map(suite -> suite.getAttribute("name")))
                .containsExactlyElementsOf(CLASS.keySet().stream()
                        .map(name -> name + " (" + name + ".jar)")
                        .toList());
        assertThat(ran.out().lines().filter(line -> line.startsWith("  ") && !line.startsWith("   ")))
                .hasSize(report.getElementsByTagName("testcase").getLength());
    }

    @Test
    void pointsAreJsonToo() throws Exception {
        Path rubric =
                rubric("\ufefftask,what,runs,time,points\r\n\r\n# easy\r\nsolve,4 6,2,5s,10\r\nrules,R02,,5s,10\r\n");
        Cli.Ran ran = Cli.run(
                "grade",
                "--json",
                "--rubric",
                rubric.toString(),
                "--solver",
                jar("ada", CLASS.get("ada")).toString());
        assertThat(ran.status()).as(ran.err()).isZero();
        @SuppressWarnings("unchecked")
        Map<String, Object> grade = (Map<String, Object>) ran.jsonList().get(0);
        assertThat(grade).containsEntry("jar", "ada.jar").containsEntry("solver", "ada");
        assertThat(grade).containsEntry("points", 20).containsEntry("most", 20);
        assertThat(ran.out()).contains("\"points\": 20,", "\"points\": 10,");
        assertThat(grade.get("tasks").toString()).contains("All 4 runs end with a solution.", "The rule is kept.");
    }

    @Test
    void aProblemOfAFileIsSolvedIfTheSolverTakesIt() throws Exception {
        Files.writeString(folder.resolve("completion.txt"), ".Q..\n....\n....\n....\n");
        Path rubric = rubric("task,what,runs,time,points\nproblem,completion.txt,2,1s,3\n");
        Cli.Ran refused = Cli.run(
                "grade",
                "--rubric",
                rubric.toString(),
                "--solver",
                jar("ada", CLASS.get("ada")).toString());
        assertThat(refused.status()).isZero();
        assertThat(refused.out()).contains("0 of 3, problem completion.txt", "ada");
        Path taker = folder.resolve("taker.jar");
        Path classes = SolverJar.classes(Files.createDirectories(folder.resolve("taker")), "Student", """
                import io.github.nqueens.*;
                import io.github.nqueens.spi.*;
                import java.util.*;

                public final class Student implements SolverProvider {
                    @Override
                    public List<SolverDescriptor> solvers() {
                        return List.of(SolverDescriptor.of(
                                "taker",
                                context -> SearchOutcome.solved(Board.of(1, 3, 0, 2)),
                                SolverTrait.PLACED_AND_BLOCKED));
                    }
                }
                """);
        Cli.Ran solved = Cli.run(
                "grade",
                "--rubric",
                rubric.toString(),
                "--solver",
                SolverJar.of(taker, classes, "Student").toString());
        assertThat(solved.out()).contains("3 of 3, problem completion.txt: Both runs end with a solution.");
    }

    @ParameterizedTest
    @Tag("thorough")
    @CsvSource(
            delimiter = '|',
            value = {
                "throw new IllegalStateException(\"<no> \" + (char) 27 + \"[31m\");|threw java.lang.IllegalStateException: <no> ?[31m",
                "Runtime.getRuntime().halt(9);|ended its process with exit status 9",
                "while (true) SEEN.add(new byte[1 << 20]);|used up its memory",
                "new Thread(() -> { while (true) { } }).start(); throw new Error();|threw java.lang.Error",
                "return search(context);|threw java.lang.StackOverflowError",
                "return null;|null",
                "try { new ProcessBuilder(\"sh\", \"-c\", \"kill -9 $PPID\").start().waitFor(); } catch (Exception e) { }|was killed by signal 9, as when Java crashes",
            })
    void whateverASearchDoesIsOneSentence(String body, String said) throws Exception {
        Path rubric = rubric("task,what,runs,time,points\nsolve,8,1,1s,2\n");
        Path jar = jar("student", "if (n > 0) { " + body + " }\nreturn SearchOutcome.gaveUp(\"\");");
        Cli.Ran ran = Cli.run("grade", "--heap", "64", "--rubric", rubric.toString(), "--solver", jar.toString());
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out().replaceAll("\\s+", " "))
                .startsWith(
                        "student (student.jar): 0 of 2 points 0 of 2, solve 8: The run ends without a solution. n = 8, seed 1: ")
                .contains(said);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "System.exit(5);|Its provider ended its process with exit status 5",
                "throw new IllegalStateException(\"no\");|The solvers of the jar could not be made",
            })
    void aJarWhoseProviderIsBrokenGetsNothing(String body, String said) throws Exception {
        Path classes = SolverJar.classes(folder, "Student", """
                import io.github.nqueens.spi.*;
                import java.util.*;

                public final class Student implements SolverProvider {
                    public Student() {
                        if (true) { BODY }
                    }

                    @Override
                    public List<SolverDescriptor> solvers() {
                        return List.of();
                    }
                }
                """.replace("BODY", body));
        Path jar = SolverJar.of(folder.resolve("bad.jar"), classes, "Student");
        Path rubric = rubric("task,what,runs,time,points\nsolve,8,1,1s,2\n");
        Cli.Ran ran = Cli.run("grade", "--rubric", rubric.toString(), "--solver", jar.toString());
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out()).startsWith("bad.jar: 0 of 2 points").contains(said);
    }

    @Test
    void jarsWithoutASolverAreRefused() throws Exception {
        Path rubric = rubric("task,what,runs,time,points\nsolve,8,1,1s,2\n");
        Path classes = SolverJar.classes(folder, "Student", """
                import io.github.nqueens.spi.*;
                import java.util.*;

                public final class Student implements SolverProvider {
                    @Override
                    public List<SolverDescriptor> solvers() {
                        return List.of();
                    }
                }
                """);
        Path jar = SolverJar.of(folder.resolve("none.jar"), classes, "");
        Cli.run("grade", "--rubric", rubric.toString(), "--solver", jar.toString())
                .assertRefused("none.jar", "names no solvers", SolverJar.SERVICE);
        SolverJar.of(jar, classes, "Student");
        Cli.run(
                        "grade",
                        "--rubric",
                        rubric.toString(),
                        "--solver",
                        folder.resolve("missing.jar").toString())
                .assertRefused("missing.jar", "no file");
        Cli.run("grade", "--rubric", rubric.toString()).assertRefused("--solver");
        Cli.run("grade", "--rubric", rubric.toString(), "--solver", jar.toString(), "--heap", "1")
                .assertRefused("--heap is 1", "from 16 to");
        Cli.run("grade", "--rubric", rubric.toString(), "--solver", jar.toString(), "--time-limit", "0s")
                .assertRefused("--time-limit is 0");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''|line 1: there is no task",
                "task,points|line 1: 'task,points' is not the header; write task,what,runs,time,points",
                "H|line 1: there is no task",
                "H;sovle,8,1,1s,2|line 2: the task is 'sovle', but must be rules, solve or problem",
                "H;;solve,8,1,1s|line 3: the line has 4 cells, but a task has five",
                "H;solve,8,0,1s,2|line 2: runs: '0' must be a whole number from 1 to 1000",
                "H;solve,8,1,1,2|line 2: '1' is not a time; write",
                "H;solve|line 2: the line has 1 cell, but a task has five",
                "H;solve,\"8,1,1s,2|line 2: a quotation mark begins a cell, but none ends it",
                "H;solve,\"8,20\",1,1s,2|line 2: a size: '8,20' must be a whole number",
                "H;Sovle,8,1,1s,2|line 2: the task is 'Sovle', but must be",
                "H;problem,,1,1s,2|line 2: the second cell is empty",
                "H;problem,attacked.txt,1,1s,2|line 2: 'attacked.txt' has no solution: ",
                "H;solve,8,1,0s,2|line 2: the time is 0s, but must be from 1ms to 1h",
                "H;solve,8,1,1s,none|line 2: points: 'none' must be a whole number from 1",
                "H;solve,3,1,1s,2|line 2: n = 3 has no solution",
                "H;solve,,1,1s,2|line 2: the second cell is empty",
                "H;solve,0 8,1,1s,2|line 2: a size: '0' must be",
                "H;rules,r02 r18,,1s,2|line 2: 'r18' is no rule",
                "H;rules,all,3,1s,2|line 2: there are runs for rules",
                "H;problem,missing.txt,1,1s,2|line 2: cannot read",
                "H;solve,4 5 6 7 8 9 10 11 12 13 14,1000,1s,2|more than 10000 rules and runs",
            })
    void badRubricsAreRefusedWithTheLine(String lines, String said) throws Exception {
        Files.writeString(folder.resolve("attacked.txt"), "Q...\n.Q..\n....\n....\n");
        Path rubric = rubric(lines.replace("H", "task,what,runs,time,points").replace(';', '\n'));
        Path classes = SolverJar.classes(folder, "Empty", "public class Empty {}");
        Path jar = SolverJar.of(folder.resolve("a.jar"), classes, "Empty");
        Cli.run("grade", "--rubric", rubric.toString(), "--solver", jar.toString())
                .assertRefused("rubric.csv, ", said);
        Cli.run("grade", "--rubric", folder.toString(), "--solver", jar.toString())
                .assertRefused("cannot read");
    }

    /** Programs for tables write semicolons where a comma begins decimals, quotation marks, and as many cells in each line. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "task;what;runs;time;points\nsolve;8;1;5s;1\n",
                "task\twhat\truns\ttime\tpoints\nsolve\t8\t1\t5s\t1\n",
                "\"task\",\"what\",\"runs\",\"time\",\"points\"\r\n\"solve\", \"8\" ,\"1\",\"5s\",\"1\"\r\n",
                "Task,What,Runs,Time,Points\n\"# \"\"easy\"\", and short\"\nSolve,8,1,5s,1\n",
                " task , what , runs , time , points ,,\n\n,,,,,,\nsolve,\u00a08 ,1,5s,1,,\n,,,,,,\n",
            })
    void aTableIsReadAsProgramsWriteIt(String text) throws Exception {
        Session session = new Session(false, null, InputStream.nullInputStream());
        List<Task> plain = Rubric.read(session, rubric("task,what,runs,time,points\nsolve,8,1,5s,1\n"), null);
        for (Charset encoding : List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16, StandardCharsets.ISO_8859_1)) {
            Path rubric = Files.writeString(folder.resolve("rubric.csv"), "# f\u00fcr alle\n" + text, encoding);
            assertThat(Rubric.read(session, rubric, null)).isEqualTo(plain).hasSize(1);
        }
    }

    @Test
    void aJarThatIsRefusedIsRefusedBeforeOthersAreGraded() throws Exception {
        Path rubric = rubric("task,what,runs,time,points\nsolve,8,1,5s,1\n");
        Path begun = folder.resolve("begun");
        Path good = jar(
                "good",
                "try { java.nio.file.Files.createFile(java.nio.file.Path.of(\"" + begun + "\")); }"
                        + " catch (java.io.IOException e) { throw new java.io.UncheckedIOException(e); }\n"
                        + CLASS.get("ada"));
        Path empty = SolverJar.of(
                folder.resolve("empty.jar"), SolverJar.classes(folder, "Empty", "public class Empty {}"), "");
        Cli.run("grade", "--rubric", rubric.toString(), "--solver", good.toString(), "--solver", empty.toString())
                .assertRefused("empty.jar", "names no solvers");
        assertThat(begun).doesNotExist();
    }

    /** Only its provider knows, which is the code of a student. */
    @Test
    void aJarWithoutASolverCostsNoOtherItsPoints() throws Exception {
        Path rubric = rubric("task,what,runs,time,points\nsolve,4,1,5s,1\n");
        Path empty = SolverJar.of(
                folder.resolve("empty.jar"),
                SolverJar.classes(
                        Files.createDirectories(folder.resolve("empty")),
                        "Student",
                        SOURCE.replace("List.of(SolverDescriptor.of(\"NAME\", Student::search))", "List.of()")
                                .replace("BODY", CLASS.get("ada"))),
                "Student");
        Cli.Ran ran = Cli.run(
                "grade",
                "--rubric",
                rubric.toString(),
                "--solver",
                empty.toString(),
                "--solver",
                jar("good", CLASS.get("ada")).toString());
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out().replaceAll("\\s+", " "))
                .contains("empty.jar: 0 of 1 point", "has no solver of its own", "good (good.jar): 1 of 1 point");
    }

    /** A student can repair only what is named. */
    @Test
    void allRulesThatAreBrokenAreNamed() throws Exception {
        Path rubric = rubric("task,what,runs,time,points\nrules,R01 R02 R05 R17,,5s,4\nsolve,8,2,5s,2\n");
        Path jar = jar(
                "student",
                "if (n > 3 && deep(n) > 0) return SearchOutcome.solved(Board.identity(n));"
                        + " return SearchOutcome.stopped(); } static int deep(int n) { return n == 0 ? 0 : deep(n - 1) + 1;");
        String[] command = {"grade", "--rubric", rubric.toString(), "--solver", jar.toString()};
        Cli.Ran ran = Cli.run(command);
        assertThat(ran.out().lines().filter(line -> line.startsWith("  ") && !line.startsWith("      ")))
                .satisfiesExactly(
                        line -> assertThat(line).isEqualTo("  1 of 4, rules R01 R02 R05 R17: 1 of 4 rules is kept."),
                        line -> assertThat(line).startsWith("    R02, n = 4, seed 0: "),
                        line -> assertThat(line).startsWith("    R05, "),
                        line -> assertThat(line).startsWith("    R17, "),
                        line -> assertThat(line).isEqualTo("  0 of 2, solve 8: 0 of 2 runs end with a solution."),
                        line -> assertThat(line).startsWith("    n = 8, seed 1: "));
        rubric("task,what,runs,time,points\nrules,R02 R17,,5s,4\nsolve,8,1,5s,2\n");
        String[] json = Stream.concat(
                        Stream.of("grade", "--json"), Stream.of(command).skip(1))
                .toArray(String[]::new);
        assertThat(Cli.run(json)
                        .out()
                        .lines()
                        .filter(line -> line.contains("\"trial\""))
                        .map(line -> line.strip()))
                .hasSize(3)
                .contains("\"trial\": \"R02\",", "\"trial\": \"R17\",");
    }

    @Test
    void pointsThatMayDifferAreMarked() throws Exception {
        Path rubric = rubric("task,what,runs,time,points\nrules,R01,,5s,1\nsolve,8,1,5s,1\nsolve,9,1,50ms,1\n");
        String walk = CLASS.get("ben");
        Path seeded = jar("seeded", "if (n == 9) return SearchOutcome.gaveUp(\"too large\");" + walk);
        Path late = jar("late", "while (n == 9) { if (!context.tick()) return SearchOutcome.stopped(); }" + walk);
        // Two runs of about 440 swaps give the same of 92 boards in as many swaps once in 80,000 times.
        Path chance = jar("chance", walk.replace("context.random()", "new Random()"));
        Cli.Ran ran = Cli.run(
                "grade",
                "--rubric",
                rubric.toString(),
                "--solver",
                seeded.toString(),
                "--solver",
                late.toString(),
                "--solver",
                chance.toString());
        assertThat(ran.out().replaceAll("\\s+", " "))
                .contains("seeded (seeded.jar): 2 of 3 points 1 of 1,")
                .contains(
                        "late (late.jar): 2 of 3 points, which may differ 1 of 1, rules R01: The rule is kept. 1 of 1,")
                .contains("no solution within the time. May differ: the time decides.")
                .contains("rules R01: The rule is kept. May differ: the solver does not follow its seed.");
    }

    @Test
    void filesOfOneNameAreToldApartByTheirFolders() throws Exception {
        Path rubric = rubric("task,what,runs,time,points\nsolve,4,1,5s,1\n");
        Path one = jar("ada", CLASS.get("ada"));
        Path other =
                Files.copy(one, Files.createDirectories(folder.resolve("ben")).resolve("ada.jar"));
        Path third = Files.copy(one, folder.resolve("third.jar"));
        Cli.Ran ran = Cli.run(
                "grade",
                "--rubric",
                rubric.toString(),
                "--solver",
                one.toString(),
                "--solver",
                other.toString(),
                "--solver",
                third.toString());
        assertThat(ran.out().lines().filter(line -> line.startsWith("ada")))
                .containsExactly(
                        "ada (" + one + "): 1 of 1 point",
                        "ada (" + other + "): 1 of 1 point",
                        "ada (third.jar): 1 of 1 point");
    }

    @Test
    void aFileThatIsNoJarIsRefused() throws Exception {
        Path rubric = rubric("task,what,runs,time,points\nsolve,8,1,5s,1\n");
        Path whole = jar("ada", CLASS.get("ada"));
        Path cut = folder.resolve("cut.jar");
        Files.write(cut, Arrays.copyOf(Files.readAllBytes(whole), 900));
        Cli.run("grade", "--rubric", rubric.toString(), "--solver", cut.toString())
                .assertRefused("cut.jar' is no jar: ", "build or copy it again");
        Cli.run("--solvers-from", cut.toString(), "list").assertRefused("cut.jar' is no jar: ");
    }

    @Test
    void whatASolverDoesToItsFolderCostsNoOtherItsPoints() throws Exception {
        Map<String, String> bodies = Map.of(
                // What is in and around its folder.
                "around",
                "for (String name : new java.io.File(\"..\").list()) new java.io.File(\"..\", name).delete();",
                "own",
                "new java.io.File(\"\").getAbsoluteFile().delete();",
                "locked",
                "new java.io.File(\"inner/locked\").mkdirs(); new java.io.File(\"inner\").setExecutable(false);",
                // Deeper than a recursion gets.
                "deep",
                "java.io.File deep = new java.io.File(\"d\");"
                        + " for (int i = 0; i < 1_900; i++) { deep.mkdir(); deep = new java.io.File(deep, \"d\"); }");
        // The system takes seconds to make a deep folder, and its time is none of what is tested.
        Path rubric = rubric("task,what,runs,time,points\nsolve,4 8,1,60s,2\n");
        List<String> arguments = new ArrayList<>(List.of("grade", "--rubric", rubric.toString()));
        for (Map.Entry<String, String> body : bodies.entrySet()) {
            String all =
                    body.getValue() + " if (n == 4) throw new IllegalStateException(\"four\");\n" + CLASS.get("ada");
            arguments.addAll(List.of("--solver", jar(body.getKey(), all).toString()));
        }
        arguments.addAll(List.of("--solver", jar("good", CLASS.get("ada")).toString()));
        Cli.Ran ran = Cli.run(arguments.toArray(String[]::new));
        assertThat(ran.status()).as(ran.err()).isZero();
        String report = ran.out().replaceAll("\\s+", " ");
        for (String name : bodies.keySet()) {
            assertThat(report)
                    .containsPattern(
                            name + " \\(" + name + "\\.jar\\): 1 of 2 points 1 of 2, solve 4 8:"
                                    + " 1 of 2 runs ends with a solution\\. n = 4, seed 1: threw java\\.lang\\.IllegalStateException: four\\.");
        }
        assertThat(report).contains("good (good.jar): 2 of 2 points");
    }

    /** A process is started with the solver that is graded, and ended with it however that ends. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''|30s",
                "System.exit(3);|30s",
                // It has time to start its process, and is stopped then.
                "while (true) { java.util.concurrent.locks.LockSupport.park(); }|1s"
            })
    void noProcessOfASolverIsLeftBehind(String body, String time) throws Exception {
        Path rubric = rubric("task,what,runs,time,points\nsolve,8,1," + time + ",1\n");
        Path started = folder.resolve("started");
        Path jar = jar("student", """
                try {
                    Process sleep = new ProcessBuilder("sleep", "600").start();
                    java.nio.file.Files.writeString(java.nio.file.Path.of("STARTED"), "" + sleep.pid());
                } catch (java.io.IOException e) {
                    throw new java.io.UncheckedIOException(e);
                }
                if (n > 0) { BODY }
                """.replace("STARTED", started.toString()).replace("BODY", body) + CLASS.get("ada"));
        Cli.Ran ran = Cli.run("grade", "--rubric", rubric.toString(), "--solver", jar.toString());
        assertThat(ran.status()).as(ran.err()).isZero();
        Optional<ProcessHandle> sleep = ProcessHandle.of(Long.parseLong(Files.readString(started)));
        if (sleep.isPresent()) {
            sleep.get().onExit().get(10, TimeUnit.SECONDS);
        }
    }

    @Test
    void aTimeForAllTasksMayBeLessThanASecond() throws Exception {
        Path rubric = rubric("task,what,runs,time,points\nsolve,8,1,5s,1\n");
        Cli.Ran ran = Cli.run(
                "grade",
                "--time-limit",
                "1ms",
                "--rubric",
                rubric.toString(),
                "--solver",
                jar("ada", CLASS.get("ada")).toString());
        assertThat(ran.out().replaceAll("\\s+", " "))
                .contains("ot tried to its end within the 1 ms that a jar has for all tasks.");
    }

    @Test
    void interruptedItSaysWhatItHas() throws Exception {
        Session session = new Session(false, null, InputStream.nullInputStream());
        session.interrupt();
        Path rubric = rubric("task,what,runs,time,points\nsolve,8,1,1s,2\n");
        Cli.Ran ran = Cli.run(
                session,
                "grade",
                "--rubric",
                rubric.toString(),
                "--solver",
                jar("ada", CLASS.get("ada")).toString());
        assertThat(ran.status()).isEqualTo(ExitStatus.INTERRUPTED);
    }
}
