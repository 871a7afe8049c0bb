import type {
  CompletionAttribute,
  CompletionMarkup,
  CompletionTag,
  CompletionWord,
  CompletionWords,
} from '../../ink/words/completion-words';
import type { EntrySynonym } from './entry-synonyms';
import { meantNames } from './meant-names';
import type { EntryOf, ReferenceAttribute, ReferenceEntry, TagEntry } from './reference-entry';

/** Selects the words of the reference that an editor can complete. */
export function selectCompletionWords(
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
  const { summary, value, values, combine, optionalValue, attributes } = entry;
  return names(entry).map((name) => ({
    name,
    summary,
    ...(value !== undefined && { value: plain(value) }),
    ...(values !== undefined && {
      values: values.map((item) => ({ name: item.value, summary: item.summary })),
    }),
    ...(combine !== undefined && {
      separator: combine === 'comma' ? (',' as const) : (' ' as const),
    }),
    ...(optionalValue === true && { isOptional: true as const }),
    ...(attributes !== undefined && { attributes: attributes.map(attributeWord) }),
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
