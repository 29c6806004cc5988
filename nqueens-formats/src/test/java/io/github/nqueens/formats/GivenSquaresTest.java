package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Squares beside a grid or a size that a text says are given or blocked. */
class GivenSquaresTest {
    /** One record, or a record without a list around it, is read as several are; what no form of squares is, is refused. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'given': [{'row': 0, 'col': 1}] | true",
                "'given': {'row': 0, 'col': 1} | true",
                "'queens': [{'row': 0, 'col': 1}] | true",
                "'placed': [Point(x=1, y=0)] | true",
                "'walls': [{'row': 0, 'col': 1}] | false",
                "'holes': {'row': 0, 'col': 1} | false",
            })
    void oneSquareBesideRegionsIsRead(String square, boolean placed) {
        Problem.Builder puzzle = ProblemReader.read("AABB\nAABB\nCCDD\nCCDD").toBuilder();
        assertThat(ProblemReader.read("{'regions': ['AABB', 'AABB', 'CCDD', 'CCDD'], ".replace('\'', '"')
                        + square.replace('\'', '"') + "}"))
                .isEqualTo((placed ? puzzle.place(0, 1) : puzzle.block(0, 1)).build());
    }

    @Test
    void oneSquareInAnOutlineIsRead() {
        assertThat(ProblemReader.read(
                        "regions:\n- AABB\n- AABB\n- CCDD\n- CCDD\ngiven:\n- row: 0\n  col: 1\nblocked:\n- [3, 0]\n"))
                .isEqualTo(ProblemReader.read("AABB\nAABB\nCCDD\nCCDD").toBuilder()
                        .place(0, 1)
                        .block(3, 0)
                        .build());
        assertThat(ProblemReader.read(
                        "{\"n\": 8, \"placed\": [{\"row\": 0, \"col\": 0}], \"blocked\": [{\"row\": 1, \"col\": 4}]}"))
                .isEqualTo(Problem.builder(8).place(0, 0).block(1, 4).build());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "'given': [1]",
                "'given': {'0': 1}",
                "'given': {'0,1': true}",
                "'given': 'b4'",
                "'given': '0,1'",
                "'given': ['(0,1)']",
                "'blocked': {'0': 1}"
            })
    void whatMayBeSquaresIsNotDropped(String squares) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.read("{'regions': ['AABB', 'AABB', 'CCDD', 'CCDD'], ".replace('\'', '"')
                        + squares.replace('\'', '"') + "}"))
                .withMessageContaining("which is no list of squares; write each as [row, column]");
    }

    @Test
    void aQueenInEachRowIsTheSolutionUnderSomeNamesOnly() {
        Problem puzzle = ProblemReader.read("AABB\nAABB\nCCDD\nCCDD");
        String regions = "{\"regions\": [\"AABB\", \"AABB\", \"CCDD\", \"CCDD\"], ";
        assertThat(ProblemReader.read(regions + "\"queens\": [1, 3, 0, 2]}")).isEqualTo(puzzle);
        assertThat(ProblemReader.read(regions + "\"given\": [1, 3, 0, 2]}").placed())
                .hasSize(4);
        assertThat(ProblemReader.read(regions + "\"given\": [], \"stars\": 1, \"start\": \"10:30\"}"))
                .isEqualTo(puzzle);
    }

    @ParameterizedTest
    @ValueSource(strings = {"removed", "removedSquares", "crossedOut", "excluded", "excludedSquares"})
    void squaresThatATextTakesAwayAreBlocked(String name) {
        String regions = "{\"size\": 4, \"regions\": [\"AABB\", \"AABB\", \"CCDD\", \"CCDD\"], ";
        assertThat(ProblemReader.read(regions + "\"" + name + "\": [[0, 1], [3, 3]]}"))
                .isEqualTo(ProblemReader.read("AABB\nAABB\nCCDD\nCCDD").toBuilder()
                        .block(0, 1)
                        .block(3, 3)
                        .build());
    }

    /** Squares that a line beside a grid says are given or blocked belong to the problem. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "AABBB/ACCBB/ACDDB/ECDDD/EEEEE/Queens: (0,1), (1,4) | 2 | 0",
                "aabbb/accbb/acddb/ecddd/eeeee/Queens: (0,1), (1,4) | 2 | 0",
                "aabbb/accbb/acddb/ecddd/eeeee/Given: (0,1), (1,4), (2,0), (3,2), (4,3) | 5 | 0",
                "AABBB/ACCBB/ACDDB/ECDDD/EEEEE/Given: b5 | 1 | 0",
                "AABBB/ACCBB/ACDDB/ECDDD/EEEEE/Given: r1c2 and r2c5 | 2 | 0",
                "AABBB/ACCBB/ACDDB/ECDDD/EEEEE/given = [[0, 1]] | 1 | 0",
                "AABBB/ACCBB/ACDDB/ECDDD/EEEEE/given = [0, 1] | 1 | 0",
                "placed = [(0,1)]/blocked = [(1,0)]//AABBB/ACCBB/ACDDB/ECDDD/EEEEE/ | 1 | 1",
                ".Q.../...../...../...../...../Blocked: a5 | 1 | 1",
                ".Q.../...../...../...../...../Blocked: (0,0), (2,2) | 1 | 2",
                ".Q.../...../...../...../...../Blocked: none | 1 | 0",
            })
    void squaresBesideAGridAreNotDropped(String text, int placed, int blocked) {
        Problem problem = ProblemReader.read(text.replace("/", "\n"));
        assertThat(problem.placed()).hasSize(placed);
        assertThat(problem.size()).isEqualTo(5);
        assertThat(problem.hasRegions()).isEqualTo(!text.startsWith("."));
        assertThat(problem.isOpen(0, 0) && problem.isOpen(1, 0)).isEqualTo(blocked == 0);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                ".Q../..../..../..../Blocked: (1,1), (2,2) | counted from 0 or from 1",
                ".Q../..../..../..../Blocked: (0,0), maybe (2,2) | begins 'Blocked', which is no list of squares",
                "..../..../..../...Q//..../.Q../..../..../Blocked: a1 | the text has 2 grids",
            })
    void squaresBesideAGridThatAreInDoubtAreRefused(String text, String part) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.readAll(text.replace("/", "\n")))
                .withMessageContaining(part);
    }

    /** Regions under a name of queens are neither queens nor nothing. */
    @ParameterizedTest
    @ValueSource(strings = {"given", "placement", "queens", "blocked"})
    void regionsUnderANameOfSquaresAreRefused(String name) {
        String text = "{\"n\": 4, \"from\": 0, \"%s\": [\"AABB\", \"AABB\", \"CCDD\", \"CCDD\"], \"placed\": [[0, 1]]}"
                .formatted(name);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.read(text))
                .withMessageContaining(name);
    }
}
