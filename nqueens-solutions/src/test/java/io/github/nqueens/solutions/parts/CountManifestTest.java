package io.github.nqueens.solutions.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.Limits;
import io.github.nqueens.solutions.files.CheckedText;
import io.github.nqueens.solutions.files.PartLine;
import io.github.nqueens.solutions.parts.CountManifest.Folder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CountManifestTest {
    private static final CountPlan PLAN = CountPlan.of(9, 20);
    private static final List<PartResult> RESULTS = results();

    @TempDir
    private Path directory;

    private Path path;
    private Folder folder;

    @BeforeEach
    void chooseFolder() {
        path = directory.resolve("not/yet");
        folder = Folder.of(path);
    }

    private static List<PartResult> results() {
        List<PartResult> results = new ArrayList<>();
        try (CountWorker worker = PLAN.worker()) {
            for (int part = 0; part < PLAN.parts(); part++) {
                results.add(worker.count(part, Limits.none()));
            }
        }
        return results;
    }

    private Map<String, String> files() throws IOException {
        Map<String, String> files = new TreeMap<>();
        if (Files.exists(path)) {
            try (Stream<Path> all = Files.list(path)) {
                for (Path file : all.toList()) {
                    files.put(file.getFileName().toString(), Files.readString(file));
                }
            }
        }
        return files;
    }

    /** A result of part 0 that has a sound proof and is wrong all the same. */
    private static PartResult wrong() {
        io.github.nqueens.solutions.counting.CheckedSums sums = new io.github.nqueens.solutions.counting.CheckedSums(1);
        sums.add(0, RESULTS.get(0).count() + 1);
        return new PartResult(PartLine.of(PLAN.fingerprint(), 0, sums));
    }

    @Test
    void aMissingArgumentIsNamedAndNothingIsWritten() throws IOException {
        assertThatNullPointerException()
                .isThrownBy(() -> CountManifest.begin(null, PLAN, "a"))
                .withMessage("folder");
        assertThatNullPointerException()
                .isThrownBy(() -> CountManifest.begin(folder, null, "a"))
                .withMessage("plan");
        assertThatNullPointerException()
                .isThrownBy(() -> CountManifest.begin(folder, PLAN, null))
                .withMessage("run");
        assertThatNullPointerException()
                .isThrownBy(() -> CountManifest.open(null))
                .withMessage("folder");
        assertThat(files()).isEmpty();

        CountManifest manifest = CountManifest.begin(folder, PLAN, "a");
        assertThatNullPointerException()
                .isThrownBy(() -> CountManifest.begin(folder, null, "b"))
                .withMessage("plan");
        assertThatNullPointerException()
                .isThrownBy(() -> manifest.disagreement(null))
                .withMessage("again");
        assertThatNullPointerException()
                .isThrownBy(() -> manifest.sample(1, null))
                .withMessage("random");
    }

    @Test
    void anotherRunGoesOn() {
        CountManifest first = CountManifest.begin(folder, PLAN, "a");
        assertThat(first.ledger().results()).isEmpty();
        first.add(RESULTS.subList(0, 5));
        first.add(List.of());
        first.add(RESULTS.subList(5, 7));
        CountManifest second = CountManifest.begin(folder, PLAN, "b");
        assertThat(second.ledger().results()).isEqualTo(RESULTS.subList(0, 7));
        assertThat(second.ledger().missing().nextSetBit(0)).isEqualTo(7);
        second.add(RESULTS.subList(7, RESULTS.size()));
        // Two runs at once count a part twice.
        first.add(RESULTS.subList(7, 9));

        CountManifest read = CountManifest.open(folder);
        assertThat(read.plan()).isEqualTo(PLAN);
        assertThat(read.torn()).isEmpty();
        assertThat(read.disagreements()).isEmpty();
        assertThat(read.ledger().isComplete()).isTrue();
        assertThat(PLAN.total(read.ledger().results())).isEqualTo(352);
        assertThat(read.ledger().complete(Duration.ofSeconds(1)).count()).isEqualTo(352);
        assertThatIllegalStateException().isThrownBy(() -> read.add(RESULTS)).withMessageContaining("begin()");
    }

    @Test
    void aFileThatAnEditorSavedWithAByteOrderMarkIsRead() throws IOException {
        CountManifest manifest = CountManifest.begin(folder, PLAN, "a");
        manifest.add(RESULTS);
        try (Stream<Path> files = Files.list(path)) {
            for (Path file : files.toList()) {
                Files.writeString(file, "\uFEFF" + Files.readString(file));
            }
        }
        CountManifest read = CountManifest.open(folder);
        assertThat(read.torn()).isEmpty();
        assertThat(read.ledger().results()).isEqualTo(RESULTS);
    }

    @Test
    void whatIsNoResultOfThePlanIsNotWritten() throws IOException {
        CountManifest manifest = CountManifest.begin(folder, PLAN, "a");
        CountPlan other = CountPlan.of(8, 20);
        PartResult foreign;
        try (CountWorker worker = other.worker()) {
            foreign = worker.count(0, Limits.none());
        }
        Map<String, String> before = files();
        assertThatIllegalArgumentException().isThrownBy(() -> manifest.add(List.of(RESULTS.get(0), foreign)));
        assertThatThrownBy(() -> manifest.add(Arrays.asList(RESULTS.get(0), null)))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("results[1]");
        assertThat(files()).isEqualTo(before);
        assertThat(CountManifest.open(folder).ledger().results()).isEmpty();
    }

    /** A killed process leaves any beginning of a file. */
    @Test
    void eachBeginningOfAFileIsTornAndItsPartsAreMissing() throws IOException {
        CountManifest.begin(folder, PLAN, "a").add(RESULTS.subList(0, 3));
        Path file = path.resolve("results-a-0");
        byte[] whole = Files.readAllBytes(file);
        for (int length = 0; length < whole.length; length++) {
            Files.write(file, java.util.Arrays.copyOf(whole, length));
            CountManifest read = CountManifest.open(folder);
            assertThat(read.torn()).as("%d bytes", length).containsExactly("results-a-0");
            assertThat(read.ledger().results()).isEmpty();
        }
    }

    @Test
    void aTornPlanIsNoPlan() throws IOException {
        CountManifest.begin(folder, PLAN, "a");
        Path file = path.resolve("plan-a");
        Files.writeString(file, Files.readString(file).substring(0, 30));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CountManifest.open(folder))
                .withMessageContaining("holds no manifest");
        assertThat(CountManifest.begin(folder, PLAN, "b").torn()).containsExactly("plan-a");
        assertThat(CountManifest.open(folder).plan()).isEqualTo(PLAN);
    }

    @Test
    void aChangedCharacterIsRefused() throws IOException {
        CountManifest.begin(folder, PLAN, "a").add(RESULTS.subList(0, 3));
        Path file = path.resolve("results-a-0");
        String whole = Files.readString(file);
        for (int i = 0; i < whole.length() - 1; i++) {
            if (whole.indexOf("check=", i) == whole.lastIndexOf("check=") && i > whole.lastIndexOf("check=") - 2) {
                break;
            }
            Files.writeString(file, whole.substring(0, i) + '#' + whole.substring(i + 1));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> CountManifest.begin(folder, PLAN, "b"))
                    .withMessageContaining("'results-a-0'")
                    .withMessageContaining("damaged");
        }
        assertThat(files()).containsOnlyKeys("plan-a", "results-a-0");
    }

    @Test
    void anotherPlanIsRefusedAndNothingChanged() throws IOException {
        CountManifest.begin(folder, PLAN, "a").add(RESULTS);
        Map<String, String> before = files();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CountManifest.begin(folder, CountPlan.of(10, 20), "b"))
                .withMessageContaining("belongs to another count, '" + PLAN + "'")
                .withMessageContaining("choose another folder");
        assertThat(files()).isEqualTo(before);
    }

    @Test
    void otherFilesAreRefusedAndHiddenOnesAreNot() throws IOException {
        Files.createDirectories(path);
        Files.writeString(path.resolve(".plan-a.crc"), "x");
        Files.writeString(path.resolve("_SUCCESS"), "");
        CountManifest.begin(folder, PLAN, "a");
        Files.writeString(path.resolve("thesis.txt"), "mine");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CountManifest.begin(folder, PLAN, "b"))
                .withMessageContaining("'thesis.txt'");
        assertThat(files()).doesNotContainKey("plan-b");
    }

    @Test
    void aFolderThatCannotBeWrittenIsToldAtOnce() throws IOException {
        Path file = Files.writeString(directory.resolve("file"), "mine");
        for (Path impossible : List.of(file, file.resolve("below"))) {
            assertThatThrownBy(() -> CountManifest.begin(Folder.of(impossible), PLAN, "a"))
                    .isInstanceOf(UncheckedIOException.class)
                    // From Java 25 on, what would lie below a file counts as missing and is found out by the first
                    // write.
                    .hasMessageMatching("cannot (read|write 'plan-a' in) manifest '" + impossible + "': .+")
                    .hasMessageNotContaining("Exception");
        }
        assertThat(Files.readString(file)).isEqualTo("mine");
    }

    @Test
    void noFileIsEverReplaced() throws IOException {
        CountManifest.begin(folder, PLAN, "a").add(RESULTS.subList(0, 1));
        Map<String, String> before = files();
        assertThatThrownBy(() -> CountManifest.begin(folder, PLAN, "a"))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessage("cannot write 'plan-a' in manifest '" + folder + "': there is a file of this name");
        assertThat(files()).isEqualTo(before);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CountManifest.begin(folder, PLAN, "../a"))
                .withMessageContaining("'../a'");
    }

    @Test
    void aPartOnWhichTwoRunsDisagreeIsNamed() {
        CountManifest.begin(folder, PLAN, "a").add(RESULTS);
        CountManifest.begin(folder, PLAN, "b").add(List.of(wrong()));
        assertThat(CountManifest.open(folder).disagreements())
                .singleElement()
                .asString()
                .contains("disagree on part 0", RESULTS.get(0).toString(), wrong().toString(), "results-b-0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CountManifest.begin(folder, PLAN, "c"))
                .withMessageContaining("disagree on part 0");
    }

    @Test
    void countingAgainFindsAWrongNumber() {
        CountManifest manifest = CountManifest.begin(folder, PLAN, "a");
        List<PartResult> results = new ArrayList<>(RESULTS);
        results.set(0, wrong());
        manifest.add(results);
        CountManifest read = CountManifest.open(folder);
        assertThat(read.disagreement(RESULTS.get(0)))
                .hasValueSatisfying(fault -> assertThat(fault).contains("part 0 is wrong"));
        assertThat(read.disagreement(RESULTS.get(1))).isEmpty();
    }

    @Test
    void aNumberThatDoesNotFitItsProofIsRefused() throws IOException {
        CountManifest.begin(folder, PLAN, "a").add(RESULTS);
        Path file = path.resolve("results-a-0");
        String text = Files.readString(file);
        String line = RESULTS.get(3).toString();
        String body = line.substring(0, line.indexOf(" check="))
                .replace("counts=" + RESULTS.get(3).count(), "counts=999");
        text = text.replace(line, body + " check=" + CheckedText.checksum(body));
        text = text.substring(0, text.lastIndexOf("check="));
        Files.writeString(file, text + "check=" + CheckedText.checksum(text) + "\n");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CountManifest.open(folder))
                .withMessageContaining("part 3 is wrong");
    }

    @Test
    void samplesHaveDifferentPartsOfThoseThatAreThere() {
        CountManifest manifest = CountManifest.begin(folder, PLAN, "a");
        manifest.add(RESULTS.subList(0, 20));
        CountManifest read = CountManifest.open(folder);
        assertThat(read.sample(1, new SplittableRandom(1))).hasSize(20);
        List<Integer> few = read.sample(0.2, new SplittableRandom(2));
        assertThat(few).hasSize(4).isSubsetOf(read.sample(1, new SplittableRandom(1)));
        assertThat(new HashSet<>(few)).hasSize(4);
        assertThat(read.sample(0.2, new SplittableRandom(2))).isEqualTo(few);
        assertThat(read.sample(0.001, new SplittableRandom(3))).hasSize(1);
        assertThatIllegalArgumentException().isThrownBy(() -> read.sample(0, new SplittableRandom(1)));
        assertThatIllegalArgumentException().isThrownBy(() -> read.sample(1.1, new SplittableRandom(1)));
    }
}
