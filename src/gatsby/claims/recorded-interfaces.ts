import type { Method } from './load-core';

/** Called for each call of an interface, written as `playSound bell.mp3`, and each file that is requested. */
type Recorder = (name: string, call: string) => void;

type Interface = Record<string, Method>;

/** What persists after a page is closed: saves and settings as JSON. */
export type Storage = Map<string, string>;

/** The interfaces of a game, with each call recorded. */
export function recordedInterfaces(
  json: string,
  storage: Storage,
  record: Recorder,
): Record<'loader' | 'persistent' | 'sound', Interface> {
  const recorded = (name: string, part: Interface): Interface =>
    Object.fromEntries(
      Object.entries(part).map(([method, run]) => [
        method,
        (...args: unknown[]) => {
          record(name, [method, ...args.filter((arg) => arg !== undefined)].map(word).join(' '));
          return run(...args);
        },
      ]),
    );
  return {
    loader: recorded('loader', loader(json)),
    persistent: recorded('persistent', persistent(storage)),
    sound: recorded(
      'sound',
      sound((file) => record('requests', file)),
    ),
  };
}

function loader(json: string): Interface {
  return {
    init: () => Promise.resolve(),
    // As `@atrament/web` does it; it also adds the folder of the game.
    getAssetPath: (file) => (file ? word(file) : null),
    loadInk: () => Promise.resolve(json),
  };
}

function persistent(storage: Storage): Interface {
  const read = (key: unknown): unknown => JSON.parse(storage.get(String(key)) ?? 'null');
  return {
    init: () => undefined,
    exists: (key) => Promise.resolve(storage.has(String(key))),
    get: (key) => Promise.resolve(read(key)),
    set: (key, value) => {
      storage.set(String(key), JSON.stringify(value));
      return Promise.resolve();
    },
    remove: (key) => {
      storage.delete(String(key));
      return Promise.resolve();
    },
    keys: () => Promise.resolve([...storage.keys()]),
  };
}

/** Like that of `@atrament/web`, it requests what it plays, if it has a path. */
function sound(request: (file: string) => void): Interface {
  const silent = ['init', 'mute', 'isMuted', 'setVolume', 'getVolume', 'stopSound', 'stopMusic'];
  const play: Method = (file) => {
    if (typeof file === 'string') request(file);
  };
  return {
    ...Object.fromEntries(silent.map((method) => [method, () => undefined])),
    playSound: play,
    playMusic: play,
  };
}

function word(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
