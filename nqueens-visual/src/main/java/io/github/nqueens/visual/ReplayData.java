package io.github.nqueens.visual;

import io.github.nqueens.Problem;
import io.github.nqueens.visual.page.Json;
import io.github.nqueens.visual.recording.Notes;
import io.github.nqueens.visual.recording.Steps;
import io.github.nqueens.visual.recording.Varints;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;

/**
 * The data block of a replay page: a JSON object whose long columns are {@link Varints}. The page's {@code decode.js} reads
 * it back; the two change together.
 */
final class ReplayData {
    /** Above this, JavaScript's numbers are no longer exact. */
    private static final long LARGEST_EXACT = 1L << 53;

    /** The kind of an argument is in its lowest bits. */
    private static final int KIND_BITS = 2;

    private final Json json = new Json();

    private ReplayData() {}

    /**
     * A part of a recording.
     *
     * @param index which of the page's recordings it is
     * @param first the first step of this part, 0 if it takes the place of what the page has
     */
    record Part(int index, Recording recording, int first) {}

    static String of(String title, List<Recording> recordings, long from, long to) {
        List<Part> parts = IntStream.range(0, recordings.size())
                .mapToObj(index -> new Part(index, recordings.get(index), 0))
                .toList();
        return of(title, recordings.get(0).problem(), parts, from, to);
    }

    static String of(String title, Problem problem, List<Part> parts, long from, long to) {
        ReplayData data = new ReplayData();
        data.json.open('{').name("title").value(title);
        data.json.name("n").value(problem.size());
        data.json.name("from").value(Math.min(from, LARGEST_EXACT));
        data.json.name("to").value(Math.min(to, LARGEST_EXACT));
        if (!problem.isClassic()) {
            data.problem(problem);
        }
        data.json.name("recordings").open('[');
        parts.forEach(data::part);
        return data.json.close(']').close('}').toString();
    }

