package io.github.nqueens.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a seed promises: how each method makes its numbers of the 64-bit ones, and how many of these it takes. */
class SeededSequenceTest {
    private static final BigInteger TWO_TO_32 = BigInteger.ONE.shiftLeft(32);
    private static final BigInteger TWO_TO_63 = BigInteger.ONE.shiftLeft(63);

    /** A generator that draws the number given first. */
    private static SeededRandom beginningWith(long first) {
        return new SeededRandom(1, Long.rotateRight(first - 1, 17) - 1);
    }

    /** The number that a generator draws after the one given. */
    private static long after(long first) {
        SeededRandom random = beginningWith(first);
        assertThat(random.nextLong()).isEqualTo(first);
        return random.nextLong();
    }

    static Stream<Arguments> goldenNumbersOfSeed42() {
        // If these change, seeded runs change: see "Reproducibility" in CHANGELOG.md.
        return Stream.of(
                golden("nextInt", SeededRandom::nextInt, -393546038, 1419969458, -210730708),
                golden("nextInt(1000)", random -> random.nextInt(1000), 908, 330, 950),
                golden("nextInt(-5, 5)", random -> random.nextInt(-5, 5), 4, -2, 4),
                golden(
                        "nextInt(-2^31, 2^30)",
                        random -> random.nextInt(Integer.MIN_VALUE, 1 << 30),
                        -393546038,
                        -210730708,
                        878197190),
                golden("nextLong(1000)", random -> random.nextLong(1000), 465L, 192L, 170L),
                golden("nextLong(-5, 5)", random -> random.nextLong(-5, 5), 0L, -3L, -5L),
                golden(
                        "nextLong(-2^63, 2^62)",
                        random -> random.nextLong(Long.MIN_VALUE, 1L << 62),
                        -1690267358668702685L,
                        -905081495677017275L,
                        3771828211556203317L),
                golden("nextBoolean", SeededRandom::nextBoolean, true, false, true),
                golden("nextFloat", SeededRandom::nextFloat, 0.9083704f, 0.33061236f, 0.9509354f),
                golden("nextFloat(3)", random -> random.nextFloat(3), 2.725111f, 0.9918371f, 2.8528063f),
                golden("nextFloat(-1, 3)", random -> random.nextFloat(-1, 3), 2.6334815f, 0.32244945f, 2.8037417f),
                golden(
                        "nextDouble",
                        SeededRandom::nextDouble,
                        0.9083704228825028,
                        0.3306124030256302,
                        0.9509354338055274),
                golden(
                        "nextDouble(3)",
                        random -> random.nextDouble(3),
                        2.7251112686475083,
                        0.9918372090768907,
                        2.852806301416582),
                golden(
                        "nextDouble(-1, 3)",
                        random -> random.nextDouble(-1, 3),
                        2.633481691530011,
                        0.3224496121025209,
                        2.8037417352221095),
                golden(
                        "nextGaussian",
                        SeededRandom::nextGaussian,
                        0.6480504122457386,
                        -0.2632133685608674,
                        -0.023462129661588567),
                golden(
                        "nextGaussian(10, 2)",
                        random -> random.nextGaussian(10, 2),
                        11.296100824491477,
                        9.473573262878265,
                        9.953075740676823),
                golden(
                        "nextExponential",
                        SeededRandom::nextExponential,
                        2.390001165125376,
                        0.4013920189478699,
                        3.0146181708083457));
    }

