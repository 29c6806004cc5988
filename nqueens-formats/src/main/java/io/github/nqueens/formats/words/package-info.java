/** The words that this module knows: names of values, counts, axes, origins and colors, rules, denials, and talk. Not exported. */
@NullMarked
package io.github.nqueens.formats.words;

import org.jspecify.annotations.NullMarked;
