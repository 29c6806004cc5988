/**
 * Read boards and problems in the forms that people keep them in, and write them.
 *
 * <p>Start with {@link io.github.nqueens.formats.ProblemReader} for problems and {@link io.github.nqueens.formats.BoardReader} for boards.
 *
 * <pre>{@code
 * Problem puzzle = ProblemReader.read("AABB\nAABB\nCCDD\nCCDD");
 * Problem level = ProblemReader.read(Files.readAllBytes(Path.of("level.json")));
 * List<Board> boards = BoardReader.read("[[\".Q..\", \"...Q\", \"Q...\", \"..Q.\"]]");
 * Board board = BoardReader.read("2 4 1 3", Reading.FROM_ONE).get(0);
 * }</pre>
 *
 * <p>A reader never guesses. Where two readings of a text fit and differ, its exception names both, and a {@link
 * io.github.nqueens.formats.Reading} chooses.
 *
 * <p>Arguments must not be null unless they are marked as nullable: a {@link NullPointerException} names one that is, and for a
 * collection or an array the index at which it holds null.
 */
@NullMarked
package io.github.nqueens.formats;

import org.jspecify.annotations.NullMarked;
