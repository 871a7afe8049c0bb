import type { Method } from './load-core';

/** Called for each call of an interface, written as `playSound bell.mp3`. */
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
    sound: recorded('sound', sound()),
  };
}

function loader(json: string): Interface {
  return {
    init: () => Promise.resolve(),
    getAssetPath: (file) => file,
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

function sound(): Interface {
  const methods = ['init', 'mute', 'isMuted', 'setVolume', 'getVolume'];
  const players = ['playSound', 'stopSound', 'playMusic', 'stopMusic'];
  return Object.fromEntries([...methods, ...players].map((method) => [method, () => undefined]));
}

function word(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
