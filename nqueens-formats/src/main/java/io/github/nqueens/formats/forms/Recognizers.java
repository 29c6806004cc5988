package io.github.nqueens.formats.forms;

import io.github.nqueens.formats.forms.markup.MarkupGrids;
import io.github.nqueens.formats.forms.markup.PuzzlePage;
import io.github.nqueens.formats.forms.rows.Fen;
import io.github.nqueens.formats.forms.rows.NumberedRows;
import io.github.nqueens.formats.forms.rows.RowsOfSquares;
import io.github.nqueens.formats.forms.rows.SideBySide;
import io.github.nqueens.formats.forms.values.ValuesInBrackets;
import java.util.List;
import java.util.Objects;

/** The list of all forms. A new one is a class, a line here, a row in the documentation and a test. */
public final class Recognizers {
    private static final List<Recognizer> ALL = List.of(
            PuzzlePage::read,
            PuzzLink::read,
            OtherReport::read,
            MatrixMarket::read,
            MarkupGrids::read,
            XcspValues::read,
            SatModel::read,
            YamlOutline::read,
            SheetOfRecords::read,
            RepeatedWords::read,
            SquaresOnLines::read,
            NumberedRows::read,
            SideBySide::read,
            Fen::read,
            RowsOfSquares::read,
            ValuesInBrackets::read);

    private Recognizers() {}

    /** What a text says in each form that it has. All forms are asked, and none comes first. */
    public static List<Candidate> candidates(Text text) {
        return ALL.stream()
                .map(form -> form.read(text))
                .filter(Objects::nonNull)
                .toList();
    }
}
