package io.github.nqueens.puzzle;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;

/** What the module may touch. */
@AnalyzeClasses(packages = "io.github.nqueens.puzzle", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule puzzlesNeedNothingButJavaCoreAllSolutionsAndThePartsOfPages = classes()
            .that()
            .resideInAPackage("io.github.nqueens.puzzle..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "java..",
                    "org.jspecify..",
                    "io.github.nqueens",
                    "io.github.nqueens.internal",
                    "io.github.nqueens.puzzle..",
                    "io.github.nqueens.solutions",
                    "io.github.nqueens.visual.page");

    @ArchTest
    static final ArchRule nothingIsPrinted =
            noClasses().should().accessField(System.class, "out").orShould().accessField(System.class, "err");

    @ArchTest
    static final ArchRule chanceComesFromTheSeedOnly = noClasses()
            .should()
            .dependOnClassesThat()
            .belongToAnyOf(Random.class, ThreadLocalRandom.class)
            .orShould()
            .callMethod(Math.class, "random");
}
