package io.github.nqueens.puzzle;

import io.github.nqueens.puzzle.candidates.CandidateGrid;
import io.github.nqueens.puzzle.candidates.HallSets;
import io.github.nqueens.puzzle.candidates.Sentences;
import io.github.nqueens.puzzle.candidates.Techniques;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** Finds the simplest step of a technique and puts it into words, without applying it. */
final class StepFinder {
    private final CandidateGrid grid;
    private final Techniques techniques;
    private final Sentences sentences;

    StepFinder(CandidateGrid grid, Techniques techniques, Sentences sentences) {
        this.grid = grid;
        this.techniques = techniques;
        this.sentences = sentences;
    }

    /** What a step rules out and why, in numbers of squares. */
    @SuppressWarnings("ArrayRecordComponent") // Made for one reader, who compares nothing.
    record Finding(Technique technique, int[] because, int[] deleted, String sentence) {}

    Optional<Finding> find(Technique technique) {
        return Optional.ofNullable(
                switch (technique) {
                    case SINGLE -> single();
                    case CONFINEMENT -> confinement();
                    case STRANDING -> stranding();
                    case HALL_SET -> hallSet();
                    case ASSUMPTION -> assumption();
                });
    }

    private @Nullable Finding single() {
        for (int unit = 0; unit < grid.units; unit++) {
            if (grid.count(unit) == 1) {
                int queen = grid.firstOf(unit);
                int[] deleted = deletedBy(queen);
                if (deleted.length > 0) {
                    String sentence = sentences.single(unit, queen, deleted.length);
                    return new Finding(Technique.SINGLE, new int[] {queen}, deleted, sentence);
                }
            }
        }
        return null;
    }

    private int[] deletedBy(int queen) {
        return deleted(before -> grid.deleteAttacked(queen));
    }

    /** What an action would delete, in ascending order. */
    private int[] deleted(IntConsumer action) {
        int before = grid.deletions();
        action.accept(before);
        int[] deleted = new int[grid.deletions() - before];
        Arrays.setAll(deleted, i -> grid.deletedAt(before + i));
        Arrays.sort(deleted);
        grid.undoTo(before);
        return deleted;
    }

    private @Nullable Finding confinement() {
        int best = -1;
        int bestContainer = -1;
        for (int unit = 0; unit < grid.units && grid.hasRegions(); unit++) {
            boolean line = unit < 2 * grid.size;
            for (int kind = line ? 2 : 0; kind < (line ? 3 : 2); kind++) {
                int container = techniques.container(unit, kind);
                if (container >= 0
                        && grid.count(container) > grid.count(unit)
                        && (best < 0 || grid.count(unit) < grid.count(best))) {
                    best = unit;
                    bestContainer = container;
                }
            }
        }
        if (best < 0) {
            return null;
        }
        int confined = best;
        int[] deleted = Arrays.stream(grid.candidatesOf(bestContainer))
                .filter(square -> !grid.isIn(square, confined))
                .toArray();
        return new Finding(
                Technique.CONFINEMENT,
                grid.candidatesOf(best),
                deleted,
                sentences.confinement(best, bestContainer, deleted));
    }

    private @Nullable Finding stranding() {
        int best = -1;
        int[] bestDeleted = {};
        for (int unit = 0; unit < grid.units; unit++) {
            if (best < 0 || grid.count(unit) < grid.count(best)) {
                int[] deleted = techniques.stranding(unit);
                if (deleted.length > 0) {
                    best = unit;
                    bestDeleted = deleted;
                }
            }
        }
        return best < 0
                ? null
                : new Finding(
                        Technique.STRANDING,
                        grid.candidatesOf(best),
                        bestDeleted,
                        sentences.stranding(best, bestDeleted));
    }

    private @Nullable Finding hallSet() {
        HallSets hallSets = techniques.hallSets();
        int kinds = grid.units / grid.size;
        int[] best = null;
        int[] bestOuter = {};
        for (int inner = 0; inner < kinds; inner++) {
            for (int outer = 0; outer < kinds; outer++) {
                if (inner != outer) {
                    hallSets.between(inner, outer);
                    int[] found = hallSets.smallest(best == null ? Integer.MAX_VALUE : best.length);
                    if (found != null) {
                        bestOuter = units(hallSets.outerUnits(found), outer);
                        best = units(found, inner);
                    }
                }
            }
        }
        if (best == null) {
            return null;
        }
        int[] because = candidatesOf(best);
        int[] inside = because;
        int[] deleted = Arrays.stream(candidatesOf(bestOuter))
                .filter(square -> Arrays.binarySearch(inside, square) < 0)
                .toArray();
        return new Finding(Technique.HALL_SET, because, deleted, sentences.hallSet(best, bestOuter, deleted));
    }

    private int[] units(int[] numbers, int kind) {
        return Arrays.stream(numbers).map(number -> number + kind * grid.size).toArray();
    }

    private int[] candidatesOf(int[] units) {
        return Arrays.stream(units)
                .flatMap(unit -> Arrays.stream(grid.candidatesOf(unit)))
                .sorted()
                .toArray();
    }

    private @Nullable Finding assumption() {
        int[] best = null;
        int emptied = -1;
        for (int square = 0, squares = grid.size * grid.size; square < squares; square++) {
            if (grid.isOpen(square)) {
                int before = grid.deletions();
                grid.assume(square);
                if (grid.hasEmptyUnit()) {
                    int unit = grid.emptyUnit();
                    int[] chain = chain(square, unit, before);
                    if (best == null || chain.length < best.length) {
                        best = chain;
                        emptied = unit;
                    }
                }
                grid.undoTo(before);
            }
        }
        if (best == null) {
            return null;
        }
        int[] forced = Arrays.copyOfRange(best, 1, best.length);
        return new Finding(
                Technique.ASSUMPTION, best, new int[] {best[0]}, sentences.assumption(best[0], forced, emptied));
    }

    /** The assumed queen and those forced ones that the contradiction needs, in the order in which they were forced. */
    private int[] chain(int assumed, int emptied, int before) {
        BitSet needed = new BitSet();
        needed.set(assumed);
        BitSet units = new BitSet();
        units.set(emptied);
        int[] order = new int[grid.units];
        int found = 0;
        // A queen deletes squares after those that forced it did, so one pass backward meets effects before causes.
        for (int i = grid.deletions() - 1; i >= before; i--) {
            int square = grid.deletedAt(i);
            int queen = grid.cause(square);
            boolean matters = units.get(grid.unitOf(square, 0))
                    || units.get(grid.unitOf(square, 1))
                    || (grid.hasRegions() && units.get(grid.unitOf(square, 2)));
            if (matters && !needed.get(queen)) {
                needed.set(queen);
                units.set(grid.forcedBy(queen));
                order[found++] = queen;
            }
        }
        int[] chain = new int[found + 1];
        chain[0] = assumed;
        for (int i = 0; i < found; i++) {
            chain[found - i] = order[i];
        }
        return chain;
    }
}
