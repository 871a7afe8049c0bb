import type { SlipKind } from '../../config/messages/slips';
import type { Mend } from '../story/mend';

/** What there is to say about a slip. */
export interface SlipNote {
  kind: SlipKind;
  /** Null is the main file. */
  file: string | null;
  line: number;
  text: string;
  hint: string;
  /** Null if no line is right in every story. */
  mend: Mend | null;
  /** The page below the docs that explains it. */
  why: string;
  /** Whether the line may be meant as it is. */
  isQuiet: boolean;
}

/** Kinds that ink accepts without a word: a complaint about their line is about something else. */
const ACCEPTED: ReadonlySet<SlipKind> = new Set<SlipKind>([
  ...([
    'control',
    'start',
    'bullet',
    'number',
    'not',
    'joined',
    'hash',
    'dash',
    'hashComment',
    'emphasis',
  ] as const),
  ...(['heading', 'picture', 'quote', 'entity', 'newline', 'path'] as const),
]);

/** The slip that a complaint of the compiler is about; null if none is known. */
export function noteForIssue(
  { file, line }: { file: string | null; line: number | null },
  notes: readonly SlipNote[],
): SlipNote | null {
  const here = notes.find((note) => note.file === file && note.line === line);
  return here === undefined || ACCEPTED.has(here.kind) ? null : here;
}
