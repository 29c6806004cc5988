package io.github.nqueens.formats.forms;

import io.github.nqueens.formats.tables.Interpretation;
import io.github.nqueens.formats.tables.InterpretationFinder;
import io.github.nqueens.formats.tables.Table;
import io.github.nqueens.formats.tables.TextPart;
import io.github.nqueens.formats.text.Source;
import java.util.BitSet;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What a text says in one form.
 *
 * @param form the name of the form, in words that follow "the text can be read as"
 * @param parts the tables, of which there are none if the form is known and cannot be read
 * @param refusal why it cannot be read, or null
 * @param taken where the values stand that are read or refused, in the text as a whole
 * @param sure whether a table is one that people write for a board or a problem, or the form is known from more than its rows
 * @param only whether the text has a mark of this form that no other form has, so that no other form counts
 */
public record Candidate(
        String form, List<TextPart> parts, @Nullable String refusal, BitSet taken, boolean sure, boolean only) {

    /** Fewer values than a board has. */
    private static final int FEWEST = 4;

    /** What a reader finds, or the sentence with which it refuses the text; null if it finds no tables. */
    public static @Nullable Candidate of(String form, Source source, Supplier<@Nullable List<TextPart>> reader) {
        String text = source.text;
        IntStream numbers = IntStream.range(0, text.length()).filter(at -> isDigit(text, at) && !isDigit(text, at - 1));
        return of(form, numbers, true, reader);
    }

    /** The same for rows, which any text may have: where their squares stand is given. */
    public static @Nullable Candidate ofRows(
            String form, IntStream squares, Supplier<@Nullable List<TextPart>> reader) {
        return of(form, squares, false, reader);
    }

    private static @Nullable Candidate of(
            String form, IntStream refused, boolean sure, Supplier<@Nullable List<TextPart>> reader) {
        try {
            List<TextPart> parts = reader.get();
            return parts == null || parts.isEmpty()
                    ? null
                    : new Candidate(form, parts, null, taken(parts), isSure(parts), false);
        } catch (IllegalArgumentException refusal) {
            BitSet taken = new BitSet();
            refused.forEach(taken::set);
            return new Candidate(form, List.of(), String.valueOf(refusal.getMessage()), taken, sure, false);
        }
    }

    private static boolean isDigit(String text, int at) {
        return at >= 0 && text.charAt(at) >= '0' && text.charAt(at) <= '9';
    }

    /** A part of a text that shows a mark of its form. */
    public static Candidate only(String form, TextPart part) {
        return new Candidate(form, List.of(part), null, taken(List.of(part)), true, true);
    }

    /** A text that shows a mark of its form and cannot be read. */
    public static Candidate refused(String form, String why) {
        return new Candidate(form, List.of(), why, new BitSet(), false, true);
    }

    /** The same, as the only form that counts if it is refused. */
    Candidate onlyIfRefused() {
        return refusal == null ? this : new Candidate(form, parts, refusal, taken, sure, true);
    }

    /** The same, as the only form that counts if it is sure. */
    public Candidate onlyIfSure() {
        return sure && refusal == null ? new Candidate(form, parts, null, taken, true, true) : this;
    }

    private static boolean isSure(List<TextPart> parts) {
        return parts.stream().flatMap(part -> part.tables.stream()).anyMatch(InterpretationFinder::anySure);
    }

    private static BitSet taken(List<TextPart> parts) {
        BitSet taken = new BitSet();
        for (TextPart part : parts) {
            for (Table table : part.tables) {
                for (int[] row : table.offsets) {
                    for (int offset : row) {
                        int place = table.source.outer(offset);
                        // A region is put together from squares of two numbers.
                        taken.set(place, place + (table.form == Table.Form.REGIONS ? 2 : 1));
                    }
                }
            }
        }
        return taken;
    }

    /**
     * Whether another form takes all values of this one and more, or has more than twice as many others, beside which the values of this one
     * are a remark. What another form refuses counts only beside tables that are not sure, or beside a few values, such as the number of a
     * board in brackets.
     */
    public boolean isLessThan(Candidate other) {
        int count = taken.cardinality();
        int others = other.taken.cardinality();
        if (other.refusal != null) {
            return (!sure || count < FEWEST) && 2 * count < others;
        }
        BitSet left = (BitSet) taken.clone();
        left.andNot(other.taken);
        return left.isEmpty() ? count < others && (other.sure || !sure) : 2 * count < others;
    }

    /** The rows of the one table if it is surely a board, otherwise -1. The numbers of rows or columns in order are none. */
    public int boardRows() {
        List<Table> tables =
                parts.stream().flatMap(part -> part.tables.stream()).toList();
        return tables.size() != 1 || isCount(tables.get(0))
                ? -1
                : InterpretationFinder.of(tables.get(0)).stream()
                        .filter(interpretation -> interpretation.sure() && interpretation.isBoard())
                        .mapToInt(Interpretation::size)
                        .findFirst()
                        .orElse(-1);
    }

    private static boolean isCount(Table table) {
        int[] numbers = table.isNumeric() ? table.flatNumbers() : new int[0];
        return numbers.length > 1 && IntStream.range(1, numbers.length).allMatch(i -> numbers[i] == numbers[i - 1] + 1);
    }
}
