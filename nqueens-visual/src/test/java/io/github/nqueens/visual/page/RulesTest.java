package io.github.nqueens.visual.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Problem;
import io.github.nqueens.testing.browser.Browser;
import io.github.nqueens.testing.browser.InBrowser;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Which queens attack each other is written in Java and in JavaScript; both say the same. */
class RulesTest {
    private static final String SCRIPT = new PageTemplate(name -> null).script();

    private static final Pattern RULE = Pattern.compile("^([A-Z_]+): ", Pattern.MULTILINE);

    /** Whoever adds a rule finds here what pages need. */
    @Test
    void everyRuleHasItsPartInTheScript() {
        assertThat(RULE.matcher(SCRIPT).results().map((MatchResult rule) -> rule.group(1)))
                .containsExactlyInAnyOrderElementsOf(
                        Arrays.stream(AttackRule.values()).map(AttackRule::name).toList());
    }

    /** All pairs of squares of all small boards, with regions and without. */
    @Test
    @InBrowser
    @Tag("thorough")
    void theScriptSaysWhatTheProblemSays(Browser browser) {
        browser.open("<!DOCTYPE html><title>rules</title><script>" + SCRIPT + "</script>");
        for (AttackRule rule : AttackRule.values()) {
            for (int n = 1; n <= 7; n++) {
                requireSame(browser, Problem.builder(n).rule(rule).build());
                int[][] regions = new int[n][n];
                for (int row = 0; row < n; row++) {
                    for (int column = 0; column < n; column++) {
                        regions[row][column] = (row + column / 2) % n;
                    }
                }
                requireSame(
                        browser, Problem.builder(n).rule(rule).regions(regions).build());
            }
        }
    }

    private static void requireSame(Browser browser, Problem problem) {
        int n = problem.size();
        List<Integer> regions = new ArrayList<>();
        StringBuilder expected = new StringBuilder();
        for (int a = 0; a < n * n; a++) {
            if (problem.hasRegions()) {
                regions.add(problem.region(a / n, a % n));
            }
            for (int b = 0; b < n * n; b++) {
                expected.append(a != b && problem.attacks(a / n, a % n, b / n, b % n) ? '1' : '0');
            }
        }
        Object said = browser.driver()
                .executeScript(
                        """
                        const {n, rule, regions} = arguments[0];
                        const attacks = attacksBy(n, rule, regions ?? undefined);
                        let said = '';
                        for (let a = 0; a < n * n; a++) {
                          for (let b = 0; b < n * n; b++) {
                            said += a !== b && isAttack(attacks, Math.floor(a / n), a % n, Math.floor(b / n), b % n) ? '1' : '0';
                          }
                        }
                        return said;
                        """,
                        problem.hasRegions()
                                ? Map.of("n", n, "rule", problem.rule().name(), "regions", regions)
                                : Map.of("n", n, "rule", problem.rule().name()));
        assertThat(said).as("%s, regions %s", problem, regions).hasToString(expected.toString());
    }
}
