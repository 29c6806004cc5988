/** Puzzles with one solution: made, rated and explained step by step. */
module io.github.nqueens.puzzle {
    requires transitive io.github.nqueens;
    requires io.github.nqueens.solutions;
    requires io.github.nqueens.visual;
    requires static org.jspecify;

    exports io.github.nqueens.puzzle;
}
