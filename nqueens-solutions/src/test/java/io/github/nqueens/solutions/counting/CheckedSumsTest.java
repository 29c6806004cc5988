package io.github.nqueens.solutions.counting;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CheckedSumsTest {
    private static final BigInteger MODULUS = BigInteger.TWO.pow(61).subtract(BigInteger.ONE);

    @Test
    void theOrderAndTheSizeOfTermsDoNotMatter() {
        SplittableRandom random = new SplittableRandom(5);
        for (int run = 0; run < 200; run++) {
            CheckedSums sums = new CheckedSums(3);
            for (int i = 0; i < 50; i++) {
                sums.add(random.nextInt(3), random.nextLong(1L << random.nextInt(56)));
            }
            assertThat(sums.residue()).isEqualTo(CheckedSums.residueOf(sums.numbers()));
        }
        assertThat(new CheckedSums(2).residue()).isZero();
    }

    @Test
    void theResidueIsAMultipleModuloAPrime() {
        assertThat(MODULUS.isProbablePrime(50)).isTrue();
        BigInteger factor = BigInteger.valueOf(CheckedSums.residueOf(1));
        SplittableRandom random = new SplittableRandom(6);
        for (int run = 0; run < 1000; run++) {
            long number = random.nextLong() >>> (1 + random.nextInt(62));
            BigInteger expected = factor.multiply(BigInteger.valueOf(number)).mod(MODULUS);
            assertThat(CheckedSums.residueOf(number)).isEqualTo(expected.longValueExact());
        }
        assertThat(CheckedSums.residueOf(Long.MAX_VALUE)).isBetween(0L, MODULUS.longValueExact() - 1);
    }

    /** Two of 200,000 random values of 61 bits are equal with odds of one in 100 million. */
    @Test
    void eachPlaceHasAValueOfItsOwn() {
        Set<Long> values = new HashSet<>();
        for (long place = 0; place < 10_000; place++) {
            for (long residue = 0; residue < 10; residue++) {
                values.add(CheckedSums.tied(residue, place));
                values.add(CheckedSums.tied(residue, place << 32 | 7));
            }
        }
        // The places 7 and 0 << 32 | 7 are the same.
        assertThat(values).hasSize(199_990);
    }
}
