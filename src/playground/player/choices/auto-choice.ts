import { TagAttributes, type AttributeValue } from '../../../core/markup/tag-attributes';
import type { Choice, TagValue } from '../../engine/game-view';

/** What an AUTO_CHOICE tag asks for. */
export interface AutoChoice {
  /** Seconds. */
  delay: number;
  /** The choice’s text; null means any of them. No choice has a number for its text. */
  text: AttributeValue;
}

/** Reads the value of an AUTO_CHOICE tag; null where the scene has none. */
export function readAutoChoice(value: TagValue | undefined): AutoChoice | null {
  if (value === undefined || value === null || value === false) return null;
  if (typeof value !== 'string') return { delay: 0, text: null };
  const attributes = new TagAttributes(value);
  return {
    delay: Math.max(0, attributes.number('delay', 0)),
    text: attributes.value('choice') ?? null,
  };
}

/**
 * The choice that is taken when the time is up: the one with the text, be it hidden or disabled, or
 * any; `random` is from 0 to 1, without 1. Null where no choice has the text.
 */
export function pickAutoChoice(
  choices: readonly Choice[],
  { text }: AutoChoice,
  random: number,
): Choice | null {
  const picked =
    text === null
      ? choices[Math.floor(random * choices.length)]
      : choices.find((choice) => choice.text === text);
  return picked ?? null;
}
