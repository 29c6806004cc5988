package io.github.nqueens.release;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Tells whether the code of a package has changed. Comments, texts, imports and the layout do not count as code. */
final class CodeDigest {
    private static final Pattern TEXT_OR_COMMENT = Pattern.compile(
            "\"\"\"[\\s\\S]*?\"\"\"|\"(?:\\\\.|[^\"\\\\])*+\"|('(?:\\\\.|[^'\\\\])++')|/\\*[\\s\\S]*?\\*/|//[^\\n]*");

    private CodeDigest() {}

    /** Sixteen hexadecimal digits for the source files of a folder, without the folders below it. */
    static String of(Path folder) throws IOException {
        MessageDigest digest = sha256();
        for (Path file : sources(folder)) {
            digest.update(file.getFileName().toString().getBytes(StandardCharsets.UTF_8));
            digest.update(code(Files.readString(file)).getBytes(StandardCharsets.UTF_8));
        }
        return HexFormat.of().formatHex(digest.digest(), 0, 8);
    }

    static boolean hasSources(Path folder) throws IOException {
        return Files.isDirectory(folder) && !sources(folder).isEmpty();
    }

    static String code(String source) {
        String bare = TEXT_OR_COMMENT.matcher(source).replaceAll(CodeDigest::withoutWords);
        return bare.replaceAll("(?m)^\\s*import [^;]*;", "")
                .replaceAll("\\s+", "")
                .replaceAll("\"(\\+\")+", "\"");
    }

    /** A quotation mark for a text, nothing for a comment, and a character as it is. */
    private static String withoutWords(MatchResult found) {
        if (found.group(1) != null) {
            return Matcher.quoteReplacement(found.group(1));
        }
        return found.group().startsWith("\"") ? "\"" : " ";
    }

    private static List<Path> sources(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".java") && !file.endsWith("package-info.java"))
                    .sorted()
                    .toList();
        }
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
