import { importMessages as words } from '../../config/messages/import';
import { includedNames, renameIncludes } from '../../ink/story/include-lines';
import { isPortablePath } from '../../ink/story/portable-name';
import {
  isFileName,
  MAIN_FILE,
  PROJECT_LIMITS,
  type StoryProgram,
} from '../../ink/story/story-program';
import { folderOf, pathFrom, pathWithin } from './file-paths';
import { Refusal } from './refusal';

const { notes: say } = words;

/** A program made of texts by path; the lines that include a file get its name in the program. */
export function nameFiles(
  texts: ReadonlyMap<string, string>,
  main: string,
  folder: string,
): { program: StoryProgram; notes: string[] } {
  const others = [...texts.keys()].filter((path) => path !== main);
  const size = [...texts.values()].reduce((length, text) => length + text.length, 0);
  if (others.length > PROJECT_LIMITS.files) {
    throw new Refusal(words.tooManyInks(PROJECT_LIMITS.files));
  }
  if (size > PROJECT_LIMITS.characters) {
    throw new Refusal(words.tooLong(PROJECT_LIMITS.characters));
  }
  const notes: string[] = [];
  const names = new Map<string, string>();
  const taken = new Map<string, string>();
  for (const path of others) {
    const other = taken.get(path.toLowerCase());
    if (other !== undefined) throw new Refusal(words.clash(path, other));
    taken.set(path.toLowerCase(), path);
    const name = freeName(pathWithin(folder, path), names);
    names.set(path, name);
    if (name !== pathWithin(folder, path)) notes.push(say.renamed(path, name));
  }
  const byLowerCase = new Map([...names.keys()].map((path) => [path.toLowerCase(), path]));
  const included = new Set<string>();
  const rename = (path: string, text: string): string =>
    renameIncludes(text, (written) => {
      // Ink starts from the main file’s folder; some writers start from the file’s own.
      for (const start of new Set([folderOf(main), folder, folderOf(path)])) {
        const target = byLowerCase.get(pathFrom(start, written)?.toLowerCase() ?? '');
        if (target === undefined) continue;
        included.add(target);
        return names.get(target) ?? written;
      }
      return written;
    });
  const source = rename(main, texts.get(main) ?? '');
  const files = Object.fromEntries(
    others.map((path) => [names.get(path) ?? path, rename(path, texts.get(path) ?? '')]),
  );
  for (const path of others) if (!included.has(path)) notes.push(say.loose(path));
  for (const [name, text] of [[main, source] as const, ...Object.entries(files)]) {
    for (const missing of new Set(includedNames(text))) {
      if (!Object.hasOwn(files, missing)) notes.push(say.missing(missing, name));
    }
  }
  return { program: { source, files }, notes };
}

/** A valid name for a file, which no other has. */
function freeName(path: string, names: ReadonlyMap<string, string>): string {
  const taken = new Set([...names.values(), MAIN_FILE].map((name) => name.toLowerCase()));
  const stem = path
    .replace(/\.ink$/i, '')
    .split('/')
    .map((part) =>
      part.replace(/[^\p{L}\p{N}_. -]+/gu, '_').replace(/^[^\p{L}\p{N}_]+|\.+(?=\.)/gu, ''),
    )
    .filter((part) => part !== '')
    .join('/');
  const short = stem.slice(-60).replace(/^[^\p{L}\p{N}_]+/u, '');
  const fits = (name: string) => isFileName(`${name}.ink`) && isPortablePath(name);
  const base = [stem, short].find(fits) ?? 'file';
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? `${base}.ink` : `${base}-${number}.ink`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}
