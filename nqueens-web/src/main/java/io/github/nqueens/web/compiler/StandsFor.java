package io.github.nqueens.web.compiler;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Names the method whose calls go to the annotated static method, which takes the object as its first argument. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface StandsFor {
    /** The class and the method, as {@code java.lang.String.lines}. */
    String value();
}
