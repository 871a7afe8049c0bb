import type { Problem } from '../problems/problem';
import type { PagePlan } from './page-plan';

/** Finds addresses that two pages claim; the later would replace the earlier without a word. */
export function checkRoutes(pages: readonly PagePlan[], otherPaths: readonly string[]): Problem[] {
  const taken = new Map<string, string>(otherPaths.map((path) => [path, 'a page in src/pages']));
  return pages.flatMap(({ path, origin: { name, file, line } }): Problem[] => {
    const before = taken.get(path);
    taken.set(path, name);
    if (before === undefined) return [];
    return [
      {
        severity: 'error',
        file,
        line,
        message: `Two pages claim the address ${path}: ${before} and ${name}.`,
        hint: 'Rename one of the files, or give one a “slug” of its own.',
      },
    ];
  });
}
