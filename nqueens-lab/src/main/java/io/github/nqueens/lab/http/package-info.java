/** Requests and answers: who may ask, what a form holds, and lines that follow work while it runs. */
@NullMarked
package io.github.nqueens.lab.http;

import org.jspecify.annotations.NullMarked;
