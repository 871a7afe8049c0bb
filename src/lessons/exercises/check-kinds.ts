import type { Shape } from '../claims/claim-shapes';
import { featureNames } from './feature-names';

interface CheckKind {
  shape: Shape;
  /** Other fields that it may have besides `say`. */
  fields: readonly string[];
  /** The only values that it may have. */
  values?: readonly string[];
}

/** Everything that can be checked; `content/exercises/README.md` says where, the comments say what. */
export const checkKinds: Readonly<Record<string, CheckKind>> = {
  /** The compiler accepts the text. Without this check, a mistake is reported in the player’s words. */
  compiles: { shape: 'flag', fields: [] },
  /** The compiler has no warnings, and no way through the story runs out or fails. */
  tidy: { shape: 'flag', fields: [] },
  /** No words or choices stand below an arrow that leads away on every way. */
  reached: { shape: 'flag', fields: [] },
  /** At least one way through the story, or every one, reaches END or DONE. */
  ends: { shape: 'text', fields: [], values: ['some', 'every'] },
  /** The text is shown by the last of the choices in `after`; without `after`, on some way. A paragraph that has it also has the words `with`. */
  shows: { shape: 'text', fields: ['with', 'after'] },
  /** The text is not shown by the last of the choices in `after`; without `after`, on no way. */
  never: { shape: 'text', fields: ['after'] },
  /** A choice with these words is offered. */
  offers: { shape: 'text', fields: ['after'] },
  /** Below the choice with these words, at the beginning or after `after`, something is shown besides its own words. */
  answers: { shape: 'text', fields: ['after'] },
  /** No choice with these words is offered. */
  hides: { shape: 'text', fields: ['after'] },
  /** So many choices are offered; without `after`, at the beginning. */
  choices: { shape: 'count', fields: ['after'] },
  /** A choice with these words can be taken twice in one play. */
  twice: { shape: 'text', fields: [] },
  /** A choice with these words can be taken, but not twice in one play. */
  once: { shape: 'text', fields: [] },
  /** The variable exists and has the value `is`; without `after`, at the end of every way that ends. */
  variable: { shape: 'text', fields: ['is', 'after'] },
  /** The function of this name prints a text with the words `is`; without `after`, at the beginning. */
  prints: { shape: 'text', fields: ['is', 'after'] },
  /** The text uses a part of ink, at least `times` times and not more than `most` times. */
  uses: { shape: 'text', fields: ['times', 'most'], values: featureNames },
  /** The text does not use a part of ink. */
  avoids: { shape: 'text', fields: [], values: featureNames },
  /** A line or choice, the one with the words `on`, has a tag, with the value `is`. ` | ` separates names and values of which any will do. */
  tag: { shape: 'text', fields: ['is', 'on', 'after'] },
  /** No line or choice, or not the one with the words `on`, has the tag. */
  untagged: { shape: 'text', fields: ['on', 'after'] },
  /** The game has a tag at the top, with the value `is`. */
  global: { shape: 'text', fields: ['is'] },
  /** A line or choice has markup with the attributes `is`, around the words `on` and `with`, but not around `without`. */
  markup: { shape: 'text', fields: ['is', 'on', 'with', 'without', 'after'] },
  /** The text contains these characters; spaces do not count. */
  written: { shape: 'text', fields: [] },
  /** The text contains these words once, not counting comments. */
  unrepeated: { shape: 'text', fields: [] },
  /** The text has so many lines, not counting empty ones and comments. */
  lines: { shape: 'count', fields: [] },
};
