package io.github.nqueens.solutions.task;

import io.github.nqueens.Problem;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.concurrent.CancellationException;

/** Tells large problems apart by 256 bits, so that a checkpoint of one is never taken for that of another. */
final class ProblemDigest {
    private ProblemDigest() {}

    /**
     * The SHA-256 digest of rule, squares and regions, in hexadecimal digits. Takes O(n<sup>2</sup>).
     *
     * @param look asked at each row
     * @throws CancellationException if {@code look} throws it
     */
    static String of(Problem problem, Runnable look) {
        int n = problem.size();
        MessageDigest digest = sha256();
        digest.update((problem.rule() + " " + n).getBytes(StandardCharsets.UTF_8));
        byte[] squares = new byte[3 * n];
        for (int row = 0; row < n; row++) {
            look.run();
            for (int column = 0; column < n; column++) {
                int region = problem.hasRegions() ? problem.region(row, column) + 1 : 0;
                squares[3 * column] =
                        (byte) ((problem.isOpen(row, column) ? 0 : 1) + (problem.isPlaced(row, column) ? 2 : 0));
                squares[3 * column + 1] = (byte) (region >> Byte.SIZE);
                squares[3 * column + 2] = (byte) region;
            }
            digest.update(squares);
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
