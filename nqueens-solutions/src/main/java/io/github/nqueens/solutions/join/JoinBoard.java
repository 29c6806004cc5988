package io.github.nqueens.solutions.join;

import io.github.nqueens.Problem;
import io.github.nqueens.Symmetry;
import io.github.nqueens.internal.RuleLines;
import io.github.nqueens.solutions.counting.Scatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A board that can be cut into four quarters of the same size, and how many solutions of a problem each of its own stands for.
 * A problem is counted on one or two of them, and on many if n is odd and at least {@value #SMALLEST_BY_MIDDLE_QUEENS}.
 *
 * <p>A problem of even n is such a board. One of odd n gets one more row and one more column without squares. Where it has
 * symmetries, a queen in the middle row or column tells the images apart: it stands in the western or the northern half,
 * and counts for its images. If that queen stands on the center, the board around it has quarters of its own and keeps
 * its symmetries. On a torus every solution has n translations with a queen on the center. Safe for use by several threads.
 */
final class JoinBoard {
    /** Quarters of padded boards from this size on take more memory, or more time to make, than many smaller ones. */
    private static final int SMALLEST_BY_MIDDLE_QUEENS = 21;

    private final JoinGeometry geometry;
    private final Supplier<OpenSquares> finder;
    private final int copies;
    private final boolean alike;

    /** Found when a part needs them, as a count has many boards; guarded by this. */
    private @Nullable OpenSquares squares;

    /** Made from the squares; guarded by this. */
    private @Nullable ImageWeights weights;

    private JoinBoard(JoinGeometry geometry, Supplier<OpenSquares> finder, int copies, boolean alike) {
        this.geometry = geometry;
        this.finder = finder;
        this.copies = copies;
        this.alike = alike;
    }

    /**
     * The boards on which a problem is counted.
     *
     * @param problem one that {@link JoinCount#takes}
     * @return at least one
     */
    static List<JoinBoard> of(Problem problem) {
        int size = problem.size();
        if (RuleLines.of(problem.rule()).wraps()) {
            return List.of(
                    new JoinBoard(new JoinGeometry(size, true), () -> OpenSquares.of(withCenter(problem)), size, true));
        }
        Set<Symmetry> symmetries = OpenSquares.symmetries(problem);
        if (symmetries.contains(Symmetry.ANTI_TRANSPOSE) && !symmetries.contains(Symmetry.TRANSPOSE)) {
            // Seen in a mirror, the board has the long diagonal as its axis, which joins know how to use.
            return of(problem.transform(Symmetry.MIRROR_COLUMNS));
        }
        return (size & 1) == 0
                ? List.of(new JoinBoard(new JoinGeometry(size), () -> OpenSquares.of(problem), 1, areAll(symmetries)))
                : ofOddSize(problem, symmetries);
    }

    private static List<JoinBoard> ofOddSize(Problem problem, Set<Symmetry> symmetries) {
        int middle = problem.size() / 2;
        if (problem.size() >= SMALLEST_BY_MIDDLE_QUEENS && areAll(symmetries) && !problem.isPlaced(middle, middle)) {
            return byMiddleQueens(problem);
        }
        boolean isWest = symmetries.contains(Symmetry.MIRROR_COLUMNS)
                || (symmetries.contains(Symmetry.ROTATE_180) && !symmetries.contains(Symmetry.TRANSPOSE));
        boolean isNorth = symmetries.contains(Symmetry.MIRROR_ROWS) || symmetries.contains(Symmetry.ROTATE_90);
        if (!isWest && !isNorth) {
            return List.of(padded(problem, 1));
        }
        List<JoinBoard> boards = new ArrayList<>();
        if (!problem.isPlaced(middle, middle)) {
            Problem.Builder others = problem.toBuilder();
            for (int line = middle; line < problem.size(); line++) {
                if (isWest) {
                    others.block(middle, line);
                }
                if (isNorth) {
                    others.block(line, middle);
                }
            }
            boards.add(padded(others.build(), (isWest ? 2 : 1) * (isNorth ? 2 : 1)));
        }
        if (problem.isOpen(middle, middle)) {
            boards.add(centered(problem, areAll(symmetries)));
        }
        return boards;
    }

    /** The boards with two queens in the middle row and column, one board for each eight images, and the board with a queen on the center. */
    static List<JoinBoard> byMiddleQueens(Problem problem) {
        int middle = problem.size() / 2;
        JoinGeometry geometry = new JoinGeometry(problem.size());
        List<JoinBoard> boards = new ArrayList<>();
        if (problem.isOpen(middle, middle)) {
            boards.add(centered(problem, true));
        }
        // Far from the center queens attack fewer squares, which leaves more work.
        for (int distances = 3; distances < 2 * middle; distances++) {
            for (int west = Math.max(1, distances - middle); 2 * west < distances; west++) {
                int north = distances - west;
                if (problem.isOpen(middle, middle - west) && problem.isOpen(middle - north, middle)) {
                    int column = middle - west;
                    int row = middle - north;
                    boards.add(new JoinBoard(
                            geometry,
                            () -> OpenSquares.of(problem.toBuilder()
                                    .place(middle, column)
                                    .place(row, middle)
                                    .build()),
                            Symmetry.values().length,
                            false));
                }
            }
        }
        return Scatter.of(boards);
    }

    private static JoinBoard centered(Problem problem, boolean alike) {
        return new JoinBoard(new JoinGeometry(problem.size()), () -> OpenSquares.of(withCenter(problem)), 1, alike);
    }

    private static Problem withCenter(Problem problem) {
        int middle = problem.size() / 2;
        return problem.isPlaced(middle, middle)
                ? problem
                : problem.toBuilder().place(middle, middle).build();
    }

    private static boolean areAll(Set<Symmetry> symmetries) {
        return symmetries.size() == Symmetry.values().length;
    }

    private static JoinBoard padded(Problem problem, int copies) {
        return new JoinBoard(
                new JoinGeometry(problem.size() + 1),
                () -> OpenSquares.of(problem).padded(),
                copies,
                false);
    }

    /** The squares and diagonals of the quarters. */
    JoinGeometry geometry() {
        return geometry;
    }

    /** How many solutions of the problem one of this board stands for. */
    int copies() {
        return copies;
    }

    /** Whether the board has all symmetries, so that its quarters are alike. */
    boolean isAlike() {
        return alike;
    }

    synchronized OpenSquares squares() {
        if (squares == null) {
            squares = finder.get();
        }
        return squares;
    }

    /** The weights of this board's images under symmetries. */
    synchronized ImageWeights weights() {
        if (weights == null) {
            weights = new ImageWeights(
                    geometry.half(),
                    geometry.middle() == 0,
                    squares().columns(false),
                    squares().columns(true),
                    squares().symmetries());
        }
        return weights;
    }
}
