/** N-queens boards and problems in the forms that people keep them in: read, and written. */
module io.github.nqueens.formats {
    requires transitive io.github.nqueens;
    requires static org.jspecify;

    exports io.github.nqueens.formats;
}
