import { includeLines } from '../story/include-lines';
import { MAIN_FILE } from '../story/story-program';
import type { InkProgram } from './compile-ink';
import type { InkIssue } from './ink-issue';

/** An INCLUDE of a file that is already there. */
interface Repeated {
  /** The files from the main one to the included one, by name. */
  chain: readonly string[];
  line: number;
  /** The INCLUDE that was first; null if the file is still open, so that this is a loop. */
  first: string | null;
}

/** Puts what comes from a repeated INCLUDE into words about that line; ink itself only sees what it finds in the file. */
export function withIncludes(issues: readonly InkIssue[], program: InkProgram): InkIssue[] {
  if (!issues.some(isSuspect)) return [...issues];
  const { repeated, chains } = readIncludes(program);
  return issues.map((issue) => (isSuspect(issue) ? asInclude(issue, repeated, chains) : issue));
}

const isLoop = ({ text }: InkIssue): boolean =>
  text.startsWith('Recursive INCLUDE detected') ||
  // Ink does not know the name of the file that it begins with.
  text.startsWith(`Failed to load: '${MAIN_FILE}'`);

/** Whether a thing is in the way of itself: where it is, is the place of the other one. */
const isOfItself = ({ text, file, line }: InkIssue): boolean =>
  file !== null &&
  (text.includes(`line ${line} of ${file}"`) || text.startsWith('Duplicate EXTERNAL'));

const isSuspect = (issue: InkIssue): boolean => isLoop(issue) || isOfItself(issue);

function asInclude(
  issue: InkIssue,
  repeated: readonly Repeated[],
  chains: ReadonlyMap<string, readonly string[]>,
): InkIssue {
  const file = issue.file ?? MAIN_FILE;
  const found = isLoop(issue)
    ? repeated.find(
        ({ chain, line, first }) => first === null && chain.at(-2) === file && line === issue.line,
      )
    : repeated.find(
        ({ chain, first }) => first !== null && chains.get(file)?.includes(chain.at(-1) ?? ''),
      );
  if (found === undefined) return issue;
  const { chain, line, first } = found;
  const [from = MAIN_FILE, name = ''] = chain.slice(-2);
  return {
    isWarning: false,
    text:
      first === null
        ? `INCLUDE in a loop: '${chain.slice(chain.indexOf(name)).join(' → ')}'`
        : `INCLUDE again: '${name}' as in ${first}`,
    file: from === MAIN_FILE ? null : from,
    line,
  };
}

/** Follows all INCLUDE lines, each file once. */
function readIncludes({ source, files }: InkProgram) {
  const texts: Readonly<Record<string, string>> = { ...files, [MAIN_FILE]: source };
  const repeated: Repeated[] = [];
  const chains = new Map<string, readonly string[]>();
  const places = new Map<string, string>();
  const visit = (chain: readonly string[]): void => {
    const here = chain.at(-1) ?? '';
    chains.set(here, chain);
    for (const { name, line } of includeLines(texts[here] ?? '')) {
      const next = [...chain, name];
      if (chain.includes(name)) repeated.push({ chain: next, line, first: null });
      else if (chains.has(name))
        repeated.push({ chain: next, line, first: places.get(name) ?? '' });
      else {
        places.set(name, `line ${line} of ${here}`);
        visit(next);
      }
    }
  };
  visit([MAIN_FILE]);
  return { repeated, chains };
}
