package io.github.nqueens.puzzle;

import static io.github.nqueens.visual.page.PageTemplate.escaped;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.internal.RegionNames;
import io.github.nqueens.puzzle.candidates.Sentences;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.CRC32;

/** What a page carries of one puzzle: what is given, the solution, each step to it, and why each wrong square is wrong. */
final class PuzzleMarkup {
    private final Problem puzzle;
    private final Board solution;
    private final int n;
    private final Sentences sentences;

    PuzzleMarkup(Problem puzzle, Board solution) {
        this.puzzle = puzzle;
        this.solution = solution;
        this.n = puzzle.size();
        this.sentences = new Sentences(n);
    }

    String markup() {
        Deduction deduction = Deduction.of(puzzle);
        StringBuilder steps = new StringBuilder("<ol class=\"steps\">\n");
        Optional<Technique> hardest = Optional.empty();
        for (Optional<Deduction.Step> next = deduction.next(); next.isPresent(); next = deduction.next()) {
            Deduction.Step step = next.get();
            steps.append("<li data-because=\"").append(squares(step.because()));
            steps.append("\" data-deleted=\"").append(squares(step.deleted())).append("\">");
            steps.append(escaped(step.sentence())).append("</li>\n");
            hardest = Optional.of(hardest.filter(technique -> technique.compareTo(step.technique()) > 0)
                    .orElse(step.technique()));
        }
        steps.append("</ol>\n");
        boolean isRated = deduction.state() == Deduction.State.SOLVED;

        StringBuilder markup = new StringBuilder("<template class=\"puzzle\"");
        attribute(markup, "id", id());
        attribute(markup, "size", Integer.toString(n));
        attribute(markup, "rule", puzzle.rule().name());
        attribute(markup, "rule-text", rule());
        attribute(markup, "about", isRated ? rating(hardest.orElse(Technique.SINGLE)) : PageTexts.get("rating.none"));
        attribute(markup, "regions", puzzle.hasRegions() ? all(this::region) : "");
        attribute(
                markup,
                "letters",
                IntStream.range(0, n)
                        .mapToObj(region -> RegionNames.of(n, region))
                        .collect(Collectors.joining(",")));
        attribute(markup, "colors", puzzle.hasRegions() ? list(Arrays.stream(RegionColors.of(puzzle))) : "");
        attribute(markup, "blocked", which(square -> !puzzle.isOpen(square / n, square % n)));
        attribute(markup, "placed", squares(puzzle.placed()));
        attribute(markup, "solution", which(this::isInSolution));
        Map<Reason, Integer> reasons = new LinkedHashMap<>();
        attribute(markup, "reasons", all(square -> {
            Reason reason = reason(square);
            reasons.putIfAbsent(reason, reasons.size());
            return reasons.get(reason);
        }));
        markup.append(">\n").append(steps).append("<ol class=\"reasons\">\n");
        for (Reason reason : reasons.keySet()) {
            markup.append("<li data-difficulty=\"").append(reason.difficulty()).append("\">");
            markup.append(escaped(reason.clause())).append("</li>\n");
        }
        return markup.append("</ol>\n</template>\n").toString();
    }

    /** Tells puzzles apart, in an address and in what the browser keeps. */
    String id() {
        CRC32 sum = new CRC32();
        sum.update(puzzle.toText().getBytes(StandardCharsets.UTF_8));
        return String.format("%08x", sum.getValue());
    }

    private String rating(Technique technique) {
        return PageTexts.get("rating." + technique);
    }

    private String rule() {
        StringBuilder rule = new StringBuilder(PageTexts.get(puzzle.hasRegions() ? "rule.regions" : "rule.lines"));
        rule.append(' ').append(PageTexts.get("rule." + puzzle.rule()));
        if (!which(square -> !puzzle.isOpen(square / n, square % n)).isEmpty()) {
            rule.append(' ').append(PageTexts.get("rule.blocked"));
        }
        if (!puzzle.placed().isEmpty()) {
            rule.append(' ').append(PageTexts.get("rule.placed"));
        }
        return rule.toString();
    }

    private int region(int square) {
        return puzzle.region(square / n, square % n);
    }

    private boolean isInSolution(int square) {
        return solution.column(square / n) == square % n;
    }

    /** Why a square of the solution bears no mark, or why another square bears no queen. */
    private Reason reason(int square) {
        List<Square> wrong = List.of(new Square(square / n, square % n));
        boolean isQueen = !isInSolution(square);
        Deduction deduction = isQueen
                ? Deduction.of(puzzle, List.of(), wrong, sentences)
                : Deduction.of(puzzle, wrong, List.of(), sentences);
        return Reason.of(deduction, sentences, isQueen);
    }

    private static void attribute(StringBuilder markup, String name, String value) {
        markup.append(" data-")
                .append(name)
                .append("=\"")
                .append(escaped(value))
                .append('"');
    }

    private String squares(Collection<Square> squares) {
        return list(squares.stream().mapToInt(square -> square.row() * n + square.column()));
    }

    private String which(IntPredicate test) {
        return list(IntStream.range(0, n * n).filter(test));
    }

    private String all(IntUnaryOperator value) {
        return list(IntStream.range(0, n * n).map(value));
    }

    private static String list(IntStream numbers) {
        return numbers.mapToObj(Integer::toString).collect(Collectors.joining(","));
    }
}
