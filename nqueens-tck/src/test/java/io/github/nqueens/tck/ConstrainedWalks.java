package io.github.nqueens.tck;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** A search for problems with placed queens and blocked squares, sound or with a defect. */
final class ConstrainedWalks {
    private ConstrainedWalks() {}

    /** Moves one queen after the other to the square of its row that the fewest attack, and sometimes to any. */
    static SearchOutcome sound(SearchContext context) {
        return context.problem().isClassic()
                ? Walks.sound(context)
                : from(context, context.initialBoard().orElseGet(() -> start(context)), row -> isMovable(context, row));
    }

    /** Keeps placed queens on their squares, but moves those of all rows that a defect names. */
    static SearchOutcome from(SearchContext context, Board start, IntPredicate movable) {
        Problem problem = context.problem();
        RandomGenerator random = context.random();
        int n = context.size();
        int[] columns = start.toArray();
        int[] rows = IntStream.range(0, n).filter(movable).toArray();
        context.boardSet(start);
        while (!problem.isSolution(Board.of(columns))) {
            if (!context.tick()) {
                return SearchOutcome.stopped();
            }
            int row = rows[random.nextInt(rows.length)];
            boolean any = random.nextInt(8) == 0;
            int best = columns[row];
            int fewest = Integer.MAX_VALUE;
            for (int column = 0; column < n; column++) {
                // Each square costs a look at all queens, which is long on a large board.
                if (context.shouldStop()) {
                    return SearchOutcome.stopped();
                }
                int attackers = any ? random.nextInt(n) : 2 * attackers(problem, columns, row, column);
                if (problem.isOpen(row, column) && attackers + random.nextInt(2) < fewest) {
                    fewest = attackers;
                    best = column;
                }
            }
            int from = columns[row];
            columns[row] = best;
            context.moved(row, from, best);
        }
        return SearchOutcome.solved(Board.of(columns));
    }

    private static int attackers(Problem problem, int[] columns, int row, int column) {
        return (int) IntStream.range(0, columns.length)
                .filter(other -> other != row && problem.attacks(row, column, other, columns[other]))
                .count();
    }

    /** Tries all boards, row by row. */
    static SearchOutcome everyBoard(SearchContext context) {
        return below(0, new int[context.size()], context).orElseGet(SearchOutcome::unsolvable);
    }

    private static Optional<SearchOutcome> below(int row, int[] columns, SearchContext context) {
        Problem problem = context.problem();
        if (row == columns.length) {
            return Optional.of(SearchOutcome.solved(Board.of(columns)));
        }
        for (int column = 0; column < columns.length; column++) {
            if (!context.tick()) {
                return Optional.of(SearchOutcome.stopped());
            }
            columns[row] = column;
            if (fits(problem, columns, row)) {
                Optional<SearchOutcome> outcome = below(row + 1, columns, context);
                if (outcome.isPresent()) {
                    return outcome;
                }
            }
        }
        return Optional.empty();
    }

    private static boolean fits(Problem problem, int[] columns, int row) {
        return problem.isOpen(row, columns[row])
                && problem.placed().stream().allMatch(queen -> queen.row() != row || queen.column() == columns[row])
                && IntStream.range(0, row)
                        .noneMatch(other -> problem.attacks(row, columns[row], other, columns[other]));
    }

    static Board start(SearchContext context) {
        Problem problem = context.problem();
        int[] columns = new int[context.size()];
        Arrays.setAll(
                columns,
                row -> IntStream.range(0, columns.length)
                        .filter(column -> problem.isOpen(row, column))
                        .findFirst()
                        .orElseThrow());
        problem.placed().forEach(queen -> columns[queen.row()] = queen.column());
        return Board.of(columns);
    }

    static boolean isMovable(SearchContext context, int row) {
        return context.problem().placed().stream().noneMatch(queen -> queen.row() == row);
    }
}
