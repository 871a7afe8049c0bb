import { createContext, runInContext } from 'node:vm';
import { Compiler, CompilerOptions, Story } from 'inkjs/full';
import { contentReference } from './content-reference.fixture';
import type { ReferenceKind } from './reference-entry';

interface Core {
  defineInterfaces(interfaces: object): void;
  init(story: typeof Story, config: object): Promise<void>;
  game: {
    init(path: string, file: string, id: string): Promise<void>;
    start(): Promise<void>;
    existSave(key: string): Promise<boolean>;
  };
}

// Every visit is counted, as in a build of a game.
const json = new Compiler(
  `# title: The Cistern
# observe: water
VAR water = 4
-> hall
=== hall
The cistern holds {water} measures.
+ [Draw water]
  ~ water = water - 1
  -> hall
+ [Leave] -> END
=== loft
Dust and light. # IMAGE: loft.jpg # AUDIO: creak.mp3 # AUDIOLOOP: wind.mp3
A rope hangs from the beam.
+ [Climb down] -> hall
+ [Jump # UNCLICKABLE] -> hall
=== night
# SCREEN: map
+ [Wake] -> hall
=== shaft
The rope ends here.
=== function deepen(by)
~ water = water + by
~ return water
`,
  new CompilerOptions(null, [], true),
)
  .Compile()
  .ToJson();

const none = () => undefined;
const loader = {
  init: () => Promise.resolve(),
  getAssetPath: (file: string) => `assets/${file}`,
  loadInk: () => Promise.resolve(json),
};
const sound = Object.fromEntries(
  ['init', 'mute', 'isMuted', 'setVolume', 'getVolume', 'playSound', 'stopSound', 'playMusic']
    .concat('stopMusic')
    .map((name) => [name, none]),
);

const kinds: readonly ReferenceKind[] = ['method', 'event', 'field', 'interface', 'setting'];
const entries = contentReference.entries.filter(({ kind }) => kinds.includes(kind));
const samples = entries.flatMap(({ id, sample }) => (sample === undefined ? [] : [{ id, sample }]));

it('has a sample for every entry that belongs in a program', () => {
  expect(entries.filter(({ sample }) => sample === undefined)).toEqual([]);
});

it('compares a value in every sample other than those of methods', () => {
  const unchecked = entries.filter(({ sample = '' }) => !sample.includes('; // '));
  expect(unchecked.filter(({ kind }) => kind !== 'method')).toEqual([]);
});

it.each(samples)('$id does on the engine what its sample says', async ({ sample }) => {
  const atrament = await startedGame();
  const results: [actual: unknown, said: unknown][] = [];
  const context = createContext({
    ...{ atrament, Story, loader, sound, json },
    console: { log: none, error: none },
    check: (...result: [unknown, unknown]) => results.push(result),
  });
  await (runInContext(`(async () => {${checkingComments(sample)}})()`, context) as Promise<void>);
  expect(results).toHaveLength(sample.split('; // ').length - 1);
  for (const [actual, said] of results) expect(actual).toEqual(said);
});

/** A new engine, since it keeps its state for itself, with a game at its first scene. */
async function startedGame(): Promise<Core> {
  jest.resetModules();
  const atrament = jest.requireActual<Core>('@atrament/core');
  atrament.defineInterfaces({ loader, sound });
  const settings = { mute: false, volume: 50 };
  await atrament.init(Story, { applicationID: 'samples', settings });
  await atrament.game.init('stories', 'cistern.ink.json', 'cistern');
  await atrament.game.start();
  // The engine does not wait for its autosave.
  while (!(await atrament.game.existSave('cistern//save/autosave/'))) await Promise.resolve();
  return atrament;
}

/** Each `expression; // value` as a comparison of the two. */
function checkingComments(sample: string): string {
  return sample.replace(/^(.+); \/\/ (.+)$/gm, 'check($1, $2);');
}
