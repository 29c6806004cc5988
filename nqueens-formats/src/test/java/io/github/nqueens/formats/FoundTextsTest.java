package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts as programs, pages and people write them, all of one puzzle, one board or one problem. */
class FoundTextsTest {
    private static final int[][] REGIONS = {
        {0, 0, 1, 1, 1}, {0, 2, 1, 3, 1}, {2, 2, 2, 3, 3}, {2, 2, 4, 4, 3}, {4, 4, 4, 4, 3},
    };
    private static final String[] LETTERS = {"A", "B", "C", "D", "E"};
    private static final String[] COLORS = {"red", "blue", "green", "yellow", "purple"};
    private static final String[] HEX = {"#bba3e2", "#ffc992", "#96beff", "#b3dfa0", "#dfdfdf"};
    private static final int[] QUEENS = {1, 3, 0, 2, 4};
    private static final Board BOARD = Board.of(QUEENS);
    private static final Problem PUZZLE = Problem.builder(5).regions(REGIONS).build();

    /** The rows of the puzzle. */
    private static String rows(IntFunction<String> cell, String between, String before, String after, String rowBreak) {
        return IntStream.range(0, REGIONS.length)
                .mapToObj(row -> IntStream.of(REGIONS[row])
                        .mapToObj(cell)
                        .collect(Collectors.joining(between, before.replace("ROW", Integer.toString(row)), after)))
                .collect(Collectors.joining(rowBreak));
    }

    private static String letters(String before, String after, String rowBreak) {
        return rows(region -> LETTERS[region], "", before, after, rowBreak);
    }

    private static String numbers(String between, String before, String after, String rowBreak) {
        return rows(Integer::toString, between, before, after, rowBreak);
    }

    /** The squares of each region, named from 1. */
    private static String squares(
            BiFunction<Integer, Integer, String> square, String[] names, String afterName, String end, String between) {
        return IntStream.range(0, REGIONS.length)
                .mapToObj(region -> names[region]
                        + afterName
                        + IntStream.range(0, 25)
                                .filter(i -> REGIONS[i / 5][i % 5] == region)
                                .mapToObj(i -> square.apply(i / 5 + 1, i % 5 + 1))
                                .collect(Collectors.joining(", "))
                        + end)
                .collect(Collectors.joining(between));
    }

