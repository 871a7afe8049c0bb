// Imported module by module: the pages’ worker already has the runtime when it fetches the compiler.
import { Compiler } from 'inkjs/compiler/Compiler';
import { CompilerOptions } from 'inkjs/compiler/CompilerOptions';
import type { Story as ParsedStory } from 'inkjs/compiler/Parser/ParsedHierarchy/Story';
import type { Story } from 'inkjs/engine/Story';
import { withIncludes } from './include-issues';
import { readInkIssue, uniqueIssues, type InkIssue } from './ink-issue';
import type { ParsedKnots } from './parsed-knots';
import { shareIdentifierCharacters } from './share-identifier-characters';

shareIdentifierCharacters();

/** A story’s text, with the files that it can include, by name. */
export interface InkProgram {
  source: string;
  files: Readonly<Record<string, string>>;
}

/** The result of compiling a program: a story unless it has errors. */
export interface CompiledInk {
  story: Story | null;
  issues: InkIssue[];
  /** The parser’s tree, with the targets of its diverts, even if the program does not compile; null if that fails. */
  tree: () => ParsedStory | null;
}

export interface CompileOptions {
  /** Whether to count the visits of every place, as in a published game. */
  countsAllVisits?: boolean;
  /** The knots of the compilation before, whose tree is not read any more. */
  knots?: ParsedKnots | null;
}

/** Compiles a program; never throws, all complaints are in `issues` (except the author’s TODO notes). */
export function compileInk(
  program: InkProgram,
  { countsAllVisits = false, knots = null }: CompileOptions = {},
): CompiledInk {
  const { compiler, story, messages } = runCompiler(program, countsAllVisits, knots);
  const issues = messages.filter((message) => !message.startsWith('TODO:')).map(readInkIssue);
  const hasErrors = issues.some(({ isWarning }) => !isWarning);
  return {
    story: hasErrors ? null : story,
    issues: uniqueIssues(withIncludes(issues, program)),
    tree: () => treeOf(compiler, story),
  };
}

function treeOf(compiler: Compiler, story: Story | null): ParsedStory | null {
  try {
    const { parsedStory } = compiler;
    // After an error of the parser, the compiler stops before it looks for targets.
    if (story === null) resolveTargets(parsedStory);
    return parsedStory;
  } catch {
    return null;
  }
}

function resolveTargets(parsed: ParsedStory): void {
  try {
    parsed.ExportRuntime(() => undefined);
  } catch {
    // The rest of the tree cannot be resolved; what was, stays.
  }
}

/** What inkjs means by an error without words: it throws one before it gets to say this. */
const STORED_END = "Can't use -> DONE or -> END as variable divert targets";

function runCompiler(
  { source, files }: InkProgram,
  countsAllVisits: boolean,
  knots: ParsedKnots | null,
): { compiler: Compiler; story: Story | null; messages: string[] } {
  const messages: string[] = [];
  const fileHandler = {
    ResolveInkFilename: (name: string) => name,
    LoadInkFileContents: (name: string) => {
      const text = Object.hasOwn(files, name) ? files[name] : undefined;
      if (text === undefined) throw new Error('no such file');
      return text;
    },
  };
  const options = new CompilerOptions(
    null,
    [],
    countsAllVisits,
    (message) => messages.push(message),
    fileHandler,
  );
  const compiler = new Compiler(source, options);
  let story: Story | null = null;
  try {
    story =
      knots === null
        ? compiler.Compile()
        : knots.during(
            () => messages.length,
            () => compiler.Compile(),
          );
  } catch (error) {
    // The compiler throws after it has reported errors, and when it fails itself.
    if (messages.length > 0) return { compiler, story, messages };
    const message = error instanceof Error ? error.message : String(error);
    messages.push(message === '' ? STORED_END : message);
  }
  return { compiler, story, messages };
}
