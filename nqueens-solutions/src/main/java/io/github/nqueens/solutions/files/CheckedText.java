package io.github.nqueens.solutions.files;

import io.github.nqueens.internal.Excerpt;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.CRC32;

/**
 * The layout of the files of a count: a line with a mark and a version, a line with the plan, a line
 * for each result, and a checksum of all before.
 *
 * @param mark what files of this kind begin with, ending with a space
 * @param version the version of the layout
 */
public record CheckedText(String mark, int version) {
    private static final String CHECK = "check=";

    /** A byte order mark in UTF-8, as Latin-1 reads it. */
    private static final String SAVED_MARK = "\u00EF\u00BB\u00BF";

    /** A difference that comes later is not shown together with the beginning. */
    private static final int FAR = 150;

    /** How far a file can be trusted. */
    public enum State {
        /** The checksum fits. */
        WHOLE,
        /** The file ends before its checksum, as one does whose writing was cut short. */
        TORN,
        /** The checksum does not fit. */
        DAMAGED
    }

    /**
     * What was read.
     *
     * @param state how far the file can be trusted
     * @param version the version that the first line names; empty unless the file is whole
     * @param lines the plan, then the results, as far as they are there; none unless the file is whole
     */
    public record Content(State state, String version, List<String> lines) {}

    /** The content of a file. */
    public byte[] write(String plan, Iterable<?> results) {
        StringBuilder text = new StringBuilder(mark)
                .append(version)
                .append('\n')
                .append(plan)
                .append('\n');
        for (Object result : results) {
            text.append(result).append('\n');
        }
        String checksum = checksum(text.toString());
        return text.append(CHECK).append(checksum).append('\n').toString().getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Reads a file, whatever it holds. A byte order mark, with which an editor may have saved it, does not count. */
    public Content read(byte[] file) {
        String text = new String(file, StandardCharsets.ISO_8859_1);
        if (text.startsWith(SAVED_MARK)) {
            text = text.substring(SAVED_MARK.length());
        }
        int end = text.lastIndexOf("\n" + CHECK) + 1;
        if (end == 0 || text.length() < end + CHECK.length() + checksum("").length() + 1) {
            return new Content(State.TORN, "", List.of());
        }
        String body = text.substring(0, end);
        List<String> lines = body.lines().toList();
        if (!text.substring(end).equals(CHECK + checksum(body) + "\n")
                || !lines.get(0).startsWith(mark)) {
            return new Content(State.DAMAGED, "", List.of());
        }
        return new Content(State.WHOLE, lines.get(0).substring(mark.length()), lines.subList(1, lines.size()));
    }

    /** Whether a file may be one of this kind, whole or cut short. */
    public boolean isBegunBy(byte[] file) {
        String text = new String(file, 0, Math.min(file.length, mark.length()), StandardCharsets.ISO_8859_1);
        return mark.startsWith(text);
    }

    /** Says that a file has another plan than the one that is counted. A plan may hold a problem, and differ late. */
    public static String otherPlan(String there, String counted) {
        int shorter = Math.min(there.length(), counted.length());
        int same = 0;
        while (same < shorter && there.charAt(same) == counted.charAt(same)) {
            same++;
        }
        int begin = same < FAR ? 0 : same - FAR / 2;
        return "belongs to another count, '" + from(begin, there) + "', and not to '" + from(begin, counted) + "'";
    }

    private static String from(int begin, String plan) {
        return (begin == 0 ? "" : "...") + Excerpt.of(plan.substring(begin));
    }

    /** Eight hexadecimal digits that a text with a few changed characters does not share. */
    public static String checksum(String text) {
        CRC32 crc = new CRC32();
        crc.update(text.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().toHexDigits((int) crc.getValue());
    }
}
