package io.github.nqueens.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.testing.browser.Browser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.openqa.selenium.remote.RemoteWebDriver;

/** The compiled library in a worker of the page that a browser shows. */
final class CompiledLibrary {
    private static final Path FOLDER = Path.of("target", "library");

    private final RemoteWebDriver driver;

    private CompiledLibrary(RemoteWebDriver driver) {
        this.driver = driver;
    }

    /**
     * Gives the page the library, in {@code library}, and the script of its workers, in {@code script}. As in WebKit, a worker
     * cannot list what the library imports.
     *
     * @param hasTexts whether the library may use texts that the browser has for WebAssembly, as not every browser has them
     */
    static CompiledLibrary in(Browser browser, boolean hasTexts) throws IOException {
        RemoteWebDriver driver = browser.driver();
        driver.manage().timeouts().scriptTimeout(Duration.ofSeconds(60));
        Object problem = driver.executeAsyncScript(
                """
                const [script, packed, builtins, done] = arguments;
                const asInWebKit = "WebAssembly.Module.imports = () => { throw new TypeError('no list of imports'); };";
                window.script = asInWebKit + script;
                const bytes = Uint8Array.from(atob(packed), sign => sign.charCodeAt(0));
                WebAssembly.compile(bytes, {builtins}).then(library => {
                  window.library = library;
                  done(null);
                }, refused => done(String(refused)));
                """,
                Files.readString(FOLDER.resolve("worker.js")),
                Base64.getEncoder().encodeToString(Files.readAllBytes(FOLDER.resolve("library.wasm"))),
                hasTexts ? List.of("js-string") : List.of());
        assertThat(problem).as("what the browser says of the library").isNull();
        return new CompiledLibrary(driver);
    }

    /** Asks for answers, which {@link #next} gives one after another. */
    void ask(List<CompiledLibraryIT.Request> requests) {
        driver.executeScript(
                """
                const worker = new Worker(URL.createObjectURL(new Blob([window.script])));
                window.answers = [];
                let answer = [];
                worker.onmessage = ({data: {lines, status, type, text, end}}) => {
                  if (lines) {
                    answer.push(lines.slice(0, -1));
                  }
                  if (status !== undefined) {
                    answer.push(`${status} ${type}`, text);
                  }
                  if (end) {
                    window.answers.push(answer.join('\\n'));
                    answer = [];
                  }
                };
                worker.onerror = ({message}) => window.answers.push(`the worker died: ${message}`);
                worker.postMessage(window.library);
                arguments[0].forEach(({body, ...request}) =>
                  worker.postMessage({...request, body: new Int8Array(new TextEncoder().encode(body).buffer)}));
                """,
                requests.stream()
                        .map(request -> Map.of(
                                "method",
                                request.method(),
                                "path",
                                request.path(),
                                "query",
                                request.query(),
                                "body",
                                request.text()))
                        .toList());
    }

    String next() {
        return (String) Objects.requireNonNull(driver.executeAsyncScript("""
                const done = arguments[0];
                const look = () => window.answers.length > 0 ? done(window.answers.shift()) : setTimeout(look, 1);
                look();
                """));
    }
}
