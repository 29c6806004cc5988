package io.github.nqueens.algorithms;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.github.nqueens.spi.SearchAlgorithm;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;

/** The arrows between modules and between the families of algorithms, and what an algorithm may touch. */
@AnalyzeClasses(packages = "io.github.nqueens", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String ALGORITHMS = "io.github.nqueens.algorithms..";

    @ArchTest
    static final ArchRule coreNamesNoAlgorithm = noClasses()
            .that()
            .resideInAnyPackage("io.github.nqueens", "io.github.nqueens.spi", "io.github.nqueens.internal")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(ALGORITHMS, "io.github.nqueens.tck..", "io.github.nqueens.visual..");

    @ArchTest
    static final ArchRule librariesDependOnNothingButJavaAndTheLoggingFacade = classes()
            .that()
            .resideInAnyPackage("io.github.nqueens", "io.github.nqueens.spi", "io.github.nqueens.internal", ALGORITHMS)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "org.slf4j..", "io.github.nqueens..");

    @ArchTest
    static final ArchRule familiesDoNotImportEachOther = slices().matching(
                    "io.github.nqueens.algorithms.(constructive|localsearch|evolutionary|exact|meta)..")
            .should()
            .notDependOnEachOther();

    @ArchTest
    static final ArchRule algorithmsUseCoreThroughItsExportedPackages = noClasses()
            .that()
            .resideInAPackage(ALGORITHMS)
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.github.nqueens.internal..");

    @ArchTest
    static final ArchRule onlyTheProviderKnowsAllFamilies = noClasses()
            .that()
            .resideOutsideOfPackage("io.github.nqueens.algorithms.provider")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.github.nqueens.algorithms.provider");

    @ArchTest
    static final ArchRule algorithmsAreFinalAndDeriveFromNoBase = classes()
            .that()
            .implement(SearchAlgorithm.class)
            .should()
            .haveModifier(JavaModifier.FINAL)
            .andShould()
            .haveOnlyFinalFields()
            .andShould()
            .beAssignableTo(Object.class);

    @ArchTest
    static final ArchRule algorithmsDrawFromTheirRunOnly = noClasses()
            .that()
            .resideInAPackage(ALGORITHMS)
            .should()
            .dependOnClassesThat()
            .belongToAnyOf(Random.class, ThreadLocalRandom.class)
            .orShould()
            .callMethod(Math.class, "random");

    @ArchTest
    static final ArchRule algorithmsComputeTheSameEverywhere = noClasses()
            .that()
            .resideInAPackage(ALGORITHMS)
            .should()
            .callMethod(Math.class, "exp", double.class)
            .orShould()
            .callMethod(Math.class, "log", double.class)
            .orShould()
            .callMethod(Math.class, "pow", double.class, double.class)
            .orShould()
            .callMethod(Math.class, "sin", double.class)
            .orShould()
            .callMethod(Math.class, "cos", double.class);

    /** Counting takes the time at its entry only, and hands it on; all else is timed by core. */
    @ArchTest
    static final ArchRule algorithmsHaveNoClockOfTheirOwn = noClasses()
            .that()
            .resideInAPackage(ALGORITHMS)
            .and()
            .doNotHaveSimpleName("SolutionCounter")
            .and()
            .doNotHaveSimpleName("BitRows")
            .should()
            .accessTargetWhere(describe(
                    "is a clock of the system",
                    access -> access.getTargetOwner().isEquivalentTo(System.class)
                            && Set.of("nanoTime", "currentTimeMillis").contains(access.getName())));

    @ArchTest
    static final ArchRule nothingIsPrinted = noClasses()
            .that()
            .resideInAnyPackage("io.github.nqueens", "io.github.nqueens.spi", "io.github.nqueens.internal", ALGORITHMS)
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err");
}
