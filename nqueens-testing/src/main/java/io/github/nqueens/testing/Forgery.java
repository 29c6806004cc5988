package io.github.nqueens.testing;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/** The texts of wrong results of parts of a count, with checksums that fit, as a worker with a wrong search would send them. */
public final class Forgery {
    private static final BigInteger MODULUS = BigInteger.TWO.pow(61).subtract(BigInteger.ONE);
    private static final BigInteger FACTOR =
            BigInteger.valueOf(0x1B3F_5A7C_92D6_E48FL).mod(MODULUS);
    private static final Pattern LINE =
            Pattern.compile("(nqueens-part \\d+ plan=(\\w+) part=(\\d+) counts=)(\\d+) proof=(\\w+) check=\\w+");

    private Forgery() {}

    /** The result of the same part with a number that is higher by {@code more}, and a proof that fits. */
    public static String higher(String right, long more) {
        Matcher line = parts(right);
        long place = Long.parseLong(line.group(2), 16) << 32 | Integer.parseInt(line.group(3));
        long key = place + 0x9E37_79B9_7F4A_7C15L;
        key = (key ^ key >>> 30) * 0xBF58_476D_1CE4_E5B9L;
        key = (key ^ key >>> 27) * 0x94D0_49BB_1331_11EBL;
        key = (key ^ key >>> 31) >>> 4;
        BigInteger proof = new BigInteger(line.group(5), 16)
                .add(BigInteger.valueOf(more).multiply(FACTOR).multiply(BigInteger.valueOf(1 + key)))
                .mod(MODULUS);
        return checked(line, more, String.format("%016x", proof.longValueExact()));
    }

    /** The result of the same part with a number that is higher by {@code more}, and the proof of the right one. */
    public static String renumbered(String right, long more) {
        Matcher line = parts(right);
        return checked(line, more, line.group(5));
    }

    private static Matcher parts(String result) {
        Matcher line = LINE.matcher(result);
        if (!line.matches()) {
            throw new IllegalStateException("the layout of a result changed: " + result);
        }
        return line;
    }

    private static String checked(Matcher line, long more, String proof) {
        String body = line.group(1) + (Long.parseLong(line.group(4)) + more) + " proof=" + proof;
        CRC32 crc = new CRC32();
        crc.update(body.getBytes(StandardCharsets.UTF_8));
        return body + String.format(" check=%08x", crc.getValue());
    }
}
