import { number, truth, type Expression } from '../expression/ink-expression';
import { helpersOf } from '../expression/helper-functions';
import { finished, lossLines, type Conversion } from '../writing/conversion';
import { isContent } from '../writing/ink-block';
import { InkNames } from '../writing/ink-names';
import { cleanText } from '../writing/ink-text';
import { BEFORE, lost, RESTART, words, type PassageNode } from './passage/passage-nodes';
import { readPassages, type ReadPassages } from './read-passages';
import { allNodes, changeNodes, silent } from './passage/rewrite-nodes';
import { sortPassages, type StoryParts } from './sort-passages';
import { headerOf, noteLines, positionsOf } from './story-places';
import { StoryVariables } from './story-variables';
import { StoryVisits } from './story-visits';
import type { Passage, TwineStory } from './twine-story';
import { CHOICES } from './write-choices';
import type { StoryContext } from './story-context';
import { aroundPassages } from './around-passages';
import { shownFunctions, shownOnly } from './shown-passages';
import { writeAside, writePassage } from './write-passage';

/** How much of a script or style sheet stays as a comment. */
const MOST_COMMENT = 4000;

/** What remembers the place before. */
const COME_TO = [
  ...['', '=== function come_to(-> place)', '{ place != place_here:'],
  ...['  ~ place_before = place_here', '  ~ place_here = place', '}'],
];

/** Writes a story of Twine as ink. */
export function convertTwine(story: TwineStory, folder = ''): Conversion {
  const parts = sortPassages(story);
  const read = readPassages(story, parts);
  const asked = { defined: new Set<string>(), visits: new Set<string>() };
  // What the story has to count by itself is known once it has been written: then it is written again.
  for (;;) {
    const before = asked.defined.size + asked.visits.size;
    const written = writeStory(story, parts, read, asked);
    if (asked.defined.size + asked.visits.size === before) return { ...written, folder };
  }
}

/** What a story asks for, beyond what ink keeps in mind. */
type Asked = Record<'defined' | 'visits', Set<string>>;

/** What the passages share, and what tells their places apart. */
function contextOf(
  { format }: TwineStory,
  { shown }: StoryParts,
  read: ReadPassages,
  asked: Asked,
): StoryContext & { names: InkNames; visits: StoryVisits; functions: Map<string, string> } {
  const isHarlowe = format === 'Harlowe';
  const names = new InkNames();
  const knots = new Map([
    [RESTART, 'END'],
    [BEFORE, 'place_before'],
    ...shown.map(({ name }) => [name, names.of(`passage ${name}`, name, 'passage')] as const),
  ]);
  const nodesOf = (name: string): readonly PassageNode[] => read.nodes.get(name) ?? [];
  const tagsOf = (name: string): readonly string[] =>
    shown.find((passage) => passage.name === name)?.tags ?? [];
  const circles = circlesOf(shown, nodesOf);
  const visits = new StoryVisits(names, knots, circles, asked.visits, tagsOf, shown[0]?.name);
  const isNever = (name: string): boolean =>
    /^[$_]/.test(name) && !read.isUsed(name.split('.')[0] ?? name);
  // Harlowe takes what was never set for a zero.
  const unset: Expression = isHarlowe
    ? { ...number('0'), isLiteral: true }
    : { ...truth('false'), isUnset: true };
  return {
    names,
    visits,
    knots,
    variables: new StoryVariables(names, visits, asked.defined, read.sets, (name) =>
      isNever(name) ? unset : null,
    ),
    nodesOf,
    functions: new Map(),
    widget: (name) => read.widgets.get(name) ?? null,
    flag: (number) => names.of(`flag ${number}`, `shown_${number}`, 'shown'),
    showsTruth: !isHarlowe,
    unset: (name) => (!isNever(name) ? null : isHarlowe ? '0' : name),
  };
}

