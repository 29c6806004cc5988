package io.github.nqueens.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class AttackingPairPropertiesTest {
    @Property
    void pairsAreThoseOfTheDefinition(@ForAll @Size(min = 1, max = 12) List<@IntRange(max = 11) Integer> columns) {
        int n = columns.size();
        Board board = Board.of(columns.stream().mapToInt(column -> column % n).toArray());
        List<AttackingPair> expected = new ArrayList<>();
        for (AttackingPair.Line line : AttackingPair.Line.values()) {
            for (int row1 = 0; row1 < n; row1++) {
                for (int row2 = row1 + 1; row2 < n; row2++) {
                    int across = board.column(row2) - board.column(row1);
                    int down = row2 - row1;
                    boolean attack = switch (line) {
                        case COLUMN -> across == 0;
                        case DIAGONAL -> across == down;
                        case ANTIDIAGONAL -> across == -down;
                    };
                    if (attack) {
                        expected.add(new AttackingPair(row1, board.column(row1), row2, board.column(row2), line));
                    }
                }
            }
        }
        assertThat(AttackingPair.of(board, Integer.MAX_VALUE)).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(expected).hasSize((int) board.conflicts());
    }
}
