import type { SlipKind } from '../../config/messages/slips';
import type { InkLine } from './ink-line';
import type { KnownNames } from './known-names';

/** Something in a line that is not what its writer means. */
export interface Slip {
  kind: SlipKind;
  /** The whole line without it; line breaks make several of it. Null if no line is right in every story. */
  is: string | null;
  /** The words in question, as they are and as they should be, or ink that does much the same. */
  written: string;
  mended: string;
  /** How many lines it is about, from this one; `is` stands in place of all of them. */
  count?: number;
  /** Whether a choice comes below the text that follows it here, which would otherwise be part of the choice. */
  isMovedDown?: boolean;
  /** Whether the line may well be meant as it is, so that the note can be dismissed. */
  isQuiet: boolean;
}

/** What a recogniser looks at besides the line itself. */
export interface Around {
  names: KnownNames;
  /** The lines of the file, and the place of this one among them. */
  lines: readonly InkLine[];
  index: number;
  /** Whether the file is the one that the story begins in. */
  isMain: boolean;
  /** Names of the story’s other files. */
  files: readonly string[];
  /** The lines of all files, this one among them. */
  story: () => readonly (readonly InkLine[])[];
}

/** Finds one kind of slip in a line; null if there is none. */
export type Recogniser = (line: InkLine, around: Around) => Slip | null;

/** A slip for which a part of a line, from `at`, is to be written otherwise. */
export function slipAt(
  kind: SlipKind,
  line: InkLine,
  [at, written, mended]: readonly [at: number, written: string, mended: string],
  isQuiet = false,
): Slip {
  const is = line.text.slice(0, at) + mended + line.text.slice(at + written.length);
  return { kind, is, written, mended, isQuiet };
}

/** A slip for which the line is to be written otherwise, but for the space around it. */
export function slipOfLine(kind: SlipKind, line: InkLine, mended: string, isQuiet = false): Slip {
  const written = trimmed(line.text);
  return slipAt(kind, line, [line.text.indexOf(written), written, trimmed(mended)], isQuiet);
}

/** A slip that only its writer can mend; `example` is ink that does much the same, if there is any. */
export function slipToRewrite(kind: SlipKind, written: string, example = ''): Slip {
  return { kind, is: null, written, mended: example, isQuiet: false };
}

/** Without ink’s own white space around it; other spaces are letters for ink. */
function trimmed(text: string): string {
  return text.replace(/^[ \t]+|[ \t\r]+$/g, '');
}
