package io.github.nqueens.formats;

import io.github.nqueens.formats.forms.Candidate;
import io.github.nqueens.formats.forms.Recognizers;
import io.github.nqueens.formats.forms.Text;
import io.github.nqueens.formats.tables.InterpretationFinder;
import io.github.nqueens.formats.tables.Refusals;
import io.github.nqueens.formats.tables.Table;
import io.github.nqueens.formats.tables.TextPart;
import io.github.nqueens.formats.text.Length;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import io.github.nqueens.formats.words.Axes;
import io.github.nqueens.formats.words.Blame;
import io.github.nqueens.formats.words.Keys;
import io.github.nqueens.formats.words.Legend;
import io.github.nqueens.formats.words.Provisos;
import io.github.nqueens.formats.words.SolverReports;
import io.github.nqueens.formats.words.Talk;
import io.github.nqueens.formats.words.Title;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Finds what a text says. All forms are asked. A form that takes only some of the values that another one takes does not count; forms that
 * say the same are one, and forms that differ are a refusal that names both.
 */
final class Recognition<T> {
    /** What the tables of a form make: boards or problems, or a refusal. */
    private record Answer<T>(Candidate candidate, @Nullable T value, String refusal) {}

    /** A remark may have fewer numbers that are a board by chance. */
    private static final int FEWEST_ROWS = 4;

    private final Source source;
    private final Provisos provisos;
    private final Function<List<TextPart>, T> reader;

    private Recognition(Source source, boolean markup, Function<List<TextPart>, T> reader) {
        this.source = source;
        this.provisos = Provisos.of(source, markup);
        this.reader = reader;
    }

    /**
     * What a text says, in whatever form.
     *
     * @param reader makes boards or problems of the tables of a text, or refuses them
     */
    static <T> T read(String written, Function<List<TextPart>, T> reader) {
        Source source = Source.of(Talk.blanked(SolverReports.blanked(Source.of(written).text)));
        if (source.text.isBlank()) {
            throw new IllegalArgumentException("the text is empty; " + Refusals.FORMS);
        }
        Length.requireReadable(source.text);
        Legend.requireKnown(source);
        Text text = new Text(source);
        Recognition<T> recognition = new Recognition<>(source, text.isMarkup, reader);
        List<Candidate> candidates = Recognizers.candidates(text);
        List<Candidate> only = candidates.stream().filter(Candidate::only).toList();
        return recognition.judged((only.isEmpty() ? candidates : only)
                .stream().map(recognition::answer).toList());
    }

    private Answer<T> answer(Candidate candidate) {
        try {
            if (candidate.refusal() != null) {
                throw new IllegalArgumentException(candidate.refusal());
            }
            turnAsSaid(source, candidate.parts());
            candidate.parts().forEach(Recognition::leaveOutStart);
            return new Answer<>(candidate, reader.apply(known(candidate.parts(), provisos)), "");
        } catch (IllegalArgumentException refusal) {
            return new Answer<>(candidate, null, String.valueOf(refusal.getMessage()));
        }
    }

    private T judged(List<Answer<T>> all) {
        List<Answer<T>> sure =
                all.stream().filter(answer -> answer.candidate.sure()).toList();
        List<Answer<T>> answers = sure.isEmpty() ? all : sure;
        List<Answer<T>> whole = answers.stream()
                .filter(answer -> answer.value != null)
                .filter(answer -> all.stream().map(Answer::candidate).noneMatch(answer.candidate::isLessThan))
                .toList();
        if (whole.isEmpty()) {
            throw Blame.naming(
                    source,
                    new IllegalArgumentException(
                            nearest(answers).or(() -> nearest(all)).orElseGet(this::nothing)));
        }
        Answer<T> first = whole.get(0);
        for (Answer<T> answer : whole) {
            requireSame(first, answer);
        }
        requireNoOtherBoard(first);
        return Objects.requireNonNull(first.value);
    }

    private void requireSame(Answer<T> one, Answer<T> other) {
        if (!Objects.equals(one.value, other.value)) {
            throw new IllegalArgumentException(differing(one.candidate, other.candidate));
        }
    }

    /** A board of as many rows on the other lines of the text is no remark. It may be the same in another form. */
    private void requireNoOtherBoard(Answer<T> board) {
        int rows = board.candidate.boardRows();
        if (rows < FEWEST_ROWS) {
            return;
        }
        String rest = source.withoutLines(board.candidate.taken());
        if (rest.isBlank()) {
            return;
        }
        for (Candidate candidate : Recognizers.candidates(new Text(Source.of(rest)))) {
            Answer<T> other = candidate.boardRows() == rows ? answer(candidate) : board;
            if (other.value != null) {
                requireSame(board, other);
            }
        }
    }

    /** Why the form that takes most cannot be read. */
    private static <T> Optional<String> nearest(List<Answer<T>> answers) {
        return answers.stream()
                .filter(answer -> answer.value == null)
                .max(Comparator.comparingInt(answer -> answer.candidate.taken().cardinality()))
                .map(Answer::refusal);
    }

    private String nothing() {
        int start = Signs.spacesEnd(source.text, 0);
        return "the text has no board and no problem, from " + source.shown(start) + " on line " + source.line(start)
                + " on; " + Refusals.FORMS;
    }

