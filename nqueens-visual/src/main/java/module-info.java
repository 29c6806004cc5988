/** Boards and plots as SVG, and self-contained HTML replays of recorded searches. */
module io.github.nqueens.visual {
    requires transitive io.github.nqueens;
    requires java.xml;
    requires static transitive org.jspecify;

    exports io.github.nqueens.visual;
}
