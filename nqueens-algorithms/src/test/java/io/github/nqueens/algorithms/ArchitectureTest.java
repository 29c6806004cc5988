package io.github.nqueens.algorithms;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.CancellationToken;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.SolverDefectException;
import io.github.nqueens.Solvers;
import io.github.nqueens.internal.Amounts;
import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.internal.HeapBudget;
import io.github.nqueens.internal.Kebab;
import io.github.nqueens.internal.LongPieces;
import io.github.nqueens.internal.MemoryShortageException;
import io.github.nqueens.internal.NonNullLists;
import io.github.nqueens.internal.Refusing;
import io.github.nqueens.internal.RegionNames;
import io.github.nqueens.internal.RethrownConsumer;
import io.github.nqueens.internal.RuleLines;
import io.github.nqueens.internal.RunContext;
import io.github.nqueens.internal.SplitMix;
import io.github.nqueens.internal.Unchecked;
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

    /** The two name each other, as the authors and the users of solvers share boards; but nothing else. */
    @ArchTest
    static final ArchRule authorsOfSolversMeetOnlyTheBoardsOfTheirUsers = noClasses()
            .that()
            .resideInAPackage("io.github.nqueens.spi")
            .should()
            .dependOnClassesThat(resideInAPackage("io.github.nqueens")
                    .and(not(belongToAnyOf(
                            Board.class,
                            Board.Builder.class,
                            ConflictCounter.class,
                            Problem.class,
                            AttackRule.class,
                            SolverDefectException.class))));

    @ArchTest
    static final ArchRule ofWhatUsersNameInternalsKnowOnlyLimitsAndRules = noClasses()
            .that()
            .resideInAPackage("io.github.nqueens.internal")
            .should()
            .dependOnClassesThat(resideInAPackage("io.github.nqueens")
                    .and(not(belongToAnyOf(
                            Limits.class, Limits.Builder.class, CancellationToken.class, AttackRule.class))));

    @ArchTest
    static final ArchRule librariesDependOnNothingButJavaAndTheLoggingFacade = classes()
            .that()
            .resideInAnyPackage("io.github.nqueens", "io.github.nqueens.spi", "io.github.nqueens.internal", ALGORITHMS)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "org.slf4j..", "org.jspecify..", "io.github.nqueens..");

    @ArchTest
    static final ArchRule familiesDoNotImportEachOther = slices().matching(
                    "io.github.nqueens.algorithms.(constructive|localsearch|evolutionary|exact)..")
            .should()
            .notDependOnEachOther();

    @ArchTest
    static final ArchRule onlyTheProviderStandsAboveMeta = noClasses()
            .that()
            .resideOutsideOfPackages(
                    "io.github.nqueens.algorithms.meta",
                    "io.github.nqueens.algorithms.provider",
                    "io.github.nqueens.cli..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.github.nqueens.algorithms.meta");

    /** A name that another jar also has, or a class loader without services, must not break a solver. */
    @ArchTest
    static final ArchRule solversAreLookedUpOnlyWhereAUserNamesThem = noClasses()
            .that()
            .resideInAPackage(ALGORITHMS)
            .and()
            .doNotHaveFullyQualifiedName("io.github.nqueens.algorithms.meta.Portfolio$Builder")
            .should()
            .callMethod(Solvers.class, "get", String.class)
            .orShould()
            .callMethod(Solvers.class, "available");

    @ArchTest
    static final ArchRule strategiesKnowNoSolver = noClasses()
            .that()
            .resideInAPackage("io.github.nqueens.algorithms.strategy")
            .should()
            .dependOnClassesThat(
                    resideInAPackage(ALGORITHMS).and(not(resideInAPackage("io.github.nqueens.algorithms.strategy"))));

    @ArchTest
    static final ArchRule whatFamiliesShareKnowsNoSolver = noClasses()
            .that()
            .resideInAPackage("io.github.nqueens.algorithms.common")
            .should()
            .dependOnClassesThat(resideInAPackage(ALGORITHMS)
                    .and(not(resideInAnyPackage(
                            "io.github.nqueens.algorithms.common", "io.github.nqueens.algorithms.strategy"))));

    @ArchTest
    static final ArchRule boardsOfALocalSearchKnowNoNeighborhood = noClasses()
            .that()
            .resideInAPackage("io.github.nqueens.algorithms.localsearch.board")
            .should()
            .dependOnClassesThat(resideInAPackage("io.github.nqueens.algorithms.localsearch..")
                    .and(not(resideInAPackage("io.github.nqueens.algorithms.localsearch.board"))));

    @ArchTest
    static final ArchRule neighborhoodsKnowNoAlgorithm = noClasses()
            .that()
            .resideInAnyPackage(
                    "io.github.nqueens.algorithms.localsearch.neighborhood",
                    "io.github.nqueens.algorithms.localsearch.annealing")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.github.nqueens.algorithms.localsearch");

    @ArchTest
    static final ArchRule ofTheSolversOnlyTheExactOnesUseTheExactEngine = noClasses()
            .that()
            .resideInAPackage(ALGORITHMS)
            .and()
            .resideOutsideOfPackage("io.github.nqueens.algorithms.exact..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.github.nqueens.algorithms.exact.engine..");

    @ArchTest
    static final ArchRule enginesKnowNothingOfWhatIsExportedAboveThem = noClasses()
            .that()
            .resideInAPackage("io.github.nqueens.algorithms.exact.engine..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.github.nqueens.algorithms.exact", "io.github.nqueens.algorithms.exact.constraint");

    @ArchTest
    static final ArchRule ofTheInternalsOfCoreAlgorithmsUseWordsLeapsTheHeapAndWhatCallersGive = noClasses()
            .that()
            .resideInAPackage(ALGORITHMS)
            .should()
            .dependOnClassesThat(resideInAPackage("io.github.nqueens.internal..")
                    .and(not(belongToAnyOf(
                            Amounts.class,
                            RethrownConsumer.class,
                            NonNullLists.class,
                            Excerpt.class,
                            Kebab.class,
                            LongPieces.class,
                            RegionNames.class,
                            RunContext.class,
                            SplitMix.class,
                            HeapBudget.class,
                            MemoryShortageException.class,
                            Refusing.class,
                            RuleLines.class,
                            Unchecked.class))));

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
            .and()
            .resideInAPackage(ALGORITHMS)
            .should()
            .haveModifier(JavaModifier.FINAL)
            .andShould()
            .haveOnlyFinalFields()
            .andShould(haveNoSuperclassButObject());

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

    /** Core times the runs. */
    @ArchTest
    static final ArchRule algorithmsHaveNoClockOfTheirOwn = noClasses()
            .that()
            .resideInAPackage(ALGORITHMS)
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

    private static ArchCondition<JavaClass> haveNoSuperclassButObject() {
        return new ArchCondition<>("have no superclass but Object") {
            @Override
            public void check(JavaClass algorithm, ConditionEvents events) {
                boolean derived = !algorithm.isInterface()
                        && !algorithm.getRawSuperclass().orElseThrow().isEquivalentTo(Object.class);
                events.add(new SimpleConditionEvent(
                        algorithm, !derived, algorithm.getName() + " derives from " + algorithm.getSuperclass()));
            }
        };
    }
}
