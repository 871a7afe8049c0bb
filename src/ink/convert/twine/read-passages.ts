import { isSame, literal, textOf } from '../expression/value';
import { cleanText } from '../writing/ink-text';
import { readChapbook } from './chapbook/read-chapbook';
import { givenOnce } from './given-once';
import { pictureNode } from './passage/html-markup';
import { readHarlowe } from './harlowe/read-harlowe';
import { readScript } from './javascript/read-script';
import { lost, setTo, type PassageNode, type Read, type SetNode } from './passage/passage-nodes';
import { allNodes, changeNodes, silent, unbroken } from './passage/rewrite-nodes';
import { withBacks } from './story-backs';
import { withSounds } from './story-sounds';
import { readSnowman } from './snowman/read-snowman';
import type { StoryParts } from './sort-passages';
import { setsOf } from './passage/assignments';
import { withMarkup } from './passage/texts-in-values';
import { readSugarCube, readWidgets } from './sugarcube/read-sugarcube';
import type { Passage, TwineFormat, TwineStory } from './twine-story';

type Reader = (text: string, version: string) => PassageNode[];

const READERS: Readonly<Record<TwineFormat, Reader>> = {
  Harlowe: readHarlowe,
  SugarCube: readSugarCube,
  Chapbook: readChapbook,
  Snowman: readSnowman,
};

/** Passages of SugarCube that do something for each passage, and show nothing. */
const UNSEEN = /^Passage(?:Ready|Done)$/;

/** What the passages of a story mean. */
export interface ReadPassages {
  nodes: ReadonlyMap<string, readonly PassageNode[]>;
  widgets: ReadonlyMap<string, readonly PassageNode[]>;
  /** What scripts assign before the story begins; other lines of them are lost. */
  scripts: ReadonlyMap<string, readonly PassageNode[]>;
  /** All that is ever assigned. */
  sets: readonly SetNode[];
  /** Whether anything is done with a variable, besides showing it. */
  isUsed: (name: string) => boolean;
}

/** Reads all passages of a story, in its format’s language. */
export function readPassages(
  { format, version = '' }: TwineStory,
  parts: StoryParts,
): ReadPassages {
  const read = ({ name, text, tags }: Passage): PassageNode[] => {
    const reader: Read = (part) => READERS[format](part, version);
    const nodes = plainSets(withMarkup(reader(cleanText(text)), reader));
    if (UNSEEN.test(name)) return silent(nodes);
    return tags.includes('nobr') ? unbroken(nodes) : nodes;
  };
  const all = [...parts.start, ...parts.shown, ...parts.header, ...parts.footer, ...parts.caption];
  const written = new Map(all.map((passage) => [passage.name, read(passage)] as const));
  const shown = new Set(parts.shown.map(({ name }) => name));
  const nodes = withSounds(withBacks(withPictures(written, parts.pictures), shown));
  const scripts = parts.aside
    .filter(({ tags }) => tags.includes('script'))
    .map((passage) => [passage.name, plainSets(readScript(cleanText(passage.text)))] as const)
    .map(([name, sets]) => [name, format === 'Snowman' ? sets : sets.map(ofStory)] as const);
  for (const [name, sets] of scripts) nodes.set(name, sets);
  const own = new Map(
    parts.widgets.flatMap(({ text }) =>
      [...readWidgets(cleanText(text))].map(([name, body]) => [name, plainSets(body)] as const),
    ),
  );
  const widgets = new Map([...own].map(([name, body]) => [name, givenOnce(body, own)] as const));
  for (const [name, body] of nodes) nodes.set(name, givenOnce(body, own));
  for (const [name, body] of nodes) nodes.set(name, withoutDoubles(body, nodes));
  const every = [...nodes.values(), ...widgets.values()].flatMap((one) => allNodes(one));
  const sets = every.flatMap((node): SetNode[] => {
    if (node.kind === 'set') return [node];
    if (node.kind !== 'input') return [];
    return [setTo(node.name, literal(node.isNumber === true ? 0 : ''), node.code)];
  });
  const codes = [
    ...every.map((node) => (node.kind === 'lost' ? node.code : '')),
    ...sets.map(({ code }) => code),
    ...parts.aside.map(({ text }) => text),
  ].join('\n');
  const isUsed = (name: string): boolean => usedIn(codes, name);
  return { nodes, widgets, scripts: new Map(scripts), sets, isUsed };
}

/** Nodes whose arrays hold each word once, unless an array stays as it is: a list of ink can do no more. */
function withoutDoubles(
  nodes: readonly PassageNode[],
  all: ReadonlyMap<string, readonly PassageNode[]>,
): PassageNode[] {
  return changeNodes(nodes, (node) => {
    if (node.kind !== 'set' || node.value?.kind !== 'array') return null;
    const { name, value, code } = node;
    const items = new Map(value.items.map((item) => [JSON.stringify(item), item]));
    if (items.size === value.items.length) return null;
    const others = [...all.values()].flatMap((one) => allNodes(one));
    const stays = others.every(
      (one) => one.kind !== 'set' || one.name !== name || isSame(one.value, value),
    );
    if (stays) return null;
    const double = value.items.find((item, index) =>
      value.items.slice(0, index).some((one) => isSame(one, item)),
    );
    return [
      { ...node, value: { kind: 'array', items: [...items.values()] } },
      lost(`${code}: “${textOf(double) ?? '…'}” a second time`),
    ];
  });
}

/** Passages whose pictures are files: `[img[Map]]` may name a passage that is nothing but a picture. */
function withPictures(
  passages: ReadonlyMap<string, readonly PassageNode[]>,
  pictures: readonly Passage[],
): ReadonlyMap<string, readonly PassageNode[]> {
  const files = new Map(
    pictures.map(({ name, text }) => [`[picture]${name}[/picture]`, pictureNode(text, name)]),
  );
  const change = (node: PassageNode): PassageNode[] | null => {
    const picture = node.kind === 'markup' ? files.get(node.ink) : undefined;
    return picture === undefined ? null : [picture];
  };
  return new Map([...passages].map(([name, nodes]) => [name, changeNodes(nodes, change)]));
}

/** What a script of SugarCube leaves for the passages; the rest is lost. */
function ofStory(node: PassageNode): PassageNode {
  const isOurs = node.kind === 'set' && /^(?:\$|setup\.)/.test(node.name);
  return isOurs || !('code' in node) ? node : lost(node.code);
}

function usedIn(codes: string, name: string): boolean {
  const word = name.replace(/^\$/, '').replace(/[^\p{L}\d_]/gu, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d_])${word}(?![\\p{L}\\d_])`, 'u').test(codes);
}

/** Sets of maps as sets of their parts. */
function plainSets(nodes: readonly PassageNode[]): PassageNode[] {
  return changeNodes(nodes, (node) => (node.kind === 'set' ? setsOf(node) : null));
}
