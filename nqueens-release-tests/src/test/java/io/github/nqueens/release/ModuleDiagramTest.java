package io.github.nqueens.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The drawing of the modules shows each published library, and what it depends on, directly or through others. */
class ModuleDiagramTest {
    private static final String PREFIX = "nqueens-";

    @Test
    void theArrowsAreTheDependenciesOfThePoms() {
        Map<String, Set<String>> poms = new TreeMap<>();
        for (String module : Project.publishedModules()) {
            if (Project.isLibrary(module)) {
                poms.put(module.substring(PREFIX.length()), dependencies(module));
            }
        }
        Map<String, Set<String>> drawn = new TreeMap<>();
        Element svg = Project.parse(Project.read(Project.ROOT.resolve("docs/images/modules.svg")));
        for (Element text : elements(svg, "text")) {
            if (text.getAttribute("class").equals("name")) {
                drawn.put(text.getTextContent().substring(PREFIX.length()), new TreeSet<>());
            }
        }
        for (Element arrow : elements(svg, "path")) {
            if (arrow.getAttribute("class").equals("needs")) {
                drawn.get(arrow.getAttribute("data-from")).add(arrow.getAttribute("data-to"));
            }
        }
        assertThat(closure(drawn)).isEqualTo(closure(poms));
    }

    private static Set<String> dependencies(String module) {
        Set<String> names = new TreeSet<>();
        for (Element dependency : elements(Project.pom(module + "/pom.xml"), "dependency")) {
            if (Project.GROUP.equals(Project.text(dependency, "groupId"))
                    && !"test".equals(Project.text(dependency, "scope"))) {
                names.add(Project.text(dependency, "artifactId").substring(PREFIX.length()));
            }
        }
        return names;
    }

    private static List<Element> elements(Element parent, String name) {
        NodeList nodes = parent.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }

    private static Map<String, Set<String>> closure(Map<String, Set<String>> direct) {
        Map<String, Set<String>> all = new TreeMap<>();
        direct.forEach((name, first) -> {
            Set<String> reached = new TreeSet<>();
            Deque<String> open = new ArrayDeque<>(first);
            while (!open.isEmpty()) {
                String next = open.pop();
                if (reached.add(next)) {
                    open.addAll(direct.get(next));
                }
            }
            all.put(name, reached);
        });
        return all;
    }
}
