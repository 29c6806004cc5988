package io.github.nqueens.web.compiler;

import java.util.ArrayList;
import java.util.List;
import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/** The texts, styles, scripts and templates that the library's answers are made of, which go into the compiled script. */
@SuppressWarnings("deprecation") // There is no other way yet.
public final class Resources implements ResourceSupplier {
    private static final String ROOT = "io/github/nqueens/";

    @Override
    public String[] supplyResources(ResourceSupplierContext context) {
        List<String> names = new ArrayList<>();
        names.add("lab/lab.properties");
        for (String name : List.of(
                "replay.html",
                "replay.css",
                "decode.js",
                "board.js",
                "tree.js",
                "curve.js",
                "player.js",
                "live.js",
                "start.js",
                "page/rules.js")) {
            names.add("visual/" + name);
        }
        for (String name :
                List.of("page.html", "page.css", "page.properties", "puzzle.js", "game.js", "board.js", "play.js")) {
            names.add("puzzle/" + name);
        }
        return names.stream().map(name -> ROOT + name).toArray(String[]::new);
    }
}
