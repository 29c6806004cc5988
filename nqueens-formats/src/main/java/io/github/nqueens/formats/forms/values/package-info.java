/** Values in brackets, as JSON, Python, Java, Lua, MiniZinc and other programs write them. Not exported. */
@NullMarked
package io.github.nqueens.formats.forms.values;

import org.jspecify.annotations.NullMarked;
