package io.github.nqueens.algorithms.strategy;

/**
 * How the temperature of simulated annealing changes.
 *
 * <p>A schedule must be a function of its arguments and safe for use by several threads, because a solver holds one for all
 * runs. It may raise the temperature too.
 */
@FunctionalInterface
public interface CoolingSchedule {
    /**
     * The next temperature.
     *
     * @param start the temperature that the attempt began with
     * @param temperature the temperature so far
     * @param change which change of the attempt this is, from 1
     * @return the temperature from now on, 0 or more
     */
    double next(double start, double temperature, long change);

    /**
     * The schedule for the cooling factor of a solver. {@link Classical#GEOMETRIC} multiplies by it. Any other schedule
     * ignores it.
     *
     * @param factor from 0 to 1
     * @return the schedule to follow
     */
    default CoolingSchedule with(double factor) {
        return this;
    }

    /** The schedules that have a name. */
    enum Classical implements CoolingSchedule {
        /**
         * Every change multiplies the temperature by a factor, 0.99 if no other is given.
         *
         * <p>Source: S. Kirkpatrick, C. D. Gelatt, M. P. Vecchi, Optimization by simulated annealing, Science 220, 1983,
         * doi:10.1126/science.220.4598.671.
         */
        GEOMETRIC {
            @Override
            public double next(double start, double temperature, long change) {
                return 0.99 * temperature;
            }

            @Override
            public CoolingSchedule with(double factor) {
                return (start, temperature, change) -> temperature * factor;
            }
        },

        /**
         * The start divided by 1, 2, 3, ..., which needs no factor.
         *
         * <p>Source: H. Szu, R. Hartley, Fast simulated annealing, Physics Letters A 122, 1987,
         * doi:10.1016/0375-9601(87)90796-1.
         */
        RECIPROCAL {
            @Override
            public double next(double start, double temperature, long change) {
                return start / (change + 1);
            }
        }
    }
}
