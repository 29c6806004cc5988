/** Boards and plots as SVG, and self-contained HTML replays of recorded searches. */
@SuppressWarnings("module") // The modules that share parts of pages are built after this one.
module io.github.nqueens.visual {
    requires transitive io.github.nqueens;
    requires static org.jspecify;

    exports io.github.nqueens.visual;
    exports io.github.nqueens.visual.page to
            io.github.nqueens.cli,
            io.github.nqueens.lab,
            io.github.nqueens.puzzle;
}
