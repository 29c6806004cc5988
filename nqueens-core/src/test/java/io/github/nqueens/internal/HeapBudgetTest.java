package io.github.nqueens.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class HeapBudgetTest {
    private static final long HEAP = Runtime.getRuntime().maxMemory();

    @Test
    void refusesOnlyWhatExceedsTheWholeHeap() {
        assertThat(HeapBudget.shortfall(0)).isEmpty();
        assertThat(HeapBudget.shortfall(HEAP)).isEmpty();
        assertThat(HeapBudget.shortfall(HEAP + 1)).isPresent();
        assertThatThrownBy(() -> HeapBudget.shortfall(-1)).hasMessageContaining("-1");
    }

    @Test
    void countsNoGarbageAsUsed() {
        for (int i = 0; i < 64; i++) {
            assertThat(new byte[1 << 24]).hasSize(1 << 24);
            assertThat(HeapBudget.shortfall(HEAP)).isEmpty();
        }
    }

    /** While a class is linked, Java wraps what was thrown. */
    @Test
    void aShortageIsToldFromOtherErrors() {
        OutOfMemoryError shortage = new OutOfMemoryError("Java heap space");
        assertThat(HeapBudget.isShortage(shortage)).isTrue();
        assertThat(HeapBudget.isShortage(new InternalError(shortage))).isTrue();
        assertThat(HeapBudget.isShortage(new BootstrapMethodError(new ExceptionInInitializerError(shortage))))
                .isTrue();
        assertThat(HeapBudget.isShortage(new InternalError("a defect"))).isFalse();
        assertThat(HeapBudget.isShortage(new StackOverflowError())).isFalse();
        assertThat(HeapBudget.isShortage(new IllegalStateException(shortage))).isFalse();
        assertThat(HeapBudget.isShortage(null)).isFalse();
    }

    /** Half as much again, since collectors keep a part of the heap for small objects. */
    @Test
    void advisesAHeapWithRoomForTheCollector() {
        long tooMuch = HEAP + (5L << 20);
        long mib = 1L << 20;
        assertThat(HeapBudget.shortfall(tooMuch).orElseThrow())
                .endsWith(String.format(
                        Locale.ROOT,
                        "but the heap is at most %,d MiB; start Java with -Xmx%dm or more",
                        HEAP / mib,
                        (3 * tooMuch + 2 * mib - 1) / (2 * mib)));
        assertThat(HeapBudget.exhausted(3 * mib))
                .endsWith(String.format(
                        Locale.ROOT,
                        "is at most %,d MiB; start Java with -Xmx%dm or more",
                        HEAP / mib,
                        (3 * HEAP + 2 * mib - 1) / (2 * mib)));
        assertThat(HeapBudget.exhausted(4 * HEAP)).endsWith("-Xmx" + (6 * HEAP + mib - 1) / mib + "m or more");
    }

    @Test
    void saysNoNumberThatIsNotKnown() {
        long mib = 1 << 20;
        assertThat(HeapBudget.exhausted(0))
                .isEqualTo(String.format(
                        Locale.ROOT,
                        "the heap of %,d MiB had no room for it; start Java with -Xmx%dm or more",
                        HEAP / mib,
                        (3 * HEAP + 2 * mib - 1) / (2 * mib)));
    }

    @Test
    void saysHowMuchIsNeededAndWhatToDo() {
        long tooMuch = HEAP + (5L << 20);
        assertThat(HeapBudget.shortfall(tooMuch).orElseThrow())
                .contains(String.format("%,d MiB of memory", -Math.floorDiv(-tooMuch, 1L << 20)))
                .contains("-Xmx");
        assertThat(HeapBudget.exhausted(3L << 20))
                .contains("3 MiB")
                .contains("had no room")
                .contains("-Xmx");
    }
}
