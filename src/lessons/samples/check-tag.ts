import { didYouMean, otherwise, sameButCapitals } from '../../base/text/nearest-name';
import { listWords } from '../../base/text/words';
import type { ReferenceIndex } from '../../docs/reference/index-reference';
import type { TagEntry } from '../../docs/reference/reference-entry';
import { unknownTagValues } from '../../docs/reference/unknown-values';
import type { TagPlace } from '../../ink/compile/read-engine-words';
import { likelyName, type MeantNames } from '../../ink/words/likely-name';
import { checkAttribute, partsIn } from './check-attribute';
import type { WordComplaint } from './word-complaint';

type Tags = ReferenceIndex['tags'];

/** As the engine reads a tag: the first word before a colon if a value follows, or the whole text. */
const NAME_AND_VALUE = /\s*(?<name>\w+)\s*:\s*(?<value>.+?)\s*$/;

/** Checks a tag, without its `#`, in its place. */
export function checkTag(
  text: string,
  place: TagPlace,
  tags: Tags,
  meant: MeantNames['tags'],
): WordComplaint[] {
  const { name = text, value } = NAME_AND_VALUE.exec(text)?.groups ?? {};
  if (name === '' || name.includes('{') || text.startsWith('{')) return [];
  const entries = tags.get(name);
  if (entries === undefined) return [unknownTag(name, place, tags, meant)];
  const fitting = entries.find((entry) => mayStand(entry, place));
  if (fitting === undefined) return [misplacedTag(name, place, entries, tags)];
  if (value === undefined) return needsValue(fitting) ? [emptyTag(name, fitting)] : [];
  return [...unknownValues(name, value, fitting), ...unknownParts(name, value, fitting)];
}

function mayStand({ kind }: TagEntry, place: TagPlace): boolean {
  switch (kind) {
    case 'global-tag':
      return place === 'top';
    case 'choice-tag':
      return place === 'choice' || place === 'choice-and-line';
    case 'knot-tag':
      return place !== 'choice';
  }
}

function sameName(name: string, known: readonly string[]): Pick<WordComplaint, 'meant'> {
  const meant = sameButCapitals(name, known);
  return meant === null ? {} : { meant };
}

function namesFor(place: TagPlace, tags: Tags): string[] {
  const fits = (entries: readonly TagEntry[]) => entries.some((entry) => mayStand(entry, place));
  return [...tags].flatMap(([name, entries]) => (fits(entries) ? [name] : []));
}

function unknownTag(
  name: string,
  place: TagPlace,
  tags: Tags,
  meant: MeantNames['tags'],
): WordComplaint {
  // If two names are equally close, the one that is allowed here is more likely.
  const guess = likelyName(name, [...namesFor(place, tags), ...tags.keys()], meant);
  return {
    word: name,
    message: `there is no tag “# ${name}”.`,
    hint: `${guess === null ? '' : `Did you mean “${guess}”? `}Tags in small letters and in capitals are different; content/reference lists them all.`,
    exception: 'the tag is your own',
    ...sameName(name, [...tags.keys()]),
  };
}

const PLACES = {
  'global-tag': {
    where: 'for the whole game',
    what: 'Put it at the very top of the main file, above all text and above the first INCLUDE.',
  },
  'knot-tag': {
    where: 'for a scene',
    what: 'Put it on its own line, above the text.',
  },
  'choice-tag': {
    where: 'for a choice',
    what: 'Put it into the square brackets of the choice, as in + [Wait #HIDDEN].',
  },
} as const;

const PLACE_NAMES: Record<TagPlace, string> = {
  top: 'at the top of the game',
  line: 'at a line of text',
  choice: 'in the brackets of a choice',
  'choice-and-line': 'in a choice',
};

function misplacedTag(
  name: string,
  place: TagPlace,
  [entry]: readonly TagEntry[],
  tags: Tags,
): WordComplaint {
  const { where, what } = PLACES[entry?.kind ?? 'knot-tag'];
  return {
    word: name,
    message: `“# ${name}” is a tag ${where}, and does nothing ${PLACE_NAMES[place]}.`,
    hint: otherwise(didYouMean(name, namesFor(place, tags)), what),
    exception: 'the place is meant',
  };
}

function needsValue({ value, optionalValue }: TagEntry): boolean {
  return value !== undefined && optionalValue !== true;
}

function emptyTag(name: string, { value }: TagEntry): WordComplaint {
  return {
    word: name,
    message: `the tag “# ${name}” has no value.`,
    hint: `Write “# ${name}: …” with this after the colon: ${value ?? 'a value'}.`,
    exception: 'it is meant to be empty',
  };
}

function unknownValues(name: string, value: string, entry: TagEntry): WordComplaint[] {
  const known = (entry.values ?? []).map((possible) => possible.value);
  return unknownTagValues(entry, value.replace(/^"(?<text>.*)"$/, '$<text>')).map((word) => ({
    word,
    message: `the tag “# ${name}” does not know the value “${word}”.`,
    hint: `${didYouMean(word, known)}It knows ${listWords(known, 'and')}.`,
    exception: 'the value is your own',
    ...sameName(word, known),
  }));
}

function unknownParts(name: string, value: string, { attributes }: TagEntry): WordComplaint[] {
  if (attributes === undefined || value.startsWith('{')) return [];
  return partsIn(value).flatMap((part) => checkAttribute(part, attributes, `“# ${name}”`));
}
