import { writeGlobalTag } from '../../story/write-global-tag';
import { headComment, lossComment, type Conversion, type Loss } from '../conversion';
import { boxId } from '../../map/fold-map';
import { START } from '../../map/story-graph';
import { InkNames } from '../ink-names';
import { cleanText } from '../ink-text';
import { readChapbook } from './chapbook';
import { readHarlowe } from './harlowe';
import { allNodes, type PassageNode } from './passage-nodes';
import { readSnowman } from './snowman';
import { StoryVariables } from './story-variables';
import { readSugarCube } from './sugarcube';
import type { Passage, TwineFormat, TwineStory } from './twine-story';
import { writePassage, writeStart, type StoryContext } from './write-passage';

const READERS: Readonly<Record<TwineFormat, (text: string) => PassageNode[]>> = {
  Harlowe: readHarlowe,
  SugarCube: readSugarCube,
  Chapbook: readChapbook,
  Snowman: readSnowman,
};
/** Passages and tags with which something happens before the story begins. */
const START_NAMES = new Set(['StoryInit']);
const START_TAGS = new Set(['startup', 'init']);
/** What is code, or around every passage. */
const ASIDE_TAGS = new Set([
  ...['script', 'stylesheet', 'widget', 'header', 'footer', 'debug-startup'],
  ...['debug-header', 'debug-footer', 'Twine.private', 'Twine.image'],
]);
const ASIDE_NAMES =
  /^(?:Story(?:Caption|Menu|Banner|DisplayTitle|Interface|Settings|Share)|Passage(?:Ready|Done|Header|Footer))$/;
/** How much of a script or style sheet stays as a comment. */
const MOST_COMMENT = 4000;

/** Writes a story of Twine as ink. */
export function convertTwine(story: TwineStory, folder = ''): Conversion {
  const { format, author, title } = story;
  const parts = sorted(story);
  const names = new InkNames();
  const losses: Loss[] = [];
  const read = READERS[format];
  const knots = new Map(
    parts.shown.map(({ name }) => [name, names.of(`passage ${name}`, name, 'passage')]),
  );
  const nodes = new Map(
    [...parts.start, ...parts.shown].map(({ name, text }) => [name, read(cleanText(text))]),
  );
  const nodesOf = (name: string): readonly PassageNode[] => nodes.get(name) ?? [];
  let current = '';
  const variables = new StoryVariables(
    format,
    names,
    (passage) => visitsOf(passage ?? current, knots, nodesOf),
    [...nodes.values()].flatMap((all) => allNodes(all)).filter((node) => node.kind === 'set'),
  );
  const context: StoryContext = {
    knots,
    variables,
    nodesOf,
    read,
    flag: (number) => names.of(`flag ${number}`, `shown_${number}`, 'shown'),
    losses,
  };
  const before = parts.start.flatMap(({ name }) => {
    const left = nodesOf(name).filter((node) => node.kind !== 'set' || !variables.begin(node));
    return writeStart(context, name, left);
  });
  const knotLines = parts.shown.flatMap(({ name, tags }) => {
    current = name;
    const knot = knots.get(name) ?? '';
    const lines = writePassage(context, name, nodesOf(name));
    return ['', `=== ${knot}`, ...noteLines(story, tags), ...lines];
  });
  const aside = parts.aside.flatMap((passage) => {
    losses.push({ place: passage.name, code: firstLine(cleanText(passage.text)) });
    return ['', ...lossComment(`${passage.name}\n${shortened(cleanText(passage.text))}`)];
  });
  const [first] = parts.shown;
  const tool = `Twine (${format})`;
  const body = [
    headComment(tool, losses.length),
    ...variables.declarations(),
    ...before,
    `-> ${knots.get(first?.name ?? '') ?? 'END'}`,
    ...knotLines,
    ...aside,
    '',
  ].join('\n');
  return {
    tool,
    kind: 'passages',
    pieces: parts.shown.length,
    program: { source: withTags(body, { title, author }), files: {} },
    losses,
    positions: positionsOf(parts.shown, knots),
    folder,
  };
}

