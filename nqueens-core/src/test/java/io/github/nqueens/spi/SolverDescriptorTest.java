package io.github.nqueens.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.Problem;
import io.github.nqueens.SolverDefectException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class SolverDescriptorTest {
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");
    private static final String LETTERS = "az09-A_";

    @Test
    void aDescriptorSaysWhatItWasBuiltWith() {
        Parameter<Integer> depth = Parameter.ofInt("depth", 1, 0, 9, "how deep");
        Parameter<Integer> width = Parameter.ofInt("width", 1, 0, 9, "how wide");
        SolverDescriptor descriptor = SolverDescriptor.builder(
                        "dive", () -> new int[2], settings -> context -> SearchOutcome.stopped())
                .alias("d")
                .summary("Dives.")
                .source("A. Diver, On diving, 2001")
                .advice("Choose it for water.")
                .trait(SolverTrait.COMPLETE)
                .trait(SolverTrait.DETERMINISTIC)
                .largestSize(1)
                .costUnit("fathoms")
                .parameter(depth, (settings, value) -> settings[0] = value)
                .parameter(width, (settings, value) -> settings[1] = value)
                .build();
        assertThat(descriptor).hasToString("dive");
        assertThat(descriptor.aliases()).containsExactly("d");
        assertThat(descriptor.summary()).isEqualTo("Dives.");
        assertThat(descriptor.source()).isEqualTo("A. Diver, On diving, 2001");
        assertThat(descriptor.advice()).isEqualTo("Choose it for water.");
        assertThat(descriptor.traits()).containsExactlyInAnyOrder(SolverTrait.COMPLETE, SolverTrait.DETERMINISTIC);
        assertThat(descriptor.largestSize()).isEqualTo(1);
        assertThat(descriptor.takes(Problem.queens(1))).isTrue();
        assertThat(descriptor.takes(Problem.queens(2))).isFalse();
        assertThat(descriptor.costUnit()).isEqualTo("fathoms");
        assertThat(descriptor.parameters()).isEqualTo(List.of(depth, width));
        SolverDescriptor plain = SolverDescriptor.of("plain", context -> SearchOutcome.stopped());
        assertThat(plain.costUnit()).isEqualTo("attacking pairs");
        assertThat(plain.advice()).isEmpty();
    }

    /** A map that Groovy or a reader of a configuration file makes holds what the types of Java do not promise. */
    @Test
    @SuppressWarnings({"unchecked", "rawtypes"})
    void aParameterThatIsNoTextIsNamed() {
        SolverDescriptor descriptor = SolverDescriptor.builder(
                        "dive", () -> new int[1], settings -> context -> SearchOutcome.stopped())
                .parameter(Parameter.ofInt("depth", 1, 0, 9, "how deep"), (settings, value) -> settings[0] = value)
                .build();
        Map numbers = Map.of("depth", 3);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> descriptor.algorithm(numbers))
                .withMessage(
                        "parameter 'depth' is 3 of the class java.lang.Integer, but must be a String; write \"3\"");
        Map numbered = Map.of(new StringBuilder("depth"), "3");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> descriptor.algorithm(numbered))
                .withMessage("a key of the parameters of 'dive' is depth of the class java.lang.StringBuilder,"
                        + " but must be a String; write \"depth\"");
    }

    @Test
    void aMissingArgumentIsNamed() {
        SolverDescriptor descriptor = SolverDescriptor.of("dive", context -> SearchOutcome.stopped());
        assertThatNullPointerException()
                .isThrownBy(() -> descriptor.algorithm(null))
                .withMessage("values");
        assertThatNullPointerException()
                .isThrownBy(() -> descriptor.takes(null))
                .withMessage("problem");
        assertThatNullPointerException()
                .isThrownBy(() -> Parameter.ofEnum("trait", (SolverTrait) null, "which"))
                .withMessage("defaultValue");
        assertThatNullPointerException()
                .isThrownBy(() -> Parameter.ofInt("depth", 1, 0, 9, "how deep").withComputedDefault(null))
                .withMessage("text");
    }

    @Test
    void aDeferredDescriptorIsMadeAtTheFirstQuestion() {
        List<String> made = new ArrayList<>();
        SolverDescriptor whole = SolverDescriptor.builder("dive", () -> 1, depth -> context -> SearchOutcome.stopped())
                .alias("d")
                .alias("plunge")
                .summary("Dives.")
                .source("A. Diver")
                .advice("For water.")
                .trait(SolverTrait.COMPLETE)
                .largestSize(7)
                .costUnit("fathoms")
                .parameter(Parameter.ofInt("depth", 1, 0, 9, "how deep"), (settings, value) -> {})
                .build();
        SolverDescriptor descriptor = SolverDescriptor.deferred(
                "dive",
                name -> {
                    made.add(name);
                    return whole;
                },
                "d",
                "plunge");
        assertThat(descriptor.name()).isEqualTo("dive");
        assertThat(descriptor.aliases()).containsExactly("d", "plunge");
        assertThat(descriptor).hasToString("dive");
        assertThat(made).isEmpty();
        assertThat(descriptor.summary()).isEqualTo("Dives.");
        assertThat(descriptor.source()).isEqualTo("A. Diver");
        assertThat(descriptor.advice()).isEqualTo("For water.");
        assertThat(descriptor.traits()).containsExactly(SolverTrait.COMPLETE);
        assertThat(descriptor.largestSize()).isEqualTo(7);
        assertThat(descriptor.costUnit()).isEqualTo("fathoms");
        assertThat(descriptor.parameters()).isEqualTo(whole.parameters());
        assertThat(descriptor.takes(Problem.queens(7))).isTrue();
        assertThat(descriptor.takes(Problem.queens(8))).isFalse();
        assertThat(descriptor.algorithm(Map.of())).isNotNull();
        assertThatIllegalArgumentException().isThrownBy(() -> descriptor.algorithm(Map.of("width", "1")));
        assertThat(made).containsExactly("dive");
    }

    @Test
    void aMakerThatReturnsAnotherDescriptorOrNoneIsADefect() {
        SolverDescriptor other = SolverDescriptor.of("other", context -> SearchOutcome.stopped());
        assertThatThrownBy(() ->
                        SolverDescriptor.deferred("dive", name -> other, "d").summary())
                .isInstanceOf(SolverDefectException.class)
                .hasMessageContaining("deferred with the names dive, d, but it was made with other");
        SolverDescriptor withoutAlias = SolverDescriptor.of("dive", context -> SearchOutcome.stopped());
        assertThatThrownBy(() -> SolverDescriptor.deferred("dive", name -> withoutAlias, "d")
                        .traits())
                .isInstanceOf(SolverDefectException.class)
                .hasMessageContaining("deferred with the names dive, d, but it was made with dive");
        assertThatThrownBy(() -> SolverDescriptor.deferred("dive", SolverDescriptorTest::nothing)
                        .largestSize())
                .isInstanceOf(SolverDefectException.class)
                .hasMessageContaining("returned null");
        assertThatIllegalArgumentException().isThrownBy(() -> SolverDescriptor.deferred("Dive", name -> other));
        assertThatIllegalArgumentException().isThrownBy(() -> SolverDescriptor.deferred("dive", name -> other, "D"));
        assertThatNullPointerException()
                .isThrownBy(() -> SolverDescriptor.deferred("dive", null))
                .withMessage("maker");
    }

    /** What a careless provider returns. */
    private static SolverDescriptor nothing(String name) {
        assertThat(name).isEqualTo("dive");
        return null;
    }

    /** Neither thread sees half of a descriptor, and what both made says the same. */
    @Test
    @Timeout(60)
    void twoThreadsMayMakeOneDescriptorAtOnce() throws Exception {
        CyclicBarrier bothMake = new CyclicBarrier(2);
        AtomicInteger made = new AtomicInteger();
        SolverDescriptor descriptor = SolverDescriptor.deferred("dive", name -> {
            made.incrementAndGet();
            try {
                bothMake.await();
            } catch (InterruptedException | BrokenBarrierException e) {
                throw new IllegalStateException(e);
            }
            return SolverDescriptor.builder(name, () -> new int[1], settings -> context -> SearchOutcome.stopped())
                    .summary("Dives.")
                    .largestSize(7)
                    .trait(SolverTrait.COMPLETE)
                    .parameter(Parameter.ofInt("depth", 1, 0, 9, "how deep"), (settings, value) -> settings[0] = value)
                    .build();
        });
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            List<Future<String>> said = threads.invokeAll(Collections.nCopies(
                    2,
                    () -> descriptor.summary()
                            + descriptor.largestSize()
                            + descriptor.traits()
                            + descriptor.parameters()));
            assertThat(said.get(0).get())
                    .isEqualTo("Dives.7[COMPLETE][depth=1]")
                    .isEqualTo(said.get(1).get());
        } finally {
            threads.shutdownNow();
        }
        assertThat(made)
                .as("one for each thread that asked while none was made")
                .hasValue(2);
        assertThat(descriptor.algorithm(Map.of("depth", "3"))).isNotNull();
        assertThat(made).hasValue(2);
    }

    @Test
    void whatAMakerThrowsIsPassedOnAndItIsAskedAgain() {
        List<String> asked = new ArrayList<>();
        SolverDescriptor descriptor = SolverDescriptor.deferred("dive", name -> {
            asked.add(name);
            if (asked.size() == 1) {
                throw new IllegalStateException("too early");
            }
            return SolverDescriptor.of("dive", context -> SearchOutcome.stopped());
        });
        assertThatThrownBy(descriptor::summary).isInstanceOf(IllegalStateException.class);
        assertThat(descriptor.summary()).isEmpty();
        assertThat(descriptor.source()).isEmpty();
        assertThat(asked).hasSize(2);
    }

    @Test
    void aBuilderRefusesWhatMakesNoSense() {
        SolverDescriptor.Builder<int[]> builder =
                SolverDescriptor.builder("dive", () -> new int[1], settings -> context -> SearchOutcome.stopped());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder.largestSize(0))
                .withMessage("the largest size is 0, but must be at least 1");
        Parameter<Integer> depth = Parameter.ofInt("depth", 1, 0, 9, "how deep");
        builder.parameter(depth, (settings, value) -> settings[0] = value);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder.parameter(depth, (settings, value) -> settings[0] = value))
                .withMessage("parameter 'depth' of 'dive' is given twice");
    }

    @Test
    void namesAreLowerCaseWordsPartedByHyphens() {
        check("");
        int accepted = check("", 4);
        // 2 letters first, then any of 4; a hyphen only between two of these.
        assertThat(accepted).isEqualTo(2 + 2 * 4 + (2 * 4 * 4 + 2 * 4) + (2 * 4 * 4 * 4 + 2 * (2 * 4 * 4)));
    }

    private static int check(String start, int more) {
        int accepted = 0;
        for (int i = 0; i < LETTERS.length(); i++) {
            String name = start + LETTERS.charAt(i);
            accepted += check(name) ? 1 : 0;
            accepted += more > 1 ? check(name, more - 1) : 0;
        }
        return accepted;
    }

    private static boolean check(String name) {
        boolean allowed = NAME.matcher(name).matches();
        if (allowed) {
            assertThat(SolverDescriptor.of(name, context -> SearchOutcome.stopped())
                            .name())
                    .isEqualTo(name);
        } else {
            assertThatThrownBy(() -> SolverDescriptor.of(name, context -> SearchOutcome.stopped()))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("'" + name + "' is not a solver's name");
        }
        return allowed;
    }
}
