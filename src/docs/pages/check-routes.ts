import { ODD_PATH } from '../../base/paths/odd-path';
import type { Problem } from '../../base/problems/problem';
import type { PagePlan } from './page-plan';

/**
 * Finds invalid addresses, and addresses that two pages claim: the later page would silently replace the earlier one.
 */
export function checkRoutes(pages: readonly PagePlan[], otherPaths: readonly string[]): Problem[] {
  const taken = new Map<string, string>(otherPaths.map((path) => [path, 'a page in src/pages']));
  return pages.flatMap(({ path, origin: { name, file, line } }): Problem[] => {
    const problem = (message: string, hint: string): Problem[] => [
      { severity: 'error', file, line, message, hint },
    ];
    const before = taken.get(path);
    taken.set(path, name);
    if (before !== undefined)
      return problem(
        `Two pages claim the address ${path}: ${before} and ${name}.`,
        'Rename one of the files, or give one of them another “slug”.',
      );
    if (ODD_PATH.test(path))
      return problem(
        `The address ${path} cannot be reached.`,
        'Addresses have no “..”, “//”, %, ?, # or backslash: rename the file, or change its “slug”.',
      );
    return [];
  });
}
