/** All main code in one module, because a sealed type and its classes may lie in two packages of a module only. */
module io.github.nqueens.checked {
    requires java.se;
    requires jdk.httpserver;
    requires jdk.management;
    requires jdk.unsupported;
}
