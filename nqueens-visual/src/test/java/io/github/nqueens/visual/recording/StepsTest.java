package io.github.nqueens.visual.recording;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StepsTest {
    /** The columns grow, lose the notes of a step that is not kept, and are thinned, and the copy stays as it was. */
    @Test
    void aCopyStaysAsItWasWhileTheRunGoesOn() {
        Steps steps = new Steps();
        steps.add(0, 0, -1, 0, Steps.Event.BOARD_SET);
        List<Steps> copies = new ArrayList<>();
        List<List<String>> atThatTime = new ArrayList<>();
        for (int step = 1; step <= 200; step++) {
            steps.move(step % 8, step % 5);
            steps.measure("value", step);
            steps.notes().add("step {0}", step);
            steps.ruledOut().ruleOut(step % 64, step % 8);
            steps.ruledOut().restore(step % 3 == 0 ? 2 : 0);
            steps.add(step, step / 9, 3, step, Steps.Event.PLAIN);
            copies.add(steps.copy());
            atThatTime.add(text(steps));
            steps.notes().add("of a step that is not kept, {0}", step);
            steps.notes().forgetStep();
            if (steps.size() == 61) {
                steps = steps.everySecond();
            }
        }
        assertThat(copies).extracting(StepsTest::text).isEqualTo(atThatTime);
    }

    private static List<String> text(Steps steps) {
        return IntStream.range(0, steps.size())
                .mapToObj(step -> String.join(
                        " ",
                        steps.iteration(step) + "/" + steps.conflicts(step),
                        all(steps.moves(), step, steps::row),
                        step < steps.measuredFrom(0) ? "" : "" + steps.measure(0, step),
                        steps.notes().sentences(step).toString(),
                        "" + steps.ruledOut().restored(step),
                        all(steps.ruledOut().squares(), step, steps.ruledOut()::square)))
                .toList();
    }

    private static String all(IntColumn column, int step, IntUnaryOperator entry) {
        return IntStream.range(column.start(step), column.end(step))
                .map(entry)
                .boxed()
                .toList()
                .toString();
    }

    @Test
    void ofTwoMovesOfARowTheLaterOneCounts() {
        Steps steps = new Steps();
        steps.add(0, 0, -1, 0, Steps.Event.PLAIN);
        add(steps, 1, 10, 3, 30, 7, PartialBoard.EMPTY);
        add(steps, 0, 5, 3, 35, 8, 80);
        Steps thinned = steps.everySecond();
        assertThat(all(thinned.moves(), 1, thinned::row)).isEqualTo("[0, 1, 3, 7, 8]");
        assertThat(all(thinned.moves(), 1, thinned::column)).isEqualTo("[5, 10, 35, -1, 80]");
    }

    private static void add(Steps steps, int... rowsAndColumns) {
        for (int i = 0; i < rowsAndColumns.length; i += 2) {
            steps.move(rowsAndColumns[i], rowsAndColumns[i + 1]);
        }
        steps.add(0, 0, -1, 0, Steps.Event.PLAIN);
    }

    @Test
    void aDroppedStepsSquaresAreRestoredByTheNextOne() {
        Steps steps = new Steps();
        ruleOut(steps, 0, 1, 2, 3);
        ruleOut(steps, 1, 4, 5);
        steps.ruledOut().deadEnd(1, 0);
        ruleOut(steps, 3, 6);
        steps.ruledOut().deadEnd(2, -1);
        ruleOut(steps, 0);
        ruleOut(steps, 0, 7);
        RuledOut ruledOut = steps.everySecond().ruledOut();
        assertThat(ruledOut.restored(1))
                .as("one by the dropped step, and one of the three by the next")
                .isEqualTo(2);
        assertThat(all(ruledOut.squares(), 1, ruledOut::square)).isEqualTo("[6]");
        assertThat(all(ruledOut.deadEnds(), 1, ruledOut::rowWithoutSquare)).isEqualTo("[1]");
        assertThat(all(ruledOut.deadEnds(), 1, ruledOut::backTo)).isEqualTo("[0]");
        assertThat(ruledOut.isNone(2)).isFalse();
        assertThat(ruledOut.deadEnds().count(2))
                .as("that of a dropped step is lost")
                .isZero();
    }

    private static void ruleOut(Steps steps, int restored, int... squares) {
        steps.ruledOut().restore(restored);
        for (int square : squares) {
            steps.ruledOut().ruleOut(square, 0);
        }
        steps.add(0, 0, -1, 0, Steps.Event.PLAIN);
    }

    @Test
    void noSquareThatWasRuledOutIsLeftWhenAllAreForgotten() {
        Steps steps = new Steps();
        ruleOut(steps, 0, 1, 2);
        ruleOut(steps, 1, 3);
        steps.ruledOut().ruleOut(4, 0);
        steps.forgetRuledOut();
        steps.add(0, 0, -1, 0, Steps.Event.PLAIN);
        assertThat(IntStream.range(0, 3)).allMatch(step -> steps.ruledOut().isNone(step));
    }

    @Test
    void ofMoreThanEightNotesTheLastOnesStay() {
        Steps steps = new Steps();
        steps.notes().add("before");
        steps.add(0, 0, -1, 0, Steps.Event.PLAIN);
        for (int i = 0; i < 11; i++) {
            steps.notes().add("{0} of {1}", i, "x".repeat(i));
        }
        steps.add(1, 0, -1, 0, Steps.Event.PLAIN);
        assertThat(steps.notes().sentences(0)).containsExactly("before");
        assertThat(steps.notes().sentences(1))
                .hasSize(8)
                .startsWith("3 of xxx")
                .endsWith("10 of xxxxxxxxxx")
                .hasSize(steps.notes().count(1));
    }

    @Test
    void argumentsOfNotesStayWhatTheyAreAndLongTextsAreCut() {
        assertThat(sentence("{0}|{1}|{2}|{3}", "x".repeat(5000), 1e-7, null, Long.MIN_VALUE))
                .hasSizeLessThan(200)
                .endsWith("\u2026|1.00e-07|null|-9223372036854775808");
        assertThat(sentence("{0} {1} {2} {3} {4}", 0.5, 3.0, 123456.789, Double.POSITIVE_INFINITY, (byte) -1))
                .isEqualTo("0.5 3 123500 Infinity -1");
    }

    private static String sentence(String pattern, Object... arguments) {
        Steps steps = new Steps();
        steps.notes().add(pattern, arguments);
        steps.add(0, 0, -1, 0, Steps.Event.PLAIN);
        return steps.notes().sentences(0).get(0);
    }
}
