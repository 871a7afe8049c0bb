import { declaredNames } from '../../../ink/compile/declared-names';
import type { StoryProgram } from '../../../ink/story/story-program';
import type { StoryPath } from './bounded-story';
import type { Compilation } from './compile-program';
import { fetchPart } from './fetch-part';
import { lineOf, type StoryLine } from './story-lines';
import { pageFailure } from './story-message';

/** A story’s text: its names, and the compiled story, which is loaded at the first request. */
export class StoryText {
  readonly functionNames: ReadonlySet<string>;
  private compilation: Promise<Compilation> | null = null;

  constructor(private readonly program: StoryProgram) {
    this.functionNames = new Set(this.texts.flatMap(functionsOf));
  }

  /** Names that the story declares, to suggest for a misspelt one. */
  get names(): string[] {
    return [...new Set(this.texts.flatMap(declaredNames))];
  }

  /** Never rejects. */
  compile(): Promise<Compilation> {
    this.compilation ??= this.fetchAndCompile();
    return this.compilation;
  }

  async lineOf(path: StoryPath | null): Promise<StoryLine | null> {
    if (path === null) return null;
    const { story } = await this.compile();
    return story && lineOf(story, path);
  }

  /**
   * The first line with markup that calls a function of this name; null if there is none, for example because the
   * text is composed at run time.
   */
  callerLine(functionName: string): StoryLine | null {
    const isCaller = (line: string) =>
      /\[(?:button|link|area|picture)\b/.test(line) && line.includes(functionName);
    return this.firstLine(isCaller);
  }

  /** The first line whose tag `observe` or `persist` names this variable; null if there is none. */
  watchLine(variable: string): StoryLine | null {
    return this.firstLine((line) => {
      const named = /#\s*(?:observe|persist)\s*:\s*(?<name>[^#]*)/.exec(line)?.groups?.name;
      return named?.trim() === variable;
    });
  }

  private firstLine(isMeant: (line: string) => boolean): StoryLine | null {
    const { source, files } = this.program;
    for (const [file, text] of [[null, source] as const, ...Object.entries(files)]) {
      const place = text.split('\n').findIndex(isMeant);
      if (place >= 0) return { file, line: place + 1 };
    }
    return null;
  }

  private get texts(): string[] {
    return [this.program.source, ...Object.values(this.program.files)];
  }

  private async fetchAndCompile(): Promise<Compilation> {
    try {
      const { compileProgram } = await fetchPart(() => import('./compile-program'));
      return compileProgram(this.program);
    } catch {
      this.compilation = null;
      const failure = pageFailure(
        'Ink’s compiler could not be loaded.',
        'Check the connection; the next change tries again.',
      );
      return { json: null, story: null, parsed: null, messages: [failure] };
    }
  }
}

function functionsOf(source: string): string[] {
  return [...source.matchAll(/^[ \t]*={2,}[ \t]*function[ \t]+(\w+)/gm)].map(
    ([, name = '']) => name,
  );
}
