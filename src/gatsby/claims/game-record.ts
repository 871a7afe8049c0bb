import type { InkIssue } from '../../ink/compile/ink-issue';
import type { Observation } from '../../lessons/claims/observation';

type Said = Omit<Observation, 'state' | 'variables' | 'visits' | 'saves'>;

/** What a game has output and called since the last observation. */
export type GameRecord = {
  -readonly [K in keyof Said]: Said[K] extends readonly string[] ? string[] : Said[K];
} & { calls: Record<string, string[]> };

/** An empty record. */
export function emptyRecord(): GameRecord {
  return {
    compileErrors: [],
    compileWarnings: [],
    errors: [],
    warnings: [],
    console: [],
    events: [],
    calls: {},
    returned: null,
    output: '',
  };
}

/** Records the compiler’s messages. */
export function recordCompiler(record: GameRecord, issues: readonly InkIssue[]): void {
  for (const { isWarning, line, text } of issues) {
    const place = line === null ? '' : `line ${line}: `;
    (isWarning ? record.compileWarnings : record.compileErrors).push(place + text);
  }
}
