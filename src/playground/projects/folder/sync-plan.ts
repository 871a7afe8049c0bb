/** What a file held when project and folder were last in step: fingerprints of its content in both. */
export interface SyncedFile {
  here: string;
  there: string;
}

/** A file of the project. */
export interface FileHere {
  print: string;
  /** Whether the writer has put nothing into it, so that a folder’s own file is better. */
  isDefault?: boolean;
  /** Whether it is made of other files, so that it is written when it is missing and never read. */
  isDerived?: boolean;
}

/** Where a file differs. */
export type Difference = 'both-changed' | 'gone-here' | 'gone-there';

/** The writer’s answer: what the project has, or what the folder has. */
export type Side = 'here' | 'there';

/** What is to be done with a file. */
export type Step =
  /** Nothing: both sides have the same. */
  | { do: 'nothing' }
  /** The folder gets what the project has. */
  | { do: 'write' }
  | { do: 'remove' }
  /** The project gets what the folder has. */
  | { do: 'take' }
  | { do: 'drop' }
  /** The writer is asked; until then, neither side changes. */
  | { do: 'ask'; difference: Difference };

/** The three states of all files, by path. */
export interface SyncStates {
  base: ReadonlyMap<string, SyncedFile>;
  here: ReadonlyMap<string, FileHere>;
  there: ReadonlyMap<string, string>;
  /** What the writer answered. */
  answers?: ReadonlyMap<string, Side>;
  /** The file without which there is no story. */
  main: string;
}

/**
 * What brings a project and its folder in step. A side that has not changed since the last time follows the other one;
 * if both have changed, or if the folder has lost a file, the writer is asked.
 */
export function planSync({ base, here, there, answers, main }: SyncStates): Map<string, Step> {
  const paths = new Set([...base.keys(), ...here.keys(), ...there.keys()]);
  return new Map(
    [...paths].map((path) => {
      const file = here.get(path);
      const step = stepFor(base.get(path), file, there.get(path), path === main);
      const answer = answers?.get(path);
      return [path, step.do === 'ask' && answer ? answered(step.difference, answer) : step];
    }),
  );
}

function stepFor(
  last: SyncedFile | undefined,
  here: FileHere | undefined,
  there: string | undefined,
  isMain: boolean,
): Step {
  if (here?.print === there) return { do: 'nothing' };
  if (here?.isDerived === true) {
    return { do: there === undefined || last?.there === there ? derived(last, here) : 'nothing' };
  }
  const isSameThere = last?.there === there;
  const isSameHere = last?.here === here?.print;
  if (isSameThere && isSameHere) return { do: 'nothing' };
  if (there === undefined) {
    return last === undefined || isMain ? { do: 'write' } : { do: 'ask', difference: 'gone-there' };
  }
  if (isSameThere) return { do: here === undefined ? 'remove' : 'write' };
  if (isSameHere || (last === undefined && here?.isDefault === true)) return { do: 'take' };
  return { do: 'ask', difference: here === undefined ? 'gone-here' : 'both-changed' };
}

function derived(last: SyncedFile | undefined, { print }: FileHere): 'write' | 'nothing' {
  return last?.here === print ? 'nothing' : 'write';
}

function answered(difference: Difference, side: Side): Step {
  if (side === 'here') return { do: difference === 'gone-here' ? 'remove' : 'write' };
  return { do: difference === 'gone-there' ? 'drop' : 'take' };
}
