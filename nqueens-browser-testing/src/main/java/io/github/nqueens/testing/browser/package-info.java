/** A headless browser for tests of pages: mark the class with {@link io.github.nqueens.testing.browser.InBrowser}. */
package io.github.nqueens.testing.browser;
