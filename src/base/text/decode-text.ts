/** How a text was encoded. `windows-1252` contains Latin-1, and is a guess. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface DecodedText {
  /** Without byte order mark and carriage returns. */
  text: string;
  encoding: TextEncoding;
}

/** Characters of no text: the controls of ASCII but tab and what ends a line. */
const CONTROLS = /(?![\t\n\f\r\u007f-\u009f])\p{Cc}/u;
const NO_CHARACTER = '\uFFFD';
/** The bytes 80 to 9F, which are controls in Latin-1. */
const WESTERN = '€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ';

/**
 * The text of a file: UTF-8, UTF-16 with or without a byte order mark, or else Windows-1252, which is what older
 * editors on Windows write. Null if it is no text.
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const unicode = encodingOf(bytes);
  const text = decode(bytes, unicode);
  if (text !== null) return finish(text, unicode);
  if (unicode !== 'utf-8') return null;
  const western = Array.from(bytes, westernCharacter).join('');
  return western.includes(NO_CHARACTER) ? null : finish(western, 'windows-1252');
}

/** A character of Windows-1252; not by TextDecoder, because some versions of Node read Latin-1 instead. */
function westernCharacter(byte: number): string {
  return byte < 0x80 || byte > 0x9f
    ? String.fromCharCode(byte)
    : (WESTERN[byte - 0x80] ?? NO_CHARACTER);
}

function finish(text: string, encoding: TextEncoding): DecodedText | null {
  return CONTROLS.test(text) ? null : { text: text.replace(/\r\n?/g, '\n'), encoding };
}

function decode(bytes: Uint8Array, encoding: TextEncoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The Unicode encoding that the bytes look like; in UTF-16, every other byte of Western text is zero. */
function encodingOf(bytes: Uint8Array): TextEncoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 1000);
  const zeros = [0, 0];
  for (const [index, byte] of head.entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  const most = head.length / 4;
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : 'utf-8';
}
