/** Carries requests and answers over HTTP: who may ask, and what happens to slow clients. */
@NullMarked
package io.github.nqueens.lab.http;

import org.jspecify.annotations.NullMarked;
