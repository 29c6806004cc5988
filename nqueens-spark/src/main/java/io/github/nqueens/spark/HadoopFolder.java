package io.github.nqueens.spark;

import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.solutions.parts.CountManifest;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.ChecksumFileSystem;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/** A folder of any file system that Hadoop knows. */
final class HadoopFolder implements CountManifest.Folder {
    private final FileSystem files;
    private final Path folder;

    /**
     * @param uri a path with or without a scheme, such as {@code hdfs:///queens21}
     * @throws IllegalArgumentException if it is malformed
     * @throws IOException if there is no such file system
     */
    HadoopFolder(String uri, Configuration configuration) throws IOException {
        try {
            this.folder = new Path(uri);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "'" + uri + "' is no path of a folder: " + Excerpt.message(e)
                            + "; name one such as hdfs:///queens21 or /data/queens21",
                    e);
        }
        FileSystem found = folder.getFileSystem(configuration);
        // The files have a checksum of their own, which tells a torn file from a damaged one. The file system is shared
        // with the rest of the process and is left as it is.
        this.files = found instanceof ChecksumFileSystem checked ? checked.getRawFileSystem() : found;
    }

    @Override
    public Collection<String> names() throws IOException {
        if (!files.exists(folder)) {
            return List.of();
        }
        if (!files.getFileStatus(folder).isDirectory()) {
            throw new IOException("it is a file");
        }
        List<String> names = new ArrayList<>();
        for (FileStatus status : files.listStatus(folder)) {
            names.add(status.getPath().getName());
        }
        return names;
    }

    @Override
    public byte[] read(String name) throws IOException {
        try (FSDataInputStream in = files.open(new Path(folder, name))) {
            return in.readAllBytes();
        }
    }

    @Override
    public void create(String name, byte[] content) throws IOException {
        try (FSDataOutputStream out = files.create(new Path(folder, name), false)) {
            out.write(content);
            out.hsync();
        }
    }

    @Override
    public String toString() {
        return folder.toString();
    }
}
