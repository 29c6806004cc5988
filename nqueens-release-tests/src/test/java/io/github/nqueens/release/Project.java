package io.github.nqueens.release;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** The source tree these tests belong to. */
final class Project {
    static final Path ROOT = Path.of("").toAbsolutePath().getParent();
    static final Path TARGET = Path.of("target").toAbsolutePath();
    static final String GROUP = "io.github.nqueens";

    private Project() {}

    /** The modules of the ordinary build, and those that a release adds. */
    static List<String> modules() {
        Element pom = pom("pom.xml");
        Element release = children(child(pom, "profiles"), "profile").stream()
                .filter(profile -> "release".equals(text(profile, "id")))
                .findFirst()
                .orElseThrow();
        return Stream.of(pom, release)
                .flatMap(project -> texts(child(project, "modules"), "module").stream())
                .toList();
    }

    /** Whether a module is built without a profile. */
    static boolean isOfEachBuild(String module) {
        return texts(child(pom("pom.xml"), "modules"), "module").contains(module);
    }

    /** The modules that a release uploads: all but those that the release excludes. */
    static List<String> publishedModules() {
        String pom = read(ROOT.resolve("pom.xml"));
        return modules().stream()
                .filter(module -> !pom.contains("<excludeArtifact>" + module + "</excludeArtifact>"))
                .sorted()
                .toList();
    }

    static boolean isLibrary(String module) {
        return Files.exists(ROOT.resolve(module).resolve("src/main/java"));
    }

    /** The jar of a module as this build has made it. */
    static Path jar(String module) {
        return ROOT.resolve(module).resolve("target").resolve(module + "-" + version() + ".jar");
    }

    /** The version of the sources. */
    static String version() {
        return text(pom("pom.xml"), "version");
    }

    /** The version that a release of the sources would have. */
    static String releaseVersion() {
        return version().replace("-SNAPSHOT", "");
    }

    /** The version after that one, as a release goes on. */
    static String nextVersion() {
        String[] numbers = releaseVersion().split("\\.", -1);
        return numbers[0] + "." + (Integer.parseInt(numbers[1]) + 1) + ".0-SNAPSHOT";
    }

    /** The last version that was published. */
    static String lastVersion() {
        return text(child(pom("pom.xml"), "properties"), "nqueens.last.release");
    }

    static Element pom(String file) {
        return parse(read(ROOT.resolve(file)));
    }

    static Element parse(String xml) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            Document document = factory.newDocumentBuilder()
                    .parse(new java.io.ByteArrayInputStream(xml.getBytes(java.nio.charset.StandardCharsets.UTF_8)));
            return document.getDocumentElement();
        } catch (ParserConfigurationException | SAXException e) {
            throw new IllegalArgumentException("not a POM: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The direct child of a name, or null. */
    static Element child(Element parent, String name) {
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element && element.getTagName().equals(name)) {
                return element;
            }
        }
        return null;
    }

    /** The text of the direct child of a name, or null. */
    static String text(Element parent, String name) {
        Element child = parent == null ? null : child(parent, name);
        return child == null ? null : child.getTextContent().strip();
    }

    static List<Element> children(Element parent, String name) {
        TreeMap<Integer, Element> found = new TreeMap<>();
        for (Node node = parent == null ? null : parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element && element.getTagName().equals(name)) {
                found.put(found.size(), element);
            }
        }
        return List.copyOf(found.values());
    }

    private static List<String> texts(Element parent, String name) {
        return children(parent, name).stream()
                .map(element -> element.getTextContent().strip())
                .toList();
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
