package io.github.nqueens.internal;

import io.github.nqueens.AttackRule;
import java.util.List;

/**
 * A move by which a queen attacks a single square that need not be on a line with it.
 *
 * @param down by how many rows, negative upward
 * @param across by how many columns, negative to the left
 */
public record Leap(int down, int across) {
    private static final List<Leap> TO_CORNERS =
            List.of(new Leap(-1, -1), new Leap(-1, 1), new Leap(1, -1), new Leap(1, 1));
    private static final List<Leap> OF_A_KNIGHT = List.of(
            new Leap(-2, -1),
            new Leap(-2, 1),
            new Leap(-1, -2),
            new Leap(-1, 2),
            new Leap(1, -2),
            new Leap(1, 2),
            new Leap(2, -1),
            new Leap(2, 1));

    /**
     * What a rule forbids apart from sharing a row, a column, a region or, under every rule but {@link AttackRule#TOUCH}, a
     * diagonal.
     *
     * @param rule a rule
     * @return the moves, by rows and columns; each one's opposite is among them
     */
    public static List<Leap> of(AttackRule rule) {
        return switch (rule) {
            case QUEENS, TORUS -> List.of();
            case TOUCH -> TO_CORNERS;
            case SUPERQUEENS -> OF_A_KNIGHT;
        };
    }
}