function writeStory(
  story: TwineStory,
  parts: StoryParts,
  read: ReadPassages,
  asked: Asked,
): Omit<Conversion, 'folder'> {
  const context = contextOf(story, parts, read, asked);
  const { names, visits, knots, variables, nodesOf } = context;
  const [first] = parts.shown;
  const start = knots.get(first?.name ?? '') ?? 'END';
  const shownElsewhere = shownOnly(parts, read);
  const functions = shownFunctions(context, shownElsewhere);
  const shown = parts.shown.filter(({ name }) => !shownElsewhere.has(name));
  const before = linesBefore(parts, read, context);
  visits.enter(first?.name ?? '');
  const around = aroundPassages(context, { ...parts, shown }, (name) =>
    names.of(`around ${name}`, name, 'part'),
  );
  const passages = shown.map(({ name, tags }) => {
    visits.enter(name);
    const nodes = [...around.above, ...nodesOf(name), ...words('\n'), ...around.below];
    const lines = writePassage(context, nodes, around.lost);
    const head = [headerOf(knots.get(name) ?? '', name), ...noteLines(story, tags)];
    return { name, head, lines: [...visits.counted(name), ...lines] };
  });
  // What a link adds to its passage stays on the screen with it; a passage begins with an empty one.
  const stays = passages.some(({ lines }) => lines.includes(`- (${CHOICES})`));
  const clear = stays ? ['# CLEAR'] : [];
  const caption = parts.caption.flatMap(({ name }) =>
    writeAside(context, nodesOf(name), withoutLinks),
  );
  const toolbar = caption.some(isContent) ? names.of('caption', 'caption', 'caption') : null;
  const fromWhere = visits.functions();
  const isBack =
    fromWhere.length > 0 ||
    passages.some(({ lines }) => lines.some((line) => line.endsWith('-> place_before')));
  const here = (name: string): string[] =>
    isBack ? [`~ come_to(-> ${knots.get(name) ?? ''})`] : [];
  const body = [
    ...before,
    `-> ${start}`,
    ...passages.flatMap(({ name, head, lines }) => [
      '',
      ...head,
      ...clear,
      ...here(name),
      ...lines,
    ]),
    ...functions,
    ...around.lines,
    ...fromWhere,
    ...(toolbar === null ? caption : ['', `=== function ${toolbar}()`, ...caption]),
  ];
  const lines = [
    ...variables.declarations(),
    ...visits.declarations(),
    ...(isBack ? ['here', 'before'].map((one) => `VAR place_${one} = -> ${start}`) : []),
    ...body,
    ...helpersOf(body),
    ...(body.some((line) => line.includes('words_of(')) ? variables.things.functions() : []),
    ...(isBack ? COME_TO : []),
    ...linesAside(parts, read),
  ];
  const tags = [
    ['title', story.title],
    ['author', story.author],
    ['toolbar', toolbar ?? ''],
    ...(stays ? [] : ([['single_scene', '']] as const)),
  ] as const;
  return {
    ...finished(`Twine (${story.format})`, lines, tags),
    kind: 'passages',
    pieces: parts.shown.length,
    positions: positionsOf(shown, knots),
  };
}

/** What is done before the first passage, besides the first values of variables. */
function linesBefore(
  { start }: StoryParts,
  { scripts }: ReadPassages,
  context: StoryContext,
): string[] {
  const sets = [...scripts.values()].flat().filter(({ kind }) => kind === 'set');
  return [sets, ...start.map(({ name }) => context.nodesOf(name))].flatMap((nodes) => {
    const plain = nodes.findIndex(({ kind }) => !['set', 'text', 'comment', 'lost'].includes(kind));
    // Once something is decided, what is assigned is no beginning any more.
    const left = nodes.filter(
      (node, index) =>
        node.kind !== 'set' || (plain >= 0 && index > plain) || !context.variables.begin(node),
    );
    return writeAside(context, left, silent);
  });
}

/** What can be beside the text: no links, and no fields. */
function withoutLinks(nodes: readonly PassageNode[]): PassageNode[] {
  return changeNodes(nodes, (node) =>
    node.kind === 'link' || node.kind === 'goto' || node.kind === 'input'
      ? [lost(node.code)]
      : null,
  );
}

/** Scripts and styles that were not read, as comments. */
function linesAside({ aside }: StoryParts, { scripts }: ReadPassages): string[] {
  return aside.flatMap(({ name, text: written }) => {
    const nodes = scripts.get(name) ?? [];
    // Of a script from which something is carried over, the other statements are lost.
    const text = nodes.some(({ kind }) => kind === 'set')
      ? nodes.map((node) => (node.kind === 'lost' ? `${node.code}\n` : '')).join('')
      : cleanText(written);
    if (text.trim() === '') return [];
    return ['', ...lossLines(`${name}\n${shortened(text)}`)];
  });
}

/** The passages that lead to themselves. */
function circlesOf(
  passages: readonly Passage[],
  nodesOf: (name: string) => readonly PassageNode[],
): ReadonlySet<string> {
  const leads = (name: string): boolean =>
    allNodes(nodesOf(name)).some(
      (node) => (node.kind === 'link' || node.kind === 'goto') && node.target === name,
    );
  return new Set(passages.map(({ name }) => name).filter(leads));
}

function shortened(text: string): string {
  const rest = text.length - MOST_COMMENT;
  return rest > 0 ? `${text.slice(0, MOST_COMMENT)}\n… (${rest} more characters)` : text;
}
