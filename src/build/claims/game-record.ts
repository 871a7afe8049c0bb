import type { Observation } from '../../core/claims/observation';
import type { InkIssue } from '../../core/samples/ink-issue';

type Said = Omit<Observation, 'state' | 'variables' | 'visits' | 'saves'>;

/** What a game has said and called since it was last asked. */
export type GameRecord = {
  -readonly [K in keyof Said]: Said[K] extends readonly string[] ? string[] : Said[K];
} & { calls: Record<string, string[]> };

/** A record of nothing yet. */
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

/** Writes down what the compiler says. */
export function recordCompiler(record: GameRecord, issues: readonly InkIssue[]): void {
  for (const { isWarning, line, text } of issues) {
    const place = line === null ? '' : `line ${line}: `;
    (isWarning ? record.compileWarnings : record.compileErrors).push(place + text);
  }
}
