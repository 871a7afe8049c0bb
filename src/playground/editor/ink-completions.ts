import { INK_FUNCTIONS } from '../../ink/grammar/expression-grammar';
import { assetKind } from '../../ink/story/asset-kinds';
import { FILE_MARKUP, FILE_TAGS, type NamedFileKind } from '../../ink/story/file-values';
import type {
  CompletionMarkup,
  CompletionTag,
  CompletionWords,
} from '../../ink/words/completion-words';
import type { CompletionPlace, TagLevel } from './completion-place';
import type { ScannedKnot, ScannedNames } from './scan-names';

/** One completion; `info` is its line in the reference. */
export interface InkCompletion {
  label: string;
  detail?: string;
  info?: string;
  /** Inserted instead of the label. */
  apply?: string;
  /** Higher values come first. */
  boost?: number;
  /** Set for markup that has a closing tag. */
  markup?: CompletionMarkup;
}

/** What a story declares, as seen from the cursor. */
export interface StoryNames {
  /** The open file first, then the others. */
  files: readonly ScannedNames[];
  /** The knot that contains the cursor. */
  knot: ScannedKnot | null;
  /** Names of the other files. */
  fileNames: readonly string[];
}

const KEYWORDS = ['VAR', 'CONST', 'LIST', 'INCLUDE', 'EXTERNAL', 'TODO'];
const OPERATORS = ['not', 'and', 'or', 'mod', 'true', 'false', 'temp', 'return'];

/** Whether a text already equals its only matching completion, which would add nothing, so no list is needed. */
export function isComplete(text: string, completions: readonly InkCompletion[]): boolean {
  const fitting = completions.filter(({ label }) =>
    label.toLowerCase().startsWith(text.toLowerCase()),
  );
  const [only] = fitting;
  return (
    fitting.length === 1 &&
    only?.label === text &&
    only.apply === undefined &&
    only.markup === undefined
  );
}

/** All that can be written at a position, most likely first; the editor filters by the typed letters. */
export function inkCompletions(
  place: CompletionPlace,
  story: StoryNames,
  words: CompletionWords | null,
): InkCompletion[] {
  switch (place.kind) {
    case 'target':
      return unique([
        ...targets(story),
        { label: 'END', detail: 'ink' },
        { label: 'DONE', detail: 'ink' },
      ]);
    case 'expression':
      return unique(expressions(story, words));
    case 'include':
      return story.fileNames.map((label) => ({ label }));
    case 'keyword':
      return KEYWORDS.map((label) => ({ label, apply: `${label} ` }));
    case 'tag':
      return tagsOf(place.level, words).map(tagCompletion);
    case 'tag-value':
      return [
        ...tagValues(tagsOf(place.level, words), place.tag),
        ...filesOfKind(FILE_TAGS.get(place.tag), words),
      ];
    case 'markup-content':
      return filesOfKind(FILE_MARKUP.get(place.markup), words);
    case 'markup':
      return (words?.markup ?? []).map((markup) => ({
        label: markup.name,
        info: markup.summary,
        markup,
        ...(markup.inside !== undefined && { detail: `[${markup.inside}]`, boost: -1 }),
      }));
    case 'closing-markup':
      return (words?.markup ?? [])
        .filter(({ isPaired }) => isPaired)
        .map(({ name, summary }) => ({ label: name, info: summary }));
    case 'attribute':
      return unique(
        attributesOf(place.markup, words).map(({ name, summary, value, values }) => ({
          label: name,
          info: summary,
          apply: `${name}=`,
          detail: values?.join(' · ') ?? value ?? '',
        })),
      );
    case 'attribute-value':
      return unique(
        attributesOf(place.markup, words)
          .filter(({ name }) => name === place.attribute)
          .flatMap(({ values = [], summary }) =>
            values.map((value) => ({ label: value, info: summary })),
          ),
      );
  }
}

