import type { StoryProgram } from '../../ink/story/story-program';

/** A program with other texts in some of its files; null is the main one. */
export function withTexts(
  program: StoryProgram,
  texts: ReadonlyMap<string | null, string>,
): StoryProgram {
  const files = Object.entries(program.files).map(([name, text]) => [
    name,
    texts.get(name) ?? text,
  ]);
  return {
    source: texts.get(null) ?? program.source,
    files: Object.fromEntries(files) as Record<string, string>,
  };
}

/** The text of a file; undefined if there is none of that name. */
export function fileText({ source, files }: StoryProgram, file: string | null): string | undefined {
  return file === null ? source : files[file];
}

/** The files of a story besides the main one, in their order, and the texts of those that it has only then. */
export interface FileList {
  names: readonly string[];
  own: Readonly<Record<string, string>>;
}

/** The files before and after something was done; null if none came or went. */
export function listChange(
  before: StoryProgram,
  after: StoryProgram,
): Record<'undo' | 'redo', FileList> | null {
  const listOf = ({ files }: StoryProgram, other: StoryProgram): FileList => ({
    names: Object.keys(files),
    own: Object.fromEntries(Object.entries(files).filter(([name]) => !(name in other.files))),
  });
  const [undo, redo] = [listOf(before, after), listOf(after, before)];
  return undo.names.join('\n') === redo.names.join('\n') ? null : { undo, redo };
}

/** A program with these files. */
export function withList({ source, files }: StoryProgram, { names, own }: FileList): StoryProgram {
  const texts = names.map((name) => [name, own[name] ?? files[name] ?? ''] as const);
  return { source, files: Object.fromEntries(texts) };
}
