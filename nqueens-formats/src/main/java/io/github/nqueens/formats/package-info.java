/**
 * Read boards and problems in the forms that people keep them in, and write them.
 *
 * <p>Start with {@link io.github.nqueens.formats.ProblemReader}.
 *
 * <pre>{@code
 * Problem problem = ProblemReader.read(Files.readAllBytes(Path.of("level.txt")));
 * Board board = Solvers.get("auto").solve(problem);
 * }</pre>
 */
@NullMarked
package io.github.nqueens.formats;

import org.jspecify.annotations.NullMarked;
