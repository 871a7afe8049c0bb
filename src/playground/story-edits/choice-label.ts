import { inkText } from '../../ink/convert/writing/ink-text';
import { spacedName } from '../../ink/story/place-title';

const LOGIC = String.raw`[^{}[\]#/\\-]|-(?!>)|\/(?![/*])`;
/** What stays as it is written: an escaped sign, and logic that does not leave the choice. */
const KEPT = new RegExp(String.raw`\\.|\{(?:${LOGIC}|\{(?:${LOGIC})*\})*\}`, 'g');

/** The words of a choice as ink shows them, for between its brackets: `{logic}` stays, other signs are escaped. */
export function choiceLabel(typed: string): string {
  const text = typed.replace(/\s+/g, ' ').trim();
  let label = '';
  let at = 0;
  for (const { 0: kept, index } of text.matchAll(KEPT)) {
    label += escaped(text.slice(at, index)) + kept;
    at = index + kept.length;
  }
  return label + escaped(text.slice(at));
}

/** The same as it was typed. */
export function typedLabel(label: string): string {
  const typed = label.replace(/\\([^\w\s])/g, '$1');
  return choiceLabel(typed) === label ? typed : label;
}

function escaped(text: string): string {
  return inkText(text).replace(/[[\]]/g, '\\$&');
}

/** A place’s name in words, as the text of a choice that leads there. */
export function nameInWords(id: string, title: string | null = null): string {
  const words = title?.trim() ?? spacedName(id.split('.').at(-1) ?? id);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
