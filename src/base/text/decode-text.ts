/** How a text was encoded. `windows-1252` contains Latin-1, and is a guess. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface DecodedText {
  /** Without byte order mark and carriage returns. */
  text: string;
  encoding: TextEncoding;
}

/** The controls of ASCII but tab and what ends a line. */
const CONTROLS = /(?![\t\n\f\r\u007f-\u009f])\p{Cc}/gu;
/** Takes the place of a zero, which no text has. */
const UNKNOWN = 0x1a;
const NO_CHARACTER = '\uFFFD';
/** The bytes 80 to 9F, which are controls in Latin-1. */
const WESTERN = '€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ';

/** The text of a file; null if it is none, or has more bytes than allowed. */
export async function readText(file: Blob, most: number): Promise<DecodedText | null> {
  return file.size > most ? null : decodeText(new Uint8Array(await file.arrayBuffer()));
}

/** The text of a page; its scripts may hold any character, which the browser shows as unknown. Null as for `readText`. */
export async function readPage(file: Blob, most: number): Promise<DecodedText | null> {
  const read = await readText(file, most);
  if (read !== null || file.size > most) return read;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return decodeText(bytes.map((byte) => (byte === 0 ? UNKNOWN : byte)));
}

/**
 * The one reader of texts: UTF-8, UTF-16 with or without a byte order mark, or else Windows-1252, which is what older
 * editors on Windows write. Null if it is no text.
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const unicode = encodingOf(bytes);
  const text = decode(bytes, unicode.encoding);
  if (text !== null) return finish(text, unicode);
  if (unicode.encoding !== 'utf-8') return null;
  const western = Array.from(bytes, westernCharacter).join('');
  return western.includes(NO_CHARACTER)
    ? null
    : finish(western, { encoding: 'windows-1252', isGuess: true });
}

/** A text in the encoding that it says it has, by its name on the web; null if browsers do not know it, or it is another. */
export function decodeAs(bytes: Uint8Array, name: string): string | null {
  try {
    const decoder = new TextDecoder(name, { fatal: true });
    if (decoder.encoding === 'windows-1252') return decodeText(bytes)?.text ?? null;
    return finish(decoder.decode(bytes), { encoding: 'utf-8', isGuess: false })?.text ?? null;
  } catch {
    return null;
  }
}

/** A character of Windows-1252; not by TextDecoder, because some versions of Node read Latin-1 instead. */
export function westernCharacter(byte: number): string {
  return byte < 0x80 || byte > 0x9f
    ? String.fromCharCode(byte)
    : (WESTERN[byte - 0x80] ?? NO_CHARACTER);
}

interface FoundEncoding {
  encoding: TextEncoding;
  /** Whether other bytes could look like it, too. */
  isGuess: boolean;
}

function finish(text: string, { encoding, isGuess }: FoundEncoding): DecodedText | null {
  // Texts may have a stray control; what is full of them was no text.
  const isBinary = isGuess && (text.match(CONTROLS)?.length ?? 0) > 1 + text.length / 50;
  return isBinary || text.includes('\0') ? null : { text: text.replace(/\r\n?/g, '\n'), encoding };
}

function decode(bytes: Uint8Array, encoding: TextEncoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The Unicode encoding that the bytes look like; in UTF-16, every other byte of Western text is zero. */
function encodingOf(bytes: Uint8Array): FoundEncoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', isGuess: false };
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', isGuess: false };
  const head = bytes.subarray(0, 1000);
  const zeros = [0, 0];
  for (const [index, byte] of head.entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  const most = head.length / 4;
  if (odd > most && even === 0) return { encoding: 'utf-16le', isGuess: true };
  if (even > most && odd === 0) return { encoding: 'utf-16be', isGuess: true };
  return { encoding: 'utf-8', isGuess: false };
}
