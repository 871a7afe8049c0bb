import { readFileSync } from 'node:fs';
import { Compiler, Story } from 'inkjs/full';
import { contentReference } from './content-reference.fixture';
import { isTagEntry, type ReferenceKind } from './reference-entry';

const { entries } = contentReference;

interface Core {
  version: string;
  game: { init(path: string, file: string): Promise<void>; start(): Promise<void> };
  ink: object;
  settings: object;
  init(story: typeof Story, config: object): Promise<void>;
  defineInterfaces(interfaces: object): void;
  on(event: 'ink/getScene', listener: (scene: Scene) => void): void;
}

// The package has no type declarations.
const atrament = jest.requireActual<Core>('@atrament/core');

interface Scene {
  tags: object;
  content: { tags: object }[];
  choices: { tags: object }[];
}

describe('the reference and the installed engine', () => {
  it.each(['@atrament/core', 'inkjs'])('describes the installed version of %s', (name) => {
    const described = entries.find((entry) => entry.kind === 'package' && entry.name === name);
    expect(described).toMatchObject({ version: installedVersion(name) });
  });

  it('was read from the core that its package names', () => {
    expect(atrament.version).toBe(installedVersion('@atrament/core'));
  });

  it('knows every tag that core looks at, and says that core does', async () => {
    const described = entries
      .filter(isTagEntry)
      .filter(({ handledBy }) => handledBy.includes('core'))
      .flatMap(({ name, aliases = [] }) => [name, ...aliases]);
    const known = entries
      .filter(isTagEntry)
      .flatMap(({ name, aliases = [] }) => [name, ...aliases]);
    const asked = await tagsAskedByCore();
    expect(asked.filter((name) => !known.includes(name))).toEqual([]);
    // Sessions are chosen by the interface; the core only keeps their saves separate.
    expect(asked).toEqual([...new Set(described)].filter((name) => name !== 'sessions').sort());
  });

  it('has every method, and no other', () => {
    const { game, ink, settings, ...base } = atrament;
    const methods = [
      ...Object.keys({ ...base, game, ink, settings }).map((name) => `atrament.${name}`),
      ...Object.keys(game).map((name) => `game.${name}`),
      ...Object.keys(ink).map((name) => `ink.${name}`),
      ...Object.keys(settings).map((name) => `settings.${name}`),
    ];
    expect(namesOf('method')).toEqual(methods.sort());
  });

  it('has every event that the core’s code sends, and no other', () => {
    const code = readFileSync('node_modules/@atrament/core/dist/index.mjs', 'utf8');
    const sent = [...code.matchAll(/"((?:atrament|game|ink|settings)\/\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(namesOf('event')).toEqual([...new Set(sent)].sort());
  });
});

function namesOf(kind: ReferenceKind): string[] {
  return entries
    .filter((entry) => entry.kind === kind)
    .map(({ name }) => name)
    .sort();
}

function installedVersion(name: string): unknown {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
    version: unknown;
  };
  return version;
}

/** Plays a scene with the installed core and records the name of every tag it looks up. */
async function tagsAskedByCore(): Promise<string[]> {
  const asked = new Set<string>();
  const note = (name: string | symbol) => {
    // Saves are serialized as JSON, which looks up this property on every object.
    if (typeof name === 'string' && name !== 'toJSON') asked.add(name);
  };
  const watched = <T extends object>(tags: T): T =>
    new Proxy(tags, {
      get: (target, name, receiver) => {
        note(name);
        return Reflect.get(target, name, receiver) as unknown;
      },
      has: (target, name) => {
        note(name);
        return Reflect.has(target, name);
      },
    });

  const { json } = compiled('A scene.\n+ [A choice] -> END\n');
  let state: Record<string, unknown> = {
    settings: {},
    game: {},
    metadata: {},
    scenes: [],
    vars: {},
  };
  atrament.defineInterfaces({
    loader: {
      init: () => Promise.resolve(),
      getAssetPath: (file: string) => file,
      loadInk: () => Promise.resolve(json),
    },
    state: {
      store: () => state,
      get: () => ({ ...state, metadata: watched(state.metadata as object) }),
      setKey: (key: string, value: unknown) => (state = { ...state, [key]: value }),
      setSubkey: (key: string, subkey: string, value: unknown) => {
        state = { ...state, [key]: { ...(state[key] as object), [subkey]: value } };
      },
      appendKey: (key: string, value: unknown) => {
        state = { ...state, [key]: [...(state[key] as unknown[]), value] };
      },
    },
  });
  // Listeners receive the scene before any of its tags is looked up.
  atrament.on('ink/getScene', (scene: Scene) => {
    scene.tags = watched(scene.tags);
    for (const part of [...scene.content, ...scene.choices]) part.tags = watched(part.tags);
  });
  await atrament.init(Story, { applicationID: 'reference', settings: { volume: 0, mute: true } });
  await atrament.game.init('game', 'story.ink.json');
  await atrament.game.start();
  return [...asked].sort();
}

function compiled(source: string): { json: string } {
  const json = new Compiler(source).Compile().ToJson();
  if (typeof json !== 'string') throw new Error('The story of the test does not compile.');
  return { json };
}
