/** Many runs, compared: the tab of experiments. */
package io.github.nqueens.lab.experiment;
