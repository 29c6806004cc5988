package io.github.nqueens.web.regex;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Problem;
import io.github.nqueens.algorithms.provider.ShippedSolvers;
import io.github.nqueens.formats.ProblemReader;
import io.github.nqueens.lab.Lab;
import io.github.nqueens.puzzle.Deduction;
import io.github.nqueens.solutions.Solutions;
import io.github.nqueens.visual.BoardSvg;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.teavm.asm.ClassReader;
import org.teavm.asm.Type;
import org.teavm.asm.tree.AbstractInsnNode;
import org.teavm.asm.tree.ClassNode;
import org.teavm.asm.tree.LdcInsnNode;
import org.teavm.asm.tree.MethodInsnNode;
import org.teavm.asm.tree.MethodNode;
import org.teavm.asm.tree.analysis.Analyzer;
import org.teavm.asm.tree.analysis.AnalyzerException;
import org.teavm.asm.tree.analysis.Frame;
import org.teavm.asm.tree.analysis.SourceInterpreter;
import org.teavm.asm.tree.analysis.SourceValue;

/**
 * The regular expressions of the modules that are compiled for the browser, whether a test runs them or not: the browser's engine stands
 * for Java's, so each has to mean the same to both.
 */
class LibraryExpressionsTest {
    /** Signs behind a backslash. White space of a browser is any of Unicode's, so \S is none of them. */
    private static final String ESCAPE = "\\\\([dDwWstnrf1-9]|[^A-Za-z0-9])";

    private static final String GROUP = "\\((\\?([:=!]|<[=!]))?";
    private static final String SET = "\\[\\^?([^\\\\\\[\\]&]|" + ESCAPE + ")+\\]";
    private static final String QUANTITY = "([*+?]|\\{[0-9]+(,[0-9]*)?\\})\\??";

    /** What both engines know: no flags or names of groups, no atomic groups, no possessive quantities, and no sets within sets. */
    private static final Pattern SHARED =
            Pattern.compile("(" + GROUP + "|([^\\\\\\[(*+?{]|" + ESCAPE + "|" + SET + ")(" + QUANTITY + ")?)*");

    private static final Set<String> OF_STRINGS = Set.of("matches", "replaceAll", "replaceFirst", "split");
    private static final Set<String> OF_PATTERNS = Set.of("compile", "matches");

    @ParameterizedTest
    @ValueSource(
            classes = {
                Problem.class,
                ShippedSolvers.class,
                Solutions.class,
                ProblemReader.class,
                Deduction.class,
                BoardSvg.class,
                Lab.class
            })
    void aBrowserTakesAllExpressionsOfAModuleForTheSame(Class<?> ofModule) throws Exception {
        List<String> foreign = new ArrayList<>();
        for (byte[] file : classes(ofModule)) {
            ClassNode type = new ClassNode();
            new ClassReader(file).accept(type, 0);
            for (MethodNode method : type.methods) {
                for (String expression : expressions(type, method)) {
                    if (!SHARED.matcher(expression).matches()) {
                        foreign.add(type.name + "." + method.name + ": " + expression);
                    }
                }
            }
        }
        assertThat(foreign).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(?s)a.*",
                "(?i:a)",
                "a++",
                "[ab]*+",
                "a{2}+",
                "(?>a)b",
                "(?<name>a)",
                "\\Qa.b\\E",
                "\\h",
                "\\R",
                "\\S",
                "[\\s\\S]",
                "\\p{L}",
                "\\bword\\b",
                "\\Aa\\z",
                "[a-z&&[^b]]",
                "[a[bc]]",
                "\\x41"
            })
    void anExpressionThatABrowserTakesForAnotherIsFound(String expression) {
        assertThat(expression).doesNotMatch(SHARED);
    }

    /** The literal of each expression that a method compiles; a sentence for one that is no literal. */
    private static List<String> expressions(ClassNode type, MethodNode method) throws AnalyzerException {
        List<String> expressions = new ArrayList<>();
        Frame<SourceValue>[] frames = new Analyzer<>(new SourceInterpreter()).analyze(type.name, method);
        for (int i = 0; i < frames.length; i++) {
            AbstractInsnNode instruction = method.instructions.get(i);
            if (frames[i] == null || !(instruction instanceof MethodInsnNode call) || !takesExpression(call)) {
                continue;
            }
            int arguments = Type.getArgumentTypes(call.desc).length;
            SourceValue expression = frames[i].getStack(frames[i].getStackSize() - arguments);
            for (AbstractInsnNode source : expression.insns) {
                boolean literal = source instanceof LdcInsnNode constant && constant.cst instanceof String;
                expressions.add(literal ? (String) ((LdcInsnNode) source).cst : "(?an expression that is no literal)");
            }
        }
        return expressions;
    }

    private static boolean takesExpression(MethodInsnNode call) {
        return (call.owner.equals("java/lang/String")
                        && OF_STRINGS.contains(call.name)
                        && call.desc.startsWith("(Ljava/lang/String;"))
                || (call.owner.equals("java/util/regex/Pattern")
                        && OF_PATTERNS.contains(call.name)
                        && call.desc.startsWith("(Ljava/lang/String;"));
    }

    /** All classes of a module, which are a folder or a jar. */
    private static List<byte[]> classes(Class<?> ofModule) throws Exception {
        Path place = Path.of(
                ofModule.getProtectionDomain().getCodeSource().getLocation().toURI());
        if (Files.isDirectory(place)) {
            return classes(place);
        }
        try (FileSystem jar = FileSystems.newFileSystem(URI.create("jar:" + place.toUri()), Map.of())) {
            return classes(jar.getPath("/"));
        }
    }

    private static List<byte[]> classes(Path folder) throws IOException {
        List<byte[]> classes = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".class"))
                    .sorted()
                    .toList()) {
                classes.add(Files.readAllBytes(file));
            }
        }
        assertThat(classes).hasSizeGreaterThan(5);
        return classes;
    }
}
