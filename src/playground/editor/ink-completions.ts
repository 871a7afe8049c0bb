import { INK_FUNCTIONS } from '../../core/ink/expression-grammar';
import type {
  CompletionMarkup,
  CompletionTag,
  CompletionWords,
} from '../../core/reference/completion-words';
import type { CompletionPlace, TagLevel } from './completion-place';
import type { ScannedKnot, ScannedNames } from './scan-names';

/** One thing to offer; `info` is its line of the reference. */
export interface InkCompletion {
  label: string;
  detail?: string;
  info?: string;
  /** What is written instead of the label. */
  apply?: string;
  /** Higher ones come first. */
  boost?: number;
  /** Set for markup that is closed by a tag of its own. */
  markup?: CompletionMarkup;
}

/** What a story knows at the place of the cursor. */
export interface StoryNames {
  /** Of the file that is open, and then of the others. */
  files: readonly ScannedNames[];
  /** The knot that the cursor is in. */
  knot: ScannedKnot | null;
  /** Names of the other files. */
  fileNames: readonly string[];
}

const KEYWORDS = ['VAR', 'CONST', 'LIST', 'INCLUDE', 'EXTERNAL', 'TODO'];
const OPERATORS = ['not', 'and', 'or', 'mod', 'true', 'false', 'temp', 'return'];

/** Whether a text is one of the completions already, to which none of the others would add: there is nothing to offer. */
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

/** All that may be written at a place, in the order of likelihood; the editor keeps what fits the typed letters. */
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
      return tagValues(tagsOf(place.level, words), place.tag);
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
  // A letter in a value such as “grid-N” stands for a number that is still to be written.
  return values.map(({ name: label, summary }) => ({
    label,
    info: summary,
    apply: label.replace(/[A-Z]$/, ''),
  }));
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
