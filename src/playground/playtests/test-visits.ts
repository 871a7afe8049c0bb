import { useMemo, useSyncExternalStore } from 'react';
import { isSameProgram, type StoryProgram } from '../../ink/story/story-program';
import type { TestReport } from './walk/report';

/** Which places the last tests visited. */
interface TestedProgram {
  program: StoryProgram;
  plays: number;
  visits: ReadonlyMap<string, number>;
}

/** How many of the plays of the tests came by a place, by the places’ ids. */
export interface TestVisits {
  plays: number;
  countAt: (place: string) => number;
}

let last: TestedProgram | null = null;
const listeners = new Set<() => void>();

/** Lets other tools know what the tests visited, until the next tests. */
export function shareTestVisits(program: StoryProgram, { plays, visits }: TestReport): void {
  last = { program, plays, visits: new Map(visits.map((one) => [one.name, one.plays])) };
  for (const listener of listeners) listener();
}

/** What the last tests visited; null if there were none with exactly this text. */
export function useTestVisits(program: StoryProgram): TestVisits | null {
  const known = useSyncExternalStore(
    subscribe,
    () => last,
    () => null,
  );
  return useMemo(() => {
    if (known === null || known.plays === 0 || !isSameProgram(known.program, program)) return null;
    const { plays, visits } = known;
    // Every play is at the beginning, which has no name.
    return { plays, countAt: (place) => (place === '' ? plays : (visits.get(place) ?? 0)) };
  }, [known, program]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
