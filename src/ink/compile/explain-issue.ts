import { noteForIssue, type SlipNote } from '../slips/slip-note';
import type { Mend } from '../story/mend';
import type { InkIssue } from './ink-issue';
import { issueWords, UNEXPLAINED } from './issue-words';

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

interface Saying {
  pattern: RegExp;
  text: string;
  hint: string;
}

// `$name` is replaced by a group of the pattern. `issueWords` covers everything else.
const SAYINGS: Saying[] = [
  {
    pattern: /^Failed to load: '(?<name>[^']+)'/,
    text: 'There is no file “$name” to include.',
    hint: 'Add a file called “$name”, or correct the name in the INCLUDE line.',
  },
  {
    pattern: /Missing function binding for externals: '(?<name>.+)' /,
    text: 'The story calls the external functions “$name”, which do not exist. A game would not start.',
    hint: 'Write # allow_external_function_fallbacks at the top, and ink functions of the same names.',
  },
  {
    pattern: /Missing function binding for external: '(?<name>.+)' /,
    text: 'The story calls the external function “$name”, which does not exist. A game would not start.',
    hint: 'Write # allow_external_function_fallbacks at the top, and an ink function of the same name.',
  },
  {
    pattern: /^Function doesn't exist: '(?<name>[^']*)'/,
    text: 'The story has no function called “$name”.',
    hint: 'Write only the name of the function, without brackets and arguments.',
  },
  {
    pattern: /^Function is (?:null|empty)/,
    text: 'This calls a function, but names none.',
    hint: 'Write the name of a function of the story, as in [button=inventory].',
  },
  {
    pattern: /^Cannot observe variable '(?<name>[^']*)'/,
    text: 'The tag observe or persist names “$name”, which is not a variable. A game would not start.',
    hint: 'Declare it with VAR $name = …, or remove the tag.',
  },
  {
    pattern: /^Cannot assign to a variable \((?<name>[^)]*)\)/,
    text: 'A value is written to “$name”, but the story has no such variable.',
    hint: 'Declare it with VAR $name = ….',
  },
  {
    pattern: /call stack|stack overflow|too much recursion/i,
    text: 'The story is nested too deeply to be read.',
    hint: 'Look for braces or brackets that are nested many times.',
  },
];

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
  for (const saying of SAYINGS) {
    const match = saying.pattern.exec(text);
    if (match === null) continue;
    // Ink puts its own quotation marks between several names.
    const name = (match.groups?.name ?? '').replaceAll("', '", '”, “');
    const fill = (words: string) => words.replaceAll('$name', () => name);
    return { ...place, text: fill(saying.text), hint: fill(saying.hint) };
  }
  const { message, hint } = issueWords(text, names);
  const own = message === UNEXPLAINED.message ? ` [${text.split('\n')[0] ?? text}]` : '';
  return { ...place, text: `${capitalized(message)}.${own}`, hint };
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
