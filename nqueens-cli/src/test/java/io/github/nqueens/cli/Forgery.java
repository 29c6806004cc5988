package io.github.nqueens.cli;

import io.github.nqueens.solutions.parts.PartResult;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/** Wrong results whose proof and checksum fit, as a worker with a wrong search would send them. */
final class Forgery {
    private static final BigInteger MODULUS = BigInteger.TWO.pow(61).subtract(BigInteger.ONE);
    private static final BigInteger FACTOR =
            BigInteger.valueOf(0x1B3F_5A7C_92D6_E48FL).mod(MODULUS);
    private static final Pattern LINE =
            Pattern.compile("(nqueens-part \\d+ plan=(\\w+) part=(\\d+) counts=)(\\d+) proof=(\\w+) check=\\w+");

    private Forgery() {}

    /** The result of the same part with a number that is higher by so much. */
    static PartResult higher(PartResult right, long more) {
        Matcher line = LINE.matcher(right.toString());
        if (!line.matches()) {
            throw new IllegalStateException("the layout of a result changed: " + right);
        }
        long place = Long.parseLong(line.group(2), 16) << 32 | Integer.parseInt(line.group(3));
        long key = place + 0x9E37_79B9_7F4A_7C15L;
        key = (key ^ key >>> 30) * 0xBF58_476D_1CE4_E5B9L;
        key = (key ^ key >>> 27) * 0x94D0_49BB_1331_11EBL;
        key = (key ^ key >>> 31) >>> 4;
        BigInteger proof = new BigInteger(line.group(5), 16)
                .add(BigInteger.valueOf(more).multiply(FACTOR).multiply(BigInteger.valueOf(1 + key)))
                .mod(MODULUS);
        String body = line.group(1)
                + (Long.parseLong(line.group(4)) + more)
                + String.format(" proof=%016x", proof.longValueExact());
        return PartResult.parse(body + " check=" + check(body));
    }

    static String check(String text) {
        CRC32 crc = new CRC32();
        crc.update(text.getBytes(StandardCharsets.UTF_8));
        return String.format("%08x", crc.getValue());
    }
}
