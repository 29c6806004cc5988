package io.github.nqueens.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.spark.Cluster.Ran;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What cannot work is one line on standard error and exit status 2. */
class BadInputIT {
    private static final String LOCAL = "local[1]";

    @TempDir
    private Path folder;

    static void assertRefused(Ran ran, String... said) {
        assertThat(ran.status()).as(ran.err()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.said()).singleElement().asString().contains(said);
        assertThat(ran.err()).doesNotContain("\tat ");
    }

    @Test
    void withoutSpark() throws IOException, InterruptedException {
        Ran ran = Cluster.java("-jar", Cluster.JAR.toString(), "count", "8");
        assertRefused(ran, "there is no Spark on the class path", "spark-submit");
        assertThat(ran.err().lines()).hasSize(1);
    }

    /** A Spark for another Scala, as far as it is looked at. */
    @Test
    void withAnotherScala() throws IOException, InterruptedException {
        Path sources = Files.createDirectories(folder.resolve("sources"));
        Path classes = Files.createDirectories(folder.resolve("classes"));
        Path spark = Files.writeString(
                sources.resolve("SparkContext.java"), "package org.apache.spark; public class SparkContext {}");
        Path scala = Files.writeString(
                sources.resolve("Properties.java"),
                "package scala.util; public class Properties {"
                        + " public static String versionNumberString() { return \"2.12.18\"; } }");
        assertThat(ToolProvider.getSystemJavaCompiler()
                        .run(null, null, null, "-d", classes.toString(), spark.toString(), scala.toString()))
                .isZero();
        Ran ran = Cluster.java("-cp", Cluster.JAR + ":" + classes, CountMain.class.getName(), "count", "8");
        assertRefused(ran, "built for Scala 2.12.18", "Scala 2.13 is needed");
        assertThat(ran.err().lines()).hasSize(1);
    }

    /** The entry point is of Java 8, so that an older Java can run it. */
    @Test
    void withAnOlderJava() throws IOException {
        try (InputStream resource = CountMain.class.getResourceAsStream("CountMain.class");
                DataInputStream bytes = new DataInputStream(resource)) {
            bytes.readInt();
            bytes.readUnsignedShort();
            assertThat(bytes.readUnsignedShort()).isEqualTo(52);
        }
        ClassLoader loader = getClass().getClassLoader();
        assertThat(CountMain.refusal("1.8", loader)).contains("this is Java 1.8, but Java 17 or newer is needed");
        assertThat(CountMain.refusal("11", loader)).contains("this is Java 11, but");
        assertThat(CountMain.refusal("17", loader)).isNull();
    }

    @Test
    void withAMasterThatCannotBeReached() throws IOException, InterruptedException {
        int port;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        String master = "spark://127.0.0.1:" + port;
        assertRefused(
                Cluster.command(master, List.of(), "count", "8"),
                "master '" + master + "' cannot be reached",
                "--master");
    }

    /** Spark throws a checked exception that Scala does not declare. */
    @Test
    void withAMasterThatSparkDoesNotKnow() throws IOException, InterruptedException {
        for (String master : List.of("local[x]", "nothing")) {
            Ran ran = Cluster.java(
                    "-cp",
                    Cluster.JAR + ":" + Cluster.HOME + "/jars/*",
                    "-Dspark.master=" + master,
                    "-Dspark.ui.enabled=false",
                    CountMain.class.getName(),
                    "count",
                    "8");
            assertThat(ran.status()).as(ran.err()).isEqualTo(2);
            assertThat(ran.out()).isEmpty();
            // Spark's own log has the exception as well.
            assertThat(ran.said())
                    .singleElement()
                    .asString()
                    .contains("master '" + master + "' cannot be used", "--master");
        }
    }

    @Test
    void withAManifestThatCannotBeWritten() throws IOException, InterruptedException {
        Path file = Files.writeString(folder.resolve("file"), "mine");
        for (Path impossible : List.of(file, file.resolve("below"))) {
            assertRefused(
                    Cluster.command(LOCAL, List.of(), "count", "8", "--manifest", impossible.toString()),
                    "manifest '" + impossible + "'");
        }
        assertThat(Files.readString(file)).isEqualTo("mine");
        assertRefused(
                Cluster.command(LOCAL, List.of(), "count", "8", "--manifest", "nothing://here/queens"),
                "nothing",
                "name a folder");
        for (String malformed : List.of("", "a:b")) {
            assertRefused(
                    Cluster.command(LOCAL, List.of(), "count", "8", "--manifest", malformed),
                    "'" + malformed + "' is no path of a folder",
                    "; name one such as hdfs:///queens21");
        }
    }

    @Test
    void withWrongOptions() throws IOException, InterruptedException {
        assertRefused(Cluster.command(LOCAL, List.of(), "count", "28"), "n is 28", "at most 27");
        assertRefused(Cluster.command(LOCAL, List.of(), "count", "8", "--threads", "2"), "--threads", "--help");
        for (String parts : List.of("0", "many", "9999999999", "99999999999999999999")) {
            assertRefused(
                    Cluster.command(LOCAL, List.of(), "count", "8", "--parts", parts),
                    "'" + parts + "' is not a whole number that fits; give one from 1 to 2147483647");
        }
        assertRefused(Cluster.command(LOCAL, List.of(), "verify-count", folder.toString()), "holds no manifest");
    }

    @Test
    void withAProblemThatCannotBeCounted() throws IOException, InterruptedException {
        assertRefused(Cluster.command(LOCAL, List.of(), "count"), "'n' is missing", "--problem");
        Path problem = Files.writeString(folder.resolve("problem"), "#...\n....\n....\n....\n");
        assertRefused(Cluster.command(LOCAL, List.of(), "count", "8", "--problem", problem.toString()), "leave n out");
        assertRefused(
                Cluster.command(LOCAL, List.of(), "count", "--fundamental", "--problem", problem.toString()),
                "fundamental is set to true");
        assertRefused(
                Cluster.command(LOCAL, List.of(), "count", "--problem", "no/such"),
                "cannot read 'no/such'",
                "there is no such file");
        Files.writeString(problem, "nothing to read");
        assertRefused(Cluster.command(LOCAL, List.of(), "count", "--problem", problem.toString()), problem + ": ");
    }
}