    private String differing(Candidate one, Candidate other) {
        Table table = other.parts().get(0).tables.get(0);
        return "the text at " + table.source.at(table.first()) + " can be read as " + one.form() + " and as "
                + other.form()
                + ", and these differ; write one board or problem in one form, or choose a reading, with --as in the command line";
    }

    /** The parts under what the words of the text say. A table whose name denies what it shows is refused by that name. */
    private static List<TextPart> known(List<TextPart> all, Provisos provisos) {
        boolean isTalk = all.stream().allMatch(Recognition::isRemark);
        List<TextPart> parts =
                all.stream().filter(part -> isTalk || !isRemark(part)).toList();
        requireNoStrayRow(parts);
        for (TextPart part : parts) {
            part.provisos = provisos;
            part.from = part.from < 0 ? provisos.from : part.from;
            part.size = part.size < 0 ? provisos.size : part.size;
            for (Table table : part.tables) {
                requireKnown(table, part.tables.size() == 1 && parts.size() == 1);
            }
        }
        return parts;
    }

    /** Whether a part is two words on two lines, which are no puzzle where another table stands. */
    private static boolean isRemark(TextPart part) {
        return part.tables.stream()
                .allMatch(table ->
                        table.rows() == 2 && table.width() == 2 && Signs.hasWord(table.source.lineText(table.first())));
    }

    /** One row of numbers as long as a table beside it has rows, and no board itself, is a row of the table that went astray. */
    private static void requireNoStrayRow(List<TextPart> parts) {
        List<Table> tables =
                parts.stream().flatMap(part -> part.tables.stream()).toList();
        for (Table row : tables) {
            boolean stray = row.rows() == 1
                    && row.key.isEmpty()
                    && row.cellCount() > 2
                    && row.isNumeric()
                    && !InterpretationFinder.isPermutation(row.flatNumbers());
            for (Table whole : tables) {
                if (stray && whole.rows() == row.cellCount() && whole.isSquare()) {
                    throw new IllegalArgumentException(Refusals.extra(row, whole));
                }
            }
        }
    }

    /** Refuses a table whose name or title denies what it shows, or says that it is something else. */
    private static void requireKnown(Table table, boolean alone) {
        Title title = Title.before(table.source, table.first());
        boolean squares = table.form == Table.Form.SQUARES || (table.bracketed && table.width() == 2);
        int missed = table.rows() == 1 && table.isNumeric() && table.cellCount() > 2
                ? Title.columnsMissed(
                        table.source, table.first(), InterpretationFinder.isPermutation(table.flatNumbers()))
                : -1;
        if (missed > 0) {
            throw new IllegalArgumentException(Refusals.counted(table, missed));
        }
        Keys.Role role = Keys.role(table.key);
        String denial = role == Keys.Role.REFUSED ? Keys.denial(table.key) : null;
        if (denial == null && role != Keys.Role.IGNORED && role != Keys.Role.BLOCKED && title.denial() != null) {
            denial = title.denial();
            table.keyed(title.words());
        }
        if (denial != null) {
            throw new IllegalArgumentException(Refusals.denied(table, denial));
        }
        if (table.key.isEmpty() && alone && title.named() && Keys.role(title.words()) == Keys.Role.IGNORED) {
            throw new IllegalArgumentException(Refusals.aside(table.keyed(title.words())));
        }
        if (squares && !Keys.isKnown(table.key)) {
            throw new IllegalArgumentException(Refusals.unknown(table));
        }
        boolean queens = Keys.words(title.words()).contains("queen");
        if (squares && table.key.isEmpty() && title.named() && !queens && !Keys.isKnown(title.words())) {
            throw new IllegalArgumentException(Refusals.unknown(table.keyed(title.words())));
        }
    }

    /** Puts the column first where a name or a remark says so, and no name of a coordinate says it already. */
    private static void turnAsSaid(Source source, List<TextPart> parts) {
        boolean index = Axes.isIndexColumn(source);
        for (TextPart part : parts) {
            for (Table table : part.tables) {
                boolean pairs = table.form == Table.Form.CELLS
                        && table.width() == 2
                        && (table.rows() > 2 || Keys.isExtra(table.key));
                boolean squares = pairs || table.form == Table.Form.SQUARES;
                boolean list = !pairs && (table.form == Table.Form.VERTICAL || table.rows() == 1);
                table.columnFirst |= (pairs && Axes.isColumnFirst(table.source))
                        || (squares && Axes.isColumnFirst(table.key))
                        || (list && index);
            }
        }
    }

    /** Leaves out the board with which a search began, if another one stands beside it. */
    private static void leaveOutStart(TextPart part) {
        part.tables.removeIf(table -> Keys.isStart(table.key)
                && isList(table)
                && part.tables.stream()
                        .anyMatch(other ->
                                !Keys.isStart(other.key) && isList(other) && other.cellCount() >= table.cellCount()));
    }

    /** Whether a table is the columns of a board. */
    private static boolean isList(Table table) {
        return table.rows() == 1
                && InterpretationFinder.of(table).stream().anyMatch(interpretation -> interpretation.isBoard());
    }
}
