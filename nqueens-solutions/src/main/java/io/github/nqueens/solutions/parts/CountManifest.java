package io.github.nqueens.solutions.parts;

import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.internal.FileFault;
import io.github.nqueens.internal.NonNullLists;
import io.github.nqueens.solutions.files.CountFiles;
import io.github.nqueens.solutions.files.LocalFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A folder that holds a plan and the results of its parts, in files that are written once and never changed.
 *
 * <p>A process that counts may be killed at any moment, and another goes on from the folder. Several may write to it at the same
 * time.
 *
 * <p>Nothing is renamed, replaced or locked, so any file system or object store suffices. Each run that writes has its
 * own name. Its first file, {@code plan-RUN}, holds the plan, and each {@code results-RUN-NUMBER} holds results. All
 * files are text:
 *
 * <pre>
 * nqueens-manifest 1
 * nqueens-count 2 n=18 method=join cut=0 parts=128
 * (a line for each result)
 * check=0b5e77c1
 * </pre>
 *
 * <p>The last line is a checksum of all before. A file that a killed process left unfinished ends early. It is reported
 * and left alone, and its parts count as missing. A file that ends as it should but does not fit its checksum is
 * refused, and so is one of another plan. A part on which two files disagree is named.
 *
 * <p>For one thread at a time.
 */
public final class CountManifest {
    private static final Pattern RUN = Pattern.compile("[0-9a-z]{1,64}");

    private final Folder folder;
    private final @Nullable String run;
    private final CountPlan plan;
    private final PartLedger ledger;
    private final CountFiles files;
    private final List<String> disagreements = new ArrayList<>();
    private int written;

    /** The place of the files: a folder of a file system, or something like a folder. */
    public interface Folder {
        /**
         * The names of the files in the folder.
         *
         * @return names without the folder; none if there is no folder
         * @throws IOException if they cannot be told
         */
        Collection<String> names() throws IOException;

        /**
         * Reads a file.
         *
         * @param name its name
         * @return its bytes, as many as there are
         * @throws IOException if it cannot be read
         */
        byte[] read(String name) throws IOException;

        /**
         * Writes a new file, which is there for all readers when this returns. Makes the folder if there is none.
         *
         * @param name its name
         * @param content its bytes
         * @throws IOException if there is a file of this name, or it cannot be written
         */
        void create(String name, byte[] content) throws IOException;

        /**
         * The folder as people name it.
         *
         * @return a path or a URI
         */
        @Override
        String toString();

        /**
         * A folder on this machine.
         *
         * @param path the folder; it need not exist
         * @return the folder
         */
        static Folder of(Path path) {
            return new Local(new LocalFolder(Objects.requireNonNull(path, "path")));
        }
    }

    private CountManifest(Folder folder, @Nullable String run, CountPlan plan, CountFiles files) {
        this.folder = folder;
        this.run = run;
        this.plan = plan;
        this.files = files;
        this.ledger = PartLedger.of(plan);
    }

    /**
     * Reads a manifest, to look at it.
     *
     * @param folder where it is
     * @return the manifest; it cannot be added to
     * @throws IllegalArgumentException if there is no manifest, or a file is damaged or of another plan
     * @throws UncheckedIOException if the folder cannot be read
     */
    public static CountManifest open(Folder folder) {
        CountFiles files = new CountFiles(title(folder), null);
        List<CountFiles.Result> results = read(files, folder);
        String text = files.plan()
                .orElseThrow(() -> new IllegalArgumentException("'" + Excerpt.safeText(folder)
                        + "' holds no manifest of a count; name the folder that a count was given as its manifest"));
        CountPlan plan;
        try {
            plan = CountPlan.parse(text);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(title(folder) + " cannot be used: " + e.getMessage(), e);
        }
        CountManifest manifest = new CountManifest(folder, null, plan, files);
        manifest.take(results);
        return manifest;
    }

    private static String title(Folder folder) {
        return CountFiles.title("manifest", Objects.requireNonNull(folder, "folder"));
    }

    /**
     * Goes on with a manifest, or begins one. Writes the first file of the run, so that a folder that cannot be written is
     * an error before the work and not after it.
     *
     * @param folder where it is or will be; it holds nothing else
     * @param plan the plan that is counted
     * @param run a name that no other run has, of 1 to 64 lower-case letters and digits
     * @return the manifest, with the results there are
     * @throws IllegalArgumentException if the folder holds another plan, a damaged file, something else than a manifest or a
     *     part on which two files disagree, or {@code run} is malformed; nothing is changed, unless another process began
     *     another plan at the same moment: then the folder holds two plans, and has to be emptied
     * @throws UncheckedIOException if the folder cannot be read or written
     */
    public static CountManifest begin(Folder folder, CountPlan plan, String run) {
        Objects.requireNonNull(folder, "folder");
        Objects.requireNonNull(plan, "plan");
        if (!RUN.matcher(Objects.requireNonNull(run, "run")).matches()) {
            throw new IllegalArgumentException(
                    "run is '" + run + "', but a run has a name of 1 to 64 lower-case letters and digits");
        }
        CountFiles files = new CountFiles(title(folder), plan.toText());
        CountManifest manifest = new CountManifest(folder, run, plan, files);
        manifest.take(read(files, folder));
        if (!manifest.disagreements.isEmpty()) {
            throw new IllegalArgumentException(
                    title(folder) + ": " + manifest.disagreements.get(0)
                            + "; count the part again with a worker of the plan to see which is right, then delete the file with the other");
        }
        manifest.write("plan-" + run, List.of());
        // Another process may have begun another plan in the same moment.
        manifest.take(read(files, folder));
        return manifest;
    }

