/** The lab without a server: the library, compiled for browsers, answers the page in workers. */
@NullMarked
package io.github.nqueens.web;

import org.jspecify.annotations.NullMarked;
