package io.github.nqueens.cli.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Solvers;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every block of Java in README and docs, and every example of a package, compiles against the libraries. */
class DocumentedCodeTest {
    private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
    private static final Pattern JAVA_BLOCK =
            Pattern.compile("^```java\\R(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern EXAMPLE = Pattern.compile("<pre>\\{@code\\R(.*?)\\R \\* }</pre>", Pattern.DOTALL);
    private static final Pattern PACKAGE = Pattern.compile("^package ([\\w.]+);", Pattern.MULTILINE);
    private static final Pattern TYPE =
            Pattern.compile("^(?:public |final |abstract )*(?:class|interface|record|enum) (\\w+)", Pattern.MULTILINE);

    /** Short examples leave these out. */
    private static final String USUAL_IMPORTS = Stream.of(
                    "io.github.nqueens",
                    "io.github.nqueens.solutions",
                    "io.github.nqueens.solutions.parts",
                    "io.github.nqueens.visual",
                    "java.nio.file",
                    "java.time",
                    "java.util",
                    "java.util.stream")
            .map(name -> "import " + name + ".*;\n")
            .collect(Collectors.joining());

    /** Examples of packages leave out these imports as well, and that of their own package. */
    private static final String IMPORTS_OF_EXAMPLES =
            "import io.github.nqueens.spi.*;\nimport io.github.nqueens.algorithms.strategy.*;\n";

    /** Modules whose examples are methods of a test, or need Spark. */
    private static final Set<String> UNTRIED_MODULES = Set.of("nqueens-tck", "nqueens-spark");

    @TempDir
    private Path folder;

    /** All blocks in one run of the compiler, each in a package of its own that is named after its page and its place there. */
    @Test
    void codeCompiles() throws IOException, ReflectiveOperationException {
        List<String> arguments = new ArrayList<>(List.of("-cp", libraries(), "-d", folder.toString()));
        for (Path page : pages()) {
            Matcher blocks = JAVA_BLOCK.matcher(Files.readString(page));
            for (int number = 1; blocks.find(); number++) {
                String name = ROOT.relativize(page).toString().replaceAll("\\W", "_") + "_" + number;
                arguments.add(write(name, blocks.group(1)).toString());
            }
        }
        int pages = arguments.size();
        for (Path packageInfo : packageInfos()) {
            String text = Files.readString(packageInfo);
            Matcher example = EXAMPLE.matcher(text);
            if (example.find()) {
                Matcher name = PACKAGE.matcher(text);
                assertThat(name.find()).as("%s", packageInfo).isTrue();
                String code = example.group(1).replaceAll("(?m)^ \\* ?", "");
                arguments.add(write(
                                "example_" + name.group(1).replace('.', '_'),
                                "import " + name.group(1) + ".*;\n" + IMPORTS_OF_EXAMPLES + code)
                        .toString());
            }
        }
        assertThat(arguments).hasSizeGreaterThan(pages + 10);
        StringWriter printed = new StringWriter();
        PrintWriter out = new PrintWriter(printed);
        int status = ToolProvider.findFirst("javac").orElseThrow().run(out, out, arguments.toArray(String[]::new));
        assertThat(status).as(printed.toString()).isZero();
        assertThat(solutionsByBitMasks(8)).isEqualTo(92);
        assertThat(solutionsByBitMasks(10)).isEqualTo(724);
    }

    /** What the listing on the page about backtracking counts. */
    private long solutionsByBitMasks(int n) throws IOException, ReflectiveOperationException {
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            Method count = loader.loadClass("docs_algorithms_backtracking_md_2.BitMasks")
                    .getDeclaredMethod("count", int.class);
            count.setAccessible(true);
            return (long) count.invoke(null, n);
        }
    }

    @Test
    void readmeAndGuideHaveCode() throws IOException {
        for (String page : List.of("README.md", "docs/guide.md", "docs/writing-a-solver.md")) {
            assertThat(Files.readString(ROOT.resolve(page))).as(page).containsPattern(JAVA_BLOCK);
        }
    }

    @Test
    void everySolverHasAPageThatTheIndexNames() throws IOException {
        Path folder = ROOT.resolve("docs/algorithms");
        String index = Files.readString(folder.resolve("README.md"));
        assertThat(Solvers.available()).isNotEmpty().allSatisfy(solver -> {
            assertThat(folder.resolve(solver.name() + ".md")).exists();
            assertThat(index).contains("[`" + solver.name() + "`](" + solver.name() + ".md)");
        });
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"));
                Stream<Path> root = Files.list(ROOT)) {
            return Stream.concat(root, docs)
                    .filter(path -> path.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }

    private static List<Path> packageInfos() throws IOException {
        List<Path> found = new ArrayList<>();
        try (Stream<Path> modules = Files.list(ROOT)) {
            for (Path sources : modules.filter(module ->
                            !UNTRIED_MODULES.contains(module.getFileName().toString()))
                    .map(module -> module.resolve("src/main/java"))
                    .filter(Files::isDirectory)
                    .toList()) {
                try (Stream<Path> files = Files.walk(sources)) {
                    files.filter(path -> path.endsWith("package-info.java")).forEach(found::add);
                }
            }
        }
        return found;
    }

    private Path write(String name, String code) throws IOException {
        Matcher type = TYPE.matcher(code);
        boolean declaresType = type.find();
        Path source = Files.createDirectory(folder.resolve(name))
                .resolve((declaresType ? type.group(1) : "Snippet") + ".java");
        return Files.writeString(source, "package " + name + ";\n" + (declaresType ? code : wrapped(code)));
    }

    private static String wrapped(String code) {
        String imports = code.lines().filter(line -> line.startsWith("import ")).collect(Collectors.joining("\n"));
        String statements =
                code.lines().filter(line -> !line.startsWith("import ")).collect(Collectors.joining("\n"));
        return USUAL_IMPORTS + imports + "\nfinal class Snippet {\nstatic void run() throws Exception {\n" + statements
                + "\n}\n}\n";
    }

    private static String libraries() {
        return Stream.of("java.class.path", "jdk.module.path")
                .map(System::getProperty)
                .filter(path -> path != null)
                .collect(Collectors.joining(File.pathSeparator));
    }
}
