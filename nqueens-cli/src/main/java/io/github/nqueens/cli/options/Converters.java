package io.github.nqueens.cli.options;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Solvers;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.formats.Form;
import io.github.nqueens.formats.Reading;
import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.internal.Kebab;
import io.github.nqueens.internal.OptionTexts;
import io.github.nqueens.internal.Suggestion;
import io.github.nqueens.puzzle.Given;
import io.github.nqueens.puzzle.RegionShape;
import io.github.nqueens.solutions.CountMethod;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.IntStream;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** How the values of options are read. */
public final class Converters {
    static final int LARGEST = Integer.MAX_VALUE - 8;

    /** What counts of nanoseconds can hold. */
    private static final Duration LONGEST = Duration.ofNanos(Long.MAX_VALUE);

    private Converters() {}

    /** The size of a board. */
    public static final class Size implements ITypeConverter<Integer> {
        public Size() {}

        @Override
        public Integer convert(String text) {
            return size(text, LARGEST);
        }
    }

    /**
     * The size of a board.
     *
     * @param most the largest size
     */
    public static int size(String text, int most) {
        return size(text, most, "from 1 to " + most);
    }

    /**
     * The size of a board.
     *
     * @param most the largest size
     * @param range what a refusal says of the sizes there are
     */
    private static int size(String text, int most, String range) {
        try {
            int n = Integer.parseInt(OptionTexts.whole(digits(text)));
            if (n >= 1 && n <= most) {
                return n;
            }
        } catch (NumberFormatException e) {
            // Told below, together with numbers out of range.
        }
        throw new TypeConversionException("n is '" + Excerpt.of(text) + "', but must be a whole number " + range);
    }

    /**
     * The size of a board of a command with limits of its own.
     *
     * @param range the sizes that it takes, as a refusal says them
     * @throws IllegalArgumentException if the text is no size
     */
    static int size(String text, String range) {
        try {
            return size(text, LARGEST, range);
        } catch (TypeConversionException refused) {
            throw new IllegalArgumentException(refused.getMessage(), refused);
        }
    }

    /** Numbers are printed as 1,000, and large ones are often thought of as 1e6. */
    private static String digits(String text) {
        return text.matches("[1-9]e\\d") ? text.charAt(0) + "0".repeat(text.charAt(2) - '0') : ungrouped(text);
    }

    /** A number without the signs between its groups of digits: those that we print, or those of programs. */
    private static String ungrouped(String text) {
        return text.matches("[1-9]\\d{0,2}((,\\d{3})+|(_\\d{3})+)") ? text.replaceAll("[,_]", "") : text;
    }

    /**
     * A size, or the first and the last of a range of sizes with a hyphen between them. An option of sizes gets each of them.
     */
    public static final class Sizes implements ITypeConverter<List<Integer>> {
        /** Enough for a plot, and few enough to be listed. */
        private static final int MOST = 1_000;

        public Sizes() {}

        @Override
        public List<Integer> convert(String text) {
            String[] ends = text.strip().split("\\s*(?:-|\\.\\.)\\s*", -1);
            int first = new Size().convert(ends[0]);
            if (ends.length == 1) {
                return List.of(first);
            }
            if (ends.length > 2) {
                throw new TypeConversionException("'" + text + "' is no range of sizes; write 8-12, or 8,10,12");
            }
            int last = new Size().convert(ends[1]);
            if (last < first || last - first >= MOST) {
                throw new TypeConversionException("'" + text + "' has " + (last < first ? "no" : "more than " + MOST)
                        + " sizes; write the smaller one first, as in 8-12, or list sizes, as in 8,20,50");
            }
            return IntStream.rangeClosed(first, last).boxed().toList();
        }
    }

    /** Reads values of these types the same way for all options. */
    public static void register(CommandLine commandLine) {
        commandLine.registerConverter(Path.class, reading(Converters::path));
        commandLine.registerConverter(Duration.class, reading(Converters::time));
        commandLine.registerConverter(BoardFormat.class, reading(text -> constant(BoardFormat.class, text)));
        commandLine.registerConverter(CountMethod.class, reading(Converters::method));
        commandLine.registerConverter(Double.class, reading(OptionTexts::share));
        commandLine.registerConverter(double.class, reading(OptionTexts::share));
        commandLine.registerConverter(int.class, number(Integer::valueOf, 1, Integer.MAX_VALUE));
        commandLine.registerConverter(Integer.class, number(Integer::valueOf, 1, Integer.MAX_VALUE));
        commandLine.registerConverter(long.class, number(Long::valueOf, Long.MIN_VALUE, Long.MAX_VALUE));
        commandLine.registerConverter(Long.class, number(Long::valueOf, Long.MIN_VALUE, Long.MAX_VALUE));
        commandLine.registerConverter(AttackRule.class, reading(text -> constant(AttackRule.class, text)));
        commandLine.registerConverter(Reading.class, reading(text -> constant(Reading.class, text)));
        commandLine.registerConverter(Form.class, reading(text -> constant(Form.class, text)));
        commandLine.registerConverter(Given.class, reading(text -> constant(Given.class, text)));
        commandLine.registerConverter(RegionShape.class, reading(text -> constant(RegionShape.class, text)));
    }

