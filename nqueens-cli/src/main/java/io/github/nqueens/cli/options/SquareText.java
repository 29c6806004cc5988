package io.github.nqueens.cli.options;

import io.github.nqueens.Square;
import io.github.nqueens.cli.output.BadInputException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** How every option writes a square: {@code row:column}, each from 1. */
public final class SquareText implements ITypeConverter<Square> {
    /** What the help calls a square. */
    public static final String LABEL = "row:column";

    private static final Pattern SQUARE = Pattern.compile("0*([1-9]\\d{0,8}):0*([1-9]\\d{0,8})");

    /** Made by picocli. */
    public SquareText() {}

    @Override
    public Square convert(String text) {
        Matcher matcher = SQUARE.matcher(text.replace(" ", ""));
        if (!matcher.matches()) {
            throw new TypeConversionException("'" + text + "' is no square; write row:column, each from 1, as in 4:1");
        }
        return new Square(Integer.parseInt(matcher.group(1)) - 1, Integer.parseInt(matcher.group(2)) - 1);
    }

    /** A square as it was written. */
    public static String of(Square square) {
        return square.row() + 1 + ":" + (square.column() + 1);
    }

    /** Refuses squares beside the board. */
    public static void requireOnBoard(String option, List<Square> squares, int n) {
        for (Square square : squares) {
            if (Math.max(square.row(), square.column()) >= n) {
                throw new BadInputException(
                        option + " has '" + of(square) + "', but a square is row:column, each from 1 to " + n);
            }
        }
    }
}
