import type {
  CoreState,
  LoaderInterface,
  PersistentInterface,
  SoundInterface,
  StateInterface,
} from '@atrament/core';
import type { SoundCue } from './game-view';

/** Brings the engine the story that is played; its files stay the names that the author wrote. */
export function makeLoader(json: string): LoaderInterface {
  return {
    init: () => Promise.resolve(),
    getAssetPath: (file) => file,
    loadInk: () => Promise.resolve(json),
  };
}

/**
 * The state of the engine. Its own copies everything at each look, which takes long once there are many scenes;
 * what the engine changes in place is under `game` only.
 */
export function makeState(): StateInterface {
  const state: CoreState = { settings: {}, game: {}, metadata: {}, scenes: [], vars: {} };
  const all = state as unknown as Record<string, unknown>;
  const part = (key: string) => all[key] as Record<string, unknown>;
  const setSubkey = (key: string, subkey: string, value: unknown) => {
    all[key] = { ...part(key), [subkey]: value };
  };
  return {
    store: () => state,
    get: () => ({ ...state, game: structuredClone(state.game) }),
    setKey: (key, value) => {
      all[key] = value;
    },
    toggleKey: (key) => {
      all[key] = !all[key];
    },
    appendKey: (key, value) => {
      all[key] = [...(all[key] as unknown[]), value];
    },
    setSubkey,
    toggleSubkey: (key, subkey) => setSubkey(key, subkey, !part(key)[subkey]),
    appendSubkey: (key, subkey, value) =>
      setSubkey(key, subkey, [...(part(key)[subkey] as unknown[]), value]),
  };
}

/** What is kept of a save besides what the engine keeps. */
export interface Keepsake<T> {
  persistent: PersistentInterface;
  /** What `stamp` gave when the save was written. */
  stampOf: (key: string) => T | undefined;
}

/** Saves in memory, each with what `stamp` gives at that moment. */
export function makePersistent<T>(stamp: () => T): Keepsake<T> {
  const values = new Map<string, { value: unknown; stamp: T }>();
  // What is stored is made anew by the engine each time, so a copy of its outside is enough.
  const copy = (value: unknown): unknown =>
    typeof value === 'object' && value !== null ? { ...value } : value;
  return {
    persistent: {
      init: () => undefined,
      exists: (key) => Promise.resolve(values.has(key)),
      get: (key) => Promise.resolve(copy(values.get(key)?.value)),
      set: (key, value) => {
        values.set(key, { value: copy(value), stamp: stamp() });
        return Promise.resolve();
      },
      remove: (key) => {
        values.delete(key);
        return Promise.resolve();
      },
      keys: () => Promise.resolve([...values.keys()]),
    },
    stampOf: (key) => values.get(key)?.stamp,
  };
}

/** A sound that makes no noise, but tells what it is asked for. */
export function makeSound(record: (cue: SoundCue) => void): SoundInterface {
  return {
    init: () => undefined,
    mute: () => undefined,
    isMuted: () => false,
    setVolume: () => undefined,
    getVolume: () => 0,
    playSound: (file) => record({ action: 'playSound', file }),
    stopSound: (file) => record({ action: 'stopSound', file: file ?? null }),
    playMusic: (file) => record({ action: 'playMusic', file }),
    stopMusic: (file) => record({ action: 'stopMusic', file: file ?? null }),
  };
}
