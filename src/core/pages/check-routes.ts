import type { Problem } from '../problems/problem';
import type { DocRecord } from './doc-record';
import type { PagePlan } from './page-plan';

/** Finds addresses that two pages claim; the later would replace the earlier without a word. */
export function checkRoutes(
  pages: readonly PagePlan[],
  docs: readonly DocRecord[],
  otherPaths: readonly string[],
): Problem[] {
  const taken = new Map<string, string>(otherPaths.map((path) => [path, 'a page in src/pages']));
  return pages.flatMap(({ path, context }): Problem[] => {
    const owner = describe(context, docs, path);
    const before = taken.get(path);
    taken.set(path, owner.name);
    if (before === undefined) return [];
    return [
      {
        severity: 'error',
        file: owner.file,
        line: 1,
        message: `Two pages claim the address ${path}: ${before} and ${owner.name}.`,
        hint: 'Rename one of the files, or give one a “slug” of its own.',
      },
    ];
  });
}

function describe(context: PagePlan['context'], docs: readonly DocRecord[], path: string) {
  if (context.kind === 'doc') {
    const file = docs.find(({ nodeId }) => nodeId === context.nodeId)?.file ?? path;
    return { name: file, file };
  }
  const name = context.kind === 'category' ? `the category “${context.title}”` : `the ${context.kind}`;
  return { name, file: 'content/sidebars.yaml' };
}
