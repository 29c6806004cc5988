package io.github.nqueens.cli;

import io.github.nqueens.Board;
import io.github.nqueens.cli.output.BadInputException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** How the values of options are read. */
final class Converters {
    private static final int LARGEST = Integer.MAX_VALUE - 8;
    private static final Pattern DURATION = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,9})?)(ms|s|m|h)");

    private static final Pattern SHARE = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,18})?)(%?)");

    private Converters() {}

    /** The size of a board. */
    static final class Size implements ITypeConverter<Integer> {
        Size() {}

        @Override
        public Integer convert(String text) {
            try {
                int n = Integer.parseInt(text);
                if (n >= 1 && n <= LARGEST) {
                    return n;
                }
            } catch (NumberFormatException e) {
                // Told below, together with numbers out of range.
            }
            throw new TypeConversionException("n is '" + text + "', but must be a whole number from 1 to " + LARGEST);
        }
    }

    /** A length of time. */
    static final class Time implements ITypeConverter<Duration> {
        Time() {}

        @Override
        public Duration convert(String text) {
            Matcher matcher = DURATION.matcher(text);
            if (!matcher.matches()) {
                throw new TypeConversionException(
                        "'" + text + "' is not a time; write a number with its unit: 500ms, 10s, 2m or 1h");
            }
            double millisPerUnit = switch (matcher.group(2)) {
                case "ms" -> 1;
                case "s" -> 1_000;
                case "m" -> 60_000;
                default -> 3_600_000;
            };
            return Duration.ofNanos(Math.round(Double.parseDouble(matcher.group(1)) * millisPerUnit * 1e6));
        }
    }

    /** A share of one, as a percentage or a number. */
    static final class Share implements ITypeConverter<Double> {
        Share() {}

        @Override
        public Double convert(String text) {
            double share = share(text);
            if (!(share > 0 && share < 1)) {
                throw new TypeConversionException(
                        "'" + text + "' is not a share; write a percentage such as 1%, or a number between 0 and 1");
            }
            return share;
        }
    }

    /** Not a number if the text is no share. */
    private static double share(String text) {
        Matcher matcher = SHARE.matcher(text);
        return matcher.matches()
                ? Double.parseDouble(matcher.group(1)) / (matcher.group(2).isEmpty() ? 1 : 100)
                : Double.NaN;
    }

    /** A share of one that may be all of it. */
    static final class Sample implements ITypeConverter<Double> {
        Sample() {}

        @Override
        public Double convert(String text) {
            double share = share(text);
            if (!(share > 0 && share <= 1)) {
                throw new TypeConversionException(
                        "'" + text + "' is not a share; write a percentage from above 0% to 100%, or a number up to 1");
            }
            return share;
        }
    }

    /** A board in one of the forms of {@link Board#parse}. */
    static final class BoardText implements ITypeConverter<Board> {
        BoardText() {}

        @Override
        public Board convert(String text) {
            try {
                return Board.parse(text);
            } catch (IllegalArgumentException e) {
                throw new TypeConversionException(e.getMessage());
            }
        }
    }

    /** The name of a file or a folder. */
    static final class FileName implements ITypeConverter<Path> {
        FileName() {}

        @Override
        public Path convert(String text) {
            try {
                return path(text);
            } catch (BadInputException e) {
                throw new TypeConversionException(e.getMessage());
            }
        }
    }

    /**
     * The path of a name.
     *
     * @throws BadInputException if no file can have this name
     */
    static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            boolean ascii = name.chars().allMatch(letter -> letter < 0x80);
            throw new BadInputException(
                    "'" + name + "' cannot be the name of a file"
                            + (ascii
                                    ? ": " + e.getReason()
                                    : " in this locale; set one of UTF-8, as LC_ALL=C.UTF-8 does"),
                    e);
        }
    }

    /** A format, in lower case as the help has it. */
    static final class Format implements ITypeConverter<BoardFormat> {
        Format() {}

        @Override
        public BoardFormat convert(String text) {
            return Arrays.stream(BoardFormat.values())
                    .filter(format -> format.toString().equals(text))
                    .findFirst()
                    .orElseThrow(() -> new TypeConversionException("'" + text + "' is not a format; choose one of "
                            + Arrays.stream(BoardFormat.values())
                                    .map(BoardFormat::toString)
                                    .collect(Collectors.joining(", "))));
        }
    }

    /**
     * Parts a list of solvers at its commas. A comma also parts the parameters of one solver: a piece that sets a key and
     * names no solver of its own belongs to the solver before it, so that {@code tabu:tenure=12,aspiration=false,genetic}
     * is two solvers.
     */
    static List<String> solvers(List<String> lists) {
        List<String> specs = new ArrayList<>();
        for (String list : lists) {
            boolean first = true;
            for (String piece : list.split(",", -1)) {
                int equals = piece.indexOf('=');
                int colon = piece.indexOf(':');
                boolean continues = !first && equals >= 0 && (colon < 0 || colon > equals);
                if (continues) {
                    specs.set(specs.size() - 1, specs.get(specs.size() - 1) + "," + piece);
                } else {
                    specs.add(piece.strip());
                }
                first = false;
            }
        }
        return specs;
    }
}
