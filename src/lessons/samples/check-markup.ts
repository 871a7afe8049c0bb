import { matchesWhole } from '../../docs/reference/find-attribute';
import type { ReferenceIndex } from '../../docs/reference/index-reference';
import type { EntryOf } from '../../docs/reference/reference-entry';
import type { WrittenChoiceText, WrittenMarkup } from '../../ink/compile/read-engine-words';
import { likelyName, type MeantNames } from '../../ink/words/likely-name';
import { checkAttribute, partsIn } from './check-attribute';
import type { WordComplaint } from './word-complaint';

/** Checks markup: its name, attributes and their values. */
export function checkMarkup(
  { name, attributes }: WrittenMarkup,
  markup: ReferenceIndex['markup'],
  meant: MeantNames['markup'],
): WordComplaint[] {
  const entries = markup.get(name);
  if (entries === undefined) {
    const guess = likelyName(name, [...markup.keys()], meant);
    return [
      {
        word: name,
        message: `there is no markup “[${name}]”; the player sees the brackets.`,
        hint: `${guess === null ? '' : `Did you mean “[${guess}]”? `}All markup is in small letters; content/reference lists it.`,
        exception: 'the brackets are meant',
      },
    ];
  }
  // If a name is known in several places, the best match is used.
  return entries
    .map((entry) => checkAttributes(entry, `[${name}]`, attributes))
    .reduce((best, complaints) => (complaints.length < best.length ? complaints : best));
}

function checkAttributes(
  entry: EntryOf<'markup'>,
  owner: string,
  attributes: WrittenMarkup['attributes'],
): WordComplaint[] {
  return attributes.flatMap(({ name, values }) => {
    const main = name ?? entry.attributes.find(({ shorthand }) => shorthand)?.name;
    if (main !== undefined) {
      return checkAttribute({ name: main, values }, entry.attributes, `“${owner}”`);
    }
    return [
      {
        word: entry.name,
        message: `“${owner}” takes no value, as in “[${entry.name}=${values[0] ?? ''}]”.`,
        hint: 'Give the value to one of its attributes by name.',
        exception: 'it is meant so',
      },
    ];
  });
}

/** Checks a choice that begins with `>>>`. */
export function checkChoiceText(
  { text }: WrittenChoiceText,
  choiceTexts: ReferenceIndex['choiceTexts'],
): WordComplaint[] {
  const entry = choiceTexts.find(({ pattern }) => matchesWhole(pattern, text));
  if (entry === undefined) {
    return [
      {
        word: text,
        message: `“${text}” is not an instruction, but the text of an ordinary button.`,
        hint: 'Write >>>, >>>5, or >>>(delay=5) with at least one part in the brackets.',
        exception: 'a button is meant',
      },
    ];
  }
  const parts = partsIn(/\((?<parts>.*)\)/.exec(text)?.groups?.parts ?? '');
  return parts.flatMap((part) => checkAttribute(part, entry.attributes ?? [], `“${entry.name}”`));
}
