package io.github.nqueens.formats.pictures;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Finds square grids in a picture. Columns and rows of pixels in which long edges stand are candidates for outer lines; each
 * two of them, divided into 4 to 20 parts, are a grid in one direction if edges stand near the lines between as well. What
 * two directions have in common is then tried square by square.
 */
final class LatticeFinder {
    static final int LEAST = 4;
    static final int MOST = 20;
    private static final int PEAKS = 44;
    private static final int COMBS_PER_SIZE = 20;
    private static final double SMALLEST_PITCH = 8;

    private final Edges edges;

    LatticeFinder(Edges edges) {
        this.edges = edges;
    }

    /** Evenly spaced lines in one direction. */
    private record Comb(double start, double end, int size, double support) {
        double pitch() {
            return (end - start) / size;
        }
    }

    /** The grids that fit best, best first. */
    List<LatticeFit> find() {
        int side = Math.min(edges.width(), edges.height());
        int run = Math.max(6, Math.min(24, side / 50));
        List<List<Comb>> across = combs(edges.uprightRuns(run));
        List<List<Comb>> down = combs(edges.levelRuns(run));
        List<LatticeFit> fits = new ArrayList<>();
        for (int size = LEAST; size <= MOST; size++) {
            for (Comb columns : across.get(size)) {
                for (Comb rows : down.get(size)) {
                    double ratio = columns.pitch() / rows.pitch();
                    if (ratio > 0.95 && ratio < 1.05) {
                        keep(fits, columns, rows);
                    }
                }
            }
        }
        fits.sort(Comparator.comparingDouble(LatticeFit::score).reversed());
        return fits;
    }

    private void keep(List<LatticeFit> fits, Comb columns, Comb rows) {
        LatticeFit fit = LatticeFit.of(
                edges, new Lattice(columns.start(), rows.start(), columns.pitch(), rows.pitch(), columns.size()));
        if (fit.score() > 0) {
            fits.add(fit);
        }
    }

    private static List<List<Comb>> combs(int[] profile) {
        int[] peaks = peaks(profile);
        List<List<Comb>> combs = new ArrayList<>();
        for (int size = 0; size <= MOST; size++) {
            List<Comb> found = new ArrayList<>();
            for (int first = 0; size >= LEAST && first < peaks.length; first++) {
                for (int last = first + 1; last < peaks.length; last++) {
                    addIfSupported(found, profile, peaks[first], peaks[last], size);
                }
            }
            found.sort(Comparator.comparingDouble(Comb::support).reversed());
            combs.add(distinct(found));
        }
        return combs;
    }

    /** The best of those that begin and end at nearly the same places: the two sides of one thick line are two peaks. */
    private static List<Comb> distinct(List<Comb> combs) {
        List<Comb> kept = new ArrayList<>();
        for (Comb comb : combs) {
            double near = 0.15 * comb.pitch();
            boolean known = kept.stream()
                    .anyMatch(other ->
                            Math.abs(other.start() - comb.start()) < near && Math.abs(other.end() - comb.end()) < near);
            if (!known) {
                kept.add(comb);
            }
            if (kept.size() == COMBS_PER_SIZE) {
                break;
            }
        }
        return kept;
    }

    private static void addIfSupported(List<Comb> combs, int[] profile, int start, int end, int size) {
        double pitch = (double) (end - start) / size;
        if (pitch < SMALLEST_PITCH) {
            return;
        }
        int reach = (int) Math.max(1, 0.1 * pitch);
        int missing = 0;
        double support = 0;
        for (int line = 1; line < size; line++) {
            int most = most(profile, (int) (start + line * pitch + 0.5), reach);
            support += Math.min(1, most / (size * pitch));
            missing += most < 0.6 * pitch ? 1 : 0;
            if (missing > size / 3) {
                return;
            }
        }
        combs.add(new Comb(
                start, end, size, support + outer(profile, start, size * pitch) + outer(profile, end, size * pitch)));
    }

    private static double outer(int[] profile, int line, double length) {
        return line == 0 || line == profile.length ? 0.7 : Math.min(1, most(profile, line, 2) / length);
    }

    private static int most(int[] profile, int middle, int reach) {
        int most = 0;
        for (int i = Math.max(0, middle - reach); i <= Math.min(profile.length - 1, middle + reach); i++) {
            most = Math.max(most, profile[i]);
        }
        return most;
    }

    /** The places with the most edges, none within two pixels of another, and both ends of the picture. */
    private static int[] peaks(int[] profile) {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < profile.length; i++) {
            if (profile[i] > 0 && profile[i] == most(profile, i, 2) && (i == 0 || profile[i - 1] < profile[i])) {
                places.add(i);
            }
        }
        places.sort(Comparator.<Integer>comparingInt(i -> profile[i]).reversed());
        List<Integer> kept = new ArrayList<>(places.subList(0, Math.min(PEAKS, places.size())));
        kept.add(0);
        kept.add(profile.length);
        return kept.stream().mapToInt(Integer::intValue).distinct().sorted().toArray();
    }
}
