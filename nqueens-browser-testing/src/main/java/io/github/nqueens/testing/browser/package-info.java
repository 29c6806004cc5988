/** A headless browser for tests of pages: mark the class with {@link io.github.nqueens.testing.browser.InBrowser}. */
@NullMarked
package io.github.nqueens.testing.browser;

import org.jspecify.annotations.NullMarked;
