package io.github.nqueens.formats;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** What the module may touch: it also runs where there is no AWT, no file and no log. */
@AnalyzeClasses(packages = "io.github.nqueens.formats", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule readersNeedNothingButValuesOfJavaAndCore = classes()
            .that()
            .resideInAPackage("io.github.nqueens.formats..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "java.lang..",
                    "java.util..",
                    "java.nio",
                    "java.nio.charset",
                    "org.jspecify..",
                    "io.github.nqueens",
                    "io.github.nqueens.formats..");

    @ArchTest
    static final ArchRule nothingIsPrintedAndNoThreadIsMade = noClasses()
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err")
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(Thread.class);

    @ArchTest
    static final ArchRule packagesHaveNoCircle =
            slices().matching("io.github.nqueens.formats.(*)..").should().beFreeOfCycles();
}
