import { formFiles } from '../../../config/cms-address';
import { addressOf } from '../../editing/plan-changes';
import { fitRedirects } from '../../editing/redirects';
import type { Work } from './merge-work';
import { placeOf } from './page-place';
import type { Repository, Tree, Write } from './repository';

const FILE = formFiles.redirects;

/** Whether both sides changed pages’ places or redirects: each can be right, and what a merge makes of them wrong. */
export function mayMisdirect({ base, own, published }: Work): boolean {
  const isOther = (tree: Tree) =>
    tree.get(FILE) !== base.get(FILE) ||
    pagesIn(tree).some((file) => !base.has(file)) ||
    pagesIn(base).some((file) => !tree.has(file));
  return isOther(own) && isOther(published);
}

/** Adds to the changes that merge a writer’s work what they make necessary in the redirects. */
export async function withFitRedirects(
  repository: Repository,
  { base, own, published }: Work,
  changes: ReadonlyMap<string, Write>,
): Promise<Map<string, Write>> {
  const all = new Map(changes);
  const written = changes.get(FILE);
  const source =
    typeof written === 'string' ? written : (await repository.texts(published, [FILE])).get(FILE);
  if (source === undefined) return all;
  const isMerged = (file: string) =>
    changes.has(file) ? changes.get(file) !== null : published.has(file);
  const here = new Set<string>();
  const gone = new Set<string>();
  for (const tree of [base, own, published]) {
    const moved = pagesIn(tree).filter(
      (file) => new Set([base, own, published].map((it) => it.get(file))).size > 1,
    );
    for (const [file, text] of await repository.texts(tree, moved)) {
      const place = placeOf(file);
      if (place !== null) (isMerged(file) ? here : gone).add(addressOf(text, file, place));
    }
  }
  const fit = fitRedirects(source, {
    isPage: (path) => here.has(path),
    isGone: (path) => gone.has(path) && !here.has(path),
  });
  if (fit !== source || typeof written === 'string') all.set(FILE, fit);
  return all;
}

function pagesIn(tree: Tree): string[] {
  return [...tree.keys()].filter((file) => placeOf(file) !== null);
}
