package io.github.nqueens.web;

import io.github.nqueens.lab.exchange.LabExchange;
import io.github.nqueens.lab.exchange.RefusedException;
import io.github.nqueens.web.compiler.Browser;
import org.teavm.interop.Import;
import org.teavm.jso.core.JSString;

/**
 * A request that the page posts to its worker; the answer is posted back. A message takes as long as a short search, so lines are posted
 * together: when the work pauses, and when the answer ends.
 */
final class WorkerExchange implements LabExchange {
    private final OneWorker worker;
    private final String method;
    private final String path;
    private final String query;
    private final byte[] body;
    private final StringBuilder lines = new StringBuilder();
    private boolean areLinesBegun;

    WorkerExchange(OneWorker worker, String method, String path, String query, byte[] body) {
        this.worker = worker;
        this.method = method;
        this.path = path;
        this.query = query;
        this.body = body;
    }

    @Override
    public String path() {
        return path;
    }

    @Override
    public String query() {
        return query;
    }

    @Override
    public void requireMethod(String wanted) {
        if (!method.equals(wanted)) {
            throw new RefusedException(405, "refused.method", wanted);
        }
    }

    @Override
    public byte[] bytes(int most) {
        if (body.length > most) {
            throw new RefusedException(413, "refused.body", most);
        }
        return body;
    }

    @Override
    public void sendPage(String html, String... drawings) {
        send(200, "text/html", html);
    }

    @Override
    public void send(int status, String type, String text) {
        post(status, JSString.valueOf(type), JSString.valueOf(text));
    }

    @Override
    public void sendNothing() {
        send(204, "text/plain", "");
    }

    /** Answers with a sentence; as the last line, if lines were begun. */
    void fail(int status, String sentence) {
        if (areLinesBegun) {
            add("failed " + sentence);
        } else {
            send(status, "text/plain", sentence);
        }
    }

    /** Says that nothing follows. */
    void end() {
        postEnd(JSString.valueOf(lines.toString()));
    }

    private void add(String line) {
        lines.append(line).append('\n');
    }

    @Override
    public Lines lines() {
        areLinesBegun = true;
        return new Lines() {
            @Override
            public void write(String line) {
                add(line);
            }

            /** The work is done here, as there is no other thread: it says how far it is when it pauses, within a tenth of a second. */
            @Override
            public void follow(Awaiting work, Telling progress) {
                worker.work(() -> {
                    progress.tell(this);
                    postLines(JSString.valueOf(lines.toString()));
                    lines.setLength(0);
                });
            }
        };
    }

    @Import(module = Browser.SCRIPT, name = "post")
    private static native void post(int status, JSString type, JSString text);

    @Import(module = Browser.SCRIPT, name = "postLines")
    private static native void postLines(JSString lines);

    @Import(module = Browser.SCRIPT, name = "postEnd")
    private static native void postEnd(JSString lines);
}