    /** The rule, the squares row by row as the text of a problem has them, and the regions as a column of numbers. */
    private void problem(Problem problem) {
        int n = problem.size();
        StringBuilder squares = new StringBuilder();
        Varints regions = new Varints();
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                boolean placed = problem.isPlaced(row, column);
                squares.append(problem.isOpen(row, column) ? placed ? 'Q' : '.' : placed ? 'X' : '#');
                if (problem.hasRegions()) {
                    regions.unsigned(problem.region(row, column));
                }
            }
        }
        json.name("problem").open('{');
        json.name("rule").value(problem.rule().name());
        json.name("squares").value(squares.toString());
        json.name("regions").value(regions.toBase64());
        json.close('}');
    }

    private void part(Part part) {
        Recording recording = part.recording();
        Steps kept = recording.kept();
        int first = part.first();
        json.open('{').name("index").value(part.index());
        json.name("first").value(part.first());
        json.name("label").value(recording.label());
        json.name("solver").value(recording.solver());
        json.name("seed").value(Long.toString(recording.seed()));
        boolean hasEnded = recording.hasEnded();
        json.name("status").value(hasEnded ? recording.result().status().name() : "RUNNING");
        json.name("reason").value(hasEnded ? recording.result().reason().orElse("") : "");
        json.name("steps").value(kept.size() - first);
        json.name("total").value(recording.totalSteps());
        json.name("stride").value(recording.stride());
        json.name("iteration").value(deltas(kept, first, kept::iteration));
        json.name("restarts").value(deltas(kept, first, kept::restarts));
        json.name("best").value(deltas(kept, first, kept::best));
        json.name("event").value(deltas(kept, first, step -> code(kept.event(step))));
        json.name("changes").value(changes(kept, first));
        if (IntStream.range(first, kept.size())
                .anyMatch(step -> !kept.ruledOut().isNone(step))) {
            json.name("pruned").value(new PrunedColumn(kept, recording.size()).of(first));
        }
        json.name("measures").open('[');
        for (int i = 0; i < kept.measureNames().size(); i++) {
            measure(kept, i, first);
        }
        json.close(']');
        notes(kept, first);
        json.close('}');
    }

    @SuppressWarnings("EnumOrdinal") // The order of the events is part of the page's format.
    private static long code(Steps.Event event) {
        return event.ordinal();
    }

    private static String deltas(Steps kept, int first, IntToLongFunction value) {
        return deltas(IntStream.range(first, kept.size()).mapToLong(value).toArray());
    }

    /** The differences; or, if that is shorter, a tilde and for each run of equal differences its length and one of them. */
    private static String deltas(long[] values) {
        Varints column = new Varints();
        Varints runs = new Varints();
        long before = 0;
        long repeated = 0;
        int run = 0;
        for (long value : values) {
            long delta = value - before;
            column.signed(delta);
            if (run > 0 && delta != repeated) {
                runs.unsigned(run);
                runs.signed(repeated);
                run = 0;
            }
            repeated = delta;
            run++;
            before = value;
        }
        if (run > 0) {
            runs.unsigned(run);
            runs.signed(repeated);
        }
        String plain = column.toBase64();
        String byRun = runs.toBase64();
        return byRun.length() < plain.length() ? "~" + byRun : plain;
    }

    /** For each step the number of changes, and for each the distance from the row before and the column + 1. */
    private static String changes(Steps kept, int first) {
        Varints column = new Varints();
        for (int step = first; step < kept.size(); step++) {
            column.unsigned(kept.moves().count(step));
            int row = -1;
            for (int i = kept.moves().start(step); i < kept.moves().end(step); i++) {
                column.unsigned(kept.row(i) - row - 1);
                column.unsigned(kept.column(i) + 1);
                row = kept.row(i);
            }
        }
        return column.toBase64();
    }

    /** The values from the first step that has one: whole numbers as differences, others with 24 bits of precision. */
    private void measure(Steps kept, int measure, int first) {
        int from = Math.max(first, kept.measuredFrom(measure));
        double[] values = new double[kept.size() - from];
        boolean isWhole = true;
        for (int i = 0; i < values.length; i++) {
            values[i] = kept.measure(measure, from + i);
            isWhole &= isWhole(values[i]);
        }
        json.open('{').name("name").value(kept.measureNames().get(measure));
        json.name("from").value(from - first);
        if (isWhole) {
            json.name("whole")
                    .value(deltas(Arrays.stream(values)
                            .mapToLong(value -> (long) value)
                            .toArray()));
        } else {
            Varints column = new Varints();
            for (double value : values) {
                int bits = Float.floatToIntBits((float) value);
                if (bits >= 0) {
                    column.unsigned(bits);
                } else {
                    column.unsigned(Integer.toUnsignedLong(bits));
                }
            }
            json.name("floats").value(column.toBase64());
        }
        json.close('}');
    }

    private static boolean isWhole(double value) {
        return value == Math.rint(value) && Math.abs(value) < LARGEST_EXACT;
    }

    /** For each step the number of notes, and for each its pattern, the number of its arguments, and these. */
    private void notes(Steps kept, int first) {
        Notes notes = kept.notes();
        Map<String, Integer> patterns = new LinkedHashMap<>();
        Map<String, Integer> texts = new LinkedHashMap<>();
        Varints column = new Varints();
        for (int step = first; step < kept.size(); step++) {
            column.unsigned(notes.count(step));
            for (int i = notes.kinds().start(step); i < notes.kinds().end(step); i++) {
                int kind = notes.kinds().get(i);
                switch (kind) {
                    case Notes.WHOLE -> whole(notes.whole(i), texts, column);
                    case Notes.FRACTION -> {
                        int bits = Float.floatToIntBits((float) notes.fraction(i));
                        column.unsigned(Integer.toUnsignedLong(bits) << KIND_BITS | Notes.FRACTION);
                    }
                    case Notes.TEXT -> text(notes.text(i), texts, column);
                    default -> {
                        column.unsigned(indexOf(notes.text(i), patterns));
                        column.unsigned(kind - Notes.PATTERN);
                    }
                }
            }
        }
        json.name("patterns").values(new ArrayList<>(patterns.keySet()));
        json.name("texts").values(new ArrayList<>(texts.keySet()));
        json.name("notes").value(column.toBase64());
    }

    /** A number that JavaScript could not hold becomes a text. */
    private static void whole(long value, Map<String, Integer> texts, Varints column) {
        int small = (int) value;
        if (small == value && small << 3 >> 3 == small) {
            column.unsigned(Varints.foldSmall(small) << KIND_BITS | Notes.WHOLE);
        } else if (Math.abs(value) < LARGEST_EXACT >> 3) {
            column.unsigned(Varints.fold(value) << KIND_BITS | Notes.WHOLE);
        } else {
            text(Long.toString(value), texts, column);
        }
    }

    private static void text(String text, Map<String, Integer> texts, Varints column) {
        column.unsigned((long) indexOf(text, texts) << KIND_BITS | Notes.TEXT);
    }

    private static int indexOf(String text, Map<String, Integer> table) {
        Integer index = table.get(text);
        if (index == null) {
            index = table.size();
            table.put(text, index);
        }
        return index;
    }
}
