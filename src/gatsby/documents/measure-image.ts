import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { decodeEscapes } from '../../base/paths/site-path';
import type { ImageSize, MeasureImage } from '../../docs/document/transform-images';

/** Creates a `MeasureImage` for a project’s static folder; each picture is read once per change. */
export function measureImagesIn(projectRoot: string): MeasureImage {
  const measured = new Map<string, { stamp: string; size: ImageSize }>();
  return (src) => {
    try {
      const file = path.join(projectRoot, 'static', decodeEscapes(src));
      const { mtimeMs, size: bytes } = statSync(file);
      const stamp = `${mtimeMs} ${bytes}`;
      const known = measured.get(src);
      if (known?.stamp === stamp) return known.size;
      const { width, height } = imageSize(readFileSync(file));
      measured.set(src, { stamp, size: { width, height } });
      return { width, height };
    } catch {
      // Missing, or not a picture: the caller reports it with its position in the content.
      return null;
    }
  };
}
