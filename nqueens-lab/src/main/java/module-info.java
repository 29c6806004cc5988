/** A page in the browser on which one runs searches and watches them, served on this machine only. */
@SuppressWarnings("module") // The command line is built after this module.
module io.github.nqueens.lab {
    requires transitive io.github.nqueens;
    requires io.github.nqueens.algorithms;
    requires io.github.nqueens.formats;
    requires io.github.nqueens.puzzle;
    requires io.github.nqueens.solutions;
    requires io.github.nqueens.visual;
    requires jdk.httpserver;
    requires static org.jspecify;
    requires org.slf4j;

    exports io.github.nqueens.lab;
    exports io.github.nqueens.lab.runs to
            io.github.nqueens.cli;
}
