package io.github.nqueens.cli.puzzle;

import io.github.nqueens.Square;
import io.github.nqueens.puzzle.Deduction;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Steps of a deduction for programs to read. */
final class StepFields {
    private StepFields() {}

    static Map<String, Object> of(Deduction.Step step) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("technique", step.technique().toString());
        fields.put("sentence", step.sentence());
        fields.put("because", squares(step.because()));
        fields.put("deleted", squares(step.deleted()));
        return fields;
    }

    /** Squares by row and column from 0. */
    static List<List<Integer>> squares(List<Square> squares) {
        return squares.stream()
                .map(square -> List.of(square.row(), square.column()))
                .toList();
    }
}
