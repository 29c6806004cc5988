package io.github.nqueens.internal;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Says why a file could not be used. A file system's exceptions often say nothing but the file's name. */
public final class FileFault {
    private FileFault() {}

    /**
     * The reason in words, without the name of the file where that can be left out.
     *
     * @param e what the file system threw
     * @return for example {@code "permission denied"}
     */
    public static String reason(IOException e) {
        if (e instanceof NoSuchFileException) {
            return "no such file or directory";
        }
        if (e instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (e instanceof FileAlreadyExistsException) {
            return "there is a file of this name";
        }
        if (e instanceof NotDirectoryException) {
            return "not a directory";
        }
        if (e instanceof FileNotFoundException
                && e.getMessage() != null
                && e.getMessage().endsWith(")")) {
            String message = e.getMessage();
            return message.substring(message.lastIndexOf('(') + 1, message.length() - 1);
        }
        return e instanceof FileSystemException f && f.getReason() != null ? f.getReason() : Excerpt.message(e);
    }
}
