package io.github.nqueens.site;

import java.io.IOException;
import java.nio.file.Path;

/** Makes the site: {@code Main ROOT OUTPUT}. Ends with an error if a link of it leads nowhere. */
final class Main {
    private Main() {}

    public static void main(String[] arguments) throws IOException {
        Path root = Path.of(arguments[0]).toAbsolutePath().normalize();
        Path output = Path.of(arguments[1]).toAbsolutePath().normalize();
        Javadoc.write(root, output);
        Site.write(root, output);
        LinkCheck.Result found = LinkCheck.check(output);
        if (!found.broken().isEmpty()) {
            throw new IOException("links that lead nowhere:\n" + String.join("\n", found.broken()));
        }
        System.out.printf("%s: %,d pages, %,d links%n", output.resolve("index.html"), found.pages(), found.links());
    }
}
