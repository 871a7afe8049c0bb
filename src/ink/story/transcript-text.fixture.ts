import type { Transcript, TranscriptEntry } from './transcript';

/** Formats a transcript as plain text, including its tags, for snapshots; `shownText` has what a player sees. */
export function transcriptText(transcript: Transcript): string {
  const lines: string[] = [];
  transcript.forEach((entry, index) => {
    const last = transcript[index - 1];
    if (last !== undefined && last.kind !== entry.kind) lines.push('');
    lines.push(lineOf(entry));
  });
  return lines.join('\n');
}

function lineOf(entry: TranscriptEntry): string {
  if (entry.kind === 'end') return '(the end)';
  // A tag whose condition is not met is empty, and the engine drops it.
  const tags = (entry.tags ?? []).filter(Boolean).map((tag) => `# ${tag}`);
  if (entry.kind === 'text') return [entry.text, ...tags].filter(Boolean).join(' ');
  return [entry.isChosen ? '>' : ' ', `${entry.number}.`, entry.label, ...tags].join(' ');
}
