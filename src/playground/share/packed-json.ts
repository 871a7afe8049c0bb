import { checksum } from '../../base/text/checksum';
import { fromBase64Url, toBase64Url } from './base64url';
import { inflate } from './deflate';

/** JSON that was unpacked and is still to be validated, or why there is none. */
export type Unpacked = { value: unknown } | { failure: 'damaged' | 'too-large' };

const CHECKSUM_LENGTH = 4;

/** The bytes of a value as JSON. */
export function jsonBytes(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value));
}

/** Compresses bytes (raw deflate). */
export type Deflate = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

/** Packs bytes into letters that are safe in addresses; a checksum tells whether all of them have arrived. */
export async function packBytes(bytes: Uint8Array<ArrayBuffer>, deflate: Deflate): Promise<string> {
  const packed = await deflate(bytes);
  const data = new Uint8Array(CHECKSUM_LENGTH + packed.length);
  data.set(checksum(bytes));
  data.set(packed, CHECKSUM_LENGTH);
  return toBase64Url(data);
}

/** Unpacks what anybody may have written, up to `limit` bytes of JSON. Never rejects. */
export async function unpackJson(text: string, { limit }: { limit: number }): Promise<Unpacked> {
  const read = fromBase64Url(text);
  if (read === null || read.length <= CHECKSUM_LENGTH) return { failure: 'damaged' };
  const inflated = await inflate(read.slice(CHECKSUM_LENGTH), { limit });
  if ('failure' in inflated) return inflated;
  const sum = checksum(inflated.bytes);
  if (sum.some((byte, index) => byte !== read[index])) return { failure: 'damaged' };
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(inflated.bytes)) };
  } catch {
    return { failure: 'damaged' };
  }
}
