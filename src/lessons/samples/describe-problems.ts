import type { SampleGroup } from '../../docs/document/samples/group-samples';
import type { InkIssue } from '../../ink/compile/ink-issue';
import { issueWords } from '../../ink/compile/issue-words';
import { readComplaint, type ComplaintKind } from '../../ink/compile/read-complaint';
import { noteForIssue, type SlipNote } from '../../ink/slips/slip-note';
import type { MissingChoice } from './play-transcript';
import type { SampleProblem } from './sample-problem';

/** Complaints that a fragment of a story is allowed to cause. */
const OF_A_PIECE: ReadonlySet<ComplaintKind | undefined> = new Set<ComplaintKind>([
  'capitalEnd',
  'place',
  'function',
  'name',
  'variable',
  'count',
  'item',
  'file',
  'external',
  'externals',
  'noMoreContent',
]);

/** What is known of the text that a complaint is about: candidates for a misspelt name, and slips. */
interface Known {
  names: readonly string[];
  slips: readonly SlipNote[];
}

/** Describes a complaint of ink about a group of samples. */
export function problemOfIssue(
  issue: InkIssue,
  { samples, files }: SampleGroup,
  { names, slips }: Known,
): SampleProblem {
  const { text, isWarning, file, line } = issue;
  const slip = noteForIssue(issue, slips);
  const { message, hint } =
    slip === null
      ? issueWords(text, names)
      : { message: withinSentence(slip.text), hint: slip.hint };
  const isPiece = samples[0].isPiece;
  const place = line === null ? '' : ` (its line ${line})`;
  const verdict = isWarning ? 'works, but not as it seems to' : 'does not work';
  const advice =
    !isPiece && OF_A_PIECE.has(readComplaint(text)?.kind)
      ? ' If it is a piece of a story, write “fragment” after ```ink.'
      : '';
  return {
    severity: isWarning ? 'warning' : 'error',
    sample: file === null ? 0 : (files[file] ?? 0),
    line: line ?? 0,
    message: `The ink ${isPiece ? 'fragment' : 'sample'} ${verdict}${place}: ${message}. [${firstLine(text)}]`,
    hint: hint + advice,
  };
}

/** Describes what ink accepts in a group of samples, but its writer may not mean. */
export function noteOfSlip(
  { file, line, text, hint }: SlipNote,
  { files }: SampleGroup,
): SampleProblem {
  return {
    severity: 'warning',
    sample: file === null ? 0 : (files[file] ?? 0),
    line,
    message: `In the ink sample (its line ${line}): ${withinSentence(text)}.`,
    hint,
  };
}

/** Reports samples that should have a slip and have none. */
export function problemsWithoutSlip(
  { samples, files }: SampleGroup,
  slips: readonly SlipNote[],
): SampleProblem[] {
  const found = new Set(slips.map(({ file }) => (file === null ? 0 : (files[file] ?? 0))));
  return samples.flatMap(({ hasSlip }, index) =>
    !hasSlip || found.has(index)
      ? []
      : [
          atFence(
            'The ink sample says “slip”, but nothing in it looks like a mistake.',
            'Remove “slip” after ```ink.',
            index,
          ),
        ],
  );
}

function withinSentence(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
}

/** Describes what is wrong with a sample that should fail; nothing if one complaint contains the `words`. */
export function problemsOfFailure(words: string, issues: readonly InkIssue[]): SampleProblem[] {
  if (issues.some(({ text }) => text.includes(words))) return [];
  const seen = issues.map(({ text }) => firstLine(text)).join(' / ');
  return [
    atFence(
      `The ink sample should fail with “${words}”, but it ${seen === '' ? 'works' : `fails otherwise: ${seen}`}.`,
      'Correct the words in fails="…", which must be part of ink’s own message; remove them if the sample is correct.',
    ),
  ];
}

/** Reports that a transcript asks for a choice that does not exist. */
export function problemOfChoice({ number, played, offered }: MissingChoice): SampleProblem {
  const after = played.length === 0 ? 'at the beginning' : `after ${played.join(',')}`;
  if (offered.length === 0) {
    return atFence(
      `The transcript takes choice ${number} ${after}, but the story has ended there.`,
      'Remove the extra numbers from transcript="…".',
    );
  }
  const list = offered.map((label, index) => `${index + 1}. ${label}`).join(' / ');
  return atFence(
    `The transcript takes choice ${number} ${after}, but the story offers only ${offered.length}.`,
    `Choose one of these: ${list}`,
  );
}

/** The map of a sample would be a single box. */
export const problemOfMap = atFence(
  'The ink sample asks for its map, but it has no knots, so there is nothing to draw.',
  'Divide the story into knots (=== name), or remove “map”.',
);

/** Reports included samples that ask for what is only made for the main sample. */
export function problemsOfIncluded({ samples }: SampleGroup): SampleProblem[] {
  return samples
    .slice(1)
    .flatMap(({ transcriptChoices, hasMap }, index) => [
      ...(transcriptChoices === null
        ? []
        : [problemOfIncluded('a transcript', 'transcript="…"', index + 1)]),
      ...(hasMap ? [problemOfIncluded('a map', '“map”', index + 1)] : []),
    ]);
}

function problemOfIncluded(what: string, words: string, sample: number): SampleProblem {
  return atFence(
    `The ink sample asks for ${what}, but another sample includes it.`,
    `Put ${words} at the sample that the story starts in.`,
    sample,
  );
}

function atFence(message: string, hint: string, sample = 0): SampleProblem {
  return { severity: 'error', sample, line: 0, message, hint };
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? text;
}
