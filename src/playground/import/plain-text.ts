import { isSilent, lineKind } from '../../ink/reading/line-kind';
import type { StoryProgram } from '../../ink/story/story-program';

/** A line of a pasted manuscript that ink would not read as text. */
export interface MistakenLine {
  /** Its line in what was pasted, from 0. */
  index: number;
  was: string;
  /** The same as text. */
  is: string;
}

/** Shorter texts are not worth a list. */
const LEAST_LENGTH = 120;
/** What only somebody who knows ink writes. */
const OF_INK =
  /^[ \t]*(?:={2,}[ \t]*\w|~[ \t]*\w+[ \t]*(?:[-+]?=|\+\+|--)|(?:VAR|CONST|LIST|INCLUDE)[ \t]+\w+)|->|\{[^{}\n]*[:|]|^[ \t]*[*+][^\n]*\[/m;

/** The lines of a pasted text that ink would not read as text; none if it is ink, or short. */
export function mistakenLines(pasted: string): MistakenLine[] {
  if (pasted.length < LEAST_LENGTH || OF_INK.test(pasted)) return [];
  return pasted.split(/\r?\n/).flatMap((was, index) => {
    const is = asPlainText(was);
    return is === was ? [] : [{ index, was, is }];
  });
}

/** A line as ink shows it word for word. */
export function asPlainText(line: string): string {
  const escaped = line
    .replace(/(?<!\\)(?<sign>[{}|#]|<-|<>|->)/g, '\\$<sign>')
    .replace(/(?<!\\)\/(?<second>[/*])/g, '/\\$<second>');
  const kind = lineKind(escaped);
  const isRead = kind !== 'text' && kind !== 'empty' && (isSilent(escaped) || kind !== 'block');
  return isRead ? escaped.replace(/^\s*/, '$&\\') : escaped;
}

/** The story with lines of what was pasted made plain; null if what was pasted has been changed since. */
export function makePlain(
  program: StoryProgram,
  pasted: string,
  lines: readonly Pick<MistakenLine, 'index' | 'is'>[],
): { program: StoryProgram; pasted: string } | null {
  const block = pasted.replaceAll('\r\n', '\n');
  const plain = block.split('\n');
  for (const { index, is } of lines) plain[index] = is;
  const after = plain.join('\n');
  const change = (text: string): string => {
    const at = text.lastIndexOf(block);
    return at < 0 ? text : text.slice(0, at) + after + text.slice(at + block.length);
  };
  if (program.source.includes(block))
    return { program: { ...program, source: change(program.source) }, pasted: after };
  const file = Object.keys(program.files).find((name) => program.files[name]?.includes(block));
  if (file === undefined) return null;
  const files = { ...program.files, [file]: change(program.files[file] ?? '') };
  return { program: { ...program, files }, pasted: after };
}
