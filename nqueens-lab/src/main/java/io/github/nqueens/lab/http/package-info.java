/** Requests and answers: who may ask, what a form holds, and lines that follow work while it runs. */
package io.github.nqueens.lab.http;
