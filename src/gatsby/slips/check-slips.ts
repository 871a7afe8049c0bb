import type { Problem } from '../../base/problems/problem';
import { SLIP_PAGES } from '../../ink/slips/slip-pages';
import type { SlipEntry } from '../../lessons/slips/slip-entry';
import { SLIPS_FOLDER } from '../project/content-files';
import { entries } from '../project/entries';
import { readYamlFiles } from '../project/read-yaml-files';
import type { SampleCheckOptions } from '../samples/check-samples';
import { cacheResults, resultKey } from '../threads/cache-results';
import type { Task } from '../threads/task';
import { readSlips } from './read-slips';

const proveSlip: Task<SlipEntry, Problem[]> = { file: entries.proveSlip, name: 'proveSlip' };

/** The anchors of each page by its id; null if the page cannot be read. */
type Pages = ReadonlyMap<string, { anchors: readonly string[] | null }>;

/** Proves every slip, once per content: a matter of the code that finds them, which no page depends on. */
export async function checkSlips(
  projectRoot: string,
  { digest, ...options }: SampleCheckOptions,
): Promise<Problem[]> {
  const { slips, problems } = readSlips(projectRoot);
  const inputs = slips.map((input) => ({ input, key: resultKey(digest, ['slip', input]) }));
  const results = await cacheResults(proveSlip, inputs, options);
  return [...problems, ...results.flat()];
}

/** Checks that each kind of note leads to a page that is there; a project without slips has no notes. */
export function checkSlipPages(projectRoot: string, pages: Pages): Problem[] {
  if (readYamlFiles(projectRoot, SLIPS_FOLDER).length === 0) return [];
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
