import type { Problem } from '../../base/problems/problem';
import type { SiteContent } from '../../gatsby/content/site-plan';
import { REDIRECTS_FILE } from '../../gatsby/project/content-files';
import type { CommittedDocs } from './committed-docs';

/** A published address that no longer responds, and where its page is now, if anywhere. */
export interface LostAddress {
  from: string;
  /** Null if the page is gone. */
  to: string | null;
  /** The file of that page. */
  file: string;
}

/** Finds addresses that pages had when they were published and that no page or redirect has now. */
export function findLostAddresses(
  { versions, redirects }: SiteContent,
  { moved, addresses }: CommittedDocs,
): LostAddress[] {
  const docs = versions.flatMap((version) => version.docs);
  const known = new Set([...docs.map(({ path }) => path), ...redirects.map(({ from }) => from)]);
  return [...addresses]
    .filter(([address]) => !known.has(address))
    .map(([from, file]) => {
      const now = docs.find(({ originalFile }) => originalFile === (moved.get(file) ?? file));
      return { from, to: now?.path ?? null, file };
    });
}

/** Lists the missing redirects, each with the command that writes it. */
export function describeLostAddresses(
  lost: readonly LostAddress[],
  moved: ReadonlyMap<string, string>,
): Problem[] {
  return lost.map(({ from, to, file }): Problem => {
    const place = to === null ? REDIRECTS_FILE : (moved.get(file) ?? file);
    return {
      severity: 'warning',
      file: place,
      line: 1,
      message: `${from}, where ${file} was published, no longer exists, and readers may have bookmarked it.`,
      hint:
        to === null
          ? `Say where it should lead: npm run new -- redirect --from ${from} --to /docs/…/ --reason "…".`
          : `Create the redirect with npm run content:check -- --fix, or with npm run new -- redirect --from ${from} --to ${to} --reason "…".`,
    };
  });
}
