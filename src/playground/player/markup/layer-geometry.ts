import type { LayerArea, LayerPicture, MarkupNodeOf } from '../../../ink/markup/markup-tree';
import { sizeOf, type Assets, type ImageSize } from '../assets/assets-context';

/** Size of a drawn frame in place of a background, unless something lies outside it. */
const frame: ImageSize = { width: 640, height: 400 };
/** Size of a drawn frame on top of it. */
const patch: ImageSize = { width: 120, height: 120 };

/** A picture’s size if known before it loads; null if the file tells it. */
export function knownSize({ url }: LayerPicture, { find }: Assets): ImageSize | null {
  if (url?.kind === 'web') return null;
  const asset = url && find(url.path);
  return asset === null ? patch : sizeOf(asset);
}

/** Size of a background until its file tells it, or if there is none: large enough for everything on it. */
export function guessedBackground(
  { pictures, areas }: MarkupNodeOf<'layers'>,
  assets: Assets,
): ImageSize {
  const [background, ...others] = pictures;
  const asset = background?.url?.kind === 'file' ? assets.find(background.url.path) : null;
  const size = asset && sizeOf(asset);
  if (size !== null) return size;
  const reach = [
    ...areas,
    ...others.map((picture) => ({ ...picture, ...(knownSize(picture, assets) ?? patch) })),
  ];
  const margin = 24;
  const width = Math.max(frame.width, ...reach.map((box) => box.x + box.width + margin));
  const height = Math.max(frame.height, ...reach.map((box) => box.y + box.height + margin));
  return { width: Math.min(width, 10_000), height: Math.min(height, 10_000) };
}

/** A box as percentages of the background, so that it scales with it. */
export function share(
  { x, y, width, height }: Pick<LayerArea, 'x' | 'y' | 'width' | 'height'>,
  background: ImageSize,
): { left: string; top: string; width: string; height: string } {
  const percent = (part: number, whole: number): string => `${(100 * part) / (whole || 1)}%`;
  return {
    left: percent(x, background.width),
    top: percent(y, background.height),
    width: percent(width, background.width),
    height: percent(height, background.height),
  };
}