    private static Map<String, String> puzzles() {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put(
                "rows in objects under a known name, with the solution",
                "{\"gamePuzzle\": {\"queensGamePuzzle\": {\"gridSize\": 5, \"colorGrid\": ["
                        + numbers(", ", "{\"colors\": [", "]}", ", ")
                        + "], \"solution\": [{\"row\": 0, \"col\": 1}, {\"row\": 1, \"col\": 3},"
                        + " {\"row\": 2, \"col\": 0}, {\"row\": 3, \"col\": 2}, {\"row\": 4, \"col\": 4}]}}}");
        texts.put(
                "rows in objects",
                "{\"rows\": [" + rows(region -> '"' + LETTERS[region] + '"', ",", "{\"cells\": [", "]}", ",") + "]}");
        texts.put(
                "rows in objects beside their numbers",
                "[" + numbers(",", "{\"y\": ROW, \"cells\": [", "]}", ",") + "]");
        texts.put("rows named by number", "{" + numbers(", ", "\"rowROW\": [", "]", ", ") + "}");
        texts.put("rows of letters named by number", "{" + letters("\"rowROW\": \"", "\"", ", ") + "}");
        texts.put("rows named line", "{" + letters("\"line_ROW\": \"", "\"", ", ") + "}");
        String array = "{\"regions\": [" + numbers(", ", "[", "]", ", ") + "]}";
        texts.put("JSON in a fence", "```json\n" + array + "\n```\n");
        texts.put("JSON in a fence of tildes", "~~~\n" + array + "\n~~~\n");
        texts.put("JSON in a fence within a text", "Who can help me?\n\n```json\n" + array + "\n```\n\nThanks!\n");
        texts.put(
                "squares as r1c1 in strings",
                squares((row, column) -> "\"r" + row + "c" + column + '"', COLORS, "\": [", "]", ", \"")
                        .transform(text -> "{\"" + text + "}"));
        texts.put(
                "squares as R1C1 in lists without names",
                "{\"cages\": ["
                        + squares(
                                (row, column) -> "'R" + row + "C" + column + "'",
                                new String[] {"", "", "", "", ""},
                                "[",
                                "]",
                                ", ")
                        + "]}");
        texts.put(
                "lines of squares as r1c1",
                squares((row, column) -> "r" + row + "c" + column, LETTERS, ": ", "", "\n"));
        texts.put(
                "palette beside the grid",
                "{\"colors\": [\"#bba3e2\", \"#ffc992\", \"#96beff\", \"#b3dfa0\", \"#dfdfdf\"], \"grid\": ["
                        + numbers(", ", "[", "]", ", ") + "]}");
        texts.put(
                "names of colors beside the grid",
                "{\"grid\": [" + numbers(", ", "[", "]", ", ")
                        + "], \"palette\": {\"0\": \"red\", \"1\": \"blue\", \"2\": \"green\"}, \"date\": \"2025-03-05\"}");
        texts.put(
                "MiniZinc with an enumeration",
                "Color = {red, blue, green, yellow, purple};\nn = 5;\narea = [|"
                        + rows(region -> COLORS[region], ",", "", "", "|") + "|];\n");
        texts.put(
                "C# with both sizes",
                "int[,] grid = new int[5, 5] {\n" + numbers(", ", "    { ", " }", ",\n") + "\n};\n");
        texts.put("MATLAB with lines that go on", "A = [ ...\n" + numbers(" ", "  ", "; ...\n", "") + "];\n");
        texts.put("text within Ruby", "grid = <<~GRID\n" + letters("  ", "\n", "") + "GRID\n");
        texts.put("text within a shell", "cat > puzzle.txt <<'EOF'\n" + letters("", "\n", "") + "EOF\n");
        texts.put("section of settings", "[puzzle]\n" + letters("rowROW=", "\n", ""));
        texts.put("rows to be split at blanks", "let rows = \"" + letters("", "", " ") + "\".split(\" \");");
        texts.put(
                "template to be split at ends of lines",
                "const puzzle = `\n" + letters("", "", "\n") + "\n`.trim().split(\"\\n\");\n");
        for (String between : List.of("|", " | ", "/", " / ", ":", "-", " - ")) {
            texts.put("letters with '" + between + "'", rows(region -> LETTERS[region], between, "", "", "\n"));
            texts.put("numbers with '" + between + "'", numbers(between, "", "", "\n"));
            texts.put("colors with '" + between + "'", rows(region -> COLORS[region], between, "", "", "\n"));
            texts.put("hex colors with '" + between + "'", rows(region -> HEX[region], between, "", "", "\n"));
        }
        texts.put("numbers with a fraction", numbers(".0, ", "[", ".0]", ",\n"));
        return texts;
    }

    @TestFactory
    List<DynamicTest> theTextsOfOnePuzzle() {
        return puzzles().entrySet().stream()
                .map(text -> DynamicTest.dynamicTest(text.getKey(), () -> {
                    List<Problem> problems = ProblemReader.readAll(text.getValue());
                    assertThat(problems).as(text.getValue()).hasSize(1);
                    assertThat(problems.get(0).rule()).isEqualTo(AttackRule.TOUCH);
                    assertThat(GeneratedFormsTest.sameRegions(problems.get(0), REGIONS))
                            .as("%s%n%s", text.getValue(), problems.get(0))
                            .isTrue();
                }))
                .toList();
    }

    private static String board(String queen, String empty, String between, String before, String after, String rows) {
        return IntStream.of(QUEENS)
                .mapToObj(queenAt -> IntStream.range(0, QUEENS.length)
                        .mapToObj(column -> column == queenAt ? queen : empty)
                        .collect(Collectors.joining(between, before, after)))
                .collect(Collectors.joining(rows));
    }

