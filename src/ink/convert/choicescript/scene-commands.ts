import { urlMark } from '../twine/passage/html-markup';
import { lossLines } from '../writing/conversion';
import { inkLine, inkText } from '../writing/ink-text';
import type { Command } from './read-scene';
import type { SceneWords } from './scene-words';

/** What ChoiceScript writes on a button that has no words of its own. */
const NEXT = 'Next';
export const NEXT_CHAPTER = 'Next Chapter';

/** The ways out of a page. */
export interface SceneExits {
  /** A button that leads to what follows, on a page of its own. */
  button: (label: string) => string[];
  /** What leads to the next scene. */
  endOfScene: (label: string) => string[];
}

/** The lines of a command; null if it cannot be carried over. */
type Rule = (command: Command, scene: SceneWords, exits: SceneExits) => string[] | null;

const assigned: Rule = (command, scene) => scene.assigned(command);
const nothing: Rule = () => [];
const picture: Rule = ({ given }) => {
  const [file = ''] = given.split(/\s/);
  return /^[\w.\-/]+$/.test(file) ? [`[picture]${file}[/picture]`] : null;
};
const checkpointTag = (tag: string, name: string): string =>
  `# ${tag}${name === '' ? '' : `: ${inkText(name)}`}`;

/** Commands after which the scene goes on. */
export const plainCommands: Readonly<Record<string, Rule>> = {
  comment: ({ given }) => [`// ${given}`.trimEnd()],
  ...{ title: nothing, author: nothing, scene_list: nothing, line_break: nothing, params: nothing },
  ...{ ifid: nothing, looplimit: nothing, hide_reuse: nothing, disable_reuse: nothing },
  ...{ create: nothing, create_array: nothing, temp_array: assigned, achievement: nothing },
  achieve: ({ given }, scene) => scene.achieved(given),
  temp: (command, scene) => (command.given.trim().includes(' ') ? scene.assigned(command) : []),
  ...{ set: assigned, rand: assigned },
  gosub: (command, scene) => {
    const [label = ''] = command.given.split(/\s/);
    return tunnel(scene.labelled(label), scene.assigned(command));
  },
  gosub_scene: (command, scene) => {
    const place = command.given.split(/\s+/).slice(0, 2).join(' ');
    return tunnel(scene.sceneAt(place), scene.assigned(command));
  },
  print: ({ given }, scene) => scene.paragraph(`\${${given}}`),
  ...{ image: picture, text_image: picture },
  save_checkpoint: ({ given }) => [checkpointTag('CHECKPOINT', given)],
  link: ({ given }) => {
    const [address = '', ...words] = given.split(/\s+/);
    const open = urlMark(address);
    return open === null ? null : [`${open}${inkText(words.join(' ') || address)}[/url]`];
  },
  sound: ({ given }) => [`# PLAY_SOUND: ${inkText(given)}`],
  stat_chart: ({ below, code }, scene) => {
    const rows = chartRows(below).map((row) => chartRow(row, scene));
    const known = rows.filter((row) => row !== null);
    return known.length === rows.length ? known : [...lossLines(code), ...known];
  },
};

/** Commands that go somewhere else at once. */
export const jumps: Readonly<Record<string, Rule>> = {
  goto: ({ given }, scene) => divert(scene.labelled(given)),
  goto_scene: ({ given }, scene) => divert(scene.sceneAt(given)),
  redirect_scene: ({ given }, scene) => divert(scene.sceneAt(given)),
  ...{ return: () => ['->->'], ending: () => ['-> END'], restart: () => ['# RESTART', '-> END'] },
  restore_checkpoint: ({ given }) => [checkpointTag('RESTART_FROM_CHECKPOINT', given), '-> END'],
};

/** Commands that wait for a click, which leads to another page. */
export const buttons: Readonly<Record<string, Rule>> = {
  finish: ({ given }, _, { endOfScene }) => endOfScene(given === '' ? NEXT_CHAPTER : given),
  page_break: ({ given }, _, { button }) => button(given === '' ? NEXT : given),
  input_text: (command, scene, exits) => field(command, '', scene, exits),
  input_number: (command, scene, exits) => field(command, ' type=number', scene, exits),
};

/** A way somewhere and back, after what is given to it. */
function tunnel(address: string | null, given: string[] | null): string[] | null {
  return address === null || given === null ? null : [...given, `-> ${address} ->`];
}

function divert(address: string | null): string[] | null {
  return address === null ? null : [`-> ${address}`];
}

function field(
  { given }: Command,
  kind: string,
  scene: SceneWords,
  { button }: SceneExits,
): string[] | null {
  const name = scene.named(given.split(/\s/)[0] ?? '');
  return name === null ? null : [`[input var=${name}${kind}]`, ...button(NEXT)];
}

/** Rows of a chart, each with the words below it. */
function chartRows(below: readonly string[]): string[][] {
  const rows: string[][] = [];
  for (const line of below) {
    const row = /^(?:text|percent|opposed_pair)\s/.test(line) ? undefined : rows.at(-1);
    if (row === undefined) rows.push([line]);
    else row.push(line);
  }
  return rows;
}

/** A name with its value, or a bar: of two opposites, with both words. */
function chartRow([row = '', ...below]: readonly string[], scene: SceneWords): string | null {
  const [kind = '', name = '', ...words] = row.split(/\s+/);
  const variable = scene.named(name);
  if (variable === null) return null;
  const isPair = kind === 'opposed_pair' && below.length > 0;
  const [label = '', ...more] = isPair ? below : [words.join(' ') || name, ...below];
  const own = `${inkText(label)}: {${variable}}`;
  const others = more.map((text, index) =>
    isPair && index === 0 ? `${inkText(text)}: {100 - ${variable}}%` : inkText(text),
  );
  if (kind === 'text') return inkLine([own, ...others].join(' – '));
  if (kind !== 'percent' && kind !== 'opposed_pair') return null;
  return `[progress value={${variable}} max=100]${[`${own}%`, ...others].join(' – ')}[/progress]`;
}
