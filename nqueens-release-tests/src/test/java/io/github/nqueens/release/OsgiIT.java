package io.github.nqueens.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;
import org.osgi.framework.Constants;
import org.osgi.framework.launch.Framework;
import org.osgi.framework.launch.FrameworkFactory;

/** The published jars as bundles of a real OSGi framework. */
@Tag("release")
class OsgiIT {
    private static final Path BUNDLES = Project.TARGET.resolve("bundles");

    @TempDir
    private Path cache;

    @Test
    void theBundlesStartAndFindTheSolvers() throws Exception {
        Framework framework = ServiceLoader.load(FrameworkFactory.class)
                .findFirst()
                .orElseThrow()
                .newFramework(Map.of(
                        Constants.FRAMEWORK_STORAGE,
                        cache.toString(),
                        Constants.FRAMEWORK_STORAGE_CLEAN,
                        Constants.FRAMEWORK_STORAGE_CLEAN_ONFIRSTINIT));
        framework.start();
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        // The class path of these tests has the library as well, and a framework's threads do not see it.
        thread.setContextClassLoader(ClassLoader.getPlatformClassLoader());
        try {
            List<Bundle> bundles = new ArrayList<>();
            try (Stream<Path> others = Files.list(BUNDLES)) {
                for (Path jar : others.sorted().toList()) {
                    bundles.add(install(framework, jar));
                }
            }
            Bundle core = install(framework, published("nqueens-core"));
            bundles.add(core);
            for (String module :
                    List.of("nqueens-algorithms", "nqueens-solutions", "nqueens-puzzle", "nqueens-visual")) {
                bundles.add(install(framework, published(module)));
            }
            // The mediator first: it weaves what is loaded after it.
            bundles.stream()
                    .sorted((a, b) -> Boolean.compare(!isMediator(a), !isMediator(b)))
                    .forEach(OsgiIT::start);
            assertThat(bundles).allMatch(bundle -> bundle.getState() == Bundle.ACTIVE);

            Class<?> solvers = core.loadClass("io.github.nqueens.Solvers");
            Object solver = solvers.getMethod("get", String.class).invoke(null, "tabu");
            Object board = core.loadClass("io.github.nqueens.Solver")
                    .getMethod("solve", int.class)
                    .invoke(solver, 8);
            assertThat(board.getClass().getMethod("isSolution").invoke(board)).isEqualTo(true);
        } finally {
            thread.setContextClassLoader(before);
            framework.stop();
            framework.waitForStop(10_000);
        }
    }

    /** Modules and bundles show the same packages. */
    @Test
    void theBundlesExportWhatTheModulesExport() throws Exception {
        for (String module : Project.publishedModules()) {
            Path jar = published(module);
            if (!Files.exists(jar)) {
                continue;
            }
            ModuleDescriptor descriptor =
                    ModuleFinder.of(jar).findAll().iterator().next().descriptor();
            try (InputStream manifest = new java.util.jar.JarFile(jar.toFile())
                    .getInputStream(new java.util.zip.ZipEntry("META-INF/MANIFEST.MF"))) {
                String exported =
                        new java.util.jar.Manifest(manifest).getMainAttributes().getValue("Export-Package");
                List<String> packages = exported == null
                        ? List.of()
                        : Pattern.compile(",")
                                .splitAsStream(exported.replaceAll("\"[^\"]*\"", ""))
                                .map(clause -> clause.replaceFirst(";.*", ""))
                                .toList();
                if (!descriptor.isAutomatic()) {
                    assertThat(packages)
                            .as(module)
                            .containsExactlyInAnyOrderElementsOf(descriptor.exports().stream()
                                    .map(ModuleDescriptor.Exports::source)
                                    .toList());
                }
            }
        }
    }

    private static boolean isMediator(Bundle bundle) {
        return bundle.getSymbolicName().startsWith("org.apache.aries.spifly");
    }

    private static Bundle install(Framework framework, Path jar) throws Exception {
        return framework.getBundleContext().installBundle(jar.toUri().toString());
    }

    private static void start(Bundle bundle) {
        if (bundle.getHeaders().get(Constants.FRAGMENT_HOST) == null) {
            try {
                bundle.start();
            } catch (org.osgi.framework.BundleException e) {
                throw new AssertionError(bundle.getSymbolicName() + " does not start", e);
            }
        }
    }

    private static Path published(String module) {
        return ReleaseTest.STAGED.resolve("io/github/nqueens/" + module + "/" + Project.releaseVersion() + "/" + module
                + "-" + Project.releaseVersion() + ".jar");
    }
}
