import type { Problem } from '../../base/problems/problem';
import { SLIP_PAGES } from '../../ink/slips/slip-pages';
import type { SlipEntry } from '../../lessons/slips/slip-entry';
import { entries } from '../project/entries';
import type { SampleCheckOptions } from '../samples/check-samples';
import { cacheResults, resultKey } from '../threads/cache-results';
import type { Task } from '../threads/task';

const proveSlip: Task<SlipEntry, Problem[]> = { file: entries.proveSlip, name: 'proveSlip' };

/** The anchors of each page by its id; null if the page cannot be read. */
type Pages = ReadonlyMap<string, { anchors: readonly string[] | null }>;

/** Proves every slip, once per content, and that each kind of note leads to a page that is there. */
export async function checkSlips(
  slips: readonly SlipEntry[],
  pages: Pages,
  { digest, ...options }: SampleCheckOptions,
): Promise<Problem[]> {
  if (slips.length === 0) return [];
  const inputs = slips.map((input) => ({ input, key: resultKey(digest, ['slip', input]) }));
  const results = await cacheResults(proveSlip, inputs, options);
  return [...unknownPages(pages), ...results.flat()];
}

/** The pages that notes lead to, but that are gone. */
function unknownPages(pages: Pages): Problem[] {
  return Object.entries(SLIP_PAGES).flatMap(([kind, address]) => {
    const [id = '', anchor] = address.split('#');
    const page = pages.get(id);
    const isThere =
      page !== undefined && (anchor === undefined || (page.anchors?.includes(anchor) ?? true));
    if (isThere) return [];
    return [
      {
        severity: 'error' as const,
        file: entries.slipPages,
        line: 1,
        message: `The note “${kind}” leads to “${address}”, which is not on the site.`,
        hint: 'Write the id of a page that explains it, with one of its headings.',
      },
    ];
  });
}
