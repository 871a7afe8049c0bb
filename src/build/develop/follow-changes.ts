import type { GatsbyNode, Node, SourceNodesArgs } from 'gatsby';
import { isDevelop } from '../environment';

/** How long no file may change before the pages are made anew, in ms: what is saved together goes together. */
const QUIET = 50;
/** Gatsby gathers changes for 500 ms, or until there are this many. */
const BATCH = 100;
/** Until Gatsby has gone on from making pages to their queries, in ms. */
const NEXT_STATE = 100;

/** How many changes of content there were; and how many, when it was last asked for. */
const changes = { count: 0, asked: 0 };

/** Says that pages are being made of the content as it is now. */
export function noteContentQuery(): void {
  changes.asked = changes.count;
}

/**
 * In `develop`, has Gatsby go on as soon as what was saved is there, instead of half a second later. And what changes
 * while Gatsby makes pages, for which it would make none, has them made once more.
 */
export function followChanges({
  emitter,
  actions,
  getNodesByType,
}: Pick<SourceNodesArgs, 'emitter' | 'actions' | 'getNodesByType'>): void {
  // Each is a change that changes nothing, and that Gatsby counts.
  const goOn = () => {
    const [site] = getNodesByType('Site');
    if (site === undefined) return;
    for (let count = 0; count <= BATCH; count += 1) actions.touchNode(site);
  };
  let hasStarted = false;
  emitter.on('BOOTSTRAP_FINISHED', () => {
    hasStarted = true;
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

/** Gatsby calls this again whenever it is told to fetch everything anew. */
export const sourceNodes: GatsbyNode['sourceNodes'] = (api) => {
  if (!isDevelop() || isFollowing) return;
  isFollowing = true;
  followChanges(api);
};
