/** Grades the solvers of a class by a rubric, each in a process of its own. */
@NullMarked
package io.github.nqueens.cli.grading;

import org.jspecify.annotations.NullMarked;
