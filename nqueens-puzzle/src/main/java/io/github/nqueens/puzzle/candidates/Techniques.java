package io.github.nqueens.puzzle.candidates;

import io.github.nqueens.puzzle.Technique;
import java.util.Arrays;

/** Applies techniques to candidates until they delete nothing more, without saying how. */
public final class Techniques {
    private static final Technique[] ALL = Technique.values();

    private final CandidateGrid grid;
    private final HallSets hallSets;

    /** Squares that attack all candidates looked at so far of a unit. */
    private int[] attackers;

    /** The candidates of each unit when a technique looked at it last; as long as there are as many, it deletes nothing more. */
    private final int[] confined;

    private final int[] stranded;

    public Techniques(CandidateGrid grid) {
        this.grid = grid;
        this.hallSets = new HallSets(grid);
        this.attackers = new int[grid.size * 8];
        this.confined = new int[grid.units];
        this.stranded = new int[grid.units];
    }

    public HallSets hallSets() {
        return hallSets;
    }

    /** Applies all techniques up to one until none of them deletes anything or a unit is empty. */
    public void exhaust(Technique hardest) {
        Arrays.fill(confined, -1);
        Arrays.fill(stranded, -1);
        while (!grid.hasEmptyUnit() && deletes(hardest)) {
            // Whatever a harder technique deleted, simpler ones may delete more.
        }
    }

    /** Applies techniques in order until one but the simplest deletes something. */
    private boolean deletes(Technique hardest) {
        for (Technique technique : ALL) {
            if (technique.compareTo(hardest) > 0) {
                return false;
            }
            int before = grid.deletions();
            apply(technique);
            if (technique != Technique.SINGLE && grid.deletions() > before) {
                return true;
            }
        }
        return false;
    }

    private void apply(Technique technique) {
        switch (technique) {
            case SINGLE -> grid.applySingles();
            case CONFINEMENT -> confine();
            case STRANDING -> strand();
            case HALL_SET -> findHallSets();
            case ASSUMPTION -> assume();
        }
    }

    /** The unit of a kind that all candidates of a unit lie in, or -1. */
    public int container(int unit, int kind) {
        int count = grid.count(unit);
        if (count == 0) {
            return -1;
        }
        int container = grid.unitOf(grid.firstOf(unit), kind);
        // A larger unit cannot be inside a smaller one.
        if (container < 0 || grid.count(container) < count) {
            return -1;
        }
        for (int square : grid.candidatesOf(unit)) {
            if (grid.unitOf(square, kind) != container) {
                return -1;
            }
        }
        return container;
    }

    private void confine() {
        if (!grid.hasRegions()) {
            return;
        }
        for (int unit = 0; unit < grid.units && !grid.hasEmptyUnit(); unit++) {
            if (confined[unit] == grid.count(unit)) {
                continue;
            }
            confined[unit] = grid.count(unit);
            boolean line = unit < 2 * grid.size;
            for (int kind = line ? 2 : 0; kind < (line ? 3 : 2); kind++) {
                int container = container(unit, kind);
                if (container >= 0 && grid.count(container) > grid.count(unit)) {
                    for (int square : grid.candidatesOf(container)) {
                        if (!grid.isIn(square, unit)) {
                            grid.delete(square);
                        }
                    }
                }
            }
        }
    }

    private void strand() {
        for (int unit = 0; unit < grid.units && !grid.hasEmptyUnit(); unit++) {
            if (stranded[unit] != grid.count(unit)) {
                stranded[unit] = grid.count(unit);
                for (int square : stranding(unit)) {
                    grid.delete(square);
                }
            }
        }
    }

    /** The candidates outside a unit that attack all of its candidates, in ascending order. */
    public int[] stranding(int unit) {
        if (grid.count(unit) == 0) {
            return new int[0];
        }
        int[] members = grid.candidatesOf(unit);
        int count = grid.listAttacked(members[0]);
        if (attackers.length < count) {
            attackers = new int[2 * count];
        }
        int found = 0;
        for (int i = 0; i < count; i++) {
            if (!grid.isIn(grid.attacked(i), unit)) {
                attackers[found++] = grid.attacked(i);
            }
        }
        // The last one is often far from the first, and few squares attack both.
        for (int i = members.length - 1; i > 0 && found > 0; i--) {
            int kept = 0;
            for (int j = 0; j < found; j++) {
                if (grid.attacks(attackers[j], members[i])) {
                    attackers[kept++] = attackers[j];
                }
            }
            found = kept;
        }
        int[] result = Arrays.copyOf(attackers, found);
        Arrays.sort(result);
        return result;
    }

    private void findHallSets() {
        int kinds = grid.units / grid.size;
        for (int inner = 0; inner < kinds; inner++) {
            // The other direction deletes the same: what is outside a Hall set is one itself.
            for (int outer = inner + 1; outer < kinds && !grid.hasEmptyUnit(); outer++) {
                hallSets.between(inner, outer);
                hallSets.deleteAll();
            }
        }
    }

    private void assume() {
        for (int square = 0, squares = grid.size * grid.size; square < squares && !grid.hasEmptyUnit(); square++) {
            if (grid.isOpen(square) && isRefuted(square)) {
                grid.delete(square);
                grid.applySingles();
            }
        }
    }

    private boolean isRefuted(int square) {
        int before = grid.deletions();
        grid.assume(square);
        boolean refuted = grid.hasEmptyUnit();
        grid.undoTo(before);
        return refuted;
    }
}
