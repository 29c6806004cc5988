package io.github.nqueens.web;

import io.github.nqueens.SolverCatalog;
import io.github.nqueens.algorithms.provider.ShippedSolvers;
import io.github.nqueens.lab.Lab;
import io.github.nqueens.visual.page.PageTemplate;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/** Writes the page around the compiled library, when the module is built. */
public final class PageMain {
    private static final String ROOT = "io/github/nqueens/";

    /** The texts, styles, scripts and templates that the library's answers are made of. */
    private static final Map<String, List<String>> RESOURCES = Map.of(
            "lab/", List.of("lab.properties"),
            "visual/",
                    List.of(
                            "replay.html",
                            "replay.css",
                            "decode.js",
                            "board.js",
                            "tree.js",
                            "curve.js",
                            "player.js",
                            "live.js",
                            "start.js",
                            "page/rules.js"),
            "puzzle/",
                    List.of("page.html", "page.css", "page.properties", "puzzle.js", "game.js", "board.js", "play.js"));

    private PageMain() {}

    /**
     * Compiles the library, and writes the script of a worker and the page.
     *
     * @param args the folder of the scripts, and the file of the page
     */
    public static void main(String[] args) throws IOException {
        Path scripts = Path.of(args[0]);
        String library = compiled(scripts);
        String script = "var resources = {" + resources() + "};\n" + library + "\nmain([]);\n";
        Files.writeString(scripts.resolve("worker.js"), script);
        Path page = Path.of(args[1]);
        Files.createDirectories(page.toAbsolutePath().getParent());
        Files.writeString(
                page, Lab.page(SolverCatalog.of(new ShippedSolvers()), script, text(ROOT + "web/notices.txt")));
    }

    private static String compiled(Path folder) throws IOException {
        TeaVMTool compiler = new TeaVMTool();
        compiler.setClassLoader(PageMain.class.getClassLoader());
        compiler.setMainClass(WorkerMain.class.getName());
        compiler.setTargetType(TeaVMTargetType.JAVASCRIPT);
        compiler.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        compiler.setObfuscated(true);
        compiler.setTargetDirectory(folder.toFile());
        compiler.setTargetFileName("library.js");
        try {
            compiler.generate();
        } catch (TeaVMToolException e) {
            throw new IOException("the library was not compiled: " + e.getMessage(), e);
        }
        List<String> problems = compiler.getProblemProvider().getProblems().stream()
                .map(problem -> problem.getText() + " " + Arrays.toString(problem.getParams()) + " in "
                        + problem.getLocation().getMethod())
                .toList();
        if (!problems.isEmpty()) {
            throw new IOException("the library was not compiled:\n" + String.join("\n", problems));
        }
        return Files.readString(folder.resolve("library.js"));
    }

    private static String resources() throws IOException {
        Map<String, String> texts = new TreeMap<>();
        for (Map.Entry<String, List<String>> folder : RESOURCES.entrySet()) {
            for (String name : folder.getValue()) {
                String text = text(ROOT + folder.getKey() + name);
                texts.put(
                        ROOT + folder.getKey() + name,
                        name.endsWith(".js") || name.endsWith(".css") ? PageTemplate.compact(text) : text);
            }
        }
        StringBuilder script = new StringBuilder();
        texts.forEach((name, text) ->
                script.append(quoted(name)).append(": ").append(quoted(text)).append(",\n"));
        return script.toString();
    }

    private static String text(String name) throws IOException {
        try (InputStream in = PageMain.class.getResourceAsStream("/" + name)) {
            return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
    }
}
