package io.github.nqueens.formats;

import io.github.nqueens.Problem;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;

/** How many pictures of a style were read exactly, refused, and read wrongly although the reader was sure. */
final class PictureTally {
    final List<String> refused = new ArrayList<>();
    final List<String> wrong = new ArrayList<>();
    int exact;

    void add(PictureScene scene, BufferedImage image) {
        int width = image.getWidth();
        int[] pixels = image.getRGB(0, 0, width, image.getHeight(), null, 0, width);
        String name = scene.style + " " + scene.seed + ", " + scene.size + " rows, " + scene.surroundings + ", " + width
                + " x " + image.getHeight();
        try {
            if (shows(PictureReader.read(pixels, width), scene)) {
                exact++;
            } else {
                wrong.add(name);
            }
        } catch (IllegalArgumentException e) {
            refused.add(name + ": " + e.getMessage());
        }
    }

    private static boolean shows(Problem problem, PictureScene scene) {
        if (problem.size() != scene.size) {
            return false;
        }
        for (int row = 0; row < scene.size; row++) {
            for (int column = 0; column < scene.size; column++) {
                if (problem.region(row, column) != scene.regions[row][column]) {
                    return false;
                }
            }
        }
        return true;
    }
}
