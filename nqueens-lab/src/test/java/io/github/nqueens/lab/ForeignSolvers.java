package io.github.nqueens.lab;

import io.github.nqueens.SolverCatalog;
import io.github.nqueens.spi.SolverProvider;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;

/** A class loader as of somebody's jar, in which there is one provider of solvers beside the shipped ones. */
final class ForeignSolvers extends ClassLoader {
    private static final String SERVICE = "META-INF/services/" + SolverProvider.class.getName();

    private final String provider;

    private ForeignSolvers(Class<? extends SolverProvider> provider) {
        super(ForeignSolvers.class.getClassLoader());
        this.provider = provider.getName();
    }

    /** The shipped solvers and those of a provider, which is a public class with its own copy in the loader. */
    static SolverCatalog with(Class<? extends SolverProvider> provider) {
        return SolverCatalog.load(new ForeignSolvers(provider));
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            if (!name.startsWith(provider)) {
                return super.loadClass(name, resolve);
            }
            Class<?> loaded = findLoadedClass(name);
            return loaded != null ? loaded : defined(name);
        }
    }

    private Class<?> defined(String name) throws ClassNotFoundException {
        try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
            byte[] bytes = in.readAllBytes();
            return defineClass(name, bytes, 0, bytes.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        return name.equals(SERVICE) ? Collections.enumeration(List.of(service())) : super.getResources(name);
    }

    /** An address of the provider's name, without a file. */
    private URL service() throws IOException {
        return new URL(null, "memory:" + SERVICE, new URLStreamHandler() {
            @Override
            protected URLConnection openConnection(URL url) {
                return new URLConnection(url) {
                    @Override
                    public void connect() {
                        throw new UncheckedIOException(new IOException("there is nothing to connect to"));
                    }

                    @Override
                    public InputStream getInputStream() {
                        return new ByteArrayInputStream(provider.getBytes(StandardCharsets.UTF_8));
                    }
                };
            }
        });
    }
}
