package io.github.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.fixture.ForeignLoader;
import io.github.nqueens.fixture.Providers.AliasTaker;
import io.github.nqueens.fixture.Providers.Asserting;
import io.github.nqueens.fixture.Providers.Echoing;
import io.github.nqueens.fixture.Providers.First;
import io.github.nqueens.fixture.Providers.GivingNull;
import io.github.nqueens.fixture.Providers.Listing;
import io.github.nqueens.fixture.Providers.Rival;
import io.github.nqueens.fixture.Providers.Second;
import io.github.nqueens.fixture.Providers.ThrowingInConstructor;
import io.github.nqueens.fixture.Providers.ThrowingInField;
import io.github.nqueens.fixture.Providers.ThrowingInSolvers;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverProvider;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolverCatalogTest {
    @TempDir
    private Path folder;

    @Test
    void solversAreFoundByNameAndAlias() throws IOException {
        SolverCatalog catalog = catalogOf(First.class, Second.class);
        assertThat(catalog.available()).map(SolverDescriptor::name).containsExactly("alpha", "beta", "gamma");
        assertThat(catalog).hasToString("[alpha, beta, gamma]");
        assertThat(catalog.get("beta").name()).isEqualTo("beta");
        assertThat(catalog.get("b").name()).isEqualTo("beta");
        assertThat(catalog.descriptor("b").summary()).isEqualTo("The second letter.");
        assertThatThrownBy(() -> catalog.available().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void aFailedLookupListsWhatThereIs() throws IOException {
        SolverCatalog catalog = catalogOf(First.class);
        assertThatThrownBy(() -> catalog.get("alpah"))
                .isInstanceOf(SolverNotFoundException.class)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no solver named 'alpah'; maybe 'alpha'? Available: alpha, beta");
        assertThatThrownBy(() -> catalog.get("zzzzzz")).hasMessage("no solver named 'zzzzzz'. Available: alpha, beta");
        assertThatThrownBy(() -> catalogOf().get("tabu")).hasMessageContaining("add nqueens-algorithms");
        assertThatThrownBy(() -> catalog.get(null)).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> catalog.get("alpha", null)).isInstanceOf(NullPointerException.class);
    }

    /** What a stranger's descriptor throws when it is made has nothing to do with another name that is not known. */
    @Test
    void aDescriptorThatCannotBeMadeDoesNotHideThatAnotherNameIsUnknown() {
        SolverCatalog catalog = SolverCatalog.of(
                () -> List.of(
                        SolverDescriptor.deferred("broken", name -> {
                            throw new IllegalStateException("broken on purpose");
                        }),
                        SolverDescriptor.deferred("absent", name -> {
                            throw new NoClassDefFoundError("broken on purpose");
                        })),
                new First());
        assertThatThrownBy(() -> catalog.get("zzzzzz"))
                .hasMessage("no solver named 'zzzzzz'. Available: absent, alpha, beta, broken");
    }

    @Test
    void aBrokenProviderIsLoggedOnceNamedInTheNextFailedLookupAndHurtsNoOther() throws IOException {
        PrintStream err = System.err;
        ByteArrayOutputStream log = new ByteArrayOutputStream();
        System.setErr(new PrintStream(log, true, StandardCharsets.UTF_8));
        SolverCatalog catalog;
        try {
            catalog = catalogOf(ThrowingInConstructor.class, First.class, ThrowingInSolvers.class, GivingNull.class);
            catalog.get("alpha");
            catalog.available();
        } finally {
            System.setErr(err);
        }
        assertThat(catalog.get("alpha").solve(1)).isEqualTo(Board.of(0));
        assertThat(catalog.failures())
                .hasSize(3)
                .anyMatch(failure -> failure.startsWith(ThrowingInSolvers.class.getName() + " (")
                        && failure.endsWith("NoClassDefFoundError: broken on purpose)"))
                .anyMatch(failure -> failure.startsWith(ThrowingInConstructor.class.getName() + " (")
                        && failure.endsWith(": java.lang.IllegalStateException: broken on purpose)"));
        assertThat(catalogOf(First.class).failures()).isEmpty();
        for (Class<?> broken : List.of(ThrowingInConstructor.class, ThrowingInSolvers.class, GivingNull.class)) {
            assertThatThrownBy(() -> catalog.get("missing"))
                    .hasMessageContaining(broken.getName())
                    .hasMessageContaining("alpha");
            assertThat(log.toString(StandardCharsets.UTF_8)
                            .split(java.util.regex.Pattern.quote(broken.getName() + " of n-queens solvers failed")))
                    .as("logged once: " + broken)
                    .hasSize(2);
        }
    }

    @Test
    void aProviderThatFailsInAStaticFieldIsNamedWithItsReason() throws IOException {
        assertThat(catalogOf(ThrowingInField.class).failures())
                .singleElement()
                .asString()
                .endsWith(": java.lang.NumberFormatException: For input string: \"twelve\")");
    }

    @Test
    void aListOfSolversThatHoldsNullIsNamedWithItsPlace() {
        SolverDescriptor first = new First().solvers().get(0);
        assertThat(SolverCatalog.of(() -> Arrays.asList(first, null)).failures())
                .singleElement()
                .asString()
                .endsWith("(java.lang.NullPointerException: solvers()[1])");
    }

    @Test
    void aProviderThatDoesNotExistIsNamed() throws IOException {
        SolverCatalog catalog = catalog(List.of("com.example.Missing", First.class.getName()));
        assertThat(catalog.available()).hasSize(2);
        assertThatThrownBy(() -> catalog.get("nothing")).hasMessageContaining("com.example.Missing");
    }

    /** Each throws the same error, as the classes of a jar do whose base class is missing. */
    @Test
    void providersThatFailWithOneTextHideNoOther() throws IOException {
        List<String> providers = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            providers.add("com.example.Missing");
            providers.add(ThrowingInSolvers.class.getName());
        }
        providers.add(First.class.getName());
        assertThat(catalog(providers).available()).map(SolverDescriptor::name).containsExactly("alpha", "beta");
    }

    /** The file is named first, and its two classes miss one base class. */
    @Test
    void classesThatCannotBeLinkedHideNoOther() throws IOException {
        Path first = Files.createDirectories(folder.resolve("unlinked/META-INF/services"));
        Files.write(first.resolve(SolverProvider.class.getName()), List.of("b.P1", "b.P2"));
        Path sound = Files.createDirectories(folder.resolve("sound/META-INF/services"));
        Files.writeString(sound.resolve(SolverProvider.class.getName()), First.class.getName());
        URL[] services = {
            folder.resolve("unlinked").toUri().toURL(),
            folder.resolve("sound").toUri().toURL()
        };
        try (ForeignLoader loader = new ForeignLoader(services) {
            @Override
            protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
                if (name.startsWith("b.")) {
                    throw new NoClassDefFoundError("b/Base");
                }
                return super.loadClass(name, resolve);
            }
        }) {
            SolverCatalog catalog = SolverCatalog.load(loader);
            assertThat(catalog.available()).map(SolverDescriptor::name).containsExactly("alpha", "beta");
            assertThatThrownBy(() -> catalog.get("missing")).hasMessageContaining("b/Base");
        }
    }

    @Test
    void aCatalogOfGivenProvidersFindsNoOther() {
        SolverCatalog catalog = SolverCatalog.of(new First(), new Asserting(), new Rival());
        assertThat(catalog.available()).map(SolverDescriptor::name).containsExactly("alpha", "beta", "delta");
        assertThat(catalog.get("b").name()).as("the first has the alias").isEqualTo("beta");
        assertThat(SolverCatalog.of(new Rival(), new First()).get("b").name()).isEqualTo("delta");
        assertThatThrownBy(() -> catalog.get("missing")).hasMessageContaining(Asserting.class.getName());
        assertThat(SolverCatalog.of().available()).isEmpty();
        assertThatThrownBy(() -> SolverCatalog.of((SolverProvider) null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("providers[0]");
    }

    @Test
    void aProviderThatFailsAnAssertionHidesNoOther() throws IOException {
        SolverCatalog catalog = catalogOf(Asserting.class, First.class);
        assertThat(catalog.available()).map(SolverDescriptor::name).containsExactly("alpha", "beta");
        assertThatThrownBy(() -> catalog.get("missing")).hasMessageContaining(Asserting.class.getName());
    }

    @Test
    void ofTwoProvidersOfOneNameTheFirstHasIt() throws IOException {
        SolverCatalog catalog = catalogOf(First.class, Rival.class);
        assertThat(catalog.available()).map(SolverDescriptor::name).containsExactly("alpha", "beta", "delta");
        assertThat(catalog.get("alpha").descriptor())
                .isSameAs(catalog.available().get(0));
        assertThat(catalog.get("b").name()).as("an alias too").isEqualTo("beta");
        SolverCatalog other = catalogOf(Rival.class, First.class);
        assertThat(other.get("b").name()).isEqualTo("delta");
    }

    @Test
    void aSolverThatLostItsNameHasNoAliasEither() {
        SolverDescriptor late = SolverDescriptor.builder("alpha", () -> 0, unused -> context -> SearchOutcome.stopped())
                .alias("late")
                .build();
        SolverCatalog catalog = SolverCatalog.of(new First(), () -> List.of(late));
        assertThatThrownBy(() -> catalog.get("late")).isInstanceOf(SolverNotFoundException.class);
    }

    @Test
    void aNameWinsOverAnAlias() throws IOException {
        for (SolverCatalog catalog :
                List.of(catalogOf(AliasTaker.class, First.class), catalogOf(First.class, AliasTaker.class))) {
            assertThat(catalog.get("alpha").name()).isEqualTo("alpha");
            assertThat(catalog.get("taker").name()).isEqualTo("taker");
            assertThat(catalog.available()).map(SolverDescriptor::name).containsExactly("alpha", "beta", "taker");
        }
        assertThat(catalogOf(AliasTaker.class, First.class).get("b").name()).isEqualTo("taker");
    }

    @Test
    void theCaseOfANameIsASuggestion() throws IOException {
        SolverCatalog catalog = catalogOf(First.class);
        assertThatThrownBy(() -> catalog.get("ALPHA"))
                .hasMessage("no solver named 'ALPHA'; maybe 'alpha'? Available: alpha, beta");
        assertThatThrownBy(() -> catalog.get("Apha")).hasMessageContaining("maybe 'alpha'?");
    }

    @Test
    void specsBearParameters() throws IOException {
        SolverCatalog catalog = catalogOf(Second.class);
        assertThatThrownBy(() -> catalog.get("gamma:depth=3").solve(4)).hasMessageContaining("depth 3");
        assertThatThrownBy(() -> catalog.get("gamma").solve(4)).hasMessageContaining("depth 1");
        assertThatThrownBy(() -> catalog.get("gamma", Map.of("depth", "9")).solve(4))
                .hasMessageContaining("depth 9");
        assertThatThrownBy(() -> catalog.get("gamma:depth=10"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("parameter 'depth' is '10', but must be a whole number from 0 to 9");
        assertThatThrownBy(() -> catalog.get("gamma:depth=x")).hasMessageContaining("'x'");
        assertThatThrownBy(() -> catalog.get("gamma:dept=1"))
                .hasMessage("solver 'gamma' has no parameter 'dept'; maybe 'depth'? It knows: depth");
        // The first one that was typed, whatever the order of a hash table.
        assertThatThrownBy(() -> catalog.get("gamma:zz=1,y=2,x=3,aa=4")).hasMessageContaining("no parameter 'zz'");
        assertThatThrownBy(() -> catalog.get("gamma:aa=1,y=2,zz=3,x=4")).hasMessageContaining("no parameter 'aa'");
        assertThatThrownBy(() -> catalog.get("gamma:depth")).hasMessageContaining("key=value");
        assertThatThrownBy(() -> catalog.get("gamma:")).hasMessageContaining("key=value");
        assertThatThrownBy(() -> catalog.get("gamma:depth=1,depth=2")).hasMessageContaining("twice");
        assertThatThrownBy(() -> catalog.get("gamma", java.util.Collections.singletonMap("depth", null)))
                .isInstanceOf(NullPointerException.class)
                .hasMessageContaining("depth");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "delta:letters=a+b,depth=2",
                " delta : letters = a+b , depth = 2 ",
                "delta:\tdepth= 2,\n letters =a+b\n",
                "\uFEFFdelta: letters=a+b, depth=2"
            })
    void whiteSpaceAroundANameAKeyOrAValueDoesNotMatter(String spec) throws IOException {
        assertThat(catalogOf(Listing.class).get(spec)).hasToString("delta:letters=a+b,depth=2");
    }

    @Test
    void whiteSpaceElsewhereInASpecIsRefused() throws IOException {
        SolverCatalog catalog = catalogOf(Listing.class);
        assertThat(catalog.get(" delta ")).hasToString("delta");
        assertThatThrownBy(() -> catalog.get("del ta")).hasMessageStartingWith("no solver named 'del ta'");
        assertThatThrownBy(() -> catalog.get("delta:de pth=2")).hasMessageContaining("no parameter 'de pth'");
        assertThatThrownBy(() -> catalog.get("delta:letters=a + b")).hasMessageContaining("'a + b'");
        assertThatThrownBy(() -> catalog.get("delta: =2")).hasMessageContaining("key=value");
        assertThatThrownBy(() -> catalog.get("delta: depth=2, depth =3"))
                .hasMessageStartingWith("parameter 'depth' is given twice");
        assertThatThrownBy(() -> catalog.get("delta: letters=a, b")).hasMessageStartingWith("' b' in 'delta: ");
    }

    @Test
    void aCommaInAListBeginsAnotherParameter() throws IOException {
        SolverCatalog catalog = catalogOf(Listing.class);
        assertThatThrownBy(() -> catalog.get("delta:letters=a,b"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("'b' in 'delta:letters=a,b' is not a parameter: write name:key=value,key=value");
        assertThatThrownBy(() -> catalog.get("delta:letters=x")).hasMessageContaining("letters with + between them");
    }

    @Test
    void keysMayHaveOneLetterAndNamesNone() throws IOException {
        SolverCatalog catalog = catalogOf(Second.class);
        assertThatThrownBy(() -> catalog.get("gamma:d=1")).hasMessageContaining("has no parameter 'd'");
        assertThatThrownBy(() -> catalog.get("gamma:=1"))
                .hasMessageContaining("'=1'")
                .hasMessageContaining("key=value");
        assertThatThrownBy(() -> catalog.get(":depth=1")).hasMessageStartingWith("no solver named ''");
    }

    @Test
    void contestedNamesAreLoggedAndOthersAreNot() throws IOException {
        assertThat(logOf(First.class, Second.class)).isEmpty();
        assertThat(logOf(First.class, Rival.class))
                .containsOnlyOnce("the solver name 'alpha' is provided by " + First.class.getName() + " and by "
                        + Rival.class.getName() + "; the first one is used")
                .containsOnlyOnce("the solver name 'b' is provided")
                .doesNotContain("'beta'");
        assertThat(logOf(AliasTaker.class, First.class))
                .containsOnlyOnce("the solver name 'alpha' is provided by " + First.class.getName() + " and by "
                        + AliasTaker.class.getName());
    }

    private String logOf(Class<?>... providers) throws IOException {
        PrintStream err = System.err;
        ByteArrayOutputStream log = new ByteArrayOutputStream();
        System.setErr(new PrintStream(log, true, StandardCharsets.UTF_8));
        try {
            catalogOf(providers);
        } finally {
            System.setErr(err);
        }
        return log.toString(StandardCharsets.UTF_8);
    }

    @Test
    void solversAreFoundInTheContextAndInAModuleLayer() throws IOException {
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        catalogOf(First.class);
        try (ForeignLoader loader = new ForeignLoader(folder.toUri().toURL())) {
            Thread.currentThread().setContextClassLoader(loader);
            assertThat(SolverCatalog.load().available())
                    .map(SolverDescriptor::name)
                    .containsExactly("alpha", "beta");
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
        assertThat(SolverCatalog.load(ModuleLayer.boot()).available())
                .as("this module's tests bring no provider as a module")
                .isEmpty();
        assertThatThrownBy(() -> SolverCatalog.load((ModuleLayer) null)).hasMessage("layer");
        assertThatThrownBy(() -> SolverCatalog.load((ClassLoader) null)).hasMessage("loader");
    }

    /** As the loader of a web application that was stopped. */
    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aLoaderThatKeepsThrowingBringsNothing() {
        for (Exception failure : List.of(new IllegalStateException("stopped"), new IOException("closed"))) {
            ClassLoader stopped = new ClassLoader(null) {
                @Override
                public Enumeration<URL> getResources(String name) throws IOException {
                    if (failure instanceof IOException closed) {
                        throw closed;
                    }
                    throw (RuntimeException) failure;
                }
            };
            SolverCatalog catalog = SolverCatalog.load(stopped);
            assertThat(catalog.available()).isEmpty();
            assertThatThrownBy(() -> catalog.get("tabu")).hasMessageContaining("failed to load");
        }
    }

    @Test
    void brokenServiceFilesDoNotHideTheSoundOnes() throws IOException {
        Path broken = Files.createDirectories(folder.resolve("broken/META-INF/services"));
        Files.writeString(broken.resolve(SolverProvider.class.getName()), "not a class name");
        Path alsoBroken = Files.createDirectories(folder.resolve("also-broken/META-INF/services"));
        Files.writeString(alsoBroken.resolve(SolverProvider.class.getName()), "neither is this");
        Path sound = Files.createDirectories(folder.resolve("sound/META-INF/services"));
        Files.writeString(sound.resolve(SolverProvider.class.getName()), First.class.getName());
        try (ForeignLoader loader = new ForeignLoader(
                folder.resolve("broken").toUri().toURL(),
                folder.resolve("also-broken").toUri().toURL(),
                folder.resolve("sound").toUri().toURL())) {
            assertThat(SolverCatalog.load(loader).available())
                    .map(SolverDescriptor::name)
                    .containsExactly("alpha", "beta");
        }
    }

    /** An editor shows none of these signs, and neither does a terminal. */
    @Test
    void aServiceFileWithInvisibleSignsIsToldWithThemAndHidesNoOther() throws IOException {
        String name = First.class.getName();
        assertThat(failureOf(("\uFEFF" + name + "\n").getBytes(StandardCharsets.UTF_8)))
                .contains("name: U+FEFF" + name)
                .contains("the line has a byte order mark, U+FEFF, which editors do not show")
                .endsWith("; save it as UTF-8 without a byte order mark)");
        assertThat(failureOf(("\uFEFF" + name).getBytes(StandardCharsets.UTF_16LE)))
                .endsWith("the file is not in UTF-8; save it as UTF-8 without a byte order mark)");
        assertThat(failureOf((name + "\u00A0").getBytes(StandardCharsets.UTF_8)))
                .contains("name: " + name + "U+00A0")
                .endsWith("; remove the invisible sign U+00A0 from the file)");
        assertThat(failureOf("not a class name".getBytes(StandardCharsets.UTF_8)))
                .endsWith("Illegal configuration-file syntax)");
    }

    /** What is told of a service file that stands before a sound one, whose solvers are found. */
    private String failureOf(byte[] file) throws IOException {
        Path broken = Files.createDirectories(folder.resolve("broken/META-INF/services"));
        Files.write(broken.resolve(SolverProvider.class.getName()), file);
        Path sound = Files.createDirectories(folder.resolve("sound/META-INF/services"));
        Files.writeString(sound.resolve(SolverProvider.class.getName()), First.class.getName());
        try (ForeignLoader loader = new ForeignLoader(
                folder.resolve("broken").toUri().toURL(),
                folder.resolve("sound").toUri().toURL())) {
            SolverCatalog catalog = SolverCatalog.load(loader);
            assertThat(catalog.available()).map(SolverDescriptor::name).containsExactly("alpha", "beta");
            assertThat(catalog.failures()).hasSize(1);
            String failure = catalog.failures().get(0);
            assertThatThrownBy(() -> catalog.get("missing")).hasMessageContaining(failure);
            return failure;
        }
    }

    @Test
    void anAliasThatRepeatsTheSolversOwnNameChangesNothing() throws IOException {
        SolverCatalog catalog = catalogOf(Echoing.class);
        assertThat(catalog.get("echo").name()).isEqualTo("echo");
        assertThat(catalog.descriptor("e").aliases()).containsExactly("e");
    }

    private SolverCatalog catalogOf(Class<?>... providers) throws IOException {
        return catalog(java.util.Arrays.stream(providers).map(Class::getName).toList());
    }

    /** Loads through a class loader whose only service file names the providers. */
    private SolverCatalog catalog(List<String> providers) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.write(services.resolve(SolverProvider.class.getName()), providers);
        try (ForeignLoader loader = new ForeignLoader(folder.toUri().toURL())) {
            return SolverCatalog.load(loader);
        }
    }

    /** A logger prints an exception with its causes, and these may throw instead of telling their texts. */
    @Test
    void aFailureWhoseTextsThrowHidesNoOther() {
        PrintStream err = System.err;
        ByteArrayOutputStream log = new ByteArrayOutputStream();
        System.setErr(new PrintStream(log, true, StandardCharsets.UTF_8));
        try {
            RuntimeException silent = new RuntimeException() {
                private static final long serialVersionUID = 1;

                @Override
                public String getMessage() {
                    throw new IllegalStateException("silent");
                }
            };
            SolverCatalog catalog = SolverCatalog.of(
                    () -> {
                        throw new RuntimeException("broken", silent);
                    },
                    new First());
            assertThat(catalog.get("alpha").solve(1)).isEqualTo(Board.of(0));
            assertThat(catalog.failures()).singleElement().asString().contains("broken");
        } finally {
            System.setErr(err);
        }
        assertThat(log.toString(StandardCharsets.UTF_8)).contains("failed to load and is left out");
    }
}
