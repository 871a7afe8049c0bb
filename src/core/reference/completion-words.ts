import type { EntrySynonym } from '../search/entry-synonyms';
import { meantNames, type MeantNames } from './meant-names';
import type { EntryOf, ReferenceAttribute, ReferenceEntry, TagEntry } from './reference-entry';

/** A word of the engine that an editor can complete, with its summary in the reference. */
export interface CompletionWord {
  name: string;
  summary: string;
}

/** A tag and its possible values; without `value` it is a flag. */
export interface CompletionTag extends CompletionWord {
  value?: string;
  values?: CompletionWord[];
  /** What is so without the tag. */
  default?: string;
  isRepeatable?: true;
  /** Whether several of the values can be written together. */
  isCombined?: true;
}

/** An attribute of markup; `value` describes its possible values. */
export interface CompletionAttribute extends CompletionWord {
  value?: string;
  values?: readonly string[];
}

/** A tag of markup; `inside` names the only tag in which it is valid. */
export interface CompletionMarkup extends CompletionWord {
  isPaired: boolean;
  inside?: string;
  attributes: CompletionAttribute[];
}

/** The part of the reference that an ink editor needs; plain data, served as a file. */
export interface CompletionWords {
  gameTags: CompletionTag[];
  sceneTags: CompletionTag[];
  choiceTags: CompletionTag[];
  choiceTexts: CompletionWord[];
  markup: CompletionMarkup[];
  functions: CompletionWord[];
  variables: CompletionWord[];
  /** What other words for tags and markup mean. */
  meant: MeantNames;
  /** Paths of the game’s pictures, sounds and videos, if the page knows them. */
  gameFiles?: readonly string[];
}

/** Selects the words of the reference that an editor can complete. */
export function completionWords(
  entries: readonly ReferenceEntry[],
  synonyms: readonly EntrySynonym[] = [],
): CompletionWords {
  const ofKind = <K extends ReferenceEntry['kind']>(kind: K): EntryOf<K>[] =>
    entries.filter((entry): entry is EntryOf<K> & ReferenceEntry => entry.kind === kind);
  return {
    gameTags: ofKind('global-tag').flatMap((entry) =>
      tagWords(entry).map((tag) => ({
        ...tag,
        ...(entry.default !== undefined && { default: plain(entry.default) }),
        ...(entry.repeatable === true && { isRepeatable: true as const }),
        ...(entry.combine !== undefined && { isCombined: true as const }),
      })),
    ),
    sceneTags: ofKind('knot-tag').flatMap(tagWords),
    choiceTags: ofKind('choice-tag').flatMap(tagWords),
    choiceTexts: ofKind('choice-text').map(word),
    markup: ofKind('markup').flatMap(markupWords),
    functions: ofKind('function').map(word),
    variables: ofKind('variable').map(word),
    meant: meantNames(synonyms),
  };
}

function word({ name, summary }: CompletionWord): CompletionWord {
  return { name, summary };
}

/** The names that can be written: the name of a group is only a heading. */
function names({ name, members, aliases }: ReferenceEntry): readonly string[] {
  return [...(members ?? [name]), ...(aliases ?? [])];
}

function tagWords(entry: TagEntry): CompletionTag[] {
  const { summary, value, values } = entry;
  return names(entry).map((name) => ({
    name,
    summary,
    ...(value !== undefined && { value: plain(value) }),
    ...(values !== undefined && {
      values: values.map((item) => ({ name: item.value, summary: item.summary })),
    }),
  }));
}

function markupWords(entry: EntryOf<'markup'>): CompletionMarkup[] {
  return names(entry).map((name) => ({
    name,
    summary: entry.summary,
    isPaired: entry.form === 'paired',
    ...(entry.inside !== undefined && { inside: entry.inside }),
    attributes: entry.attributes.filter(({ pattern }) => pattern === undefined).map(attributeWord),
  }));
}

function attributeWord({ name, summary, value, values }: ReferenceAttribute): CompletionAttribute {
  return {
    name,
    summary,
    ...(value !== undefined && { value: plain(value) }),
    ...(values !== undefined && { values }),
  };
}

function plain(text: string): string {
  return text.replaceAll('`', '');
}
