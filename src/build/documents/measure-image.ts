import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { MeasureImage } from '../../core/document/transform-images';
import { decodeEscapes } from '../../core/paths/site-path';

/** Makes a `MeasureImage` for the files below a project's static folder. */
export function measureImagesIn(projectRoot: string): MeasureImage {
  return (src) => {
    try {
      const { width, height } = imageSize(
        readFileSync(path.join(projectRoot, 'static', decodeEscapes(src))),
      );
      return { width, height };
    } catch {
      // Not there, or no picture: the caller says so with the place in the content.
      return null;
    }
  };
}
