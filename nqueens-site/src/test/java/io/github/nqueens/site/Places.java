package io.github.nqueens.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The lines of pages that a failure names. */
final class Places {
    private Places() {}

    /**
     * The file and the first line that holds the beginning of a rendered text, as an editor opens it. Code and links are
     * written otherwise in the file: without a line that holds two words of the text, the file alone.
     */
    static String of(String file, String text) {
        List<String> words = new ArrayList<>(List.of(text.split("\\s+")));
        int fewest = Math.min(2, words.size());
        try {
            List<String> lines = Files.readAllLines(Rendered.ROOT.resolve(file));
            for (; words.size() >= fewest; words.remove(words.size() - 1)) {
                Pattern beginning =
                        Pattern.compile("(?<!\\p{L})" + Pattern.quote(String.join(" ", words)) + "(?!\\p{L})");
                for (int line = 0; line < lines.size(); line++) {
                    if (beginning.matcher(lines.get(line)).find()) {
                        return file + ":" + (line + 1);
                    }
                }
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return file;
    }
}
