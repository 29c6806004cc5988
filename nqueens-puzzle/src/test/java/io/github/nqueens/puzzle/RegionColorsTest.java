package io.github.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RegionColorsTest {
    /** Differences of CIE L*a*b* from about 2.3 on are seen side by side; this is several times as much. */
    private static final double LEAST_DIFFERENCE = 12;

    /**
     * How colors look without color blindness, and to people without the long, middle or short cones, on linear RGB:
     * Machado, Oliveira and Fernandes, A Physiologically-based Model for Simulation of Color Vision Deficiency, 2009,
     * doi:10.1109/TVCG.2009.113, severity 1.
     */
    private static final List<double[]> VISIONS = List.of(
            new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1},
            new double[] {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998},
            new double[] {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881},
            new double[] {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900});

    @Test
    void everyoneCanTellTheColorsApart() {
        List<List<double[]>> schemes = schemes();
        assertThat(schemes).hasSize(2);
        for (List<double[]> colors : schemes) {
            assertThat(colors).hasSize(RegionColors.COLORS);
            for (double[] vision : VISIONS) {
                for (int i = 0; i < colors.size(); i++) {
                    for (int j = 0; j < i; j++) {
                        assertThat(difference(seen(colors.get(i), vision), seen(colors.get(j), vision)))
                                .as("colors %d and %d, seen with %s", j, i, Arrays.toString(vision))
                                .isGreaterThan(LEAST_DIFFERENCE);
                    }
                }
            }
        }
    }

    /** The colors of the page, linear from 0 to 1: those of the light scheme, then those of the dark one. */
    private static List<List<double[]>> schemes() {
        List<List<double[]>> schemes = new ArrayList<>();
        Matcher color = Pattern.compile("--c(\\d+): #([0-9a-f]{6});").matcher(PageTexts.PAGE.resource("page.css"));
        while (color.find()) {
            if (color.group(1).equals("0")) {
                schemes.add(new ArrayList<>());
            }
            int code = Integer.parseInt(color.group(2), 16);
            schemes.get(schemes.size() - 1)
                    .add(new double[] {linear(code >> 16), linear(code >> 8 & 255), linear(code & 255)});
        }
        return schemes;
    }

    private static double linear(int value) {
        double part = value / 255.0;
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }

    private static double[] seen(double[] color, double[] vision) {
        double[] seen = new double[3];
        for (int i = 0; i < 9; i++) {
            seen[i / 3] += vision[i] * color[i % 3];
        }
        return Arrays.stream(seen).map(value -> Math.min(1, Math.max(0, value))).toArray();
    }

    private static double difference(double[] a, double[] b) {
        double[] first = lab(a);
        double[] second = lab(b);
        return Math.hypot(Math.hypot(first[0] - second[0], first[1] - second[1]), first[2] - second[2]);
    }

    private static double[] lab(double[] rgb) {
        double x = bent((0.4124564 * rgb[0] + 0.3575761 * rgb[1] + 0.1804375 * rgb[2]) / 0.95047);
        double y = bent(0.2126729 * rgb[0] + 0.7151522 * rgb[1] + 0.0721750 * rgb[2]);
        double z = bent((0.0193339 * rgb[0] + 0.1191920 * rgb[1] + 0.9503041 * rgb[2]) / 1.08883);
        return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
    }

    private static double bent(double part) {
        return part > 216.0 / 24389 ? Math.cbrt(part) : (24389.0 / 27 * part + 16) / 116;
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 12, 14})
    void regionsThatTouchDiffer(int n) {
        Problem puzzle = PuzzleGenerator.builder(n)
                .shape(RegionShape.WILD)
                .build()
                .generate(5, Limits.none())
                .problem()
                .orElseThrow();
        int[] colors = RegionColors.of(puzzle);
        assertThat(Arrays.stream(colors).distinct()).hasSize(Math.min(n, RegionColors.COLORS));
        for (int row = 1; row < n; row++) {
            for (int column = 0; column < n; column++) {
                for (int left = Math.max(0, column - 1); left <= Math.min(n - 1, column + 1); left++) {
                    int one = puzzle.region(row, column);
                    int other = puzzle.region(row - 1, left);
                    assertThat(one == other || colors[one] != colors[other]).isTrue();
                }
            }
        }
    }

    /** Each of 14 regions touches each other one, so colors come again. */
    @Test
    void moreRegionsThanColorsThatAllTouch() {
        int n = 14;
        int[][] regions = new int[n][n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                regions[row][column] = row % 2 == 0 ? column : (column + row) % n;
            }
        }
        int[] colors = RegionColors.of(Problem.builder(n).regions(regions).build());
        assertThat(colors).hasSize(n);
        assertThat(Arrays.stream(colors).distinct()).hasSize(RegionColors.COLORS);
    }
}
