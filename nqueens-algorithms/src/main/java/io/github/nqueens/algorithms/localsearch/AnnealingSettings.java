package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.Board;
import io.github.nqueens.algorithms.localsearch.SimulatedAnnealing.Preset;
import io.github.nqueens.algorithms.localsearch.SimulatedAnnealing.Start;
import io.github.nqueens.spi.SearchContext;
import java.util.Optional;

/**
 * The parameters of an annealing. Those that are null have the preset's default, which may depend on the board's size.
 */
record AnnealingSettings(
        Preset preset, Start start, Double temperature, Double cooling, Long steps, Long stagnation, boolean directed) {
    private static final long SWAP_LEAST_STAGNATION = 10_000;

    /** The board to start from, or empty if the run is over. */
    Optional<Board> startBoard(SearchContext context) {
        Start chosen = start != null ? start : preset == Preset.SWAP ? Start.DIAGONAL : Start.RANDOM;
        return chosen == Start.DIAGONAL ? Optional.of(Board.identity(context.size())) : FullBoards.random(context);
    }

    double temperature(int n) {
        if (temperature != null) {
            return temperature;
        }
        return switch (preset) {
            case SWAP -> 1000;
            case ATTACKED -> 100;
            case STEPPED -> (double) n * n;
        };
    }

    double coolingFactor() {
        if (cooling != null) {
            return cooling;
        }
        return preset == Preset.STEPPED ? 0.95 : 0.99;
    }

    /** The iterations between two coolings. */
    long steps(int n) {
        if (steps != null) {
            return steps;
        }
        return preset == Preset.STEPPED ? 100L * n : 1;
    }

    /** The iterations without a new least cost after which to start anew. */
    long stagnation(int n) {
        if (stagnation != null) {
            return stagnation;
        }
        return switch (preset) {
            case SWAP -> Math.max(SWAP_LEAST_STAGNATION, (long) n * n);
            case ATTACKED -> 100L * n;
            case STEPPED -> Long.MAX_VALUE;
        };
    }

    /** The temperature below which to start anew; 0 for never. */
    double coldest() {
        return preset == Preset.STEPPED ? 0.001 : 0;
    }
}
