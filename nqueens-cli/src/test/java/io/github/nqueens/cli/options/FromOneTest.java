package io.github.nqueens.cli.options;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.cli.Cli;
import io.github.nqueens.formats.BoardReader;
import io.github.nqueens.formats.ProblemReader;
import io.github.nqueens.solutions.Solutions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is printed counts from 1 on request, and is read back as what it is. */
class FromOneTest {
    private static final String PUZZLE = "AABB\nACBB\nCCCD\nDDDD";

    @TempDir
    Path folder;

    @Test
    void solvePrintsColumnsFromOne() throws IOException {
        String[] solve = {"solve", "8", "--algorithm", "explicit", "--seed", "1", "--format", "list"};
        Board board = Board.parse(Cli.run(solve).out());
        Cli.Ran list =
                Cli.run("solve", "8", "--algorithm", "explicit", "--seed", "1", "--format", "list", "--from-one");
        assertThat(list.out().strip()).isEqualTo(fromOne(board));
        Cli.Ran json = Cli.run("solve", "8", "--algorithm", "explicit", "--seed", "1", "--json", "--from-one");
        assertThat(json.json()).containsEntry("from", 1);
        assertThat(json.json().get("board")).hasToString(fromOne(board));
        assertThat(BoardReader.read(json.out())).containsExactly(board);
        assertThat(Cli.runWithInput(json.out(), "check", "-").out()).startsWith("A solution: 8 queens");
        assertThat(Cli.run("solve", "8", "--seed", "1", "--json").json()).containsEntry("from", 0);
        Path picture = folder.resolve("board.svg");
        Cli.run("solve", "8", "--from-one", "--output", picture.toString());
        assertThat(Files.readString(picture)).contains(">8</text>").doesNotContain(">0</text>");
        Path file = folder.resolve("board.json");
        Cli.run("solve", "8", "--algorithm", "explicit", "--seed", "1", "--from-one", "--output", file.toString());
        assertThat(BoardReader.read(Files.readString(file))).containsExactly(board);
    }

    @Test
    void solutionsAreReadBackWhicheverTheyCountFrom() throws IOException {
        for (String size : List.of("4", "5", "6")) {
            List<Board> boards = Solutions.stream(Integer.parseInt(size)).toList();
            Cli.Ran lines = Cli.run("solutions", size, "--from-one");
            assertThat(lines.out().lines())
                    .isEqualTo(boards.stream().map(FromOneTest::fromOne).toList());
            assertThat(BoardReader.read(lines.out())).isEqualTo(boards);
            assertThat(BoardReader.read(
                            Cli.run("solutions", size, "--from-one", "--json").out()))
                    .isEqualTo(boards);
        }
        Cli.Ran none = Cli.run("solutions", "3", "--from-one", "--json");
        assertThat(none.json()).hasToString("{n=3, from=1, boards=[]}");
        assertThat(Cli.run("solutions", "5", "--limit", "1", "--from-one", "-f", "svg")
                        .out())
                .contains(">5</text>")
                .doesNotContain(">0</text>");
    }

    @Test
    void checkNamesSquaresFromOneAndListsThemAsAskedFor() throws IOException {
        assertThat(Cli.runWithInput("0 1 3 2", "check").out())
                .contains("  row 1, column 1 and row 2, column 2: same diagonal")
                .doesNotContain("row 0", "column 0");
        Cli.Ran json = Cli.runWithInput("0 1 3 2", "check", "--from-one", "--json");
        assertThat(json.json()).containsEntry("from", 1);
        assertThat(json.out().replaceAll("\\s", ""))
                .contains("{\"row1\":1,\"column1\":1,\"row2\":2,\"column2\":2,\"line\":\"diagonal\"}");
        assertThat(Cli.runWithInput("QQ..\n....\n..Q.\n....", "check", "--from-one")
                        .out())
                .contains("row 1, column 1 and row 1, column 2 attack each other");
        Path problem = Files.writeString(folder.resolve("problem.txt"), ".#..\n....\n....\n....");
        assertThat(Cli.runWithInput("1 3 0 2", "check", "--from-one", "--problem", problem.toString())
                        .out())
                .contains("the queen on row 1, column 2 stands on a blocked square");
    }

