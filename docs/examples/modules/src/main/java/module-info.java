/** A modular program that solves and draws. */
module org.example.modules {
    requires io.github.nqueens.algorithms;
    requires io.github.nqueens.visual;
}
