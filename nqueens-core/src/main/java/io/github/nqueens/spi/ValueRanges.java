package io.github.nqueens.spi;

import io.github.nqueens.internal.Kebab;
import io.github.nqueens.internal.OptionTexts;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The kinds of values that a {@link Parameter} may have, and how their texts are read. */
final class ValueRanges {
    private ValueRanges() {}

    /** Fractions have the grammar of whole numbers, and no suffix either. Made when one is read. */
    private static final class Grammar {
        static final Pattern DECIMAL = Pattern.compile("-?([0-9]+(\\.[0-9]+)?|\\.[0-9]+)([eE]-?[0-9]+)?");
    }

    private static boolean exceeds(String text, double most) {
        return Grammar.DECIMAL.matcher(text).matches() && Double.parseDouble(text) >= most;
    }

    private static String decimal(String text) {
        if (!Grammar.DECIMAL.matcher(text).matches()) {
            throw new NumberFormatException(text);
        }
        return text;
    }

    /** The values that are allowed, whose text follows "must be". */
    sealed interface Range<T> {
        /**
         * The value of a text.
         *
         * @throws IllegalArgumentException if there is none
         */
        T read(String text);

        /** What a refusal of a text says: the usual words, and a bound that nobody expects where the text exceeds it. */
        default String refusing(String text) {
            return toString();
        }

        /** Whether a value that was not read is one of these. */
        boolean contains(T value);

        List<?> extremes();
    }

    record Integers(int least, int most) implements Range<Integer> {
        @Override
        public Integer read(String text) {
            return Integer.valueOf(OptionTexts.whole(text));
        }

        @Override
        public boolean contains(Integer value) {
            return value >= least && value <= most;
        }

        @Override
        public List<Integer> extremes() {
            return List.of(least, most);
        }

        @Override
        public String toString() {
            return "a whole number from " + least + (most == Integer.MAX_VALUE ? "" : " to " + most);
        }

        @Override
        public String refusing(String text) {
            return this + (most == Integer.MAX_VALUE && exceeds(text, most) ? " to " + most : "");
        }
    }

    record Longs(long least, long most) implements Range<Long> {
        @Override
        public Long read(String text) {
            return Long.valueOf(OptionTexts.whole(text));
        }

        @Override
        public boolean contains(Long value) {
            return value >= least && value <= most;
        }

        @Override
        public List<Long> extremes() {
            return List.of(least, most);
        }

        @Override
        public String toString() {
            return "a whole number from " + least + (most == Long.MAX_VALUE ? "" : " to " + most);
        }

        @Override
        public String refusing(String text) {
            return this + (most == Long.MAX_VALUE && exceeds(text, (double) most) ? " to " + most : "");
        }
    }

    record Doubles(double least, double most) implements Range<Double> {
        @Override
        public Double read(String text) {
            return Double.valueOf(decimal(text));
        }

        @Override
        public boolean contains(Double value) {
            return value >= least && value <= most;
        }

        @Override
        public List<Double> extremes() {
            return List.of(least, most);
        }

        @Override
        public String toString() {
            return "a number from " + least + (most == Double.MAX_VALUE ? "" : " to " + most);
        }

        @Override
        public String refusing(String text) {
            boolean exceeds = text.equals("Infinity") || exceeds(text, most);
            return this + (most == Double.MAX_VALUE && exceeds ? " to " + most : "");
        }
    }

    record Switch() implements Range<Boolean> {
        @Override
        public Boolean read(String text) {
            return switch (text) {
                case "true" -> true;
                case "false" -> false;
                default -> throw new IllegalArgumentException(text);
            };
        }

        @Override
        public boolean contains(Boolean value) {
            return true;
        }

        @Override
        public List<Boolean> extremes() {
            return List.of(false, true);
        }

        @Override
        public String toString() {
            return "true or false";
        }
    }

    record OneOf<E extends Enum<E>>(List<E> constants) implements Range<E> {
        @Override
        public E read(String text) {
            for (E constant : constants) {
                if (Kebab.of(constant).equals(text)) {
                    return constant;
                }
            }
            throw new IllegalArgumentException(text);
        }

        @Override
        public boolean contains(E value) {
            return true;
        }

        @Override
        public List<E> extremes() {
            return constants;
        }

        @Override
        public String toString() {
            return constants.stream().map(Kebab::of).collect(Collectors.joining(", ", "one of ", ""));
        }
    }

    record Text(String allowed, Predicate<String> range) implements Range<String> {
        @Override
        public String read(String text) {
            return text;
        }

        @Override
        public boolean contains(String value) {
            return range.test(value);
        }

        @Override
        public List<String> extremes() {
            return List.of();
        }

        @Override
        public String toString() {
            return allowed;
        }
    }
}
