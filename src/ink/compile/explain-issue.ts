import { noteForIssue, type SlipNote } from '../slips/slip-note';
import type { Mend } from '../story/mend';
import type { InkIssue } from './ink-issue';
import { issueWords } from './issue-words';
import { readComplaint } from './read-complaint';

/** A complaint in words that a writer understands, as the player shows it. */
export interface ExplainedIssue {
  severity: 'error' | 'warning';
  text: string;
  hint: string;
  /** Null is the main file. */
  file: string | null;
  line: number | null;
  /** How one click corrects its line. */
  mend?: Mend;
  /** The page below the docs that explains it. */
  why?: string;
}

/**
 * Words a complaint of the compiler or of a running story for the player; `names` are candidates for a misspelt name,
 * `slips` what is known to be wrong in the text.
 */
export function explainIssue(
  issue: InkIssue,
  names: readonly string[],
  slips: readonly SlipNote[] = [],
): ExplainedIssue {
  const { text, isWarning, file, line } = issue;
  const place = { severity: isWarning ? 'warning' : 'error', file, line } as const;
  const slip = noteForIssue(issue, slips);
  if (slip !== null) {
    const { text: said, hint, mend, why } = slip;
    return { ...place, text: said, hint, ...(mend === null ? {} : { mend }), why };
  }
  const { message, hint } = issueWords(text, names);
  const isKnown = readComplaint(text) !== null;
  const own = isKnown ? '' : ` [${text.split('\n')[0] ?? text}]`;
  return { ...place, text: `${capitalized(message)}.${own}`, hint };
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
