import { TagAttributes } from '../../../ink/markup/tag-attributes';
import type { Choice } from '../engine/game-view';

/** How a scene continues that has no buttons but is left by a click anywhere; times in seconds. */
export interface ContinueOptions {
  /** When it continues automatically; null means never. */
  delay: number | null;
  /** For how long clicks are ignored. */
  clickable: number;
  /** When the hint appears. */
  animation: number;
}

/** The options of a bare `>>>`, and of each line in a story shown line by line. */
export const plainContinue: ContinueOptions = { delay: null, clickable: 0, animation: 3 };

/**
 * The options of a scene whose only choice is `>>>`, `>>>5` or `>>>(delay=5 clickable=1 animation=0)`; null if the
 * choices are buttons. Hidden choices count, as in the engine.
 */
export function readContinueOptions(choices: readonly Choice[]): ContinueOptions | null {
  const [choice] = choices;
  if (choice === undefined || choices.length > 1) return null;
  const match = /^>>>(\d*|\(.+?\))$/.exec(choice.text);
  if (match === null) return null;
  const words = match[1] ?? '';
  if (words === '') return plainContinue;
  if (!words.startsWith('(')) return { delay: Number(words), clickable: 0, animation: 0 };
  const attributes = new TagAttributes(words.slice(1, -1));
  const seconds = (name: string): number => Math.max(0, attributes.number(name, 0));
  return {
    delay: seconds('delay') || seconds('continue') || null,
    clickable: seconds('clickable'),
    animation: seconds('animation'),
  };
}
