/** The gallery: pages that each show one thing about search that is worth a lecture. */
package io.github.nqueens.cli.gallery;
