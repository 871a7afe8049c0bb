/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** The minimum contrast for readable text, according to WCAG. */
export const READABLE = 4.5;

/** The contrast of two colours as WCAG defines it, from 1 to 21. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The lowest contrast of text on these colours if at least a quarter of them make it hard to read; otherwise null. */
export function poorContrast(text: Rgb, colors: readonly Rgb[]): number | null {
  const ratios = colors.map((color) => contrastRatio(text, color));
  const poor = ratios.filter((ratio) => ratio < READABLE);
  return poor.length > 0 && poor.length >= ratios.length / 4 ? Math.min(...poor) : null;
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
