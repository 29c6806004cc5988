package io.github.nqueens.lab;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.spi.SolverDescriptor;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A lab with solvers of strangers, whose texts and exceptions harm neither the page nor an answer. */
@Timeout(60)
class LabForeignSolversTest {
    private static Lab lab;
    private static RawClient client;

    @BeforeAll
    static void open() throws IOException {
        lab = Lab.open(ForeignSolvers.with(HostileSolvers.class), 0);
        client = new RawClient(lab);
    }

    @AfterAll
    static void close() {
        lab.close();
    }

    /** Signs that begin a place for a text or a part are signs like others in the text of a stranger. */
    @Test
    void foreignTextStandsInThePageAsItIs() throws IOException {
        String page = client.get("");
        assertThat(page).startsWith("HTTP/1.1 200 ");
        assertThat(page)
                .contains("Costs ${n} and ${title}, /* script */ or &#60;!-- forms --&#62; &#38; &#34;more&#34;.");
        assertThat(page.split("class Shell", -1)).as("scripts in the page").hasSize(2);
    }

    /** A shipped solver has its place in a group of {@link LabPage}. */
    @Test
    void onlySolversOfStrangersAreAmongTheOthers() throws IOException {
        String others = client.get("").split("<optgroup label=\"Others\">", -1)[1];
        List<String> names = Pattern.compile("<option>([^<]*)</option>")
                .matcher(others.substring(0, others.indexOf("</optgroup>")))
                .results()
                .map(option -> option.group(1))
                .toList();
        assertThat(names)
                .as("solvers in no group; add a new shipped one to LabPage.GROUPS")
                .containsExactlyInAnyOrderElementsOf(new HostileSolvers()
                        .solvers().stream().map(SolverDescriptor::name).toList());
    }

    @Test
    void anExceptionWithoutAMessageIsNamed() throws IOException {
        assertThat(client.post("run", "n=8&seed=1&solver=wordless"))
                .contains("failed A solver failed: java.lang.IllegalArgumentException\n");
        assertThat(client.post("experiment", "sizes=8&runs=1&seed=1&limit=1&solver=wordless"))
                .contains("failed A solver failed: java.lang.IllegalArgumentException\n");
    }

    @Test
    void anExceptionThatFailsWhenAskedIsNamed() throws IOException {
        assertThat(client.post("run", "n=8&seed=1&solver=speechless")).contains("failed A solver failed: ");
    }

    /** Nothing goes on without an answer: the page would say that the lab is gone. */
    @Test
    void aDefectIsAnAnswer() throws IOException {
        assertThat(client.post("run", "n=8&seed=1&solver=unmade"))
                .startsWith("HTTP/1.1 500 ")
                .contains("there is no algorithm");
    }
}
