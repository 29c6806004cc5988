package io.github.nqueens.testing.browser;

import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Starts the browser of a test class when it is first asked for, and ends it with the class. */
final class BrowserExtension implements ParameterResolver, AfterEachCallback {
    private static final Namespace NAMESPACE = Namespace.create(BrowserExtension.class);

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Browser.class;
    }

    @Override
    public Browser resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return store(context).getOrComputeIfAbsent(Browser.class, type -> Browser.start(), Browser.class);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        Browser browser = store(context).get(Browser.class, Browser.class);
        if (browser != null && context.getExecutionException().isEmpty()) {
            browser.requireQuiet();
        }
    }

    /** The store of the class, which closes the browser, also for its methods. */
    private static ExtensionContext.Store store(ExtensionContext context) {
        ExtensionContext ofClass = context;
        while (ofClass.getTestMethod().isPresent() && ofClass.getParent().isPresent()) {
            ofClass = ofClass.getParent().get();
        }
        return ofClass.getStore(NAMESPACE);
    }
}
