/** What a recorded search consists of, and how it is packed into a page. */
@NullMarked
package io.github.nqueens.visual.recording;

import org.jspecify.annotations.NullMarked;