/** Passages by what they are for; the one in which the story begins comes first. */
function sorted({ passages, start }: TwineStory): Record<'start' | 'shown' | 'aside', Passage[]> {
  const parts: Record<'start' | 'shown' | 'aside', Passage[]> = { start: [], shown: [], aside: [] };
  const seen = new Set<string>();
  for (const passage of passages) {
    const { name, tags } = passage;
    if (START_NAMES.has(name) || tags.some((tag) => START_TAGS.has(tag))) parts.start.push(passage);
    else if (ASIDE_NAMES.test(name) || tags.some((tag) => ASIDE_TAGS.has(tag)) || seen.has(name)) {
      parts.aside.push(passage);
    } else parts.shown.push(passage);
    seen.add(name);
  }
  const first = parts.shown.find(({ name }) => name === (start ?? 'Start'));
  if (first !== undefined) {
    parts.shown = [first, ...parts.shown.filter((passage) => passage !== first)];
  }
  return parts;
}

/** What Twine calls colours, as notes on the map call them. */
const COLOURS: Readonly<Record<string, string>> = {
  ...{ red: 'red', orange: 'amber', yellow: 'amber', green: 'green', blue: 'blue' },
  ...{ purple: 'blue', gray: 'grey', grey: 'grey' },
};

/** The note on a place that its passage’s tags become, with the colour of the first one that has one. */
function noteLines({ tagColours }: TwineStory, tags: readonly string[]): string[] {
  if (tags.length === 0) return [];
  const [colour] = tags.flatMap((tag) =>
    Object.hasOwn(tagColours, tag) ? (COLOURS[tagColours[tag] ?? ''] ?? []) : [],
  );
  return [
    ...(colour === undefined ? [] : [`// colour: ${colour}`]),
    `// Tags: ${cleanText(tags.join(', ')).replace(/\s+/g, ' ')}`,
  ];
}

/** Twine’s boxes are square and have no texts on their arrows: these need room beside one another. */
const WIDER = 1.6;
/** From the first passage up to the beginning of the text, which leads there. */
const ABOVE = 90;

/** Where the passages are, if each has a place of its own. */
function positionsOf(
  passages: readonly Passage[],
  knots: ReadonlyMap<string, string>,
): Conversion['positions'] {
  const placed = passages.flatMap(({ name, at }) =>
    at === undefined ? [] : [[knots.get(name) ?? '', { x: at.x * WIDER, y: at.y }] as const],
  );
  const [first] = placed;
  const isDistinct = new Set(placed.map(([, at]) => JSON.stringify(at))).size === passages.length;
  if (first === undefined || !isDistinct) return {};
  const start = [START, { x: first[1].x, y: first[1].y - ABOVE }] as const;
  return Object.fromEntries([start, ...placed].map(([id, at]) => [boxId(id), at]));
}

/** Ink counts the visits of a knot, but not when it is entered from itself. */
function visitsOf(
  passage: string,
  knots: ReadonlyMap<string, string>,
  nodesOf: (name: string) => readonly PassageNode[],
): string | null {
  const isCircle = allNodes(nodesOf(passage)).some(
    (node) => (node.kind === 'link' || node.kind === 'goto') && node.target === passage,
  );
  return isCircle ? null : (knots.get(passage) ?? null);
}

function withTags(body: string, { title, author }: Pick<TwineStory, 'title' | 'author'>): string {
  const tags = [
    ['title', title],
    ['author', author],
    ['single_scene', ''],
  ] as const;
  return tags
    .filter(([name, value]) => value !== '' || name === 'single_scene')
    .reduce((text, [name, value]) => writeGlobalTag(text, name, value), body);
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0]?.slice(0, 120) ?? '';
}

function shortened(text: string): string {
  const rest = text.length - MOST_COMMENT;
  return rest > 0 ? `${text.slice(0, MOST_COMMENT)}\n… (${rest} more characters)` : text;
}
