package io.github.nqueens.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class HeapBudgetTest {
    private static final long HEAP = Runtime.getRuntime().maxMemory();

    @Test
    void refusesOnlyWhatExceedsTheWholeHeap() {
        HeapBudget.requireRoom(0);
        HeapBudget.requireRoom(HEAP);
        assertThat(shortfall(HEAP + 1)).isNotEmpty();
        assertThatThrownBy(() -> HeapBudget.requireRoom(-1)).hasMessageContaining("-1");
    }

    private static String shortfall(long bytes) {
        return assertThrows(MemoryShortageException.class, () -> HeapBudget.requireRoom(bytes))
                .reason();
    }

    @Test
    void countsNoGarbageAsUsed() {
        for (int i = 0; i < 64; i++) {
            assertThat(new byte[1 << 24]).hasSize(1 << 24);
            HeapBudget.requireRoom(HEAP);
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
        assertThat(HeapBudget.shortage(new InternalError(shortage), 0)).contains(HeapBudget.exhausted(0));
        assertThat(HeapBudget.shortage(new MemoryShortageException("full"), 0)).contains("full");
        assertThat(HeapBudget.shortage(new IllegalStateException(shortage), 0)).isEmpty();
    }

    /** Half as much again, since collectors keep a part of the heap for small objects. */
    @Test
    void advisesAHeapWithRoomForTheCollector() {
        long tooMuch = HEAP + (5L << 20);
        long mib = 1L << 20;
        assertThat(shortfall(tooMuch))
                .endsWith(String.format(
                        Locale.ROOT,
                        "but the heap is at most %,d MiB; start Java with -Xmx%dm or more",
                        HEAP / mib,
                        (3 * tooMuch + 2 * mib - 1) / (2 * mib)));
        assertThat(HeapBudget.exhausted(4 * HEAP)).endsWith("-Xmx" + (6 * HEAP + mib - 1) / mib + "m or more");
    }

    /** An amount that fits the heap explains nothing, whoever was wrong: the estimate, or the rest of the program. */
    @Test
    void saysNoNumberThatIsNotKnownOrFitsTheHeap() {
        long mib = 1 << 20;
        for (long bytes : new long[] {0, 1, 33 * mib, HEAP - 1, HEAP}) {
            assertThat(HeapBudget.exhausted(bytes))
                    .isEqualTo(String.format(
                            Locale.ROOT,
                            "the heap of %,d MiB had no room for it; start Java with -Xmx%dm or more",
                            HEAP / mib,
                            (3 * HEAP + 2 * mib - 1) / (2 * mib)));
        }
    }

    /** For amounts around the heap and its whole MiB, too. */
    @Test
    void neverNeedsLessThanTheHeapHas() {
        Pattern contradiction = Pattern.compile("needs ([\\d,]+) MiB.* at most ([\\d,]+) MiB");
        long mib = 1 << 20;
        int found = 0;
        for (long most : new long[] {1, mib - 1, mib, mib + 1, 61 * mib, 61 * mib + mib / 2, 239 * mib, HEAP}) {
            for (long bytes : new long[] {0, 1, most - 1, most, most + 1, most + mib, 2 * most, Long.MAX_VALUE}) {
                Matcher said = contradiction.matcher(HeapBudget.exhausted(bytes, most));
                assertThat(said.find()).isEqualTo(bytes > most);
                if (bytes > most) {
                    found++;
                    assertThat(number(said.group(1))).isGreaterThan(number(said.group(2)));
                }
            }
        }
        assertThat(found).isPositive();
    }

    private static long number(String digits) {
        return Long.parseLong(digits.replace(",", ""));
    }

    @Test
    void saysHowMuchIsNeededAndWhatToDo() {
        long tooMuch = HEAP + (5L << 20);
        String needed = String.format(Locale.ROOT, "%,d MiB of memory", -Math.floorDiv(-tooMuch, 1L << 20));
        assertThat(shortfall(tooMuch)).contains(needed).contains("-Xmx");
        assertThat(HeapBudget.exhausted(tooMuch))
                .contains(needed)
                .contains("had no room for it")
                .contains("-Xmx");
    }
}
