package io.github.nqueens.visual.recording;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Base64;
import java.util.Random;
import org.junit.jupiter.api.Test;

class VarintsTest {
    /** The same text is read by replay.test.js. */
    private static final String REMAINDERS =
            "*2AT//jc8+rEZ2nG8s89ZH4JrcYb06u+Ie54k+FQy7hKbcUPi5tfjaBfarSt4MPil+NgpN/Q9wezzC/pDH+w+/H31aIOVVy/+KmvWSbZR3zXnccMPdnvO8N/6Mj/r9GPhn0lfJFj8MNxBLUzEKdY8/vm6qC9fWtmzbFy3OPHYpKNxXfo6uOHE75g8afxHuTI=";

    @Test
    void fewNumbersArePlainBase64() {
        Varints few = new Varints();
        few.unsigned(300);
        few.signed(-1);
        assertThat(few.toBase64()).isEqualTo(Base64.getEncoder().encodeToString(new byte[] {(byte) 0xAC, 2, 1}));
    }

    @Test
    void manyNumbersAreCoded() {
        Varints many = new Varints();
        for (int i = 0; i < 600; i++) {
            many.unsigned(i * i % 7);
        }
        assertThat(many.toBase64()).isEqualTo(REMAINDERS);
    }

    @Test
    void whatIsCodedIsDecoded() {
        Random random = new Random(1);
        for (int test = 0; test < 300; test++) {
            byte[] bytes = new byte[1 + random.nextInt(2_000)];
            int values = 1 << random.nextInt(9);
            boolean isOften = random.nextBoolean();
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = isOften && random.nextInt(50) > 0 ? (byte) 255 : (byte) random.nextInt(values);
            }
            assertThat(decoded(RangeCoder.coded(bytes), bytes.length)).isEqualTo(bytes);
        }
        byte[] same = new byte[100_000];
        Arrays.fill(same, (byte) 7);
        assertThat(RangeCoder.coded(same)).hasSizeLessThan(1_000);
    }

    /** What the page's decode.js does. */
    private static byte[] decoded(byte[] coded, int count) {
        byte[] bytes = new byte[count];
        int[] chances = new int[1 << 16];
        Arrays.fill(chances, 1 << 11);
        int low = 0;
        int high = 0xFFFFFF;
        int code = (at(coded, 0) << 16) | (at(coded, 1) << 8) | at(coded, 2);
        int next = 3;
        int before = 0;
        for (int i = 0; i < count; i++) {
            int bits = 1;
            while (bits < 256) {
                int after = (before << 8) | bits;
                int middle = low + ((high - low) >> 12) * chances[after];
                if (code <= middle) {
                    high = middle;
                    chances[after] += (4096 - chances[after]) >> 4;
                    bits = 2 * bits + 1;
                } else {
                    low = middle + 1;
                    chances[after] -= chances[after] >> 4;
                    bits = 2 * bits;
                }
                while (low >> 16 == high >> 16) {
                    low = (low << 8) & 0xFFFFFF;
                    high = ((high << 8) & 0xFFFFFF) | 255;
                    code = ((code << 8) & 0xFFFFFF) | at(coded, next++);
                }
            }
            before = bits & 255;
            bytes[i] = (byte) before;
        }
        return bytes;
    }

    private static int at(byte[] bytes, int index) {
        return index < bytes.length ? Byte.toUnsignedInt(bytes[index]) : 0;
    }
}
