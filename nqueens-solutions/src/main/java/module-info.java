/** All solutions of the n-queens problem: streaming, counting, estimating and sampling. */
module io.github.nqueens.solutions {
    requires transitive io.github.nqueens;
    requires io.github.nqueens.algorithms;
    requires static org.jspecify;
    requires org.slf4j;

    exports io.github.nqueens.solutions;
    exports io.github.nqueens.solutions.parts;
}
