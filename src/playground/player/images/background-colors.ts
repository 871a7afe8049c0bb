import type { Rgb } from '../../../ink/markup/contrast';
import { safeBackground } from '../../../ink/markup/safe-background';
import type { Assets } from '../assets/assets-context';

/** A picture is sampled in this many cells across and down. */
const CELLS = 8;

/** The colours of a background: those in its CSS, or those of a picture of the game; empty if they are not known. */
export async function backgroundColors(
  value: string,
  { find }: Pick<Assets, 'find'>,
): Promise<Rgb[]> {
  const background = safeBackground(value);
  if (background === null) return [];
  if (background.kind === 'css') {
    const names = background.value.match(/#[\da-f]{3,8}|[a-z]+\([^()]*\)|[a-z]+/gi) ?? [];
    return names
      .filter((name) => CSS.supports('color', name))
      .flatMap((name) =>
        paint(1, (context) => {
          context.fillStyle = name;
          context.fillRect(0, 0, 1, 1);
        }),
      );
  }
  const asset = background.url.kind === 'file' ? find(background.url.path) : null;
  if (asset === null) return [];
  const picture = new Image();
  picture.src = asset.src;
  await picture.decode();
  return paint(CELLS, (context) => context.drawImage(picture, 0, 0, CELLS, CELLS));
}

/** Draws on a small canvas and returns the colours of its mostly opaque pixels. */
function paint(size: number, draw: (context: CanvasRenderingContext2D) => void): Rgb[] {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (context === null) return [];
  draw(context);
  const { data } = context.getImageData(0, 0, size, size);
  return Array.from({ length: size * size }, (_, place) => [
    ...data.slice(4 * place, 4 * place + 4),
  ]).flatMap(([red = 0, green = 0, blue = 0, alpha = 0]) =>
    alpha < 128 ? [] : [[red, green, blue] as const],
  );
}
