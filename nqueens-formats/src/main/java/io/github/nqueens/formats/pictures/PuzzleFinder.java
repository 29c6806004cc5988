package io.github.nqueens.formats.pictures;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.formats.pictures.MarkFinder.Mark;
import io.github.nqueens.formats.pictures.RegionFinder.Regions;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the puzzle in a picture: its grid, then its regions, then what stands on its squares. Grids are tried from the one
 * with the most sides downward, as a part of a grid is a grid too.
 */
public final class PuzzleFinder {
    private static final int FAINT = 9;
    private static final String TWO = "two puzzles stand in the picture: cut one out";
    private static final String CUT = "the picture seems to be cut ";
    private static final String GOES_ON = "the grid seems to go on beyond these rows or columns";

    /** How much a channel has to change at an edge: first as on most screens, then faint lines, then strong ones in noise. */
    private static final int[] CHANGES = {24, FAINT, 48};

    private static final int MOST_TRIED = 12;

    /** A grid with fewer of its sides visible is none. */
    private static final double LEAST_SHARE = 0.2;

    /** A grid with fewer of its sides visible needs colors. */
    private static final double LEAST_SHARE_OF_LINES = 0.6;

    /** A grid with fewer of its sides visible must have one color around it: parts of two grids may be taken for one. */
    private static final double WHOLE_SHARE = 0.85;

    private final Pixels pixels;
    private final Edges edges;
    private final List<LatticeFit> failed = new ArrayList<>();
    private Candidate best;
    private Candidate refused;
    private boolean several;

    private PuzzleFinder(Pixels pixels) {
        this.pixels = pixels;
        edges = new Edges(pixels);
    }

    /** A grid and what was found in it. */
    private record Candidate(LatticeFit fit, PixelSquares squares, RegionFinder finder, Regions regions) {
        double value() {
            return regions.sureness() * fit.share();
        }
    }

    /**
     * Finds a puzzle, sure or not.
     *
     * @param picture the picture
     * @return the puzzle
     * @throws IllegalArgumentException if there is none; says what was seen
     */
    public static Puzzle find(Pixels picture) {
        PuzzleFinder finder = new PuzzleFinder(picture.shrunk());
        for (int change : CHANGES) {
            finder.edges.atLeast(change);
            finder.tryAll(new LatticeFinder(finder.edges).find());
            finder.lookBeyond();
            if (finder.several || (finder.best != null && finder.best.regions().isSure())) {
                break;
            }
        }
        if (finder.best == null) {
            throw new IllegalArgumentException(finder.refusal(picture));
        }
        return finder.puzzle(picture.shrinking());
    }

    /** Doubts the best grid if faint lines continue it, unless the picture is so noisy that faint lines are everywhere. */
    private void lookBeyond() {
        if (best == null || !best.regions().isSure()) {
            return;
        }
        edges.atLeast(FAINT);
        Lattice lattice = best.fit().lattice();
        int squares = lattice.size() * lattice.size();
        if (10 * LatticeFit.cut(edges, lattice) < squares && LatticeFit.goesOn(edges, lattice)) {
            Regions doubted = best.regions().doubted(0.3, GOES_ON);
            best = new Candidate(best.fit(), best.squares(), best.finder(), doubted);
        }
    }

    private void tryAll(List<LatticeFit> fits) {
        List<LatticeFit> tried = new ArrayList<>();
        Candidate sure = null;
        for (LatticeFit fit : fits) {
            if (tried.size() >= MOST_TRIED || fit.score() < 0.3 * fits.get(0).score() || fit.share() < LEAST_SHARE) {
                break;
            }
            if (tried.stream().anyMatch(other -> repeats(fit, other))
                    || failed.stream()
                            .anyMatch(other ->
                                    other.lattice().size() > fit.lattice().size() && repeats(fit, other))) {
                continue;
            }
            if (sure != null && sure.fit().lattice().overlaps(fit.lattice())) {
                continue;
            }
            tried.add(fit);
            Candidate candidate = candidate(fit);
            if (candidate.regions().isSure()) {
                sure = sure == null ? candidate : unlessAnother(sure, candidate);
            } else {
                keep(candidate);
            }
        }
        if (sure != null) {
            keep(sure);
        }
    }

    private void keep(Candidate candidate) {
        if (!candidate.regions().found()) {
            if (candidate.fit().share() > LEAST_SHARE_OF_LINES) {
                failed.add(candidate.fit());
            }
            if (refused == null && candidate.fit().share() > 0.5) {
                refused = candidate;
            }
        } else if (best == null || candidate.value() > best.value()) {
            best = candidate;
        }
    }

