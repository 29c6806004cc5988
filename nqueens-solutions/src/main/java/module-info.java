/** All solutions of the n-queens problem: streaming, counting, estimating and sampling. */
module io.github.nqueens.solutions {
    requires transitive io.github.nqueens;
    requires io.github.nqueens.algorithms;
    requires static transitive org.jspecify;

    exports io.github.nqueens.solutions;
}
