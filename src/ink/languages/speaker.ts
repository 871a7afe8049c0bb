import type { TextRow } from './text-row';

const MARKUP = String.raw`<[^<>]*>|\[/?[a-z]+(?:[ =][^\[\]]*)?\]`;
/** A word with a capital, or in letters that have none. */
const WORD = String.raw`[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}\p{N}'’.-]*`;
const SPEAKER = new RegExp(
  String.raw`^(?:${MARKUP}|[\s\["“„«])*(?<name>${WORD}(?: (?:${WORD}|\p{N}+)){0,2})` +
    String.raw`(?:${MARKUP})*(?:[ \u00a0\u202f]?:(?:${MARKUP})*\s|：)`,
  'u',
);

/** Who says a line, if it begins as in a script: `Anna: Good evening.` */
export function speakerOf({ kind, original }: Pick<TextRow, 'kind' | 'original'>): string | null {
  if (kind !== 'text' && kind !== 'choice') return null;
  return SPEAKER.exec(original)?.groups?.name ?? null;
}

/** The words of a line that begins with who says it; what is in quotation marks as a whole stays as it is. */
export function withoutSpeaker(line: string): string {
  return /^["“„«]/.test(line) ? line : line.replace(SPEAKER, '');
}
