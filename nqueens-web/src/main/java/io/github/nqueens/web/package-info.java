/** The lab without a server: the library, compiled for browsers, answers the page in workers. */
package io.github.nqueens.web;