    private static Map<String, String> boards() {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("numbers with a fraction", board("1.0", "0.0", ", ", "", "", "\n"));
        texts.put("numbers that end with a point", "[" + board("1.", "0.", " ", "[", "]", "\n ") + "]");
        texts.put("a size and the columns in one line", "n=5: 2 4 1 3 5");
        texts.put("a size of two words", "N = 5: 2, 4, 1, 3, 5\n");
        texts.put("letters O", board("O", ".", "", "", "", "\n"));
        texts.put("letters W", board("W", ".", "", "", "", "\n"));
        texts.put("Q among signs of equality", board("Q", "=", "", "", "", "\n"));
        texts.put("Q among commas", board("Q", ",", "", "", "", "\n"));
        texts.put("Q between bars", board("Q", "_", "|", "", "", "\n"));
        texts.put("stars of two kinds", board("\u2605", "\u2606", "", "", "", "\n"));
        texts.put("disks and circles", board("\u25CF", "\u25CB", "", "", "", "\n"));
        texts.put("words", board("True", "False", " ", "", "", "\n"));
        texts.put(
                "strings and nothing",
                board("\"Q\"", "null", ", ", "[", "]", ", ").transform(rows -> "{\"board\": [" + rows + "]}"));
        texts.put("None of Python", "[" + board("'Q'", "None", ", ", "[", "]", ", ") + "]");
        return texts;
    }

    @TestFactory
    List<DynamicTest> theTextsOfOneBoard() {
        return boards().entrySet().stream()
                .map(text -> DynamicTest.dynamicTest(
                        text.getKey(),
                        () -> assertThat(BoardReader.read(text.getValue()))
                                .as(text.getValue())
                                .containsExactly(BOARD)))
                .toList();
    }

    @Test
    void aPartialBoardIsReadFromStrings() {
        Problem problem = Problem.builder(5).place(0, 1).place(4, 4).build();
        assertThat(ProblemReader.read("{\"n\": 5, \"board\": [\".Q...\", \".....\", \".....\", \".....\", \"....Q\"]}"))
                .isEqualTo(problem);
        assertThat(ProblemReader.read(
                        "[[0., 1., 0., 0., 0.], [0., 0., 0., 0., 0.], [0., 0., 0., 0., 0.],"
                                + " [0., 0., 0., 0., 0.], [0., 0., 0., 0., 1.]]",
                        Reading.QUEENS))
                .isEqualTo(problem);
    }

