import type { CreatePagesArgs } from 'gatsby';
import { makesNodes } from '../schema/on-create-node';
import { madeNodes } from './made-nodes';

/** How long what is made of a saved file is waited for, in ms. */
const PATIENCE = 1000;
const PAUSE = 5;

/** Contents of files of which nothing was made in that time: they are broken, or hold nothing. */
const barren = new Set<string>();

/**
 * Waits for what is made of the files that were just saved: Gatsby does not, and would make a site without them.
 */
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
