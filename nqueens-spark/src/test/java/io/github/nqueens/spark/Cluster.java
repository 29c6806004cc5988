package io.github.nqueens.spark;

import io.github.nqueens.testing.Forgery;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/** A standalone cluster on loopback: a master and two workers of one core, each a process of its own. */
final class Cluster implements AutoCloseable {
    static final Path JAR = Path.of(System.getProperty("nqueens.spark.jar"));
    static final Path HOME = Path.of(System.getProperty("nqueens.spark.home"));
    private static final Path TEST_CLASSES = Path.of(System.getProperty("nqueens.spark.tests"));

    /** Two names of this machine: Spark does not repeat a task on the same machine while it runs. */
    private static final String HOST = "127.0.0.1";

    private static final String OTHER_HOST = "localhost";

    private static final long LONGEST_START_SECONDS = 120;
    private static final long LONGEST_RUN_SECONDS = 300;

    private final Path folder;
    private final Path testJar;
    private final String master;
    private final List<Process> processes = new ArrayList<>();
    private final Map<String, Process> workers = new HashMap<>();

    /** What a process left. */
    record Ran(int status, String out, String err) {
        /** What this project says, without the log of Spark. */
        List<String> said() {
            return err.lines().filter(line -> line.startsWith("nqueens: ")).toList();
        }
    }

    /** @param folder where logs and work directories go */
    Cluster(Path folder) throws IOException, InterruptedException {
        this.folder = folder;
        this.testJar = testJar();
        int port;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        master = "spark://127.0.0.1:" + port;
        try {
            start(
                    "org.apache.spark.deploy.master.Master",
                    "I have been elected leader",
                    List.of("--host", "127.0.0.1", "--port", Integer.toString(port), "--webui-port", "0"));
            startWorker();
            startWorker();
        } catch (IOException | InterruptedException | RuntimeException e) {
            close();
            throw e;
        }
    }

    /** Tasks of tests must be in a jar, so that executors load them beside the tasks of the library. */
    private Path testJar() throws IOException {
        Path jar = folder.resolve("tests.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
                Stream<Path> files = Files.walk(TEST_CLASSES)) {
            for (Path file :
                    files.filter(name -> name.toString().endsWith(".class")).toList()) {
                out.putNextEntry(new JarEntry(TEST_CLASSES.relativize(file).toString()));
                Files.copy(file, out);
            }
            String shared = Forgery.class.getName().replace('.', '/') + ".class";
            out.putNextEntry(new JarEntry(shared));
            try (InputStream in = Forgery.class.getClassLoader().getResourceAsStream(shared)) {
                in.transferTo(out);
            }
        }
        return jar;
    }

    String master() {
        return master;
    }

    void startWorker() throws IOException, InterruptedException {
        Path work = Files.createTempDirectory(folder, "worker");
        String host = workers.containsKey(HOST) ? OTHER_HOST : HOST;
        workers.put(
                host,
                start(
                        "org.apache.spark.deploy.worker.Worker",
                        "Successfully registered with master",
                        List.of(
                                "--host",
                                host,
                                "--cores",
                                "1",
                                "--memory",
                                "2g",
                                "--webui-port",
                                "0",
                                "--work-dir",
                                work.toString(),
                                master)));
    }

    /** Kills a worker, as {@code kill -9} does, with its executor. */
    void killWorker() throws InterruptedException {
        Process worker = workers.remove(HOST);
        worker.descendants().forEach(ProcessHandle::destroyForcibly);
        worker.destroyForcibly().waitFor();
    }