    /** Shells offer the names of constants as they are written, which picocli takes from Java. */
    public static void offerNames(CommandLine commandLine) {
        CommandLine.Model.CommandSpec command = commandLine.getCommandSpec();
        for (CommandLine.Model.OptionSpec option : List.copyOf(command.options())) {
            if (option.type().isEnum()) {
                List<String> offered = new ArrayList<>();
                option.completionCandidates().forEach(offered::add);
                offered.replaceAll(name -> name.toLowerCase(Locale.ROOT).replace('_', '-'));
                command.remove(option);
                command.addOption(CommandLine.Model.OptionSpec.builder(option)
                        .completionCandidates(offered)
                        .build());
            }
        }
        commandLine.getSubcommands().values().forEach(Converters::offerNames);
    }

    /** Capitals are no mistake. */
    private static <E extends Enum<E>> E constant(Class<E> type, String text) {
        String small = text.toLowerCase(Locale.ROOT);
        try {
            return OptionTexts.constant(type, small);
        } catch (IllegalArgumentException e) {
            List<String> names =
                    Arrays.stream(type.getEnumConstants()).map(Kebab::of).toList();
            throw new IllegalArgumentException(e.getMessage() + suggestion(names, small), e);
        }
    }

    /** What a value may have meant, in words that go on with a refusal; nothing if no name is near. */
    public static String suggestion(List<String> names, String unknown) {
        return Suggestion.of(names, unknown)
                .map(name -> "; maybe '" + name + "'?")
                .orElse("");
    }

    /** A method of counting, by its own name or by another name of the solver that searches as it does. */
    private static CountMethod method(String text) {
        try {
            return constant(CountMethod.class, text);
        } catch (IllegalArgumentException unknown) {
            String alias = text.toLowerCase(Locale.ROOT);
            return Solvers.available().stream()
                    .filter(solver -> solver.aliases().contains(alias))
                    .flatMap(solver -> Arrays.stream(CountMethod.values())
                            .filter(method -> Kebab.of(method).equals(solver.name())))
                    .findFirst()
                    .orElseThrow(() -> unknown);
        }
    }

    /** A port, or 0 for any that is free. */
    public static final class Port implements ITypeConverter<Integer> {
        private static final int LARGEST_PORT = 0xFFFF;

        public Port() {}

        @Override
        public Integer convert(String text) {
            if (text.matches("\\d{1,5}") && Integer.parseInt(text) <= LARGEST_PORT) {
                return Integer.valueOf(text);
            }
            throw new TypeConversionException("'" + Excerpt.of(text) + "' is no port; give a number from 1 to "
                    + LARGEST_PORT + ", or 0 for any free port");
        }
    }

    private static <T> ITypeConverter<T> number(Function<String, T> reader, long least, long most) {
        return text -> {
            try {
                return reader.apply(OptionTexts.whole(ungrouped(text)));
            } catch (NumberFormatException e) {
                throw new TypeConversionException("'" + Excerpt.of(text)
                        + "' is not a whole number that fits; give one from " + least + " to " + most);
            }
        };
    }

    /** A time whose unit may have capitals: no two units differ by them. */
    private static Duration time(String text) {
        String small = text.toLowerCase(Locale.ROOT);
        Duration time = small.matches("[0-9]{10,}(\\.[0-9]+)?(ms|s|m|h)") ? LONGEST : OptionTexts.time(small);
        if (time.compareTo(LONGEST) >= 0) {
            throw new BadInputException(
                    "'" + Excerpt.of(text) + "' is too long; the longest time is " + LONGEST.toHours() + "h");
        }
        return time;
    }

    private static <T> ITypeConverter<T> reading(Function<String, T> reader) {
        return text -> {
            try {
                return reader.apply(text);
            } catch (IllegalArgumentException | BadInputException e) {
                throw new TypeConversionException(e.getMessage());
            }
        };
    }

    /**
     * The path of a name.
     *
     * @throws BadInputException if no file can have this name
     */
    public static Path path(String name) {
        if (name.isEmpty()) {
            // To Java this is the folder in which the program runs.
            throw new BadInputException("the name of a file is empty; maybe a variable of the shell is not set");
        }
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

    /**
     * Parts a list of solvers at its commas. A comma also parts the parameters of one solver: a piece that sets a key and
     * names no solver of its own belongs to the solver before it, so that {@code tabu:tenure=12,aspiration=false,genetic}
     * is two solvers.
     */
    public static List<String> solvers(List<String> lists) {
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
