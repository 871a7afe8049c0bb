import { westernCharacter } from './decode-text';

/** Controls but tab and line breaks, halves of surrogate pairs, and byte order marks where a line begins. */
const CONTROL = /(?![\t\n\r])\p{Cc}|\p{Cs}|^\uFEFF/gmu;
/** What the programs of an office mean by some of them. */
const MEANT: Readonly<Record<string, string>> = {
  ...{ '\v': ' ', '\f': ' ', '\x07': ' ', '\x0e': ' ' },
  '\x1e': '-',
};

/** More of them are no help. */
const LISTED = 5;

/** How many control characters a text has, and which, as `U+000B`. */
export function controlsIn(text: string): { names: string[]; count: number } {
  const found = text.match(CONTROL) ?? [];
  return { names: [...new Set(found)].map(nameOf), count: found.length };
}

/** A text with what was meant in place of its control characters. */
export function withoutControls(text: string): string {
  return text.replace(CONTROL, (sign) => MEANT[sign] ?? westernMeant(sign));
}

/** The sign of Windows-1252, if its text was read as Latin-1. */
function westernMeant(sign: string): string {
  const code = sign.charCodeAt(0);
  return code > 0x7f && code <= 0x9f ? westernCharacter(code).replace('\uFFFD', '') : '';
}

/** Names of control characters, in a sentence. */
export function listControls(names: readonly string[]): string {
  return names.slice(0, LISTED).join(', ') + (names.length > LISTED ? ' …' : '');
}

function nameOf(sign: string): string {
  return `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
