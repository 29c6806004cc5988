package io.github.nqueens.cli.puzzle;

import io.github.nqueens.Square;
import io.github.nqueens.puzzle.Deduction;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Steps of a deduction for programs to read. */
final class StepFields {
    /** What rows and columns count from. */
    private final int first;

    StepFields(int first) {
        this.first = first;
    }

    Map<String, Object> of(Deduction.Step step) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("technique", step.technique().toString());
        fields.put("sentence", step.sentence());
        fields.put("because", squares(step.because()));
        fields.put("deleted", squares(step.deleted()));
        return fields;
    }

    /** All steps from a problem as given to where no technique leads on. */
    List<Map<String, Object>> all(Deduction deduction) {
        List<Map<String, Object>> steps = new ArrayList<>();
        for (Optional<Deduction.Step> step = deduction.next(); step.isPresent(); step = deduction.next()) {
            steps.add(of(step.get()));
        }
        return steps;
    }

    List<List<Integer>> squares(List<Square> squares) {
        return squares.stream().map(this::square).toList();
    }

    /** A square by row and column. */
    List<Integer> square(Square square) {
        return List.of(first + square.row(), first + square.column());
    }
}
