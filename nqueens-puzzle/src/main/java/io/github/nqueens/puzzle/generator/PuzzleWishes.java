package io.github.nqueens.puzzle.generator;

import io.github.nqueens.AttackRule;
import io.github.nqueens.puzzle.Given;
import io.github.nqueens.puzzle.RegionShape;
import io.github.nqueens.puzzle.Technique;
import io.github.nqueens.puzzle.candidates.Chance;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a puzzle shall be like. The least and most rating are null if any rating is welcome. */
public record PuzzleWishes(
        int size,
        AttackRule rule,
        Given given,
        @Nullable Technique least,
        @Nullable Technique most,
        RegionShape shape,
        int smallestRegion,
        boolean connected,
        boolean symmetric) {

    /** The hardest technique that a puzzle with regions may need while it grows. */
    Technique ceiling(Chance chance) {
        if (most == null) {
            return chance.nextInt(2) == 0 ? Technique.STRANDING : Technique.HALL_SET;
        }
        // Assumptions take long.
        return most == Technique.ASSUMPTION && least != most ? Technique.HALL_SET : most;
    }

    /** What to ask for instead of the wishes that rule puzzles out, before a last alternative: "a wider rating or ", or "". */
    public String less() {
        List<String> less = new ArrayList<>();
        if (least != null) {
            less.add("a wider rating");
        }
        if (smallestRegion > 1) {
            less.add("smaller regions");
        }
        if (symmetric) {
            less.add("no symmetry");
        }
        return less.isEmpty() ? "" : String.join(", ", less) + " or ";
    }
}
