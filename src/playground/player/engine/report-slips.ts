import type { KnownFiles } from '../../../ink/slips/find-slips';
import { noteForIssue, type SlipNote } from '../../../ink/slips/slip-note';
import { slipNotes } from '../../../ink/slips/slip-notes';
import type { StoryMessage } from '../../../ink/story/story-message';
import type { StoryProgram } from '../../../ink/story/story-program';
import type { Report } from './story-message';

/** Of the text before. */
const known: KnownFiles = new Map();

/** The compiler’s complaints, in the words of a slip where one is their cause, and then the slips that ink accepts. */
export function reportSlips(program: StoryProgram, reports: readonly Report[]): Report[] {
  const notes = slipNotes(program, known);
  const causes = reports.map((report) =>
    'issue' in report ? noteForIssue(report.issue, notes) : null,
  );
  return [
    ...reports.map((report, index) => {
      const cause = causes[index] ?? null;
      if (cause === null || !('issue' in report)) return report;
      return messageOf(cause, report.issue.isWarning ? 'warning' : 'error');
    }),
    ...notes.filter((note) => !causes.includes(note)).map((note) => messageOf(note, 'note')),
  ];
}

function messageOf(note: SlipNote, severity: StoryMessage['severity']): StoryMessage {
  const { kind, file, line, text, hint, mend, why, isQuiet } = note;
  return {
    ...{ severity, file, line, text, hint, why, isEngineFailure: false },
    ...(mend === null ? {} : { mend }),
    ...(isQuiet && severity === 'note' ? { quiet: kind } : {}),
  };
}
