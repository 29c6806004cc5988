package io.github.nqueens.testing.browser;

import java.io.IOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import org.openqa.selenium.NoSuchFrameException;
import org.openqa.selenium.NoSuchWindowException;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.remote.Command;
import org.openqa.selenium.remote.DriverCommand;
import org.openqa.selenium.remote.HttpCommandExecutor;
import org.openqa.selenium.remote.Response;
import org.openqa.selenium.remote.http.ClientConfig;
import org.openqa.selenium.remote.http.HttpClient;

/**
 * Stays in the frame that a test has entered. WebKit's driver forgets all frames of a page when the page changes its own address,
 * and refuses the next command. The frame itself is still there with all elements found in it, so it is entered again.
 */
final class KeptFrames extends HttpCommandExecutor {
    /** The lab may change its address again before the command is repeated, but not ten times: it waits 400 ms between two changes. */
    private static final int MOST = 10;

    private final List<Command> entered = new ArrayList<>();

    KeptFrames(URL driver) {
        super(
                HttpClient.Factory.createDefault()
                        .createClient(ClientConfig.defaultConfig().baseUrl(driver)),
                driver);
    }

    @Override
    public Response execute(Command command) throws IOException {
        Response response = executeInFrame(command, MOST);
        if (response.getValue() instanceof WebDriverException) {
            return response;
        }
        switch (command.getName()) {
            case DriverCommand.SWITCH_TO_FRAME -> follow(command);
            case DriverCommand.SWITCH_TO_PARENT_FRAME ->
                entered.subList(Math.max(0, entered.size() - 1), entered.size()).clear();
            case DriverCommand.GET,
                    DriverCommand.REFRESH,
                    DriverCommand.SWITCH_TO_WINDOW,
                    DriverCommand.SWITCH_TO_NEW_WINDOW -> entered.clear();
            default -> {}
        }
        return response;
    }

    private void follow(Command command) {
        if (command.getParameters().get("id") == null) {
            entered.clear();
        } else {
            entered.add(command);
        }
    }

    private Response executeInFrame(Command command, int most) throws IOException {
        Response response = super.execute(command);
        if (!isForgotten(response) || most == 0) {
            return response;
        }
        super.execute(new Command(command.getSessionId(), DriverCommand.SWITCH_TO_FRAME(null)));
        for (Command frame : entered) {
            super.execute(frame);
        }
        return executeInFrame(command, most - 1);
    }

    /** What a driver refuses is a response like any other. */
    private static boolean isForgotten(Response response) {
        return response.getValue() instanceof NoSuchFrameException
                || response.getValue() instanceof NoSuchWindowException;
    }
}
