package io.github.nqueens.web.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class SeededRandomTest {
    private final SplittableRandom choices = new SplittableRandom(1);

    /** Draws of all kinds one after the other, of bounds of every length: many lead to numbers that are drawn again. */
    @Test
    void givesTheNumbersOfTheLibrary() {
        for (int seed = -50; seed < 50; seed++) {
            long any = seed < 0 ? choices.nextLong() : seed;
            SeededRandom random = new SeededRandom(any);
            RandomGenerator library = new io.github.nqueens.internal.SeededRandom(any);
            for (int i = 0; i < 5000; i++) {
                Function<RandomGenerator, Number> draw = draw();
                assertThat(draw.apply(random)).isEqualTo(draw.apply(library));
            }
        }
    }

    private Function<RandomGenerator, Number> draw() {
        long bound = (choices.nextLong() >>> 1 >>> choices.nextInt(62)) + 1;
        int small = (int) (bound & Integer.MAX_VALUE) + (bound << 33 == 0 ? 1 : 0);
        long origin = choices.nextLong();
        return switch (choices.nextInt(7)) {
            case 0 -> RandomGenerator::nextLong;
            case 1 -> RandomGenerator::nextInt;
            case 2 -> random -> random.nextInt(small);
            case 3 -> random -> random.nextLong(bound);
            case 4 -> random -> random.nextLong(Math.min(origin, bound - 1), bound);
            case 5 -> random -> random.nextInt(1 + small % 40_000);
            default -> RandomGenerator::nextDouble;
        };
    }

    @Test
    void drawsAgainAtTheEndOfAllNumbersForSmallBoundsToo() {
        // This state gives -1. Its upper 63 bits are the second of a run of three numbers that has two, so they are not
        // taken.
        assertThat(new SeededRandom(0, -1).nextLong()).isEqualTo(-1);
        SeededRandom second = new SeededRandom(0, -1);
        second.nextLong();
        assertThat(new SeededRandom(0, -1).nextLong(3)).isEqualTo((second.nextLong() >>> 1) % 3);
    }

    @Test
    void refusesImpossibleBounds() {
        SeededRandom random = new SeededRandom(1);
        assertThatThrownBy(() -> random.nextInt(0)).hasMessageContaining("bound is 0");
        assertThatThrownBy(() -> random.nextLong(-3)).hasMessageContaining("bound is -3");
        assertThatThrownBy(() -> random.nextLong(5, 5)).hasMessageContaining("bound is 5");
    }
}
