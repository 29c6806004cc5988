package io.github.nqueens.tck.probe;

import java.io.File;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The files of the folders in which programs leave some: where they run, at home, and where temporary ones go. Other
 * programs write into their files in the last two, so a change counts only where the program runs.
 */
public final class FolderSnapshot {
    private final Map<File, String> files = new HashMap<>();

    private FolderSnapshot() {
        Stream.of("user.dir", "user.home", "java.io.tmpdir")
                .map(System::getProperty)
                .distinct()
                .forEach(this::list);
    }

    public static FolderSnapshot now() {
        return new FolderSnapshot();
    }

    /** Names of the files that have been made or changed since. */
    public Set<String> changes() {
        Set<String> changes = new HashSet<>();
        now().files.forEach((file, state) -> {
            if (!state.equals(files.get(file))) {
                changes.add(file.getName());
            }
        });
        return changes;
    }

    private void list(String folder) {
        File[] found = new File(folder).listFiles();
        if (found == null) {
            // No folder that may be read: nothing can be told of it.
            return;
        }
        for (File file : found) {
            boolean watched = file.isFile() && folder.equals(System.getProperty("user.dir"));
            files.put(file, watched ? file.length() + " bytes at " + file.lastModified() : "there");
        }
    }
}
