package io.github.nqueens.visual;

import static io.github.nqueens.visual.SvgDocument.number;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solvers;
import io.github.nqueens.Square;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverTrait;
import java.io.IOException;
import java.util.AbstractCollection;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;

class StepSvgTest {
    private static final Problem PUZZLE = Problem.builder(4)
            .rule(AttackRule.TOUCH)
            .regions("AABB", "AABB", "CCDD", "CCDD")
            .place(1, 3)
            .block(0, 0)
            .build();
    private static final List<Square> CANDIDATES = List.of(at(0, 1), at(1, 3), at(2, 0), at(2, 2), at(3, 2));

    @Test
    void eachSquareHasTheMarkOfItsPart() {
        SvgDocument svg = parse(PUZZLE, CANDIDATES, List.of(at(0, 1)), List.of(at(2, 2), at(3, 2)));
        assertThat(svg.all("circle", "candidate").stream().map(dot -> square(dot, "cx", "cy")))
                .containsExactly(at(0, 1), at(2, 0));
        assertThat(svg.all("rect", "because").stream().map(outline -> square(outline, "x", "y")))
                .containsExactly(at(0, 1));
        assertThat(svg.all("rect", "deleted").stream().map(outline -> square(outline, "x", "y")))
                .containsExactly(at(2, 2), at(3, 2));
        assertThat(svg.all("rect", "deleted"))
                .allSatisfy(outline ->
                        assertThat(outline.getAttribute("stroke-dasharray")).isNotEmpty());
        assertThat(svg.all("rect", "because").get(0).hasAttribute("stroke-dasharray"))
                .isFalse();
        assertThat(svg.all("path", "deleted")).hasSize(2);
        assertThat(svg.all("path", "queen")).hasSize(1);
        assertThat(svg.all("circle", "placed")).hasSize(1);
        assertThat(svg.all("path", "blocked")).hasSize(1);
    }

    @Test
    void aSquareThatShowsTheStepAndIsRuledOutHasBothMarksApart() {
        SvgDocument svg = parse(PUZZLE, CANDIDATES, List.of(at(2, 2)), List.of(at(2, 2)));
        Element solid = svg.all("rect", "because").get(0);
        Element dashed = svg.all("rect", "deleted").get(0);
        assertThat(number(dashed, "x") - number(solid, "x"))
                .isGreaterThan(number(svg.all("g", "marks").get(0), "stroke-width"));
    }

