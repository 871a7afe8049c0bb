import { checksum } from '../../base/text/checksum';
import { editorMessages } from '../../config/messages/editor';
import { isRecord, parseProgram, type StoryProgram } from '../../ink/story/story-program';
import type { Move } from '../player/engine/game-view';
import { isMove } from '../player/engine/move';
import { fromBase64Url, toBase64Url } from './base64url';
import { deflate, inflate } from './deflate';

/** A story and its moves so far: the contents of a link. */
export interface SharedPlay extends StoryProgram {
  moves: Move[];
  seed: number;
}

/** Why a link cannot be made or read. */
export type ShareFailure = 'damaged' | 'too-large' | 'newer-version' | 'not-a-story';

export type ShareResult<T> = { isOk: true; value: T } | { isOk: false; failure: ShareFailure };

/** Size of a play before compression, in bytes, and so also the limit when a link is decompressed. */
export const MAX_SHARED_BYTES = 64 * 1024;
const MAX_MOVES = 5000;

const VERSION = '1';
const HASH = /^#play=(?<version>\d{1,4})\.(?<data>[\w-]*)$/;
/** The longest link that a play of this size can become. */
const MAX_LINK = Math.ceil((MAX_SHARED_BYTES + 1024) * (4 / 3));
const CHECKSUM_LENGTH = 4;

/** Encodes a play as the hash of an address, `#play=1.…`; a hash is not sent to the server. */
export async function encodeShareHash(play: SharedPlay): Promise<ShareResult<string>> {
  const { source, files, moves, seed } = play;
  const bytes = new TextEncoder().encode(JSON.stringify({ source, files, moves, seed }));
  if (bytes.length > MAX_SHARED_BYTES || moves.length > MAX_MOVES) return failed('too-large');
  const packed = await deflate(bytes);
  const data = new Uint8Array(CHECKSUM_LENGTH + packed.length);
  data.set(checksum(bytes));
  data.set(packed, CHECKSUM_LENGTH);
  return { isOk: true, value: `#play=${VERSION}.${toBase64Url(data)}` };
}

/** Decodes a hash, which anybody may have written. Never rejects; the result is fully validated. */
export async function decodeShareHash(hash: string): Promise<ShareResult<SharedPlay>> {
  if (hash.length > MAX_LINK) return failed('too-large');
  const { version, data = '' } = HASH.exec(hash)?.groups ?? {};
  if (version === undefined) return failed('damaged');
  if (version !== VERSION) return failed(Number(version) > 1 ? 'newer-version' : 'damaged');
  const read = fromBase64Url(data);
  if (read === null || read.length <= CHECKSUM_LENGTH) return failed('damaged');
  const inflated = await inflate(read.slice(CHECKSUM_LENGTH), { limit: MAX_SHARED_BYTES });
  if ('failure' in inflated) return failed(inflated.failure);
  const sum = checksum(inflated.bytes);
  if (sum.some((byte, index) => byte !== read[index])) return failed('damaged');
  return parseShared(inflated.bytes);
}

/** The message for a failure. */
export function explainShareFailure(failure: ShareFailure): string {
  return editorMessages.share.failures[failure];
}

function parseShared(bytes: Uint8Array): ShareResult<SharedPlay> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return failed('damaged');
  }
  const program = parseProgram(value);
  if (program === null || !isRecord(value)) return failed('not-a-story');
  const { moves, seed } = value;
  if (!Array.isArray(moves) || moves.length > MAX_MOVES || !moves.every(isMove)) {
    return failed('not-a-story');
  }
  if (!Number.isSafeInteger(seed)) return failed('not-a-story');
  return { isOk: true, value: { ...program, moves, seed: seed as number } };
}

function failed(failure: ShareFailure): { isOk: false; failure: ShareFailure } {
  return { isOk: false, failure };
}
