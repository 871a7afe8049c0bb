import type { StoryProgram } from '../../ink/story/story-program';
import { openKeptValues } from '../player/engine/kept-values';
import { createEngine, type Engine } from '../player/engine/client';
import { makeWorker } from '../player/engine/make-worker';
import type { AnswerMessage } from '../player/engine/protocol';
import type { Settings, SettingsStore } from '../player/state/settings';
import type { PlayerStart } from '../player/use-player';
import type { NotesStore } from './notes/use-notes';
import type { SharedPlay } from '../share/share-link';
import type { GameVersions } from './game-versions';
import { keptNotes } from './kept-notes';
import { linkedVersions } from './linked-versions';
import { randomSeed } from './random-seed';

const SETTINGS = 'settings';

/** What a game of a link is played with. */
export interface LinkedGameParts {
  engine: Engine;
  versions: GameVersions;
  settings: SettingsStore;
  start: PlayerStart;
  /** Whether saves outlive the page. */
  isKept: boolean;
  /** Where a tester’s notes are kept; null for other readers. */
  notes: NotesStore | null;
}

/** Opens the saves and settings of a story, which belong to its text, so that no two links share any. */
export async function openLinkedGame(
  play: SharedPlay,
  onLost: () => void,
): Promise<LinkedGameParts> {
  const { source, files, extras } = play;
  const versions = await linkedVersions(play);
  const name = await storageName({ source, files });
  const settings =
    name === null ? null : await openKeptValues<Settings>(`${name} ${SETTINGS}`, onLost);
  const engine = createEngine(() => {
    const worker = makeWorker(settings === null ? '' : (name ?? ''));
    worker.addEventListener('message', ({ data }: MessageEvent<AnswerMessage>) => {
      if ('isKept' in data) onLost();
    });
    return worker;
  });
  return {
    engine,
    versions,
    settings: {
      first: settings?.get(SETTINGS) ?? {},
      keep: (changed) => void settings?.set(SETTINGS, changed),
    },
    start: { screen: 'title', moves: [], seed: randomSeed() },
    isKept: settings !== null,
    notes: extras?.isForTesters === true ? await keptNotes(name) : null,
  };
}

/** The name of a story’s storage; null where the browser computes no digests, as on a page without encryption. */
async function storageName({ source, files }: StoryProgram): Promise<string | null> {
  const { subtle } = crypto as Partial<Crypto>;
  if (subtle === undefined) return null;
  const text = JSON.stringify([source, Object.entries(files).sort()]);
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  const letters = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return `Atrament play ${letters.join('').slice(0, 32)}`;
}
