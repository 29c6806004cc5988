/** Many runs, compared: the tab of experiments. */
@NullMarked
package io.github.nqueens.lab.experiment;

import org.jspecify.annotations.NullMarked;
