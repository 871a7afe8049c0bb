import { editorMessages } from '../../config/messages/editor';
import { isRecord, parseProgram, type StoryProgram } from '../../ink/story/story-program';
import type { Move } from '../player/engine/game-view';
import { isMove } from '../player/engine/move';
import { deflate } from './deflate';
import { MAX_ASSET_LETTERS, parseExtras, type LinkExtras } from './link-extras';
import { MAX_LANGUAGE_LETTERS } from './link-languages';
import { readLinkText } from './link-readings';
import { jsonBytes, packBytes, unpackJson } from './packed-json';

/** A story and its moves so far: the contents of a link. */
export interface SharedPlay extends StoryProgram {
  moves: Move[];
  seed: number;
  /** What else a link for readers brings. */
  extras?: LinkExtras;
}

/** Why a link cannot be made or read. */
export type ShareFailure = 'damaged' | 'too-large' | 'newer-version' | 'not-a-story';

export type ShareResult<T> = { isOk: true; value: T } | { isOk: false; failure: ShareFailure };

/** Size of a play before compression, in bytes. */
export const MAX_SHARED_BYTES = 64 * 1024;
/** The limit when a link is decompressed: with its pictures, sounds and translations. */
const MAX_BYTES = MAX_SHARED_BYTES + MAX_ASSET_LETTERS + MAX_LANGUAGE_LETTERS + 16 * 1024;
const MAX_MOVES = 5000;

const VERSION = 1;
/** The longest link that a play of this size can become. */
const MAX_LINK = Math.ceil((MAX_BYTES + 1024) * (4 / 3));

/** Encodes a play as the hash of an address, `#play=1.…`; a hash is not sent to the server. */
export async function encodeShareHash(play: SharedPlay): Promise<ShareResult<string>> {
  const { source, files, moves, seed, extras } = play;
  const bare = { source, files, moves, seed };
  if (jsonBytes(bare).length > MAX_SHARED_BYTES || moves.length > MAX_MOVES)
    return failed('too-large');
  const bytes = jsonBytes(extras === undefined ? bare : { ...bare, extras });
  if (bytes.length > MAX_BYTES) return failed('too-large');
  return { isOk: true, value: `#play=${VERSION}.${await packBytes(bytes, deflate)}` };
}

/** Decodes a hash, which anybody may have written. Never rejects; the result is fully validated. */
export async function decodeShareHash(hash: string): Promise<ShareResult<SharedPlay>> {
  // Twice as much, with escapes and what follows the link.
  const link = readLinkText(hash.slice(0, 2 * MAX_LINK));
  if (link === null) return failed('damaged');
  if (link.version !== VERSION) return failed(link.version > VERSION ? 'newer-version' : 'damaged');
  for (const data of link.readings) {
    if (data.length > MAX_LINK) return failed('too-large');
    const read = await unpackJson(data, { limit: MAX_BYTES });
    if (!('failure' in read)) return parseShared(read.value);
    if (read.failure !== 'damaged') return failed(read.failure);
  }
  return failed('damaged');
}

/** The message for a failure. */
export function explainShareFailure(failure: ShareFailure): string {
  return editorMessages.share.failures[failure];
}

function parseShared(value: unknown): ShareResult<SharedPlay> {
  const program = parseProgram(value);
  if (program === null || !isRecord(value)) return failed('not-a-story');
  const { moves, seed } = value;
  if (!Array.isArray(moves) || moves.length > MAX_MOVES || !moves.every(isMove)) {
    return failed('not-a-story');
  }
  if (!Number.isSafeInteger(seed)) return failed('not-a-story');
  const play = { ...program, moves, seed: seed as number };
  if (jsonBytes(play).length > MAX_SHARED_BYTES) return failed('too-large');
  if (value.extras === undefined) return { isOk: true, value: play };
  const extras = parseExtras(value.extras);
  return extras === null ? failed('not-a-story') : { isOk: true, value: { ...play, extras } };
}

function failed(failure: ShareFailure): { isOk: false; failure: ShareFailure } {
  return { isOk: false, failure };
}
