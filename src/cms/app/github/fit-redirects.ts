import { formFiles } from '../../../config/cms-address';
import { addressOf, isDraft } from '../../editing/plan-changes';
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
  const trees = [base, own, published];
  const changed = [...new Set(trees.flatMap(pagesIn))].filter(
    (file) => new Set(trees.map((tree) => tree.get(file))).size > 1,
  );
  const texts = await Promise.all(trees.map((tree) => repository.texts(tree, [...changed, FILE])));
  const merged = (file: string): string | undefined => {
    const written = changes.get(file);
    if (typeof written === 'string' || written === null) return written ?? undefined;
    return texts[trees.indexOf(written === undefined ? published : own)]?.get(file);
  };
  const source = merged(FILE);
  if (source === undefined) return all;
  const [there, open, gone] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const file of changed) {
    const place = placeOf(file);
    const text = merged(file);
    if (place === null) continue;
    if (text === undefined) {
      for (const old of texts.flatMap((side) => side.get(file) ?? []))
        gone.add(addressOf(old, file, place));
      continue;
    }
    there.add(addressOf(text, file, place));
    // Until a draft is published, a redirect may lead away from it.
    if (!isDraft(text, file)) open.add(addressOf(text, file, place));
  }
  const fit = fitRedirects(source, {
    isPage: (path) => open.has(path),
    isGone: (path) => gone.has(path) && !there.has(path),
  });
  if (fit !== source) all.set(FILE, fit);
  return all;
}

function pagesIn(tree: Tree): string[] {
  return [...tree.keys()].filter((file) => placeOf(file) !== null);
}
