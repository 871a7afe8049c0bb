import { TagAttributes, type AttributeValue } from '../../../ink/markup/tag-attributes';
import type { Choice, TagValue } from './game-view';

/** The value of an AUTO_CHOICE tag. */
export interface AutoChoice {
  /** In seconds. */
  delay: number;
  /** The choice’s text; null for any choice. A number matches no choice. */
  text: AttributeValue;
}

/** Reads the value of an AUTO_CHOICE tag; null if the scene has none. */
export function readAutoChoice(value: TagValue | undefined): AutoChoice | null {
  if (value === undefined || value === null || value === false) return null;
  if (typeof value !== 'string') return { delay: 0, text: null };
  const attributes = new TagAttributes(value);
  return {
    delay: Math.max(0, attributes.number('delay', 0)),
    text: attributes.value('choice') ?? null,
  };
}

/** Whether a scene’s AUTO_CHOICE tag may take a choice with this text, even if it is hidden or disabled. */
export function isTimed(value: TagValue | undefined, choice: AttributeValue): boolean {
  const auto = readAutoChoice(value);
  return auto !== null && (auto.text === null || auto.text === choice);
}

/**
 * The choice to take when the time is up: the one with the text, even if it is hidden or disabled, or any; `random`
 * is from 0 up to but not including 1. Null if no choice has the text.
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
