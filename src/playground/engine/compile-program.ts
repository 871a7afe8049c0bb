import type { Story } from 'inkjs/full';
import { compileInk } from '../../core/samples/compile-ink';
import { declaredNames } from '../../core/samples/declared-names';
import type { InkIssue } from '../../core/samples/ink-issue';
import type { StoryMessage } from './game-view';
import type { StoryProgram } from './protocol';
import { pageFailure, type Complaint } from './story-message';

/** Characters of all files together. */
export const MAX_PROGRAM_LENGTH = 1_000_000;

/** A program that compiles. */
export interface CompiledProgram {
  /** What a published game loads. */
  json: string;
  /** The compiler’s own story, which is not played: it knows the lines. */
  compiled: Story;
  functionNames: ReadonlySet<string>;
}

export interface Compilation {
  program: CompiledProgram | null;
  /** Names that the program declares. */
  names: string[];
  messages: (StoryMessage | Complaint)[];
}

/** Compiles a program as a game’s build does; never throws. */
export function compileProgram({ source, files }: StoryProgram): Compilation {
  const texts = [source, ...Object.values(files)];
  if (texts.reduce((length, text) => length + text.length, 0) > MAX_PROGRAM_LENGTH) {
    const text = 'The story is too long for this page, which takes up to a million characters.';
    return {
      program: null,
      names: [],
      messages: [pageFailure(text, 'Play it with the engine itself, or shorten it.')],
    };
  }
  const names = [...new Set(texts.flatMap(declaredNames))];
  const { story, issues } = compileInk({ source, files }, { countsAllVisits: true });
  const complain = (issue: InkIssue): Complaint => ({ issue, isEngineFailure: false });
  const messages = issues.map(complain);
  if (story === null) return { program: null, names, messages };
  try {
    const functionNames = new Set(texts.flatMap(functionsOf));
    const json = story.ToJson() ?? '';
    return { program: { json, compiled: story, functionNames }, names, messages };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return {
      program: null,
      names,
      messages: [...messages, complain({ isWarning: false, text, file: null, line: null })],
    };
  }
}

function functionsOf(source: string): string[] {
  return [...source.matchAll(/^[ \t]*={2,}[ \t]*function[ \t]+(\w+)/gm)].map(
    ([, name = '']) => name,
  );
}
