package io.github.nqueens.algorithms.common;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.internal.LongPieces;
import org.junit.jupiter.api.Test;

class PiecesTest {
    private static final int SEVERAL_PIECES = 10_000;

    @Test
    void aStackGivesTheLastNumberFirst() {
        IntPieces stack = new IntPieces();
        for (int round = 0; round < 2; round++) {
            for (int number = 0; number < SEVERAL_PIECES; number++) {
                assertThat(stack.size()).isEqualTo(number);
                stack.push(round + number);
            }
            for (int number = SEVERAL_PIECES - 1; number >= 0; number--) {
                assertThat(stack.pop()).isEqualTo(round + number);
            }
        }
        assertThat(stack.size()).isZero();
    }

    @Test
    void aListKeepsItsWordsWhileItGrows() {
        LongPieces list = new LongPieces();
        for (long at = 0; at < SEVERAL_PIECES; at++) {
            list.ensure(at + 1);
            list.set(at, -at);
        }
        assertThat(list.room()).isBetween((long) SEVERAL_PIECES, 2L * SEVERAL_PIECES);
        for (long at = 0; at < SEVERAL_PIECES; at++) {
            assertThat(list.get(at)).isEqualTo(-at);
        }
        list.clear();
        assertThat(list.room()).isZero();
    }
}
