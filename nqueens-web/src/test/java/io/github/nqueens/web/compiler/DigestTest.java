package io.github.nqueens.web.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.MessageDigest;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class DigestTest {
    /** Lengths around the ends of blocks, where the padding needs one block more or not. */
    @Test
    void isThatOfTheJdkForEveryLength() throws Exception {
        for (int length = 0; length < 200; length++) {
            byte[] bytes = new byte[length];
            Arrays.fill(bytes, (byte) (length * 37));
            assertThat(Digest.sha256(bytes))
                    .as("%d bytes", length)
                    .isEqualTo(MessageDigest.getInstance("SHA-256").digest(bytes));
        }
    }
}
