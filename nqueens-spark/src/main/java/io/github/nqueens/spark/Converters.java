package io.github.nqueens.spark;

import io.github.nqueens.internal.Kebab;
import io.github.nqueens.solutions.SolutionCounter;
import java.time.Duration;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** How the values of options are read: as {@code nqueens} reads them. */
final class Converters {
    private static final Pattern DURATION = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,9})?)(ms|s|m|h)");
    private static final Pattern SHARE = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,18})?)(%?)");

    private Converters() {}

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

    /** A share, as a percentage or a number. */
    static final class Share implements ITypeConverter<Double> {
        Share() {}

        @Override
        public Double convert(String text) {
            Matcher matcher = SHARE.matcher(text);
            double share = matcher.matches()
                    ? Double.parseDouble(matcher.group(1)) / (matcher.group(2).isEmpty() ? 1 : 100)
                    : Double.NaN;
            if (!(share > 0 && share <= 1)) {
                throw new TypeConversionException("'" + text
                        + "' is not a share; write a percentage such as 1%, at most 100%, or a number between 0 and 1");
            }
            return share;
        }
    }

    /** A method, in lower case with hyphens. */
    static final class Method implements ITypeConverter<SolutionCounter.Method> {
        Method() {}

        @Override
        public SolutionCounter.Method convert(String text) {
            SolutionCounter.Method[] methods = SolutionCounter.Method.values();
            return Arrays.stream(methods)
                    .filter(method -> name(method).equals(text))
                    .findFirst()
                    .orElseThrow(() -> new TypeConversionException("'" + text + "' is not a method; choose one of "
                            + Arrays.stream(methods).map(Converters::name).collect(Collectors.joining(", "))));
        }
    }

    static String name(SolutionCounter.Method method) {
        return Kebab.of(method);
    }
}
