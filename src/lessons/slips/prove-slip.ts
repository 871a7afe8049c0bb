import type { Problem } from '../../base/problems/problem';
import { compileInk, type InkProgram } from '../../ink/compile/compile-ink';
import { noteForIssue, type SlipNote } from '../../ink/slips/slip-note';
import { slipNotes } from '../../ink/slips/slip-notes';
import { mendStory } from '../../ink/story/mend';
import type { SlipEntry } from './slip-entry';

/** More mends than any slip needs. */
const MOST_MENDS = 10;

type Objection = Pick<Problem, 'message' | 'hint'> & { line?: number };

/** What is wrong with a slip of the content: its note, its mended text, or the right ink beside it. */
export function proveSlip(slip: SlipEntry): Problem[] {
  const { file, inkLine } = slip;
  return objectionsTo(slip).map(({ line = 1, ...said }) => ({
    severity: 'error',
    file,
    line: inkLine + line - 1,
    ...said,
  }));
}

function objectionsTo(slip: SlipEntry): Objection[] {
  const { ink, files, line, note: kind, isQuiet, mended, silent } = slip;
  const program = { source: ink, files };
  const notes = slipNotes(program);
  const note = notes.find((one) => one.file === null && one.line === line);
  if (note?.kind !== kind || note.isQuiet !== isQuiet) {
    const all = notes.map((one) => `${nameOf(one)} in line ${one.line}`).join(', ');
    return [
      {
        line,
        message: `The slip should get the note “${kind}”${isQuiet ? ', quietly,' : ''} in its line ${line}, but gets ${all === '' ? 'none' : all}.`,
        hint: 'Correct “note”, “line” or “quiet”, or what finds it in src/ink/slips.',
      },
    ];
  }
  return [
    ...unexplained(program, line, notes),
    ...(mended === null ? cannotMend(note) : mendsTo(program, mended)),
    ...staysSilent({ source: silent, files }),
  ];
}

function nameOf({ kind, isQuiet }: SlipNote): string {
  return `“${kind}”${isQuiet ? ' (quiet)' : ''}`;
}

/** The compiler’s complaints about the line of a slip are shown in the words of its note. */
function unexplained(program: InkProgram, line: number, notes: readonly SlipNote[]): Objection[] {
  return compileInk(program)
    .issues.filter((issue) => issue.line === line && noteForIssue(issue, notes) === null)
    .map(({ text }) => ({
      line,
      message: `Ink complains about the slip, and the note does not stand in place of it: ${text.split('\n')[0] ?? ''}`,
      hint: 'Take the kind of note out of ACCEPTED in src/ink/slips/slip-note.',
    }));
}

function cannotMend({ mend, line }: SlipNote): Objection[] {
  if (mend === null) return [];
  return [
    {
      line,
      message: `The slip can be fixed: ${JSON.stringify(mend.is)}.`,
      hint: 'Add “mended” to it, the whole text after “Fix”.',
    },
  ];
}

function mendsTo(program: InkProgram, mended: string): Objection[] {
  let now = program;
  for (let count = 0; count < MOST_MENDS; count += 1) {
    const note = slipNotes(now).find(({ mend }) => mend !== null);
    if (note?.mend == null) break;
    now = mendStory(now, note, note.mend) ?? now;
  }
  if (now.source !== mended)
    return [
      {
        message: `“Fix” gives another text: ${JSON.stringify(now.source)}.`,
        hint: 'Correct “mended”, or how it is mended in src/ink/slips.',
      },
    ];
  return complaintsAbout({ ...program, source: mended }, 'The fixed text');
}

function staysSilent(program: InkProgram): Objection[] {
  const said = slipNotes(program).map((note) => ({
    message: `The right ink gets a note, ${nameOf(note)} in its line ${note.line}.`,
    hint: 'Correct “silent”, or what finds it in src/ink/slips.',
  }));
  return [...said, ...complaintsAbout(program, 'The right ink')];
}

function complaintsAbout(program: InkProgram, what: string): Objection[] {
  const [error] = compileInk(program).issues.filter(({ isWarning }) => !isWarning);
  return error === undefined
    ? []
    : [
        {
          message: `${what} does not compile (its line ${error.line ?? 0}): ${error.text.split('\n')[0] ?? ''}`,
          hint: 'Correct it.',
        },
      ];
}
