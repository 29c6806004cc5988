package io.github.nqueens.release;

import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import java.util.zip.CRC32;

/** Makes the checksums of texts fit what a fuzzer wrote, so that what stands behind them is read as well. */
public final class Checksums {
    private static final String PART = "nqueens-part ";
    private static final String CHECK = "check=";

    private Checksums() {}

    /** The line of a part with its own checksum; any other line as it is. */
    public static String ofPart(String line) {
        int end = line.lastIndexOf(" " + CHECK);
        return line.startsWith(PART) && end >= 0
                ? line.substring(0, end + 1) + CHECK + of(line.substring(0, end))
                : line;
    }

    /** A checkpoint with the checksums of its parts and its own. */
    public static String ofCheckpoint(String text) {
        String body = text.lines()
                .filter(line -> !line.startsWith(CHECK))
                .map(line -> ofPart(line) + "\n")
                .collect(Collectors.joining());
        return body + CHECK + of(body) + "\n";
    }

    /** Whether the last line of a checkpoint is the checksum of those before. */
    public static boolean fits(String checkpoint) {
        int end = checkpoint.lastIndexOf(CHECK);
        return end >= 0 && checkpoint.substring(end).equals(CHECK + of(checkpoint.substring(0, end)) + "\n");
    }

    private static String of(String text) {
        CRC32 crc = new CRC32();
        crc.update(text.getBytes(StandardCharsets.UTF_8));
        return String.format("%08x", crc.getValue());
    }
}
