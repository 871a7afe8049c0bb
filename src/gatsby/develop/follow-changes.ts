import type { GatsbyNode, Node, SourceNodesArgs } from 'gatsby';
import { isDevelop } from '../project/environment';

/** How long no file may change before pages are recreated, in ms: files saved together are processed together. */
const QUIET = 50;
/** Gatsby collects changes for 500 ms, or until there are this many. */
const BATCH = 100;
/** Until Gatsby has moved on from creating pages to running their queries, in ms. */
const NEXT_STATE = 100;

/**
 * When, after a start, everything is done once as after a save, in ms: Node compiles code that runs for the first time,
 * for which the first save would wait.
 */
const REHEARSAL = 15_000;

/** The number of content changes so far, and at the last time it was asked for. */
const changes = { count: 0, asked: 0 };

/** Reports that pages are being created from the current content. */
export function noteContentQuery(): void {
  changes.asked = changes.count;
}

/**
 * Makes Gatsby process a saved file in `develop` at once instead of half a second later. If content changes while
 * Gatsby creates pages, which it would otherwise miss, the pages are created again.
 */
export function followChanges({
  emitter,
  actions,
  getNodesByType,
}: Pick<SourceNodesArgs, 'emitter' | 'actions' | 'getNodesByType'>): void {
  // Each of these changes does nothing, but Gatsby counts it.
  const goOn = () => {
    const [site] = getNodesByType('Site');
    if (site === undefined) return;
    for (let count = 0; count <= BATCH; count += 1) actions.touchNode(site);
  };
  let hasStarted = false;
  emitter.on('BOOTSTRAP_FINISHED', () => {
    hasStarted = true;
    setTimeout(goOn, REHEARSAL).unref();
  });
  let timer: NodeJS.Timeout | undefined;
  emitter.on('ENQUEUE_NODE_MUTATION', ({ type }: { type: string }) => {
    if (!hasStarted || type === 'touchNode') return;
    clearTimeout(timer);
    timer = setTimeout(goOn, QUIET);
  });
  const count = ({ payload }: { payload?: Node }) => {
    if (payload?.internal.type !== 'SitePage') changes.count += 1;
  };
  emitter.on('CREATE_NODE', count);
  emitter.on('DELETE_NODE', count);
  emitter.on('API_FINISHED', ({ payload }: { payload: { apiName: string } }) => {
    if (payload.apiName === 'createPages' && changes.count !== changes.asked) {
      setTimeout(goOn, NEXT_STATE);
    }
  });
}

let isFollowing = false;

/** Gatsby calls this again whenever it has to source all nodes again. */
export const sourceNodes: GatsbyNode['sourceNodes'] = (api) => {
  if (!isDevelop() || isFollowing) return;
  isFollowing = true;
  followChanges(api);
};
