package io.github.nqueens.algorithms.common;

/** Checks what the caller's own rules return, and says which rule it was. */
public final class RuleChecks {
    private RuleChecks() {}

    /**
     * What a rule returned.
     *
     * @param <T> its type
     * @param result what the rule returned
     * @param kind what the rule is, for example "restart rule"
     * @param rule the rule
     * @param method the method that returned it
     * @return the result
     * @throws IllegalStateException if it is null
     */
    public static <T> T result(T result, String kind, Object rule, String method) {
        if (result == null) {
            throw new IllegalStateException(name(kind, rule) + " returned null from " + method
                    + "; return a rule, for example the rule itself");
        }
        return result;
    }

    /**
     * A temperature that a cooling schedule returned.
     *
     * @param temperature the temperature
     * @param schedule the schedule
     * @param change the change that it was asked for
     * @return the temperature
     * @throws IllegalStateException if it is negative or not a number
     */
    public static double temperature(double temperature, Object schedule, long change) {
        if (!(temperature >= 0)) {
            throw new IllegalStateException(name("cooling schedule", schedule) + " returned " + temperature
                    + " for change " + change + ", but a temperature is 0 or more");
        }
        return temperature;
    }

    private static String name(String kind, Object rule) {
        return "the " + kind + " " + rule.getClass().getName();
    }
}
