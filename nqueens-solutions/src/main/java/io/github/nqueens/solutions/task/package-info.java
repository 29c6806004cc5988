/**
 * What a count consists of, whoever runs it: the task, its sums and its limits, for {@link
 * io.github.nqueens.solutions.SolutionCounter} and for the parts that other machines count. The package is not exported.
 */
@NullMarked
package io.github.nqueens.solutions.task;

import org.jspecify.annotations.NullMarked;
