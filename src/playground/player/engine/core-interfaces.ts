import type {
  CoreState,
  LoaderInterface,
  PersistentInterface,
  SoundInterface,
  StateInterface,
} from '@atrament/core';
import type { SoundCue } from './game-view';

/** Gives the engine the story to play; file paths stay as the author wrote them. */
export function makeLoader(json: string): LoaderInterface {
  return {
    init: () => Promise.resolve(),
    // `@atrament/web` does the same with `false`, an empty text and 0.
    getAssetPath: (file) => (file ? String(file) : null),
    loadInk: () => Promise.resolve(json),
  };
}

/**
 * The engine’s state store. The engine’s own store copies everything on each read, which is slow once there are many
 * scenes; the engine changes values in place only under `game`.
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

/** Something that the engine has stored, and what was recorded with it. */
export interface Kept<T> {
  value: unknown;
  stamp: T;
}

/** The engine’s storage, and what was recorded with each save. */
export interface Keepsake<T> {
  persistent: PersistentInterface;
  /** What `stamp` returned when the save was written. */
  stampOf: (key: string) => T | undefined;
}

/** Keeps saves in the values at the time, each with what `stamp` returns when it is written. */
export function makePersistent<T>(
  valuesNow: () => Map<string, Kept<T>>,
  stamp: () => T,
): Keepsake<T> {
  // The engine creates a new object for each save, so a shallow copy is enough.
  const copy = (value: unknown): unknown =>
    typeof value === 'object' && value !== null ? { ...value } : value;
  return {
    persistent: {
      init: () => undefined,
      exists: (key) => Promise.resolve(valuesNow().has(key)),
      get: (key) => Promise.resolve(copy(valuesNow().get(key)?.value)),
      set: (key, value) => {
        valuesNow().set(key, { value: copy(value), stamp: stamp() });
        return Promise.resolve();
      },
      remove: (key) => {
        valuesNow().delete(key);
        return Promise.resolve();
      },
      keys: () => Promise.resolve([...valuesNow().keys()]),
    },
    stampOf: (key) => valuesNow().get(key)?.stamp,
  };
}

/** A silent sound interface that records the requests it gets. */
export function makeSound(record: (cue: SoundCue) => void): SoundInterface {
  const play = (action: 'playSound' | 'playMusic') => (file: string | null) => {
    if (file !== null) record({ action, file });
  };
  return {
    init: () => undefined,
    mute: () => undefined,
    isMuted: () => false,
    setVolume: () => undefined,
    getVolume: () => 0,
    playSound: play('playSound'),
    stopSound: (file) => record({ action: 'stopSound', file: file ?? null }),
    playMusic: play('playMusic'),
    stopMusic: (file) => record({ action: 'stopMusic', file: file ?? null }),
  };
}
