package io.github.nqueens.web;

import io.github.nqueens.SolverCatalog;
import io.github.nqueens.algorithms.provider.ShippedSolvers;
import io.github.nqueens.lab.Lab;
import io.github.nqueens.visual.page.PageTemplate;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.LZMAOutputStream;

/** Writes the page around the compiled library, when the module is built. */
public final class PageMain {
    private static final String ROOT = "io/github/nqueens/";
    private static final String LAB_TEXTS = "lab.properties";

    /** The texts, styles, scripts and templates that the library's answers are made of. */
    private static final Map<String, List<String>> RESOURCES = Map.of(
            "lab/", List.of(LAB_TEXTS),
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
                            "page/page.css",
                            "page/page.js",
                            "page/rules.js"),
            "puzzle/",
                    List.of("page.html", "page.css", "page.properties", "puzzle.js", "game.js", "board.js", "play.js"));

    private static final String LIBRARY = "library.wasm";
    private static final int LITERAL_CONTEXT_BITS = 3;

    /** A text of the lab that its answers have, with the lines that it goes on in; the page has the others. */
    private static final Pattern ANSWERED = Pattern.compile("(?m)^(?:plot|refused)\\.(?:.*\\\\\n)*.*\n");

    private PageMain() {}

    /**
     * Compiles the library, and writes it, the script of a worker and the page, unless they were made from the same class path.
     *
     * @param args the folder of the library and the script, and the file of the page
     */
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        Path page = Path.of(args[1]);
        Path made = folder.resolve("inputs");
        String inputs = inputs(System.getProperty("java.class.path")) + " " + System.getProperty("java.vm.version");
        if (Files.exists(page) && Files.exists(made) && Files.readString(made).equals(inputs)) {
            return;
        }
        Files.deleteIfExists(made);
        byte[] library = compiled(folder);
        String script =
                "const resources = {" + resources() + "};\n" + PageTemplate.compact(text(ROOT + "web/worker.js"));
        Files.writeString(folder.resolve("worker.js"), script);
        Files.createDirectories(page.toAbsolutePath().getParent());
        String asking = text(ROOT + "web/unpack.js") + text(ROOT + "web/workers.js");
        String notices = text(ROOT + "web/notices.txt");
        Files.writeString(
                page, Lab.page(SolverCatalog.of(new ShippedSolvers()), asking, packed(script, library), notices));
        Files.writeString(made, inputs);
    }

    /** What the files of a class path hold, as one name: it is the same as long as they are, wherever they lie. */
    static String inputs(String classPath) throws IOException {
        MessageDigest digest;
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
        for (String entry : classPath.split(File.pathSeparator, -1)) {
            Path root = Path.of(entry);
            try (Stream<Path> found = Files.walk(root)) {
                for (Path file : found.filter(Files::isRegularFile).sorted().toList()) {
                    byte[] content = Files.readAllBytes(file);
                    digest.update(
                            (root.relativize(file) + " " + content.length + "\n").getBytes(StandardCharsets.UTF_8));
                    digest.update(content);
                }
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    /** The library behind its length, and the script, which is packed the better after it. */
    private static byte[] packed(String script, byte[] library) throws IOException {
        byte[] text = script.getBytes(StandardCharsets.UTF_8);
        ByteBuffer whole = ByteBuffer.allocate(Integer.BYTES + text.length + library.length);
        whole.order(ByteOrder.LITTLE_ENDIAN).putInt(library.length).put(library).put(text);
        return packed(whole.array());
    }

    /** Without bits of positions, which say nothing here; unpack.js takes these settings as given. */
    private static byte[] packed(byte[] bytes) throws IOException {
        LZMA2Options options = new LZMA2Options(LZMA2Options.PRESET_MAX);
        options.setDictSize(Math.max(LZMA2Options.DICT_SIZE_MIN, Integer.highestOneBit(bytes.length) * 2));
        options.setLcLp(LITERAL_CONTEXT_BITS, 0);
        options.setPb(0);
        options.setNiceLen(LZMA2Options.NICE_LEN_MAX);
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (LZMAOutputStream out = new LZMAOutputStream(packed, options, bytes.length)) {
            out.write(bytes);
        }
        return packed.toByteArray();
    }

    private static byte[] compiled(Path folder) throws IOException {
        TeaVMTool compiler = new TeaVMTool();
        compiler.setClassLoader(PageMain.class.getClassLoader());
        compiler.setMainClass(WorkerMain.class.getName());
        compiler.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
        compiler.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        compiler.setObfuscated(true);
        compiler.setTargetDirectory(folder.toFile());
        compiler.setTargetFileName(LIBRARY);
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
        return Files.readAllBytes(folder.resolve(LIBRARY));
    }

    private static String resources() throws IOException {
        Map<String, String> texts = new TreeMap<>();
        for (Map.Entry<String, List<String>> folder : RESOURCES.entrySet()) {
            for (String name : folder.getValue()) {
                String text = text(ROOT + folder.getKey() + name);
                texts.put(ROOT + folder.getKey() + name, shortened(name, text));
            }
        }
        StringBuilder script = new StringBuilder();
        texts.forEach((name, text) ->
                script.append(quoted(name)).append(": ").append(quoted(text)).append(",\n"));
        return script.toString();
    }

    private static String shortened(String name, String text) {
        if (name.equals(LAB_TEXTS)) {
            return ANSWERED.matcher(text).results().map(MatchResult::group).collect(Collectors.joining());
        }
        return name.endsWith(".js") || name.endsWith(".css") ? PageTemplate.compact(text) : text;
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
