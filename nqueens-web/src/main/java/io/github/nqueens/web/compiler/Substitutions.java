package io.github.nqueens.web.compiler;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.RaiseInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Lets the compiler replace what a browser does not have: calls that {@link Browser}, {@link Digest}, {@link Figures} and {@link
 * Letters} stand for, and all methods of the classes that keep files.
 */
public final class Substitutions implements TeaVMPlugin, ClassHolderTransformer {
    private static final Set<String> FILE_CLASSES =
            Set.of("io.github.nqueens.solutions.CountCheckpoint", "io.github.nqueens.solutions.files.LocalFolder");

    private static final List<Class<?>> SUBSTITUTES =
            List.of(Browser.class, Digest.class, Figures.class, Letters.class);

    private final Map<String, MethodReference> substitutes = new HashMap<>();

    @Override
    public void install(TeaVMHost host) {
        SUBSTITUTES.forEach(this::addSubstitutes);
        host.add(this);
    }

    private void addSubstitutes(Class<?> type) {
        for (Method method : type.getDeclaredMethods()) {
            StandsFor original = method.getAnnotation(StandsFor.class);
            if (original != null) {
                int dot = original.value().lastIndexOf('.');
                substitutes.put(
                        key(
                                original.value().substring(0, dot),
                                new MethodDescriptor(original.value().substring(dot + 1), signature(method))),
                        new MethodReference(type, method.getName(), signature(method)));
            }
        }
    }

    /** The types of the parameters, and the type returned. */
    private static Class<?>[] signature(Method method) {
        List<Class<?>> types = new ArrayList<>(List.of(method.getParameterTypes()));
        types.add(method.getReturnType());
        return types.toArray(Class<?>[]::new);
    }

    private static String key(String owner, MethodDescriptor descriptor) {
        return owner + '.' + descriptor;
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (SUBSTITUTES.stream().anyMatch(substitute -> substitute.getName().equals(type.getName()))) {
            return;
        }
        for (MethodHolder method : type.getMethods()) {
            if (method.getProgram() == null) {
                continue;
            }
            if (FILE_CLASSES.contains(type.getName())) {
                method.setProgram(refusal(method.parameterCount()));
            } else {
                method.getProgram().getBasicBlocks().forEach(this::replaceCalls);
            }
        }
    }

    private void replaceCalls(BasicBlock block) {
        for (Instruction instruction : block) {
            if (instruction instanceof InvokeInstruction call) {
                MethodReference substitute = substitutes.get(asStatic(call));
                if (substitute != null) {
                    replace(call, substitute);
                }
            }
        }
    }

    /** The method called, as a static one that takes the object first. */
    private static String asStatic(InvokeInstruction call) {
        MethodReference method = call.getMethod();
        List<ValueType> types = new ArrayList<>();
        if (call.getInstance() != null) {
            types.add(ValueType.object(method.getClassName()));
        }
        types.addAll(List.of(method.getParameterTypes()));
        types.add(method.getReturnType());
        return key(method.getClassName(), new MethodDescriptor(method.getName(), types.toArray(ValueType[]::new)));
    }

    private static void replace(InvokeInstruction call, MethodReference substitute) {
        if (call.getInstance() != null) {
            List<Variable> arguments = new ArrayList<>();
            arguments.add(call.getInstance());
            arguments.addAll(call.getArguments());
            call.setInstance(null);
            call.setArguments(arguments.toArray(Variable[]::new));
        }
        call.setType(InvocationType.SPECIAL);
        call.setMethod(substitute);
    }

    /** The body of a method that says that there are no files. */
    private static Program refusal(int parameters) {
        Program program = new Program();
        for (int i = 0; i <= parameters; i++) {
            program.createVariable();
        }
        Variable exception = program.createVariable();
        InvokeInstruction make = new InvokeInstruction();
        make.setType(InvocationType.SPECIAL);
        make.setMethod(new MethodReference(Browser.class, "noFiles", RuntimeException.class));
        make.setReceiver(exception);
        RaiseInstruction raise = new RaiseInstruction();
        raise.setException(exception);
        BasicBlock block = program.createBasicBlock();
        block.add(make);
        block.add(raise);
        return program;
    }
}
