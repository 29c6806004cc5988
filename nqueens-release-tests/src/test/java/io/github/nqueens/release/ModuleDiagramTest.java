package io.github.nqueens.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/** The drawing of the published libraries is made from their POMs. */
class ModuleDiagramTest {
    @Test
    void theDrawingIsThatOfThePoms() throws IOException {
        Map<String, Set<String>> modules = new TreeMap<>();
        Project.publishedModules().stream()
                .filter(Project::isLibrary)
                .forEach(module -> modules.put(module, dependencies(module)));
        Generated.assertHolds(Project.ROOT.resolve("docs/images/modules.svg"), ModuleDiagram.draw(modules));
    }

    @Test
    void arrowsThatFollowFromOthersAreLeftOutAndLongOnesPassNoBox() {
        String drawn = ModuleDiagram.draw(Map.of(
                "a", Set.of("b", "c", "d"), "b", Set.of("c", "d"), "c", Set.of("d"), "d", Set.of(), "e", Set.of("d")));
        assertThat(drawn)
                .contains("a depends on b.", "b depends on c.", "e depends on d.")
                .doesNotContain("a depends on b and");
        String skipping = ModuleDiagram.draw(Map.of(
                "a", Set.of("b", "x", "d"), "b", Set.of("d"), "x", Set.of("c", "d"), "c", Set.of("d"), "d", Set.of()));
        // The module b stands beside x; its arrow leads down beside the box of c, and into the side of the box of d.
        assertThat(skipping).containsPattern("M\\d+ \\d+V\\d+H\\d+");
    }

    /** What a module depends on, directly or through others. */
    private static Set<String> dependencies(String module) {
        Set<String> names = new TreeSet<>();
        List<Element> all =
                Project.children(Project.child(Project.pom(module + "/pom.xml"), "dependencies"), "dependency");
        for (Element dependency : all) {
            if (Project.GROUP.equals(Project.text(dependency, "groupId"))
                    && !"test".equals(Project.text(dependency, "scope"))) {
                String name = Project.text(dependency, "artifactId");
                names.add(name);
                names.addAll(dependencies(name));
            }
        }
        return names;
    }
}