    private Process start(String main, String ready, List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("-Xmx256m", "-cp", HOME + "/jars/*", main));
        command.addAll(arguments);
        Process process = builder(command).redirectErrorStream(true).start();
        processes.add(process);
        CountDownLatch isReady = new CountDownLatch(1);
        Text log = new Text();
        Thread reader = new Thread(() -> {
            read(process.getInputStream(), line -> {
                log.add(line);
                if (line.contains(ready)) {
                    isReady.countDown();
                }
            });
            isReady.countDown();
        });
        reader.setDaemon(true);
        reader.start();
        if (!isReady.await(LONGEST_START_SECONDS, TimeUnit.SECONDS)
                || !log.toString().contains(ready)) {
            throw new IllegalStateException(main + " did not start: " + log);
        }
        return process;
    }

    /** What came so far, from one thread to another. */
    private static final class Text {
        private final StringBuilder lines = new StringBuilder();

        synchronized void add(String line) {
            lines.append(line).append('\n');
        }

        @Override
        public synchronized String toString() {
            return lines.toString();
        }
    }

    /** A submitted program, under way. */
    static final class Driver {
        private final Process process;
        private final Text out = new Text();
        private final Text err = new Text();
        private final List<Thread> readers = new ArrayList<>();
        private final CountDownLatch middle;

        private Driver(Process process, long lines) {
            this.process = process;
            this.middle = new CountDownLatch((int) lines);
            collect(process.getInputStream(), out, true);
            collect(process.getErrorStream(), err, false);
        }

        private void collect(InputStream stream, Text text, boolean counted) {
            Thread reader = new Thread(() -> read(stream, line -> {
                text.add(line);
                if (counted) {
                    middle.countDown();
                }
            }));
            reader.start();
            readers.add(reader);
        }

        /** Waits until the program printed as many lines as it was to. */
        void awaitLines() throws InterruptedException {
            if (!middle.await(LONGEST_RUN_SECONDS, TimeUnit.SECONDS)) {
                throw new IllegalStateException("the program printed too little: " + out + err);
            }
        }

        void kill() throws InterruptedException {
            process.destroyForcibly().waitFor();
        }

        Ran ran() throws InterruptedException {
            if (!process.waitFor(LONGEST_RUN_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new IllegalStateException("the program did not end: " + out + err);
            }
            for (Thread reader : readers) {
                reader.join();
            }
            return new Ran(process.exitValue(), out.toString(), err.toString());
        }
    }

    private static void read(InputStream stream, java.util.function.Consumer<String> lines) {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                lines.accept(line);
            }
        } catch (IOException e) {
            if (!"Stream closed".equals(e.getMessage())) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Runs the commands of the published jar. */
    static Ran command(String master, List<String> settings, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("--master", master));
        settings.forEach(setting -> command.addAll(List.of("--conf", setting)));
        command.add(JAR.toString());
        command.addAll(List.of(arguments));
        return submit(command, 0).ran();
    }

    /** Runs {@link CountDriver}. */
    Driver driver(int lines, List<String> settings, String... arguments) throws IOException {
        return driver(CountDriver.class, lines, settings, arguments);
    }

    /** Runs a program of the tests. */
    Driver driver(Class<?> main, int lines, List<String> settings, String... arguments) throws IOException {
        List<String> command =
                new ArrayList<>(List.of("--master", master, "--class", main.getName(), "--jars", testJar.toString()));
        settings.forEach(setting -> command.addAll(List.of("--conf", setting)));
        command.add(JAR.toString());
        command.addAll(List.of(arguments));
        return submit(command, lines);
    }

    private static Driver submit(List<String> arguments, int lines) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                "-Xmx512m",
                "-cp",
                HOME + "/jars/*",
                "org.apache.spark.deploy.SparkSubmit",
                "--conf",
                "spark.ui.enabled=false",
                "--conf",
                "spark.log.level=WARN",
                "--conf",
                "spark.driver.memory=512m"));
        command.addAll(arguments);
        return new Driver(builder(command).start(), lines);
    }

    /** A Java of this version on loopback. */
    static ProcessBuilder builder(List<String> arguments) {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        // A driver ends before a second compilation of Spark pays. Executors get no such option: they count.
        command.add("-XX:TieredStopAtLevel=1");
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("SPARK_HOME", HOME.toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        return builder;
    }

    /** Runs Java to its end. */
    static Ran java(String... arguments) throws IOException, InterruptedException {
        return new Driver(builder(List.of(arguments)).start(), 0).ran();
    }

    @Override
    public void close() {
        processes.forEach(process -> {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        });
    }
}
