import { includedNames } from '../../ink/story/include-lines';
import { folderOf, pathFrom } from './file-paths';

/** Names that main files usually have, likeliest first. */
const USUAL = ['story.ink', 'main.ink', 'game.ink', 'index.ink', 'start.ink'];

/** The texts that could be a story’s main file: those that no other includes, likeliest first. */
export function mainFiles(texts: ReadonlyMap<string, string>): string[] {
  const included = new Set<string>();
  const weights = new Map<string, number>();
  const byLowerCase = new Map([...texts.keys()].map((path) => [path.toLowerCase(), path]));
  for (const [path, text] of texts) {
    const names = includedNames(text);
    weights.set(path, names.length);
    for (const name of names) {
      // Ink starts from the main file’s folder; it is not known yet, so all folders above are tried.
      for (const folder of foldersAbove(path)) {
        const target = byLowerCase.get(pathFrom(folder, name)?.toLowerCase() ?? '');
        if (target === undefined || target === path) continue;
        included.add(target);
        break;
      }
    }
  }
  const roots = [...texts.keys()].filter((path) => !included.has(path));
  // A circle of files has no beginning, so any of them may be it.
  const candidates = roots.length > 0 ? roots : [...texts.keys()];
  const rank = (path: string): number => {
    const usual = USUAL.indexOf(path.slice(path.lastIndexOf('/') + 1).toLowerCase());
    return (usual < 0 ? USUAL.length : usual) - 10 * Math.min(1, weights.get(path) ?? 0);
  };
  return candidates.sort(
    (one, other) =>
      rank(one) - rank(other) ||
      one.split('/').length - other.split('/').length ||
      (one < other ? -1 : 1),
  );
}

function foldersAbove(path: string): string[] {
  const folders: string[] = [];
  for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder)) folders.push(folder);
  return [...folders, ''];
}
