import { includedNames } from './include-lines';

/** An ink file, by its path below the folder of the starter stories. */
export interface InkFile {
  name: string;
  source: string;
}

/** A story to start from in the playground. */
export interface Starter {
  /** The file name without its extension; it is part of addresses. */
  slug: string;
  title: string;
  /** What the story shows of ink, in a few words. */
  about: string;
  source: string;
  files: Record<string, string>;
}

// “// Signal hill: tags, markup and a toolbar.”
const FIRST_LINE = /^\/\/\s*(?<title>[^:\n]+):\s*(?<about>.+)$/m;

/**
 * The starter stories among ink files: those at the top level, each with the files it includes at any depth. Throws
 * if a story’s first line is not a comment with its title and what it shows.
 */
export function startersOf(files: readonly InkFile[]): Starter[] {
  const texts = new Map(files.map(({ name, source }) => [name, source]));
  return files
    .filter(({ name }) => !name.includes('/'))
    .map(({ name, source }) => {
      const { title, about } = starterLine(source);
      if (title === undefined || about === undefined) {
        throw new Error(
          `content/playground/${name}, line 1: the story does not say what it is. Begin it with “// Title: what it shows.”`,
        );
      }
      return {
        slug: name.replace(/\.ink$/, ''),
        title,
        about: about.trim(),
        source,
        files: includedBy(source, texts, {}),
      };
    });
}

/** What the first line of a text says if it is the one of a starter: its title, and what it shows. */
export function starterLine(source: string): { title?: string; about?: string } {
  const { title, about } = FIRST_LINE.exec(source.split('\n', 1)[0] ?? '')?.groups ?? {};
  return title === undefined || about === undefined ? {} : { title: title.trim(), about };
}

function includedBy(
  source: string,
  texts: ReadonlyMap<string, string>,
  found: Record<string, string>,
): Record<string, string> {
  for (const name of includedNames(source)) {
    const text = texts.get(name);
    if (text === undefined || name in found) continue;
    found[name] = text;
    includedBy(text, texts, found);
  }
  return found;
}
