/** Something wrong in the content, told so that its author can mend it. */
export interface Problem {
  severity: 'error' | 'warning';
  /** Path of the file, relative to the project. */
  file: string;
  /** Line in the file, from 1. */
  line: number;
  /** What is wrong, and why. */
  message: string;
  /** What to do about it. */
  hint: string;
  /** What mends it, where only one thing can be meant. */
  fix?: Fix;
  /** The frontmatter key that the file lacks, where that is what is wrong. */
  missingKey?: string;
}

/** A change within one line: `from`, as it is written there, becomes `to`. */
export interface Fix {
  from: string;
  to: string;
}

/** Tells whether any of the problems must stop a build; warnings do so only when `isStrict` (CI). */
export function mustStop(problems: readonly Problem[], isStrict: boolean): boolean {
  return problems.some(({ severity }) => isStrict || severity === 'error');
}