    private static Arguments golden(String call, Function<SeededRandom, Object> draw, Object... expected) {
        return Arguments.of(call, draw, List.of(expected));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void goldenNumbersOfSeed42(String call, Function<SeededRandom, Object> draw, List<Object> expected) {
        SeededRandom random = new SeededRandom(42);
        assertThat(Stream.generate(() -> draw.apply(random)).limit(3)).containsExactlyElementsOf(expected);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 1000, 1 << 30, (1 << 30) + 1, Integer.MAX_VALUE})
    void boundedIntsAreTheHighHalvesOfProductsWhoseLowHalvesAreFair(int bound) {
        SeededRandom random = new SeededRandom(7);
        SeededRandom bits = new SeededRandom(7);
        BigInteger factor = BigInteger.valueOf(bound);
        BigInteger unfair = TWO_TO_32.mod(factor);
        for (int i = 0; i < 1000; i++) {
            BigInteger product;
            do {
                product = BigInteger.valueOf(bits.nextLong() >>> 32).multiply(factor);
            } while (product.mod(TWO_TO_32).compareTo(unfair) < 0);
            assertThat(random.nextInt(bound))
                    .isEqualTo(product.divide(TWO_TO_32).intValue());
        }
        assertThat(random.nextLong()).isEqualTo(bits.nextLong());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 1000, 1L << 62, (1L << 62) + 1, Long.MAX_VALUE})
    void boundedLongsAreRemaindersOfTheNumbersBelowTheLastMultiple(long bound) {
        SeededRandom random = new SeededRandom(8);
        SeededRandom bits = new SeededRandom(8);
        BigInteger divisor = BigInteger.valueOf(bound);
        BigInteger fair = TWO_TO_63.subtract(TWO_TO_63.mod(divisor));
        for (int i = 0; i < 1000; i++) {
            BigInteger number;
            do {
                number = BigInteger.valueOf(bits.nextLong() >>> 1);
            } while (number.compareTo(fair) >= 0);
            assertThat(random.nextLong(bound)).isEqualTo(number.mod(divisor).longValue());
        }
        assertThat(random.nextLong()).isEqualTo(bits.nextLong());
    }

    @Test
    void numbersAtTheEdgeOfFairnessAreKeptOrDrawnAgain() {
        // 2^32 is 1 modulo 3: of all products with 3, exactly the one with the low half 0 is one too many.
        assertThat(beginningWith(0).nextInt(3)).isEqualTo((int) (((after(0) >>> 32) * 3) >>> 32));
        // 3 * 0xaaaaaaab = 2 * 2^32 + 1
        assertThat(beginningWith(0xaaaaaaabL << 32).nextInt(3)).isEqualTo(2);
        // All 2^63 numbers are fair for a power of two, and 2^63 - 1 is the last of them.
        assertThat(beginningWith(-1).nextLong(4)).isEqualTo(3);
        // 2^63 is 2 modulo 3: the last two are too many.
        assertThat(beginningWith(-1).nextLong(3)).isEqualTo((after(-1) >>> 1) % 3);
        assertThat(beginningWith(-3).nextLong(3)).isEqualTo((after(-3) >>> 1) % 3);
        assertThat(beginningWith(-5).nextLong(3)).isEqualTo(2);
        SeededRandom random = beginningWith(0);
        assertThat(random.nextLong(1)).isZero();
        assertThat(random.nextLong()).as("one number was taken").isEqualTo(after(0));
    }

    @Test
    void wideRangesHoldTheirLeastNumberAndNotTheirBound() {
        long least = Long.MIN_VALUE;
        assertThat(beginningWith(least).nextLong(least, 5)).isEqualTo(least);
        assertThat(beginningWith(5).nextLong(least, 5)).isEqualTo(after(5)).isNotEqualTo(5);
        int bound = 2_000_000_000;
        long first = (long) bound << 32;
        assertThat(beginningWith(least).nextInt(Integer.MIN_VALUE, bound)).isEqualTo(Integer.MIN_VALUE);
        assertThat(beginningWith(first).nextInt(Integer.MIN_VALUE, bound))
                .isEqualTo((int) (after(first) >>> 32))
                .isNotEqualTo(bound);
    }

    @Test
    void booleansAreTheHighestBit() {
        assertThat(beginningWith(0).nextBoolean()).isFalse();
        assertThat(beginningWith(Long.MAX_VALUE).nextBoolean()).isFalse();
        assertThat(beginningWith(Long.MIN_VALUE).nextBoolean()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 7, 8, 9, 16, 19})
    void bytesAreThoseOfEachNumberFromTheLowestOn(int length) {
        SeededRandom random = new SeededRandom(9);
        SeededRandom bits = new SeededRandom(9);
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        for (int i = 0; i < length; i += 8) {
            long number = bits.nextLong();
            for (int j = i; j < Math.min(i + 8, length); j++) {
                assertThat(bytes[j]).isEqualTo((byte) (number >>> (8 * (j - i))));
            }
        }
        assertThat(random.nextLong()).isEqualTo(bits.nextLong());
    }

    @Test
    void decimalNumbersAreTheHighestBitsOverAPowerOfTwo() {
        SeededRandom random = new SeededRandom(10);
        SeededRandom bits = new SeededRandom(10);
        BigDecimal unit = new BigDecimal(BigInteger.ONE.shiftLeft(53));
        BigDecimal floatUnit = new BigDecimal(BigInteger.ONE.shiftLeft(24));
        for (int i = 0; i < 1000; i++) {
            double number = new BigDecimal(bits.nextLong() >>> 11).divide(unit).doubleValue();
            assertThat(random.nextDouble()).isEqualTo(number);
            float single =
                    new BigDecimal(bits.nextLong() >>> 40).divide(floatUnit).floatValue();
            assertThat(random.nextFloat()).isEqualTo(single);
        }
    }

    @Test
    void decimalNumbersStayBelowTheirBoundHoweverTheyAreRounded() {
        assertThat(beginningWith(-1).nextDouble(Double.MIN_VALUE)).isZero();
        assertThat(beginningWith(-1).nextFloat(Float.MIN_VALUE)).isZero();
        assertThat(beginningWith(-1).nextDouble(1, Math.nextUp(1.0))).isEqualTo(1);
        assertThat(beginningWith(-1).nextFloat(1, Math.nextUp(1f))).isEqualTo(1);
        assertThat(beginningWith(-1).nextDouble(1e16, 2e16)).isEqualTo(Math.nextDown(2e16));
    }

    @Test
    void aDeviationOfZeroIsTheMean() {
        assertThat(new SeededRandom(11).nextGaussian(3, 0)).isEqualTo(3);
    }

    @Test
    void emptyAndInfiniteRangesAreRefused() {
        refused(random -> random.nextLong(0), "bound is 0");
        refused(random -> random.nextFloat(0), "bound is 0.0");
        refused(random -> random.nextDouble(0), "bound is 0.0");
        refused(random -> random.nextDouble(Double.POSITIVE_INFINITY), "bound is Infinity");
        refused(random -> random.nextLong(5, 5), "origin is 5 and bound 5");
        refused(random -> random.nextFloat(5, 5), "origin is 5.0 and bound 5.0");
        refused(random -> random.nextDouble(5, 5), "origin is 5.0 and bound 5.0");
        refused(random -> random.nextDouble(Double.NaN, 5), "origin is NaN and bound 5.0");
        float most = Float.MAX_VALUE;
        refused(random -> random.nextFloat(-most, most), "finite");
        refused(random -> random.nextDouble(-Double.MAX_VALUE, Double.MAX_VALUE), "finite");
    }

    private static void refused(Consumer<SeededRandom> draw, String saying) {
        SeededRandom random = new SeededRandom(12);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> draw.accept(random))
                .withMessageContaining(saying);
        assertThat(random.nextLong()).as("nothing was drawn").isEqualTo(new SeededRandom(12).nextLong());
    }
}