    private static List<CountFiles.Result> read(CountFiles files, Folder folder) {
        try {
            return files.read(folder.names(), folder::read);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + title(folder) + ": " + FileFault.reason(e), e);
        }
    }

    private void take(List<CountFiles.Result> results) {
        results.forEach(result -> take(result.file(), new PartResult(result.line())));
    }

    private void take(String name, PartResult result) {
        try {
            ledger.add(result);
        } catch (IllegalStateException twoResults) {
            disagreements.add(twoResults.getMessage() + " (the latter is in '" + name + "')");
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(files.where(name) + "cannot be used: " + e.getMessage(), e);
        }
    }

    /**
     * Keeps results, in a file of their own.
     *
     * @param results what parts of the plan came to; nothing is written if there are none
     * @throws IllegalStateException if the manifest was opened to look at it
     * @throws IllegalArgumentException if a result is of another plan, damaged or impossible; nothing is written then
     * @throws UncheckedIOException if the file cannot be written
     */
    public void add(Collection<PartResult> results) {
        if (run == null) {
            throw new IllegalStateException("this manifest was opened to look at it; begin() goes on with it");
        }
        // Checked first: a file that holds anything else makes the whole manifest unreadable.
        List<PartResult> kept = NonNullLists.of("results", results);
        kept.forEach(plan::require);
        if (!kept.isEmpty()) {
            write("results-" + run + "-" + written++, kept);
        }
    }

    private void write(String name, Collection<PartResult> results) {
        try {
            folder.create(name, CountFiles.content(plan.toText(), results));
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "cannot write '" + name + "' in " + title(folder) + ": " + FileFault.reason(e), e);
        }
    }

    /**
     * What is counted.
     *
     * @return the plan
     */
    public CountPlan plan() {
        return plan;
    }

    /**
     * The results that the files held when this manifest was opened or begun, each part once.
     *
     * @return the ledger of this manifest
     */
    public PartLedger ledger() {
        return ledger;
    }

    /**
     * Draws parts that have a result, to count them again and compare.
     *
     * @param share how many of them, from above 0 to 1; at least one part is drawn if there is one
     * @param random what draws; the same state draws the same parts
     * @return numbers of different parts, each set of this size with the same probability
     * @throws IllegalArgumentException if the share is out of range
     */
    public List<Integer> sample(double share, RandomGenerator random) {
        Objects.requireNonNull(random, "random");
        if (!(share > 0 && share <= 1)) {
            throw new IllegalArgumentException("share is " + share + ", but must be above 0 and at most 1");
        }
        List<Integer> parts = new ArrayList<>();
        ledger.results().forEach(result -> parts.add(result.part()));
        int drawn = (int) Math.ceil(share * parts.size());
        for (int i = 0; i < drawn; i++) {
            Collections.swap(parts, i, i + random.nextInt(parts.size() - i));
        }
        return List.copyOf(parts.subList(0, drawn));
    }

    /**
     * Compares a part that was counted again with what the files hold.
     *
     * @param again the result
     * @return a sentence that names the part and both results if they differ; empty if they agree or the part is missing
     * @throws IllegalArgumentException if the result is damaged or of another plan
     */
    public Optional<String> disagreement(PartResult again) {
        plan.require(Objects.requireNonNull(again, "again"));
        return ledger.result(again.part())
                .filter(kept -> !kept.equals(again))
                .map(kept -> "part " + again.part() + " is wrong: the manifest holds '" + kept
                        + "', but counted again it is '" + again + "'");
    }

    /**
     * The files that end early, as a killed process leaves them. Their parts count as missing.
     *
     * @return names of files
     */
    public List<String> torn() {
        return files.torn();
    }

    /**
     * What two files disagree on.
     *
     * @return a sentence for each, with the part and both results
     */
    public List<String> disagreements() {
        return List.copyOf(disagreements);
    }

    /** A folder of the default file system. */
    private record Local(LocalFolder folder) implements Folder {
        @Override
        public Collection<String> names() throws IOException {
            return folder.names();
        }

        @Override
        public byte[] read(String name) throws IOException {
            return folder.read(name);
        }

        @Override
        public void create(String name, byte[] content) throws IOException {
            folder.create(name, content);
        }

        @Override
        public String toString() {
            return folder.path().toString();
        }
    }
}