    /** A sign of its own that stands once in each row is the queen's if the other is one of an open square, and '#' never is. */
    @Test
    void theQueensOfTwoSignsStandOnceInEachRow() {
        assertThat(BoardReader.read(board("b", ".", " ", "", "", "\n"))).containsExactly(BOARD);
        String hashes = board("#", ".", "", "", "", "\n");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(hashes))
                .withMessageContaining("row 0 (line 1) has none");
        assertThat(ProblemReader.read(hashes).isOpen(0, QUEENS[0])).isFalse();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(board("A", "B", "", "", "", "\n")))
                .withMessageContaining("2 different regions ('B', 'A')");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "{'row1': [2, 4, 1, 3], 'row2': [3, 1, 4, 2], 'row3': [2, 4, 1, 3], 'row4': [3, 1, 4, 2]}; regions; 4 boards",
                "[{'a': [2, 4, 1, 3]}, {'a': [3, 1, 4, 2]}, {'a': [2, 4, 1, 3]}, {'a': [3, 1, 4, 2]}]; regions; 4 boards",
                "2-4-1-3|3-1-4-2|2-4-1-3|3-1-4-2; regions; 4 boards",
                "2/4/1/3|3/1/4/2|2/4/1/3|3/1/4/2; regions; 4 boards",
                "1.0 1.0 2.0 2.0; regions; count from 0",
                "{'n': 4, 'placed': ['r1c2']}; from 0; from 1",
            })
    void twoReadingsAreNamed(String text, String first, String second) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.read(text.replace('\'', '"').replace('|', '\n')))
                .withMessageContaining(first)
                .withMessageContaining(second);
    }

    /** A number in brackets beside rows is the number of the row, as in what R prints, or a mark, and no board. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "[1] 2 4 1 3 5",
                "[1] 2 4 1\n[4] 3 5",
                "     [,1] [,2] [,3] [,4] [,5]\n[1,]    0    1    0    0    0\n[2,]    0    0    0    1    0\n"
                        + "[3,]    1    0    0    0    0\n[4,]    0    0    1    0    0\n[5,]    0    0    0    0    1",
                "[0] .Q...\n[1] ...Q.\n[2] Q....\n[3] ..Q..\n[4] ....Q",
                "(1) .Q...\n(2) ...Q.\n(3) Q....\n(4) ..Q..\n(5) ....Q",
                "{1}: .Q...\n{2}: ...Q.\n{3}: Q....\n{4}: ..Q..\n{5}: ....Q",
                ".Q... (1)\n...Q. (2)\nQ.... (3)\n..Q.. (4)\n....Q (5)",
                "Solution [0]\n.Q...\n...Q.\nQ....\n..Q..\n....Q",
                "1 3 0 2 4 (1)",
                ".Q...\n...Q.\nQ....\n..Q..\n....Q\n[1, 3, 0, 2, 4]",
                "UNSAT\nSATISFIABLE\n[1, 3, 0, 2, 4]",
            })
    void aNumberInBracketsBesideRowsIsNoBoard(String text) {
        assertThat(BoardReader.read(text)).containsExactly(BOARD);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[0] AABB\n[1] AABB\n[2] CCDD\n[3] CCDD",
                "AABB [4]\nAABB [3]\nCCDD [2]\nCCDD [1]",
                "Puzzle 3\n(1) red red blue blue\n(2) red red blue blue\n(3) pink pink gold gold\n(4) pink pink gold gold",
                "Level [1]\nAABB\nAABB\nCCDD\nCCDD",
            })
    void whatStandsBesideBracketsIsNotDropped(String text) {
        assertThat(ProblemReader.read(text)).isEqualTo(ProblemReader.read("AABB\nAABB\nCCDD\nCCDD"));
    }

    /** The numbers of columns are no board of their own, also below a title. */
    @Test
    void aTitleMayStandAboveTheNamesOfColumns() {
        String drawing = "  0 1 2 3\n0 . Q . .\n1 . . . Q\n2 Q . . .\n3 . . Q .\n";
        assertThat(BoardReader.read("Solution 1:\n" + drawing)).containsExactly(Board.of(1, 3, 0, 2));
        assertThat(BoardReader.read("Solution 1:\n" + drawing + "Solution 2:\n" + drawing))
                .containsExactly(Board.of(1, 3, 0, 2), Board.of(1, 3, 0, 2));
        assertThat(ProblemReader.read("Puzzle 7\n  0 1 2 3\n0 A A B B\n1 A A B B\n2 C C D D\n3 C C D D\n"))
                .isEqualTo(ProblemReader.read("AABB\nAABB\nCCDD\nCCDD"));
    }

    /** Letters that may be the names of columns are regions if no numbers stand below them. */
    @ParameterizedTest
    @ValueSource(strings = {"R C", "Y X", "x y", "i j", "r,c", "R\tC"})
    void aRowOfLettersIsNoHeader(String names) {
        String first = names.substring(0, 1);
        String separator = names.substring(1, 2);
        String second = names.substring(2);
        String rows = "R R C C B\nG B B A B\nA G C R R\nG G R A R\nG R A A R";
        String named = rows.replace("R", first).replace("C", second);
        assertThat(ProblemReader.read(named.replace(" ", separator)))
                .isEqualTo(Problem.builder(5)
                        .regions(named.replace(" ", "").split("\n"))
                        .build());
        assertThat(ProblemReader.read("r,c,v\n0,0,A\n0,1,A\n1,0,B\n1,1,B").size())
                .isEqualTo(2);
    }

    /** The size in a call or in a type is no queen. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                ">>> solve(5)\n[1, 3, 0, 2, 4]",
                "Int32Array(5) [ 1, 3, 0, 2, 4 ]",
                "[5]int{1, 3, 0, 2, 4}",
                "q := [5]int{1, 3, 0, 2, 4}",
                "Board(5): [1, 3, 0, 2, 4]",
                "assertArrayEquals(new int[] {1, 3, 0, 2, 4}, solve(5));",
                "row(0): [0,1,0,0,0]\nrow(1): [0,0,0,1,0]\nrow(2): [1,0,0,0,0]\nrow(3): [0,0,1,0,0]\nrow(4): [0,0,0,0,1]",
            })
    void theSizeBesideAListIsNoQueen(String text) {
        assertThat(BoardReader.read(text)).containsExactly(BOARD);
    }

    @Test
    void theSizesOfAnArrayOfGoAreNoTable() {
        assertThat(ProblemReader.read("var grid = [4][4]int{{1,1,2,2},{1,1,2,2},{3,3,4,4},{3,3,4,4}}"))
                .isEqualTo(ProblemReader.read("AABB\nAABB\nCCDD\nCCDD"));
        assertThatIllegalArgumentException().isThrownBy(() -> BoardReader.read("[[4], [1, 3, 0, 2]]"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"candidate", "updated", "validated", "timeline", "notebook"})
    void aNameThatHoldsAnIgnoredWordByChanceIsNotIgnored(String name) {
        assertThat(BoardReader.read(name + " = [1, 3, 0, 2, 4]")).containsExactly(BOARD);
        assertThat(ProblemReader.read(name + " = [1, 3, 0, 2, 4]").placed()).hasSize(5);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read("{\"board\": [1, 3, 0, 2, 4], \"" + name + "\": [[0, 1]]}"))
                .withMessageContaining("'" + name + "'");
    }

    /** What the console of a browser and of Node prints of a list of rows, of which numbers are shown without quotation marks. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aTableOfTheConsoleHasItsIndexBesideTheRows(boolean numbers) {
        StringBuilder table = new StringBuilder("""
                ┌─────────┬───┬───┬───┬───┬───┐
                │ (index) │ 0 │ 1 │ 2 │ 3 │ 4 │
                ├─────────┼───┼───┼───┼───┼───┤
                """);
        for (int row = 0; row < 5; row++) {
            table.append("│    ").append(row).append("    │");
            for (int region : REGIONS[row]) {
                table.append(numbers ? " " + region + " │" : " '" + LETTERS[region] + "' │");
            }
            table.append('\n');
        }
        table.append("└─────────┴───┴───┴───┴───┴───┘\n");
        assertThat(ProblemReader.read(table.toString())).isEqualTo(PUZZLE);
    }

    /** As many numbers as each of them has digits are rows, and no square of two rows. */
    @Test
    void numbersOfAsManyDigitsAsThereAreNumbersAreRows() {
        assertThat(ProblemReader.read("[1122, 1122, 3344, 3344]"))
                .isEqualTo(ProblemReader.read("1122\n1122\n3344\n3344"));
        assertThat(ProblemReader.read("grid = [11222, 13242, 33344, 33554, 55554]"))
                .isEqualTo(PUZZLE);
    }

    @Test
    void aBoardMayHaveTheNamesOfItsRowsOnBothSides() {
        String drawn =
                "  a b c d e\n5 . Q . . . 5\n4 . . . Q . 4\n3 Q . . . . 3\n2 . . Q . . 2\n1 . . . . Q 1\n  a b c d e\n";
        assertThat(BoardReader.read(drawn)).containsExactly(BOARD);
        assertThat(BoardReader.read(drawn.replace("  a b c d e\n", ""))).containsExactly(BOARD);
    }

    @Test
    void namesOfRegionsAreNoSquaresOfChess() {
        assertThat(ProblemReader.read(
                        "{'regions': [['R1','R1','R2','R2'],['R1','R1','R2','R2'],['R3','R3','R4','R4'],['R3','R3','R4','R4']]}"
                                .replace('\'', '"')))
                .isEqualTo(ProblemReader.read("AABB\nAABB\nCCDD\nCCDD"));
    }

    @Test
    void theGivenQueensOfAPuzzleAreNoBoard() {
        String puzzle = "{'regions': ['AABB', 'AABB', 'CCDD', 'CCDD'], 'given': [[0, 0]]}".replace('\'', '"');
        assertThat(ProblemReader.read(puzzle).placed()).hasSize(1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(puzzle))
                .withMessageContaining("queens of a puzzle");
    }

    @Test
    void aSquareOfTextOutsideTheBoardIsRefused() {
        String squares = "{'A': ['r1c1', 'r1c2'], 'B': ['r2c1', 'r2c9']}".replace('\'', '"');
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.read(squares))
                .withMessageContaining("outside the board");
    }
}
