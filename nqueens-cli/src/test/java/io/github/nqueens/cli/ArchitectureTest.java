package io.github.nqueens.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.github.nqueens.Problem;
import io.github.nqueens.Solver;
import io.github.nqueens.puzzle.PlayerState;
import io.github.nqueens.puzzle.Uniqueness;
import io.github.nqueens.solutions.SolutionCounter;

/** What commands may call. */
@AnalyzeClasses(packages = "io.github.nqueens.cli", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    /** Neither Ctrl-C nor {@code --time-limit} would end it. */
    @ArchTest
    static final ArchRule nothingIsSearchedWithoutLimits = noClasses()
            .should()
            .callMethod(PlayerState.class, "hint")
            .orShould()
            .callMethod(Solver.class, "solve", int.class)
            .orShould()
            .callMethod(Solver.class, "solve", Problem.class)
            .orShould()
            .callMethod(SolutionCounter.class, "count", int.class)
            .orShould()
            .callMethod(SolutionCounter.class, "count", Problem.class)
            .orShould()
            .callMethod(SolutionCounter.class, "countUpTo", Problem.class, long.class);

    /** A hint searches for a second solution by itself, and that search is all that takes time. */
    @ArchTest
    static final ArchRule aHintIsOneSearch = noClasses()
            .that()
            .haveSimpleName("PuzzleHintCommand")
            .should()
            .dependOnClassesThat()
            .belongToAnyOf(Uniqueness.class);
}