    private Candidate candidate(LatticeFit fit) {
        LatticeFit settled = LatticeFit.of(edges, LatticeFit.settled(edges, fit.lattice()));
        boolean even = settled.score() >= 0.85 * fit.score();
        LatticeFit used = even ? settled : fit;
        PixelSquares squares = new PixelSquares(pixels, used.lattice());
        RegionFinder finder = new RegionFinder(squares);
        Regions regions = finder.find(used.share() >= LEAST_SHARE_OF_LINES);
        if (regions.isSure() && !even) {
            regions = regions.doubted(0.3, "its lines are not evenly spaced");
        }
        if (regions.isSure() && (squares.continues() || LatticeFit.goesOn(edges, used.lattice()))) {
            regions = regions.doubted(0.3, GOES_ON);
        }
        if (regions.isSure() && (used.empty() > 1 || squares.hasMargin())) {
            regions = regions.doubted(0.3, "what seems to be a row or column of squares may be a margin");
        }
        if (regions.isSure() && used.share() < WHOLE_SHARE) {
            int ground = squares.surroundings();
            if (ground < 0) {
                regions = regions.doubted(0.3, "it is not clear where the grid ends");
            } else if (new SecondPuzzle(pixels, used.lattice(), ground).found()) {
                regions = regions.doubted(0.3, TWO);
            }
        }
        String cut = CutSides.of(pixels, edges, squares, used.lattice());
        if (!cut.isEmpty()) {
            String why = CUT + cut + ": " + GOES_ON;
            regions = regions.found() ? regions.doubted(0.3, why) : Regions.none(why);
        }
        return new Candidate(used, squares, finder, regions);
    }

    private Candidate unlessAnother(Candidate sure, Candidate other) {
        if (sure.regions().sameAs(other.regions())) {
            return sure;
        }
        several = true;
        return new Candidate(
                sure.fit(), sure.squares(), sure.finder(), sure.regions().doubted(0.3, TWO));
    }

    /** A grid that is nearly another one, or a part of another one that fits as well. */
    private static boolean repeats(LatticeFit fit, LatticeFit other) {
        Lattice one = fit.lattice();
        Lattice two = other.lattice();
        double near = 0.3 * two.pitch();
        boolean within = one.left() > two.left() - near
                && one.top() > two.top() - near
                && one.x(one.size()) < two.x(two.size()) + near
                && one.y(one.size()) < two.y(two.size()) + near;
        boolean samePitch = one.pitch() > 0.94 * two.pitch() && one.pitch() < 1.06 * two.pitch();
        return within
                && samePitch
                && (one.size() == two.size() || (other.empty() == 0 && other.share() > 0.8 * fit.share()));
    }

    private Puzzle puzzle(int factor) {
        Lattice lattice = best.fit().lattice();
        int n = lattice.size();
        int[] regions = best.regions().regions();
        int[][] rows = new int[n][n];
        List<Integer> colors = new ArrayList<>();
        for (int square = 0; square < n * n; square++) {
            rows[square / n][square % n] = regions[square];
        }
        for (int region = 0; region < n; region++) {
            colors.add(best.finder().color(regions, region));
        }
        Mark[] marks = new MarkFinder(pixels, lattice, best.squares()).find();
        return new Puzzle(
                lattice.times(factor),
                Problem.builder(n).rule(AttackRule.TOUCH).regions(rows).build(),
                List.copyOf(colors),
                marked(marks, Mark.QUEEN, n),
                marked(marks, Mark.CROSS, n),
                best.regions().sureness(),
                best.regions().doubt());
    }

    private static List<Square> marked(Mark[] marks, Mark mark, int n) {
        List<Square> squares = new ArrayList<>();
        for (int square = 0; square < marks.length; square++) {
            if (marks[square] == mark) {
                squares.add(new Square(square / n, square % n));
            }
        }
        return List.copyOf(squares);
    }

    private String refusal(Pixels picture) {
        String size = picture.width() + " x " + picture.height() + " pixels";
        if (refused == null) {
            return "no grid of " + LatticeFinder.LEAST + " to " + LatticeFinder.MOST
                    + " rows was found in the picture of " + size
                    + "; give a screenshot that shows the whole board, upright";
        }
        return "the picture of " + size + " shows a grid of "
                + refused.fit().lattice().size() + " rows, but "
                + refused.regions().doubt()
                + "; give a screenshot of the whole board without marks, or write its regions as text";
    }
}
