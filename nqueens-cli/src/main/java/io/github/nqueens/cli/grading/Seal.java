package io.github.nqueens.cli.grading;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Marks each line that a process writes, so that nobody without its secret can write one, and none can be left out, repeated or put
 * elsewhere. One side seals lines, the other opens them, in the same order.
 */
final class Seal {
    /** The length of a secret. */
    static final int BYTES = 32;

    /** The characters before a line: a mark and a space. */
    static final int LENGTH = 33;

    private static final String METHOD = "HmacSHA256";

    private final Mac mac;
    private long lines;

    private Seal(Mac mac) {
        this.mac = mac;
    }

    /** The seal of a secret, which it does not keep. */
    static Seal of(byte[] secret) {
        try {
            Mac mac = Mac.getInstance(METHOD);
            mac.init(new SecretKeySpec(secret, METHOD));
            return new Seal(mac);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has " + METHOD, e);
        }
    }

    /** The next line. */
    String sealed(String text) {
        String line = mark(text) + ' ' + text;
        lines++;
        return line;
    }

    /** What the next line says, or nothing if it is not sealed as the next one. */
    Optional<String> opened(String line) {
        if (line.length() < LENGTH) {
            return Optional.empty();
        }
        String text = line.substring(LENGTH);
        if (!line.startsWith(mark(text) + ' ')) {
            return Optional.empty();
        }
        lines++;
        return Optional.of(text);
    }

    private String mark(String text) {
        mac.update((lines + ":").getBytes(StandardCharsets.US_ASCII));
        byte[] code = mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(code, 0, (LENGTH - 1) / 2);
    }
}
