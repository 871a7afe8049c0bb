import { hasSamePlaces, type Dictionary } from '../../config/messages/translate-words';

/** A translation of one text of a story. */
export interface Translation {
  /** The knot and stitch of the original: `hall.door`; empty above the first knot; or `PLAYER_PLACE`. */
  place: string;
  /** The text of the story, as it is written there. */
  original: string;
  /** Empty if it is not translated. */
  text: string;
  /** Whether somebody should look at it again, for example because the original has changed. */
  isToCheck: boolean;
  /** What it translates, if the original has changed since. */
  former?: string | undefined;
  /** What the translator wrote about it. */
  note?: string | undefined;
}

/** A story in another language: a table beside its text. */
export interface LanguageTable {
  /** As `lang` attributes need it (BCP 47): `de`, `pt-BR`. */
  code: string;
  /** No two have the same place and original. */
  entries: readonly Translation[];
  /** Translations of what the story does not contain any more. */
  kept: readonly Translation[];
}

/** The place of the words that the player itself says; no place of a story is called so. */
export const PLAYER_PLACE = '(player)';

/** What tells the texts of a story apart, as gettext has it: its context, and what is translated. */
export function keyOf({ place, original }: Pick<Translation, 'place' | 'original'>): string {
  return `${place}\u0004${original}`;
}

/** The words of the player that a table has, by the English ones. */
export function playerWords({ entries }: Pick<LanguageTable, 'entries'>): Dictionary {
  const own = entries.filter(
    ({ place, original, text }) =>
      place === PLAYER_PLACE && text !== '' && hasSamePlaces(original, text),
  );
  return Object.fromEntries(own.map(({ original, text }) => [original, text]));
}

/** How far a translation is. */
export type RowState = 'missing' | 'to-check' | 'done';

/** How far the translation of a text is. */
export function stateOf(translation: Translation | undefined): RowState {
  if (translation === undefined || translation.text === '') return 'missing';
  return translation.isToCheck ? 'to-check' : 'done';
}
