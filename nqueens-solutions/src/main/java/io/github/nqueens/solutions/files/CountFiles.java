package io.github.nqueens.solutions.files;

import io.github.nqueens.internal.Excerpt;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The files that hold a count: a plan, and the results of its parts. The first file of a run is {@code plan-RUN}, and each {@code
 * results-RUN-NUMBER} holds results. None is ever changed. For one thread.
 */
public final class CountFiles {
    private static final CheckedText LAYOUT = new CheckedText("nqueens-manifest ", 1);
    private static final Pattern NAME = Pattern.compile("plan-[0-9a-z]+|results-[0-9a-z]+-\\d+");

    /** How messages name the folder, for example {@code "manifest 'queens18'"}. */
    private final String title;

    /** What is counted; null until a file is read, if any plan will do. */
    private @Nullable String plan;

    private final Set<String> whole = new TreeSet<>();
    private final Set<String> torn = new TreeSet<>();

    /** What a file holds of a part. */
    public record Result(String file, PartLine line) {}

    /** Reads the bytes of a file. */
    @FunctionalInterface
    public interface Reader {
        /**
         * Reads a file.
         *
         * @throws NoSuchFileException if there is no such file any more
         * @throws IOException if it cannot be read
         */
        byte[] read(String name) throws IOException;
    }

    /**
     * Starts with no file read.
     *
     * @param title how messages name the folder
     * @param plan what is counted, or null if the files are to say
     */
    public CountFiles(String title, @Nullable String plan) {
        this.title = title;
        this.plan = plan;
    }

    /** The content of a file. */
    public static byte[] content(String plan, Iterable<?> results) {
        return LAYOUT.write(plan, results);
    }

    /**
     * Reads the files that were not there, or not whole, when this was called before.
     *
     * @param names all files of the folder
     * @return what the new files hold
     * @throws IllegalArgumentException if a file is damaged, of another plan or of another kind
     * @throws IOException if a file cannot be read
     */
    public List<Result> read(Collection<String> names, Reader reader) throws IOException {
        List<Result> results = new ArrayList<>();
        torn.clear();
        for (String name : new TreeSet<>(names)) {
            if (NAME.matcher(name).matches()) {
                if (!whole.contains(name)) {
                    read(name, reader, results);
                }
            } else if (!name.startsWith(".") && !name.startsWith("_")) {
                throw new IllegalArgumentException(title + " holds '" + name
                        + "', which is no file of a count; choose a folder that holds nothing else");
            }
        }
        return results;
    }

    private void read(String name, Reader reader, List<Result> results) throws IOException {
        CheckedText.Content file;
        try {
            file = LAYOUT.read(reader.read(name));
        } catch (NoSuchFileException gone) {
            // Its run wrote a file that holds more, and is read next time.
            return;
        }
        switch (file.state()) {
            case TORN -> torn.add(name);
            case DAMAGED ->
                throw new IllegalArgumentException(
                        where(name) + "is damaged; delete it, and its parts are counted again");
            case WHOLE -> {
                requireLayout(name, file);
                requirePlan(file.lines().isEmpty() ? "" : file.lines().get(0));
                for (String line : file.lines()
                        .subList(Math.min(1, file.lines().size()), file.lines().size())) {
                    results.add(new Result(name, parsed(name, line)));
                }
                whole.add(name);
            }
        }
    }

    private void requireLayout(String name, CheckedText.Content file) {
        if (!file.version().equals(Integer.toString(LAYOUT.version()))) {
            throw new IllegalArgumentException(where(name) + "has layout " + file.version()
                    + ", but this version of the library reads layout " + LAYOUT.version()
                    + "; read it with the version that wrote it");
        }
    }

    private void requirePlan(String there) {
        if (plan == null) {
            plan = there;
        } else if (!there.equals(plan)) {
            throw new IllegalArgumentException(title + " " + CheckedText.otherPlan(there, plan)
                    + "; count with the same size and settings, or choose another folder");
        }
    }

    private PartLine parsed(String name, String line) {
        try {
            return PartLine.parse(line);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(where(name) + "cannot be used: " + e.getMessage(), e);
        }
    }

    /** How messages name a file, with a space at the end. */
    public String where(String name) {
        return "file '" + name + "' of " + title + " ";
    }

    /** The plan that is counted; empty if any will do and no file is whole. */
    public Optional<String> plan() {
        return Optional.ofNullable(plan);
    }

    /** Takes note of a file that need not be read, because its reader wrote it. */
    public void wrote(String name) {
        whole.add(name);
    }

    /** The files that end early, as a killed process leaves them. */
    public List<String> torn() {
        return List.copyOf(torn);
    }

    /** Says that two files disagree on a part. */
    public static String disagreement(int part, Object known, Object other) {
        return "two runs disagree on part " + part + ": '" + known + "' and '" + other
                + "'; count it again with a worker of the plan to see which is right";
    }

    /** A name in quotes, as messages hold it. */
    public static String title(String what, Object folder) {
        return what + " '" + Excerpt.safeText(folder) + "'";
    }
}
