package io.github.nqueens.testing.browser;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test class or method with a parameter of the type {@link Browser}, wherever JUnit takes parameters. All tests of a class
 * share one browser, which ends with the class. After each test it fails if a page has written to the console or has asked for
 * anything but what the browser {@linkplain Browser#allow allows}. Without the browser on the path the tests are skipped, or fail
 * where the environment has {@code CI=true}. The tag {@code browser} lets a build leave them out.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(BrowserExtension.class)
@Tag("browser")
public @interface InBrowser {}