    @Test
    void sentencesAndOptionsCountFromOne() throws IOException {
        for (String command : List.of("solve", "count", "solutions")) {
            assertThat(Cli.run(command, "8", "--place", "1:1,2:2").err())
                    .contains("the queen placed on row 2, column 2 attacks another placed queen");
        }
        Cli.Ran json = Cli.run("solve", "8", "--place", "1:1", "--place", "2:2", "--json");
        assertThat(json.json())
                .containsEntry("from", 0)
                .containsEntry("reason", "the queen placed on row 2, column 2 attacks another placed queen");
        Cli.run("solve", "8", "--place", "3,3")
                .assertRefused("--place: '3' is no square; write row:column, each from 1, as in 4:1");
        Cli.run("solve", "8", "--block", "0:3").assertRefused("'0:3' is no square");
        Cli.run("solve", "8", "--block", "9:3").assertRefused("--block has '9:3'", "each from 1 to 8");
    }

    @Test
    void convertWritesFromOne() throws IOException {
        Cli.Ran columns = Cli.runWithInput("1 3 0 2", "convert", "--to", "columns", "--from-one");
        assertThat(columns.out().strip()).isEqualTo("[2, 4, 1, 3]");
        Cli.Ran board = Cli.runWithInput("[0, 0, 1, 2]", "convert", "--to", "json", "--from-one");
        assertThat(board.json()).containsEntry("from", 1);
        assertThat(board.json().get("board")).hasToString("[1, 1, 2, 3]");
        assertThat(BoardReader.read(board.out())).containsExactly(Board.of(0, 0, 1, 2));
        Problem problem = Problem.parse("rule=TOUCH\n...#\n....\nQ...\n....\n\n" + PUZZLE);
        Cli.Ran json = Cli.runWithInput(problem.toText(), "convert", "--to", "json", "--from-one");
        assertThat(json.json().get("placed")).hasToString("[[3, 1]]");
        assertThat(json.json().get("blocked")).hasToString("[[1, 4]]");
        assertThat(ProblemReader.read(json.out())).isEqualTo(problem);
    }

    @Test
    void puzzlesCountFromOneInJsonToo() throws IOException {
        Path puzzle = Files.writeString(folder.resolve("puzzle.txt"), PUZZLE);
        Cli.Ran plain = Cli.run("puzzle", "solve", puzzle.toString(), "--json", "--explain");
        Cli.Ran solved = Cli.run("puzzle", "solve", puzzle.toString(), "--json", "--explain", "--from-one");
        assertThat(solved.json()).containsEntry("from", 1);
        assertThat(plain.json()).containsEntry("from", 0).containsEntry("board", List.of(1, 3, 0, 2));
        assertThat(solved.json()).containsEntry("board", List.of(2, 4, 1, 3));
        Cli.Ran board = Cli.run("puzzle", "solve", puzzle.toString(), "--json", "--from-one");
        assertThat(BoardReader.read(board.out())).containsExactly(Board.of(1, 3, 0, 2));
        assertThat(plain.out().replaceAll("\\s", "")).contains("\"deleted\":[[2,3]]");
        assertThat(solved.out().replaceAll("\\s", "")).contains("\"deleted\":[[3,4]]");
        Cli.Ran hint = Cli.run("puzzle", "hint", puzzle.toString(), "--json", "--from-one");
        assertThat(hint.json()).containsEntry("from", 1);
        assertThat(hint.out().replaceAll("\\s", "")).contains("\"deleted\":[[3,4]]");
        Path several = Files.writeString(folder.resolve("several.txt"), "....\n....\n....\n....");
        assertThat(Cli.run("puzzle", "rate", several.toString(), "--from-one")
                        .out()
                        .lines())
                .containsExactlyInAnyOrder("[2, 4, 1, 3]", "[3, 1, 4, 2]");
    }

    private static String fromOne(Board board) {
        int[] columns = board.toArray();
        StringBuilder text = new StringBuilder();
        for (int column : columns) {
            text.append(text.isEmpty() ? "[" : ", ").append(column + 1);
        }
        return text.append(']').toString();
    }
}
