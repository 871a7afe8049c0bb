import { includedFiles } from '../../ink/story/included-files';
import { escapeRegExp } from '../../base/text/escape-reg-exp';
import { isAboveStory, lineKind } from '../../ink/reading/line-kind';
import { inkName } from '../../ink/story/place-title';
import { textOfFile, type StoryProgram } from '../../ink/story/story-program';
import { nameProblem } from './plan-rename';
import { readStoryNames } from '../../ink/story/story-names';
import { endBelow, isBlank, readLines } from '../../ink/reading/source-lines';
import { lineBreakOf, type EditProblem, type TextEdit } from './text-edit';

/** Something that a story remembers: whether it is so, or how many. */
export interface Variable {
  name: string;
  kind: 'flag' | 'number';
}

const DECLARATION =
  /^\s*VAR\s+(?<name>[\p{L}\d_]+)\s*=\s*(?:(?<flag>true|false)|-?\d+(?:\.\d+)?)\s*$/u;

/** What a story remembers by now, as far as it is yes or no, or a number. */
export function variablesIn(program: StoryProgram): Variable[] {
  return includedFiles(program, null)
    .flatMap((file) => readLines(textOfFile(program, file)))
    .flatMap(({ text }): Variable[] => {
      const { name, flag } = DECLARATION.exec(text)?.groups ?? {};
      return name === undefined ? [] : [{ name, kind: flag === undefined ? 'number' : 'flag' }];
    });
}

/** Whether a story uses a name for a number, or for what is so or not. */
export function kindOfUse({ source, files }: StoryProgram, name: string): Variable['kind'] {
  const asNumber = new RegExp(
    String.raw`(?<![\p{L}\d_.])${escapeRegExp(name)}\s*(?:\+\+|--|[-+]=|[<>*/%]|[=!]?=\s*-?\d|[-+](?!>)|\})`,
    'u',
  );
  return [source, ...Object.values(files)].some((text) => asNumber.test(text)) ? 'number' : 'flag';
}

/** Something new to remember, by the words that were typed for it. */
export function newVariable(typed: string, kind: Variable['kind']): Variable {
  return { name: inkName(typed).replaceAll('.', '_'), kind };
}

/** Declares a variable at the top of the main file, unless it is there; or says why it cannot be called like this. */
export function declaration(
  program: StoryProgram,
  { name, kind }: Variable,
): { edits: TextEdit[] } | { problem: EditProblem } {
  if (variablesIn(program).some((one) => one.name === name && one.kind === kind))
    return { edits: [] };
  const scope = { kind: 'variable', knot: null, stitch: null, list: null } as const;
  const problem = nameProblem(name, scope, readStoryNames(program));
  if (problem !== null) return { problem };
  const line = `VAR ${name} = ${kind === 'flag' ? 'false' : '0'}`;
  return { edits: [topEdit(program.source, line)] };
}

/** A line below the last declaration or tag that stands above the story. */
function topEdit(source: string, line: string): TextEdit {
  const eol = lineBreakOf(source);
  const lines = readLines(source);
  const story = lines.findIndex(({ text }) => !isAboveStory(text));
  const above = lines.slice(0, story < 0 ? lines.length : story);
  const at = above.findLastIndex(({ text }) => ['tag', 'declaration'].includes(lineKind(text)));
  const last = above[at];
  const end = last === undefined ? null : endBelow(source, lines, at);
  if (last === undefined || end === null) {
    const gap = source.trim() === '' ? '' : eol;
    return { file: null, from: 0, to: 0, insert: line + eol + gap };
  }
  const isApart = lineKind(last.text) === 'tag';
  const next = lines.find(({ from }) => from > end);
  const gap = next === undefined || isBlank(next) || !isApart ? '' : eol;
  return { file: null, from: end, to: end, insert: eol + (isApart ? eol : '') + line + gap };
}
