import { compileInk, type CompiledInk, type InkProgram } from '../../ink/compile/compile-ink';
import { includedNames } from '../../ink/story/include-lines';
import { collectStubs } from './collect-stubs';
import { emptyStubs } from './stubs';
import { writeStubs } from './write-stubs';

/** The first round finds the names that the compiler sees at once; these can reveal more. */
const ROUNDS = 12;

/** Compiles a fragment of a story: missing names and files are replaced by stubs. */
export function compilePiece({ source, files }: InkProgram): CompiledInk {
  const allFiles = { ...emptyFilesOf(source), ...files };
  const stubs = emptyStubs();
  let compiled = compileInk({ source, files: allFiles });
  for (let round = 0; round < ROUNDS && compiled.story === null; round++) {
    if (!collectStubs(compiled.issues, stubs)) break;
    const { text, lineOf } = writeStubs(source, stubs);
    const { issues, ...texts } = compileInk({ source: text, files: allFiles });
    const toSample = (line: number | null) => (line === null ? null : lineOf(line));
    compiled = {
      ...texts,
      issues: issues.map((issue) =>
        issue.file === null ? { ...issue, line: toSample(issue.line) } : issue,
      ),
    };
  }
  return compiled;
}

function emptyFilesOf(source: string): Record<string, string> {
  return Object.fromEntries(includedNames(source).map((name) => [name, '']));
}
