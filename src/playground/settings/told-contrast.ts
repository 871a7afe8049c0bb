import { gameTabMessages } from '../../config/messages/game-tab';
import { contrastRatio, READABLE, type Rgb } from '../../ink/markup/contrast';

const { contrast } = gameTabMessages;

/** From this contrast on, text is easy to read for almost everybody (WCAG AAA). */
const EASY = 7;
/** From this contrast on, large letters can be read (WCAG AA). */
const LARGE = 3;

/** What the contrast of text and its background means, in words, with its ratio as WCAG defines it. */
export function toldContrast(text: Rgb, background: Rgb): string {
  return toldRatio(contrastRatio(text, background));
}

/** The same for a ratio. It is rounded down, so that none seems to reach a limit that it misses. */
export function toldRatio(ratio: number): string {
  return contrast(`${Math.floor(ratio * 10) / 10}`, gradeOf(ratio));
}

function gradeOf(ratio: number): 'easy' | 'readable' | 'large' | 'poor' {
  if (ratio >= EASY) return 'easy';
  if (ratio >= READABLE) return 'readable';
  return ratio >= LARGE ? 'large' : 'poor';
}

/** A colour such as `#203040`, or `CSS(#203040)` as a background tag has it; null for anything else. */
export function hexColor(value: string): string | null {
  return /^(?:CSS\(\s*)?(?<hex>#[\da-f]{6})\s*\)?$/i.exec(value.trim())?.groups?.hex ?? null;
}

/** Red, green and blue of a colour such as `#203040`. */
export function rgbOf(hex: string): Rgb {
  const part = (from: number): number => parseInt(hex.slice(from, from + 2), 16);
  return [part(1), part(3), part(5)];
}
