import type { LayerArea, LayerPicture, MarkupNodeOf } from '../../core/markup/markup-tree';
import { sampleAsset } from '../images/sample-assets';
import type { ImageSize } from '../images/StoryImage';

/** Size of a drawn frame in place of a background, unless something lies outside it. */
const frame: ImageSize = { width: 640, height: 400 };
/** Size of a drawn frame on top of it. */
const patch: ImageSize = { width: 120, height: 120 };

/** A picture’s size if known before it loads; null for pictures from the web. */
export function knownSize(picture: LayerPicture): ImageSize | null {
  if (picture.url?.kind === 'web') return null;
  return (picture.url && sampleAsset(picture.url.path)) ?? patch;
}

/** Size of a background that this site does not have: large enough for everything on it. */
export function guessedBackground({ pictures, areas }: MarkupNodeOf<'layers'>): ImageSize {
  const [background, ...others] = pictures;
  const asset = background?.url?.kind === 'file' ? sampleAsset(background.url.path) : null;
  if (asset !== null) return asset;
  const reach = [
    ...areas,
    ...others.map((picture) => ({ ...picture, ...(knownSize(picture) ?? patch) })),
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
