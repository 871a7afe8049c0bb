/** Something wrong in the content, described so that its author can fix it. */
export interface Problem {
  severity: 'error' | 'warning';
  /** Path of the file, relative to the project. */
  file: string;
  /** Line in the file, from 1. */
  line: number;
  /** What is wrong, and why. */
  message: string;
  /** How to fix it. */
  hint: string;
  /** The fix, if only one is possible. */
  fix?: Fix;
  /** Of advice on spelling and style, which `content:check` gives and no build asks for: what it is about. */
  advice?: Advice;
  /** Of a problem in a form: its file is not saved while it is there. Others are saved, and stop a build. */
  stopsSaving?: true;
  /** The missing key of a page’s frontmatter, or of an item of a data file, if that is the problem. */
  missingKey?: string;
}

/** A change within one line: `from`, as written there, becomes `to`. */
export interface Fix {
  from: string;
  to: string;
}

/** Words of a line, and what may be meant instead. */
export interface Advice {
  rule: 'spelling' | 'style';
  words: string;
  /** Where they begin or, in a longer word, where that begins, from 1; only known in the text of a page. */
  column?: number;
  /** Likeliest first. */
  meant: readonly string[];
}

/** What a problem is called: all but advice stops a build of the published site. */
export function gradeOf({ advice }: Problem): 'problem' | 'hint' {
  return advice === undefined ? 'problem' : 'hint';
}

/** Tells whether any of the problems must stop a build; warnings only do so if `isStrict` (CI). */
export function mustStop(problems: readonly Problem[], isStrict: boolean): boolean {
  return problems.some(({ severity }) => isStrict || severity === 'error');
}
