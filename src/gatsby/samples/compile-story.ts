import { compileInk, type InkProgram } from '../../ink/compile/compile-ink';

/** Compiles a story as a published game has it, with all visits counted; empty if the compiler complains. */
export function compileStory(program: InkProgram): string {
  const { story, issues } = compileInk(program, { countsAllVisits: true });
  return issues.length === 0 ? (story?.ToJson() ?? '') : '';
}
