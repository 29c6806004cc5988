package io.github.nqueens.algorithms.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SearchNodesTest {
    /** What a node is to hold. */
    private static final class Plain {
        private final int parent;
        private final int column;
        private final long cost;
        private final long rank;

        Plain(int parent, int column, long cost, long rank) {
            this.parent = parent;
            this.column = column;
            this.cost = cost;
            this.rank = rank;
        }
    }

    @Test
    void boardsAreTakenAndForgottenAsByAPriorityQueueThatKeepsEachPath() {
        for (int seed = 0; seed < 50; seed++) {
            Random random = new Random(seed);
            SearchNodes nodes = new SearchNodes(1_000_000);
            PriorityQueue<Plain> waiting = new PriorityQueue<>(
                    Comparator.<Plain>comparingLong(board -> board.cost).thenComparingLong(board -> board.rank));
            Map<Integer, Plain> kept = new HashMap<>();
            Map<Integer, Integer> children = new HashMap<>();
            long rank = 0;
            add(nodes, waiting, kept, children, new Plain(SearchNodes.NONE, 0, 0, rank));
            for (int step = 0; step < 3_000 && !waiting.isEmpty(); step++) {
                Plain expected = waiting.remove();
                int taken = nodes.take();
                Plain board = kept.get(taken);
                assertThat(board.cost).isEqualTo(expected.cost);
                assertThat(board.rank).isEqualTo(expected.rank);
                assertThat(nodes.column(taken)).isEqualTo(board.column);
                assertThat(nodes.parent(taken)).isEqualTo(board.parent);
                int count = random.nextInt(step < 20 ? 5 : 3);
                for (int i = 0; i < count; i++) {
                    rank += random.nextBoolean() ? 1 : -2_000;
                    add(
                            nodes,
                            waiting,
                            kept,
                            children,
                            new Plain(taken, random.nextInt(16_384), random.nextInt(9) - 4L, rank + step));
                }
                nodes.release(taken);
                for (int node = taken; node >= 0 && children.get(node) == 0; ) {
                    int parent = kept.remove(node).parent;
                    children.remove(node);
                    children.computeIfPresent(parent, (key, number) -> number - 1);
                    node = parent;
                }
                assertThat(nodes.waiting()).isEqualTo(waiting.size());
                assertThat(nodes.kept()).isEqualTo(kept.size());
            }
        }
    }

    private static void add(
            SearchNodes nodes,
            PriorityQueue<Plain> waiting,
            Map<Integer, Plain> kept,
            Map<Integer, Integer> children,
            Plain board) {
        int before = kept.size();
        nodes.add(board.parent, board.column, board.cost, board.rank);
        // The place of a board is found by the path that leads through it.
        int place = 0;
        while (kept.containsKey(place) || nodes.parent(place) != board.parent || nodes.column(place) != board.column) {
            place++;
        }
        kept.put(place, board);
        children.put(place, 0);
        children.computeIfPresent(board.parent, (key, number) -> number + 1);
        waiting.add(board);
        assertThat(nodes.kept()).isEqualTo(before + 1);
    }
}
