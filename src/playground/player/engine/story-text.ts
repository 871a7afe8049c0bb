import { withoutComments } from '../../../ink/reading/comments';
import { readHeader } from '../../../ink/reading/header';
import type { StoryGraph } from '../../../ink/map/story-graph';
import type { StoryProgram } from '../../../ink/story/story-program';
import type { StoryPath } from './bounded-story';
import type { Compilation } from './compile-program';
import { during, fetchPart } from './phase';
import { UNREACHED } from './protocol';
import { lineOf, type StoryLine } from './story-lines';
import type { Report } from './story-message';

/** A story’s text: its names, and the compiled story, which is loaded at the first request. */
export class StoryText {
  readonly functionNames: ReadonlySet<string>;
  private compilation: Promise<Compilation> | null = null;
  private graph: Promise<StoryGraph | null> | null = null;

  /** Of texts that follow each other while one is written, most knots are the same. */
  constructor(
    readonly program: StoryProgram,
    private readonly isWritten = false,
  ) {
    this.functionNames = new Set(this.texts.flatMap(functionsOf));
  }

  /** Rejects only if the compiler cannot be loaded. */
  compile(): Promise<Compilation> {
    this.compilation ??= during('compile', () => this.fetchAndCompile());
    return this.compilation;
  }

  /** The map of the text, null if it cannot be read. Rejects only if the compiler cannot be loaded. */
  map(): Promise<StoryGraph | null> {
    this.graph ??= during('compile', () => this.readGraph());
    return this.graph;
  }

  /** Gives its knots to the text that follows; its map may have to be read anew. */
  async forgetTree(): Promise<void> {
    const compiled = await this.compilation?.catch(() => null);
    if (compiled) compiled.tree = null;
  }

  async lineOf(path: StoryPath | null): Promise<StoryLine | null> {
    if (path === null) return null;
    const compilation = await this.compile().catch(() => null);
    const story = compilation?.story ?? null;
    return story && lineOf(story, path);
  }

  private get texts(): string[] {
    return [this.program.source, ...Object.values(this.program.files)];
  }

  private async readGraph(): Promise<StoryGraph | null> {
    try {
      const { readStoryGraph } = await fetchPart(
        () => import(/* webpackChunkName: "story-graph" */ '../../../ink/map/read-story-graph'),
      );
      const { tree } = await this.compile();
      return readStoryGraph(this.program, tree === null ? undefined : { tree });
    } catch {
      this.graph = null;
      throw new Error(UNREACHED);
    }
  }

  private async fetchAndCompile(): Promise<Compilation> {
    try {
      const { compileProgram } = await fetchPart(
        () => import(/* webpackChunkName: "compile" */ './compile-program'),
      );
      const compilation = compileProgram(this.program, this.isWritten);
      return { ...compilation, messages: await withSlips(this.program, compilation.messages) };
    } catch {
      this.compilation = null;
      throw new Error(UNREACHED);
    }
  }
}

/** The reports are enough to write by, if the part that knows slips cannot be loaded. */
async function withSlips(program: StoryProgram, reports: Report[]): Promise<Report[]> {
  try {
    const { reportSlips } = await fetchPart(
      () => import(/* webpackChunkName: "slips" */ './report-slips'),
    );
    return reportSlips(program, reports);
  } catch {
    return reports;
  }
}

function functionsOf(source: string): string[] {
  return withoutComments(source)
    .split('\n')
    .flatMap((line) => {
      const header = readHeader(line);
      return header?.kind === 'function' ? [header.name] : [];
    });
}