function targets({ files, knot }: StoryNames): InkCompletion[] {
  const near = [...(knot?.stitches ?? []), ...(knot?.labels ?? [])];
  return [
    ...near.map((label) => ({ label, detail: knot?.name ?? '', boost: 1 })),
    ...files.flatMap(({ knots, labels }) => [
      ...knots.filter(({ isFunction }) => !isFunction).map(withParameters),
      ...labels.map((label) => ({ label })),
      ...placesOf(knots.filter((other) => !other.isFunction && other !== knot)),
    ]),
  ];
}

function placesOf(knots: readonly ScannedKnot[]): InkCompletion[] {
  return knots.flatMap(({ name, stitches, labels }) =>
    [...stitches, ...labels].map((place) => ({ label: `${name}.${place}` })),
  );
}

function expressions({ files, knot }: StoryNames, words: CompletionWords | null): InkCompletion[] {
  const known = new Map(words?.functions.map(({ name, summary }) => [name, summary]));
  const own = [...(knot?.temporaries ?? []), ...parameterNames(knot?.parameters ?? '')];
  return [
    ...own.map((label) => ({ label, detail: knot?.name ?? '', boost: 2 })),
    ...files.flatMap(({ variables, constants, lists, knots, externals, temporaries, labels }) => [
      ...(knot === null ? temporaries : []).map((label) => ({ label, boost: 2 })),
      ...[...variables, ...constants].map((label) => ({ label, boost: 1 })),
      ...lists.map(({ name }) => ({ label: name, detail: 'LIST', boost: 1 })),
      ...lists.flatMap(({ name, items }) => items.map((label) => ({ label, detail: name }))),
      ...knots.filter(({ isFunction }) => isFunction).map(withParameters),
      ...externals.map(({ name, parameters }) => {
        const info = known.get(name);
        return { label: name, detail: `(${parameters})`, ...(info !== undefined && { info }) };
      }),
      ...knots.filter(({ isFunction }) => !isFunction).map(({ name }) => ({ label: name })),
      ...labels.map((label) => ({ label })),
      ...placesOf(knots),
    ]),
    ...INK_FUNCTIONS.map((label) => ({ label, detail: 'ink', boost: -1 })),
    ...OPERATORS.map((label) => ({ label, boost: -1 })),
  ];
}

function withParameters({ name, parameters }: ScannedKnot): InkCompletion {
  return parameters === null ? { label: name } : { label: name, detail: `(${parameters})` };
}

function parameterNames(parameters: string): string[] {
  return parameters
    .split(',')
    .map((parameter) => parameter.replace(/ref\s|->/g, '').trim())
    .filter((name) => name !== '');
}

function tagsOf(level: TagLevel, words: CompletionWords | null): readonly CompletionTag[] {
  if (words === null) return [];
  const { gameTags, sceneTags, choiceTags } = words;
  if (level === 'choice') return [...choiceTags, ...sceneTags];
  return level === 'game' ? [...gameTags, ...sceneTags] : sceneTags;
}

function tagCompletion({ name, summary, value }: CompletionTag): InkCompletion {
  return {
    label: name,
    info: summary,
    ...(value !== undefined && { apply: `${name}: `, detail: value }),
  };
}

function tagValues(tags: readonly CompletionTag[], name: string): InkCompletion[] {
  const values = tags.find((tag) => tag.name === name)?.values ?? [];
  // A letter in a value such as “grid-N” is a placeholder for a number.
  return values.map(({ name: label, summary }) => ({
    label,
    info: summary,
    apply: label.replace(/[A-Z]$/, ''),
  }));
}

function filesOfKind(
  kind: NamedFileKind | undefined,
  words: CompletionWords | null,
): InkCompletion[] {
  if (kind === undefined) return [];
  const files = words?.gameFiles ?? [];
  return files.filter((path) => assetKind(path) === kind).map((label) => ({ label }));
}

function attributesOf(name: string, words: CompletionWords | null) {
  return (words?.markup ?? [])
    .filter((markup) => markup.name === name)
    .flatMap(({ attributes }) => attributes);
}

function unique(completions: readonly InkCompletion[]): InkCompletion[] {
  const byLabel = new Map<string, InkCompletion>();
  for (const completion of completions) {
    if (!byLabel.has(completion.label)) byLabel.set(completion.label, completion);
  }
  return [...byLabel.values()];
}
