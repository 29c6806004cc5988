package io.github.nqueens.solutions;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;

/** What the code of all solutions may depend on and touch. */
@AnalyzeClasses(packages = "io.github.nqueens", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String SOLUTIONS = "io.github.nqueens.solutions..";
    private static final String EXPORTED = "io.github.nqueens.solutions";
    private static final String PARTS = "io.github.nqueens.solutions.parts";

    @ArchTest
    static final ArchRule dependsOnNothingButJavaCoreAndTheExactEngine = classes()
            .that()
            .resideInAPackage(SOLUTIONS)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "java..",
                    "org.slf4j..",
                    "org.jspecify..",
                    "io.github.nqueens",
                    "io.github.nqueens.spi",
                    "io.github.nqueens.internal..",
                    "io.github.nqueens.algorithms.exact.engine..",
                    SOLUTIONS);

    @ArchTest
    static final ArchRule noSolverCountsOrListsAllSolutions = noClasses()
            .that()
            .resideInAnyPackage("io.github.nqueens.algorithms..", "io.github.nqueens.spi", "io.github.nqueens")
            .should()
            .dependOnClassesThat()
            .resideInAPackage(SOLUTIONS);

    /** The name of a method says nothing of how it counts. */
    @ArchTest
    static final ArchRule enginesKnowNothingOfWhatIsExportedAboveThem = noClasses()
            .that(resideInAPackage(SOLUTIONS).and(not(resideInAnyPackage(EXPORTED, PARTS))))
            .should()
            .dependOnClassesThat(resideInAnyPackage(EXPORTED, PARTS).and(not(type(CountMethod.class))));

    /** Who counts in one process meets none of what other machines need. */
    @ArchTest
    static final ArchRule nothingBelowKnowsThatCountsAreSentAway = noClasses()
            .that()
            .resideInAPackage(EXPORTED)
            .should()
            .dependOnClassesThat()
            .resideInAPackage(PARTS);

    @ArchTest
    static final ArchRule noCircleOfPackages = SlicesRuleDefinition.slices()
            .matching("io.github.nqueens.solutions.(**)")
            .should()
            .beFreeOfCycles();

    @ArchTest
    static final ArchRule drawsFromGivenGeneratorsOnly = noClasses()
            .that()
            .resideInAPackage(SOLUTIONS)
            .should()
            .dependOnClassesThat()
            .belongToAnyOf(Random.class, ThreadLocalRandom.class)
            .orShould()
            .callMethod(Math.class, "random");

    @ArchTest
    static final ArchRule computesTheSameEverywhere = noClasses()
            .that()
            .resideInAPackage(SOLUTIONS)
            .should()
            .callMethod(Math.class, "exp", double.class)
            .orShould()
            .callMethod(Math.class, "log", double.class)
            .orShould()
            .callMethod(Math.class, "pow", double.class, double.class);

    /** The time is taken at the entries only and handed on from there. */
    @ArchTest
    static final ArchRule onlyEntriesAskTheClock = noClasses()
            .that()
            .resideInAPackage(SOLUTIONS)
            .and()
            .doNotHaveSimpleName("SolutionCounter")
            .and()
            .doNotHaveSimpleName("CountPlan")
            .and()
            .doNotHaveSimpleName("Solutions")
            .and()
            .doNotHaveSimpleName("SolutionEstimator")
            .should()
            .accessTargetWhere(describe(
                    "is a clock of the system",
                    access -> access.getTargetOwner().isEquivalentTo(System.class)
                            && Set.of("nanoTime", "currentTimeMillis").contains(access.getName())));

    @ArchTest
    static final ArchRule nothingIsPrinted = noClasses()
            .that()
            .resideInAPackage(SOLUTIONS)
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err");
}