    @Test
    void linesCountFromOneAndRegionsHaveTheLettersOfTheText() {
        SvgDocument svg = parse(PUZZLE, CANDIDATES, List.of(), List.of());
        assertThat(svg.all("text").stream().map(Element::getTextContent).toList())
                .containsExactly(
                        "1", "1", "2", "2", "3", "3", "4", "4", "A", "A", "B", "B", "A", "A", "B", "B", "C", "C", "D",
                        "D", "C", "C", "D", "D");
        Problem rows = Problem.builder(30)
                .rule(AttackRule.TOUCH)
                .regions(rowsAsRegions(30))
                .build();
        SvgDocument many = parse(rows, List.of(), List.of(), List.of());
        assertThat(rows.toString()).endsWith("d".repeat(30));
        assertThat(many.all("text").get(many.all("text").size() - 1).getTextContent())
                .isEqualTo("d");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 20, 40, 64})
    void everySizeFitsAScreen(int n) {
        Problem problem = Problem.builder(n).regions(rowsAsRegions(n)).build();
        SvgDocument svg = parse(problem, List.of(at(n - 1, n - 1)), List.of(), List.of());
        assertThat(number(svg.root(), "width")).isBetween(90.0, 1020.0);
        assertThat(svg.all("circle", "candidate")).hasSize(1);
    }

    @Test
    void theImageTellsTheSentenceToAScreenReader() {
        String text = StepSvg.of(PUZZLE, CANDIDATES, List.of(), List.of(), "Region <A> is left.")
                .toSvg();
        SvgDocument svg = SvgDocument.parse(text);
        assertThat(svg.root().getAttribute("role")).isEqualTo("img");
        assertThat(svg.text("title")).isEqualTo("A step on a board of 4 by 4 squares");
        assertThat(svg.text("desc")).startsWith("Region <A> is left. Dots are ");
        assertThat(svg.text("style")).contains("prefers-color-scheme:dark");
    }

    /** Two queens swap, and come to attack each other and a third. */
    @Test
    void aStepOfASearchShowsWhatMovedWhereItCameFromAndWhoIsAttacked() {
        Recording recording = recorded(4, context -> {
            ConflictCounter queens = ConflictCounter.of(Board.of(1, 3, 0, 2));
            context.boardSet(queens);
            context.tick();
            queens.swap(0, 1);
            context.swapped(0, 1);
            context.noted("Rows {0} and {1} swap, 12 more do not. Row {1} takes column {2}.", 0, 1, 1);
            return SearchOutcome.gaveUp("enough");
        });
        SvgDocument svg = SvgDocument.parse(StepSvg.of(recording, 1).toSvg());
        assertThat(svg.all("path", "queen")).hasSize(4);
        assertThat(svg.all("rect", "because").stream().map(outline -> square(outline, "x", "y")))
                .containsExactly(at(0, 3), at(1, 1));
        assertThat(svg.all("circle", "candidate").stream().map(dot -> square(dot, "cx", "cy")))
                .containsExactly(at(0, 1), at(1, 3));
        assertThat(svg.all("line", "attack").stream()
                        .map(line -> square(line, "x1", "y1") + " " + square(line, "x2", "y2")))
                .containsExactly(at(1, 1) + " " + at(2, 0));
        assertThat(svg.text("desc"))
                .startsWith("Rows 1 and 2 swap, 12 more do not. Row 2 takes column 2. A solid outline ");

        SvgDocument start = SvgDocument.parse(StepSvg.of(recording, 0).toSvg());
        assertThat(start.all("path", "queen")).hasSize(4);
        assertThat(start.all("rect", "because")).isEmpty();
        assertThat(start.all("line", "attack")).isEmpty();
    }

    @Test
    void aRowWithoutAQueenHasNoneAndSquaresRuledOutHaveCrosses() {
        Recording recording = recorded(4, context -> {
            context.tick();
            context.placed(0, 2);
            context.ruledOut(1, 2, 0);
            context.tick();
            context.removed(0);
            context.tick();
            return SearchOutcome.gaveUp("enough");
        });
        SvgDocument placed = SvgDocument.parse(StepSvg.of(recording, 1).toSvg());
        assertThat(placed.all("path", "queen")).hasSize(1);
        assertThat(placed.all("rect", "because").stream().map(outline -> square(outline, "x", "y")))
                .containsExactly(at(0, 2));
        assertThat(placed.all("rect", "deleted").stream().map(outline -> square(outline, "x", "y")))
                .containsExactly(at(1, 2));
        SvgDocument removed = SvgDocument.parse(StepSvg.of(recording, 2).toSvg());
        assertThat(removed.all("path", "queen")).isEmpty();
        assertThat(removed.all("circle", "candidate").stream().map(dot -> square(dot, "cx", "cy")))
                .containsExactly(at(0, 2));
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> StepSvg.of(recording, recording.steps()));
    }

    private static Recording recorded(int n, SearchAlgorithm algorithm) {
        SearchRecorder recorder = SearchRecorder.create();
        Solvers.of("mine", algorithm, SolverTrait.PARTIAL_BOARDS)
                .solve(n, SolveOptions.builder().listener(recorder).build());
        return recorder.recording();
    }

    @Test
    void writesWhatItDraws() throws IOException {
        StepSvg svg = StepSvg.of(Problem.queens(5), CANDIDATES, List.of(), List.of(), "");
        StringBuilder out = new StringBuilder();
        svg.writeTo(out);
        assertThat(out).hasToString(svg.toSvg());
    }

    @Test
    void whatCannotBeDrawnIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> StepSvg.of(Problem.queens(65), List.of(), List.of(), List.of(), ""))
                .withMessage("a step on a board of 65 rows cannot be drawn, at most 64; print its sentence");
        Recording large = recorded(65, context -> SearchOutcome.gaveUp("enough"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> StepSvg.of(large, 0))
                .withMessage("a step on a board of 65 rows cannot be drawn, at most 64; print its sentence");
        for (Square outside : List.of(at(-1, 0), at(0, -1), at(4, 0), at(0, 4))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> StepSvg.of(PUZZLE, List.of(outside), List.of(), List.of(), ""))
                    .withMessage("row " + outside.row() + ", column " + outside.column()
                            + " is outside the board: rows and columns go from 0 to 3");
        }
        assertThatNullPointerException()
                .isThrownBy(() -> StepSvg.of(null, List.of(), List.of(), List.of(), ""))
                .withMessage("problem");
        assertThatNullPointerException()
                .isThrownBy(() -> StepSvg.of(PUZZLE, null, List.of(), List.of(), ""))
                .withMessage("candidates");
        assertThatNullPointerException()
                .isThrownBy(() -> StepSvg.of(PUZZLE, List.of(), Arrays.asList(at(0, 0), null), List.of(), ""))
                .withMessage("because[1]");
        assertThatNullPointerException()
                .isThrownBy(() -> StepSvg.of(PUZZLE, List.of(), List.of(), List.of(), null))
                .withMessage("sentence");
    }

    @Test
    void aCollectionThatChangesMeanwhileIsReadOnce() {
        List<List<Square>> readings = new ArrayList<>(List.of(List.of(at(0, 1)), List.of(at(9, 9))));
        Collection<Square> changing = new AbstractCollection<>() {
            @Override
            public Iterator<Square> iterator() {
                return readings.remove(0).iterator();
            }

            @Override
            public int size() {
                return 1;
            }
        };
        SvgDocument svg = SvgDocument.parse(
                StepSvg.of(PUZZLE, changing, List.of(), List.of(), "").toSvg());
        assertThat(svg.all("circle", "candidate").stream().map(dot -> square(dot, "cx", "cy")))
                .containsExactly(at(0, 1));
    }

    private static SvgDocument parse(
            Problem problem, List<Square> candidates, List<Square> because, List<Square> deleted) {
        return SvgDocument.parse(
                StepSvg.of(problem, candidates, because, deleted, "").toSvg());
    }

    private static int[][] rowsAsRegions(int n) {
        int[][] regions = new int[n][n];
        for (int row = 0; row < n; row++) {
            Arrays.fill(regions[row], row);
        }
        return regions;
    }

    private static Square at(int row, int column) {
        return new Square(row, column);
    }

    private static Square square(Element mark, String across, String down) {
        return at((int) (number(mark, down) / 48), (int) (number(mark, across) / 48));
    }
}
