import { helpersOf } from '../expression/helper-functions';
import { finished, lossLines, type Conversion } from '../writing/conversion';
import { isContent } from '../writing/ink-block';
import { InkNames } from '../writing/ink-names';
import { cleanText } from '../writing/ink-text';
import { allStatements, readScene, type Command, type Statement } from './read-scene';
import { SceneVariables } from './scene-variables';
import type { StoryScenes } from './scene-words';
import { isOnlyShown, writeScene } from './write-scene';

const STARTUP = 'startup';
const STATS = 'choicescript_stats';
/** What ChoiceScript writes on the button that opens them. */
const SHOW_STATS = 'Show Stats';

/** Writes scenes of ChoiceScript as ink: a knot for each, in the order in which they are played. */
export function convertChoiceScript(texts: ReadonlyMap<string, string>, folder = ''): Conversion {
  const scenes = new Map(
    [...texts].map(([path, text]) => [sceneName(path), readScene(cleanText(text))] as const),
  );
  const commands = [...scenes.values()]
    .flatMap((all) => allStatements(all))
    .filter((one) => one.kind === 'command');
  const order = orderOf(scenes, commands);
  const names = new InkNames();
  const addresses = addressesOf(order, scenes, names);
  let parts = 0;
  const story: StoryScenes = {
    variables: new SceneVariables(names, scenes),
    addressOf: (scene, label) =>
      addresses.get(label === undefined ? scene : `${scene} ${label}`) ?? null,
    after: (scene) => nextOf(scene, order, commands, addresses),
    achievement: (wanted) =>
      commands.find(
        ({ name, given }) => name === 'achievement' && given.toLowerCase().startsWith(`${wanted} `),
      ),
    newName: (wanted) => names.of(`part ${(parts += 1)}`, wanted, 'part'),
  };
  const [first = ''] = order;
  const written = order.map((scene) => ({
    scene,
    name: addresses.get(scene) ?? scene,
    lines: writeScene(story, scene, scenes.get(scene) ?? []),
  }));
  const stats = written.find(({ scene }) => scene === STATS && scene !== first);
  const isFunction =
    stats?.lines.slice(0, -1).some(isContent) === true &&
    isOnlyShown(scenes.get(STATS) ?? []) &&
    !sought(commands).includes(STATS);
  const toolbar = isFunction ? names.of('toolbar', 'toolbar', 'toolbar') : '';
  const knots = written.flatMap((one) => {
    if (one !== stats) return ['', `=== ${one.name}`, ...one.lines];
    return isFunction
      ? ['', `=== function ${one.name}()`, '[title]Stats[/title]', ...one.lines.slice(0, -1)]
      : ['', `=== ${one.name}`, ...lossLines(SHOW_STATS), ...one.lines];
  });
  const opener = [
    ...['', `=== function ${toolbar}()`],
    `[button onclick=${stats?.name ?? ''}]${SHOW_STATS}[/button]`,
  ];
  const lines = [
    ...story.variables.declarations(),
    `-> ${addresses.get(first) ?? 'END'}`,
    ...knots,
    ...(isFunction ? opener : []),
    ...story.variables.functions(),
    ...helpersOf(knots),
  ];
  const tags = ['title', 'author'].map((tag) => {
    return [tag, commands.find(({ name }) => name === tag)?.given.trim() ?? ''] as const;
  });
  return {
    ...finished('ChoiceScript', lines, [...tags, ['toolbar', toolbar], ['single_scene', '']]),
    kind: 'scenes',
    pieces: order.length,
    positions: {},
    folder,
  };
}

/** The name by which scenes call one another. */
export function sceneName(path: string): string {
  return path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.txt$/i, '')
    .toLowerCase();
}

/** The scenes that others name, in the list or in a jump, and the page of stats, which needs no name. */
export function namedScenes(texts: Iterable<string>): ReadonlySet<string> {
  const commands = [...texts]
    .flatMap((text) => allStatements(readScene(cleanText(text))))
    .filter((one) => one.kind === 'command');
  return new Set([...listOf(commands), ...sought(commands), STATS]);
}

/** The scenes to which commands lead. */
function sought(commands: readonly Command[]): string[] {
  return commands
    .filter(({ name }) => /^(?:goto|gosub|redirect)_scene$/.test(name))
    .map(({ given }) => given.trim().split(/\s/)[0]?.toLowerCase() ?? '');
}

/** The scenes in the order of the list in `startup`, then the others. */
function orderOf(
  scenes: ReadonlyMap<string, readonly Statement[]>,
  commands: readonly Command[],
): string[] {
  const listed = listOf(commands);
  const first = scenes.has(STARTUP) ? [STARTUP] : [];
  return [...new Set([...first, ...listed, ...[...scenes.keys()].sort()])].filter((scene) =>
    scenes.has(scene),
  );
}

function listOf(commands: readonly Command[]): string[] {
  const list = commands.find(({ name }) => name === 'scene_list')?.below ?? [];
  return list.map((scene) => scene.replace(/^\$/, '').trim().toLowerCase());
}

/** The addresses of all scenes and of their labels. */
function addressesOf(
  order: readonly string[],
  scenes: ReadonlyMap<string, readonly Statement[]>,
  names: InkNames,
): ReadonlyMap<string, string> {
  const addresses = new Map<string, string>();
  for (const scene of order) addresses.set(scene, names.of(`scene ${scene}`, scene, 'scene'));
  for (const scene of order) {
    for (const one of allStatements(scenes.get(scene) ?? [])) {
      if (one.kind !== 'label' || addresses.has(`${scene} ${one.name}`)) continue;
      const stitch = names.of(`label ${scene} ${one.name}`, one.name, 'label');
      addresses.set(`${scene} ${one.name}`, `${addresses.get(scene) ?? scene}.${stitch}`);
    }
  }
  return addresses;
}

/** The address of the scene after one: as the list says, if there is one. */
function nextOf(
  scene: string,
  order: readonly string[],
  commands: readonly Command[],
  addresses: ReadonlyMap<string, string>,
): string | null {
  if (scene === STATS) return null;
  const listed = listOf(commands).filter((one) => order.includes(one));
  const list = listed.length > 0 ? listed : order.filter((one) => one !== STATS);
  const next = list[list.indexOf(scene) + 1];
  const isListed = list.includes(scene) || scene === STARTUP;
  return next === undefined || !isListed ? null : (addresses.get(next) ?? null);
}
