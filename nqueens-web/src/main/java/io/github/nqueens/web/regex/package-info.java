/** Stands for {@code java.util.regex} in a browser, which has expressions of its own. */
@NullMarked
package io.github.nqueens.web.regex;

import org.jspecify.annotations.NullMarked;
