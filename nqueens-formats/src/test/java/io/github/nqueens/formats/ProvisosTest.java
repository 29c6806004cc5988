package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A text that denies, turns, counts or changes the rule is refused by that word, or read as it says: never as if it did not say so. */
class ProvisosTest {
    /** Each text has its line breaks as pilcrows; the word before it is blamed by both readers. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "! ~ Q1 != 2, Q2 != 4, Q3 != 1, Q4 != 3",
                "not ~ not queen(1,2). not queen(2,4). not queen(3,1). not queen(4,3).",
                "´:-´ ~ :- queen(1,2). :- queen(2,4). :- queen(3,1). :- queen(4,3).",
                "removeQueen ~ removeQueen(0, 1); removeQueen(1, 3); removeQueen(2, 0); removeQueen(3, 2);",
                "No ~ No queen at row 1, column 2¶No queen at row 2, column 4¶No queen at row 3, column 1¶No queen at row 4, column 3",
                "2 stars ~ 2 stars per row¶AABB¶AABB¶CCDD¶CCDD",
                "2 stars ~ # Stars: 2¶AABB¶AABB¶CCDD¶CCDD",
                "2 stars ~ two stars in each row¶AABB¶AABB¶CCDD¶CCDD",
                "rook ~ {\"n\":4,\"piece\":\"rook\",\"placed\":[[0,1]]}",
                "diagonals ~ {\"n\":4,\"diagonals\":false,\"placed\":[[0,1]]}",
                "bottom ~ {\"n\":4,\"origin\":\"bottom-left\",\"placed\":[[0,1]]}",
                "bottom ~ # row 1 is the bottom row¶.Q..¶...Q¶Q...¶..Q.",
                "´*´ ~ n = 4¶board = [0] * n¶for i in range(n):¶    board[i] = (2 * i + 1) % 5",
                "´:-´ ~ queens(N, Qs) :- numlist(1, N, Ns), permutation(Ns, Qs), safe(Qs).¶safe([]).¶safe([Q¦Qs]) :- no_attack(Q, Qs, 1), safe(Qs).¶no_attack(_, [], _).",
                "cost ~ cost = [[4, 1, 3, 2], [2, 0, 5, 3], [3, 2, 2, 1], [1, 3, 4, 0]]",
                "´...´ ~ [1, 3, 0, 2, ...]",
                "´…´ ~ [1, 3, 0, 2, …]",
                "Costs ~ Costs:¶0 1 0 0¶0 0 0 1¶1 0 0 0¶0 0 1 0",
                "weights ~ weights = [0, 2, 1, 3]",
                "fitness ~ fitness: [2, 4, 1, 3]",
                "banana ~ {\"n\": 4, \"banana\": \"torus\", \"placed\": [[0, 1]]}",
                "banana ~ {\"n\": 4, \"placed\": [[0, 1]], \"banana\": [[2, 0]]}",
                "banana ~ {\"n\": 4, \"placed\": [[0, 1]], \"banana\": 7}",
                "banana ~ banana: 2¶AABB¶AABB¶CCDD¶CCDD",
                "´~´ ~ ~queen(1,2). ~queen(2,4). ~queen(3,1). ~queen(4,3).",
                "´-´ ~ -queen(1,2). -queen(2,4). -queen(3,1). -queen(4,3).",
                "´\\´ ~ \\+ queen(1,2). \\+ queen(2,4). \\+ queen(3,1). \\+ queen(4,3).",
                "remove ~ board.remove(0, 1); board.remove(1, 3); board.remove(2, 0); board.remove(3, 2);",
                "Remove ~ Remove queen from row 1, column 2¶Remove queen from row 2, column 4¶Remove queen from row 3, column 1¶Remove queen from row 4, column 3",
                "not ~ Queen is not on row 1, column 2¶Queen is not on row 2, column 4¶Queen is not on row 3, column 1¶Queen is not on row 4, column 3",
                "without ~ row 1: without queen 2¶row 2: without queen 4¶row 3: without queen 1¶row 4: without queen 3",
                "2 stars ~ Each row has two queens.¶AABB¶AABB¶CCDD¶CCDD",
                "2 stars ~ {\"regions\": [\"AABB\",\"AABB\",\"CCDD\",\"CCDD\"], \"perRow\": 2}",
                "2 stars ~ {\"regions\": [\"AABB\",\"AABB\",\"CCDD\",\"CCDD\"], \"stars_per_region\": 2}",
                "2 stars ~ {\"regions\": [\"AABB\",\"AABB\",\"CCDD\",\"CCDD\"], \"starCount\": 2}",
                "2 stars ~ {\"regions\": [\"AABB\",\"AABB\",\"CCDD\",\"CCDD\"], \"queensInEachRow\": \"2\"}",
                "2 stars ~ {\"regions\": [\"AABB\",\"AABB\",\"CCDD\",\"CCDD\"], \"stars\": \"two\"}",
                "2 stars ~ double star battle¶AABB¶AABB¶CCDD¶CCDD",
                "2 stars ~ ★★ per row¶AABB¶AABB¶CCDD¶CCDD",
                "2 stars ~ AABB¶AABB¶CCDD¶CCDD¶(2 stars)",
                "cylinder ~ on a cylinder¶.Q..¶....¶....¶....",
                "Knights ~ Knights: ¶.Q..¶...Q¶Q...¶..Q.",
                "checkDiagonals ~ {\"n\": 4, \"checkDiagonals\": false, \"placed\": [[0,1]]}",
                "bottom ~ {\"rows_from\": \"bottom\", \"board\": [\".Q..\",\"...Q\",\"Q...\",\"..Q.\"]}",
                "points up ~ y axis points up¶.Q..¶...Q¶Q...¶....",
                "flipped ~ (flipped vertically)¶.Q..¶...Q¶Q...¶....",
                "range ~ board = list(range(8))",
                "´<´ ~ int[] q = new int[8]; for (int i = 0; i < 8; i++) q[i] = i;",
                "fill ~ const board = Array(8).fill(0);",
                "line 1 ~ let q = [...Array(8).keys()]",
                "´...´ ~ [0 1 2 ... 7 8 9]",
                "´...´ ~ 1, 3, 0, 2, ...",
                "line 1 ~ 1 3 0 2 etc.",
                "numbers with a unit ~ Team 1: 2 points¶Team 2: 4 points¶Team 3: 1 points¶Team 4: 3 points",
                "numbers with a unit ~ Lap 1: 2 s¶Lap 2: 4 s¶Lap 3: 1 s¶Lap 4: 3 s",
                "line 1 ~ Temperature 1 = 2, Temperature 2 = 4, Temperature 3 = 1, Temperature 4 = 3",
                "open ~ {\"n\":4,\"open\":[[0,1],[1,3],[2,0],[3,2]]}",
                "attacked ~ {\"n\":4,\"attacked\":[[0,1],[1,3],[2,0],[3,2]]}",
                "unqueens ~ {\"n\":4,\"unqueens\":[[0,1],[1,3],[2,0],[3,2]]}",
                "Not ~ Not blocked: (0,1), (1,2)¶....¶....¶....¶....",
                "Unblocked ~ Unblocked: (0,1), (1,2)¶....¶....¶....¶....",
                "no_diagonals ~ {\"n\":4,\"placed\":[[0,1]],\"restrictions\":{\"no_diagonals\": true}}",
                "distances ~ distances = [[0,1,2,3],[1,0,1,2],[2,1,0,1],[3,2,1,0]]",
                "line 1 ~ [[0,5,9],[5,0,2],[9,2,0]]",
                "adjacency ~ adjacency = [[0,1,0,0],[0,0,0,1],[1,0,0,0],[0,0,1,0]]",
                "sudoku ~ sudoku = [[1,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,1]]",
                "line 1 ~ permutation matrix rows sums 1 1 1 1",
                "rooks ~ {\"n\": 4, \"mode\": \"rooks\", \"placed\": [[0, 1]]}",
                "line 1 ~ {\"n\": 4, \"placed\": [[0, 1]], \"rule\": \"QUEENS\", \"extra\": {\"a\": [1, 2]}}",
                "line 1 ~ {\"n\": 4, \"queens\": 2, \"placed\": [[0, 1]]}",
                "size is 2 ~ queens: 2¶....¶....¶....¶....",
                "5 stars ~ {\"size\": 8, \"k\": 5}",
                "line 1 ~ {\"n\": 8, \"steps\": \"04752613\"}",
                "No ~ <div class=\"board\"><p>No queen here</p></div>",
                "´<´ ~ Q1 <> 2, Q2 <> 4, Q3 <> 1, Q4 <> 3",
                "´≠´ ~ Q1 ≠ 2, Q2 ≠ 4, Q3 ≠ 1, Q4 ≠ 3",
                "´<´ ~ Q1 < 2, Q2 < 4, Q3 < 1, Q4 < 3",
                "´>´ ~ Q1 >= 2, Q2 >= 4, Q3 >= 1, Q4 >= 3",
                "line 1 ~ x[1,2] = 0, x[2,4] = 0, x[3,1] = 0, x[4,3] = 0",
                "line 1 ~ queen(1,2) = false. queen(2,4) = false. queen(3,1) = false. queen(4,3) = false.",
                "Move ~ Move queen from (0,1) to (1,3)¶Move queen from (2,0) to (3,2)",
                "cannot ~ Queens cannot stand on (1,2), (2,4), (3,1), (4,3)",
            })
    void whatATextSaysOfItsBoardIsNotPassedOver(String row) {
        String word = row.substring(0, row.indexOf(" ~ ")).replace('´', '\'');
        String text = row.substring(row.indexOf(" ~ ") + 3).replace('¶', '\n').replace('¦', '|');
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.readAll(text))
                .withMessageContaining(word);
        assertThatIllegalArgumentException().isThrownBy(() -> BoardReader.read(text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"n\": 4, \"topology\": \"torus\", \"placed\": [[0, 1]]} | TORUS",
                "{\"n\": 4, \"superqueens\": true, \"placed\": [[0, 1]]} | SUPERQUEENS",
                "{\"n\": 4, \"piece\": \"superqueen\", \"placed\": [[0, 1]]} | SUPERQUEENS",
                "{\"n\": 4, \"piece\": \"queen\", \"placed\": [[0, 1]]} | QUEENS",
                "{\"n\": 4, \"wrapAround\": true, \"placed\": [[0, 1]]} | TORUS",
                "{\"n\": 4, \"wrapAround\": false, \"placed\": [[0, 1]]} | QUEENS",
                "{\"n\": 4, \"topology\": \"flat\", \"placed\": [[0, 1]]} | QUEENS",
                "{\"n\": 4, \"diagonals\": true, \"placed\": [[0, 1]]} | QUEENS",
            })
    void aRuleThatIsKnownIsHonored(String text, AttackRule rule) {
        assertThat(ProblemReader.read(text).rule()).isEqualTo(rule);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "# queens[col] -> row\n[1, 3, 0, 2, 4]",
                "Queens are listed by column:\n[1, 3, 0, 2, 4]",
                "index = column, value = row\n[1, 3, 0, 2, 4]",
                "# board[column] -> row\nboard = [1, 3, 0, 2, 4]",
            })
    void anAxisThatIsNamedIsHonored(String text) {
        assertThat(BoardReader.read(text)).containsExactly(Board.of(2, 0, 3, 1, 4));
    }

    @Test
    void theOriginOfSquaresIsHonoredInWords() {
        String squares = "{\"n\": 4, \"placed\": [[1, 2], [3, 3]], \"indexing\": \"%s\"}";
        assertThat(ProblemReader.read(squares.formatted("1-based")).placed())
                .hasToString("[Square[row=0, column=1], Square[row=2, column=2]]");
        assertThat(ProblemReader.read(squares.formatted("zero-based")).placed())
                .hasToString("[Square[row=1, column=2], Square[row=3, column=3]]");
        assertThat(ProblemReader.read("# counted from 1\n" + squares.replace(", \"indexing\": \"%s\"", ""))
                        .placed())
                .hasToString("[Square[row=0, column=1], Square[row=2, column=2]]");
    }

    /** Words of the rules, of results and of talk deny nothing. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "# No two queens attack each other\n",
                "4 queens, none attacks another\n",
                "Puzzle no 12\n",
                "# one queen in each row and each column\n",
                "# no hints\n",
                "# each row has exactly one queen\n",
                "# queens do not touch\n",
                "# not reversed\n",
                "{ \"reversed\": false }\n",
            })
    void wordsBesideABoardThatDenyNothingDoNotHinder(String words) {
        assertThat(BoardReader.read(words + ".Q..\n...Q\nQ...\n..Q.\n")).containsExactly(Board.of(1, 3, 0, 2));
    }

    /** Parts of words say nothing, whatever the words around them are. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "whole", "badge", "wallpaper", "blockchain", "queensland", "restarts", "restartCount", "notBlocked",
                "unblocked", "nonGiven", "unplaced", "wrongQueens", "without_queens", "not-placed", "Non Queens",
                        "validSquares",
                "attackedSquares", "fitness", "banana", "startled", "regionals", "candidates"
            })
    void squaresUnderAnotherNameAreRefusedByIt(String name) {
        String text = "{\"n\": 4, \"%s\": [[0, 1], [1, 3], [2, 0], [3, 2]]}".formatted(name);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.read(text))
                .withMessageContaining(name);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(text))
                .withMessageContaining(name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "placedQueens",
                "PLACED_QUEENS",
                "placed-queens",
                "placed queens",
                "placedqueens",
                "initialQueens",
                "fixed"
            })
    void theWordsOfANameAreFoundHoweverTheyAreJoined(String name) {
        assertThat(ProblemReader.read("{\"n\": 4, \"from\": 0, \"%s\": [[0, 1]]}".formatted(name))
                        .placed())
                .hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "k",
                "stars",
                "star_count",
                "numStars",
                "starsPerRow",
                "queensPerRow",
                "queensPerColumn",
                "queens_per_region",
                "queensInEachRow",
                "perRegion",
                "crownsPerArea"
            })
    void eachNameOfANumberOfQueensInARowIsKnown(String name) {
        String text = "{\"regions\": [\"AABB\", \"AABB\", \"CCDD\", \"CCDD\"], \"%s\": %d}";
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.read(text.formatted(name, 2)))
                .withMessageContaining("2 stars");
        assertThat(ProblemReader.read(text.formatted(name, 1)).hasRegions()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"moves", "steps", "history", "timestamps", "solution_steps", "benchmark", "marks"})
    void aTableBesideNothingButASizeIsNotDropped(String name) {
        String text = "{\"n\": 8, \"%s\": [0, 4, 7, 5, 2, 6, 1, 3]}".formatted(name);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(text))
                .withMessageContaining(name);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.read(text))
                .withMessageContaining(name);
    }

    /** Variations of the same, none of which is read as if it said nothing. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Q1 is not 2, Q2 is not 4, Q3 is not 1, Q4 is not 3",
                "The queen can't be on (1,2), (2,4), (3,1), (4,3)",
                "avoid (1,2), (2,4), (3,1), (4,3)",
                "{\"n\":4,\"queens\":[0,2,1,3],\"invalid\":true}",
                "# do not place queens here\n.Q..\n...Q\nQ...\n..Q.",
                "{\"stars\":{\"perRow\":2},\"regions\":[\"AABB\",\"AABB\",\"CCDD\",\"CCDD\"]}",
                "Stars per row: 2\nAABB\nAABB\nCCDD\nCCDD",
                "Place two queens in every row, column and color.\nAABB\nAABB\nCCDD\nCCDD",
                "AABB\nAABB\nCCDD\nCCDD\nRule: 2 per row",
                "{\"regions\":[\"AABB\",\"AABB\",\"CCDD\",\"CCDD\"],\"config\":{\"queens\":2}}",
                "{\"n\":4,\"kind\":\"rook\",\"placed\":[[0,1]]}",
                "{\"n\":4,\"cylindrical\":true,\"placed\":[[0,1]]}",
                "{\"n\":4,\"attack\":\"knight\",\"placed\":[[0,1]]}",
                "{\"n\":4,\"movement\":\"king\",\"placed\":[[0,1]]}",
                "{\"n\":4,\"piece\":\"king\",\"placed\":[[0,1]]}",
                "{\"n\":4,\"diagonal\":\"none\",\"placed\":[[0,1]]}",
                "{\"n\":4,\"attacksDiagonally\":false,\"placed\":[[0,1]]}",
                "kings\n.Q..\n....\n....\n....",
                "no diagonal attacks\n.Q..\n....\n....\n....",
                "{\"n\":4,\"y_axis\":\"up\",\"placed\":[[0,1]]}",
                "{\"n\":4,\"rowOrder\":\"descending\",\"placed\":[[0,1]]}",
                "{\"n\":4,\"rows\":\"bottom-up\",\"placed\":[[0,1]]}",
                "south at top\n.Q..\n...Q\nQ...\n....",
                "rows are listed in reverse order\n.Q..\n...Q\nQ...\n....",
                "# columns top to bottom: each string is a column\n[\".Q..\",\"...Q\",\"Q...\",\"....\"]",
                "board = [1, 3] + [0, 2]",
                "board = [i * 2 % 5 for i in range(5)]",
                "[x for x in [1,3,0,2]]",
                "board = [1, 3, 0, 2].map(c => c + 1)",
                "solve([1,3,0,2]) = false",
                "a = 1; b = 3; c = 0; d = 2; board = [a, b, c, d]",
                "board = [1, 3, 0, 2]; board[0] = 2",
                "board = [1, 3, 0, 2]\nboard[2] = 3",
                "board = [1, 3, 0, 2]\nboard.reverse()",
                "1 3 0 2 ..",
                "{\"probabilities\": [[0,1,0,0],[0,0,0,1],[1,0,0,0],[0,0,1,0]]}",
                "heat: [[0,1,0,0],[0,0,0,1],[1,0,0,0],[0,0,1,0]]",
                "Distance matrix\n0 1 2 3\n1 0 3 2\n2 3 0 1\n3 2 1 0",
                "Scores: 1 3 0 2",
                "ages = [2, 4, 1, 3]",
                "votes: 2 4 1 3",
                "ranking = [2, 4, 1, 3]",
                "Monday 2, Tuesday 4, Wednesday 1, Thursday 3",
                "2 kg 4 kg 1 kg 3 kg",
                "$2 $4 $1 $3",
                "12:30 14:10 11:20 13:40",
                "2/4 1/3",
                "?- not(queens([1,3,0,2])).",
                "forall i: q[i] != i",
                "queens([1,3,0,2]) :- fail.",
                "unsat: [1,3,0,2]",
                "{\"n\":4,\"notes\":\"no queens\",\"placed\":[[0,1]]}",
                "{\"mirror\": true, \"board\": [1,3,0,2,4]}",
                "{\"flip\": \"horizontal\", \"board\": [1,3,0,2,4]}",
                "{\"rotation\": 90, \"board\": [1,3,0,2,4]}",
                "{\"transposed\": true, \"board\": [1,3,0,2,4]}",
                "{\"order\": \"column-major\", \"board\": [1,3,0,2,4]}",
                "{\"board\": [1,3,0,2,4], \"axis\": \"column\"}",
                "{\"indexedBy\": \"column\", \"board\": [1,3,0,2,4]}",
                "{\"oneBased\": true, \"n\": 5, \"placed\": [[1,2],[3,3]]}",
            })
    void moreTextsThatSayOtherwiseAreRefused(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> BoardReader.read(text));
        assertThatIllegalArgumentException().isThrownBy(() -> ProblemReader.readAll(text));
    }

    @Test
    void wrappingEdgesMakeATorusOrARefusal() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.read("{\"n\": 4, \"edges\": \"wrap\", \"placed\": [[0, 1]]}"))
                .withMessageContaining("wrap");
    }
}
