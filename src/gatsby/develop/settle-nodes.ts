import type { CreatePagesArgs } from 'gatsby';
import { makesNodes } from '../schema/on-create-node';
import { madeNodes } from './made-nodes';

/** How long to wait for the nodes of a saved file, in ms. */
const PATIENCE = 1000;
const PAUSE = 5;

/** Contents of files for which no node was created in that time: they are broken or empty. */
const barren = new Set<string>();

/** Waits for the nodes of files that were just saved: Gatsby does not wait, and would build a site without them. */
export async function settleNodes(api: Pick<CreatePagesArgs, 'getNodesByType'>): Promise<void> {
  const awaited = () => {
    const isMade = madeNodes(api);
    return api
      .getNodesByType('File')
      .filter((file) => makesNodes(file) && !isMade(file))
      .map(({ internal }) => internal.contentDigest)
      .filter((digest) => !barren.has(digest));
  };
  const until = Date.now() + PATIENCE;
  while (awaited().length > 0 && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  for (const digest of awaited()) barren.add(digest);
}
