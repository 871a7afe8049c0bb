import type { SendState } from '../../../cms/protocol/send-protocol';

/** A repository at a host that has pull requests. */
interface HostedRepository {
  kind: 'github' | 'gitlab';
  /** The address of its page, without a slash at the end. */
  page: string;
  owner: string;
}

/** `git@host:owner/name.git`, `ssh://git@host:22/owner/name` or `https://name@host/owner/name.git`. */
const ADDRESS =
  /^(?:(?:https?|ssh|git):\/\/(?:[^/@]*@)?(?<host>[\w.-]+)(?<port>:\d+)?\/|(?:[^/@]+@)?(?<shortHost>[\w.-]{2,}):(?!\/))(?<path>[^?#]+?)(?:\.git)?\/?$/;

/** Reads which repository an address of a remote belongs to; null if its host is not known to have pull requests. */
export function hostedAt(address: string): HostedRepository | null {
  const groups = ADDRESS.exec(address)?.groups;
  const host = groups?.host ?? groups?.shortHost ?? '';
  const kind = (['github', 'gitlab'] as const).find((name) => host.split('.').includes(name));
  const path = groups?.path ?? '';
  if (kind === undefined || !path.includes('/')) return null;
  // The port of ssh is not that of the site.
  const port = address.startsWith('http') ? (groups?.port ?? '') : '';
  const owner = path.slice(0, path.lastIndexOf('/'));
  return { kind, page: `https://${host}${port}/${path}`, owner };
}

/** The page at which somebody who may not push makes a copy of a repository; '' if it is not known. */
export function forkPageOf(address: string): string {
  const hosted = hostedAt(address);
  if (hosted === null) return '';
  return hosted.kind === 'github' ? `${hosted.page}/fork` : `${hosted.page}/-/forks/new`;
}

interface Wanted {
  /** The address of the repository that was pushed to, and of the one that is asked to take it. */
  pushed: string;
  base: string;
  branch: string;
  mainBranch: string;
}

/** Where a pull request is opened for a branch; null if the host is not known. */
export function requestPageOf({ pushed, base, branch, mainBranch }: Wanted): SendState['request'] {
  const [from, to] = [hostedAt(pushed), hostedAt(base)];
  if (from === null) return null;
  const [encoded, target] = [branch, mainBranch].map(encodeBranch);
  if (from.kind === 'gitlab') {
    // It offers the original repository by itself.
    const name = encodeURIComponent('merge_request[source_branch]');
    const query = `${name}=${encodeURIComponent(branch)}`;
    return { name: 'merge request', address: `${from.page}/-/merge_requests/new?${query}` };
  }
  const isFork = to?.kind === 'github' && to.page !== from.page;
  const head = isFork ? `${from.owner}:${encoded}` : encoded;
  const { page } = isFork ? to : from;
  return { name: 'pull request', address: `${page}/compare/${target}...${head}?expand=1` };
}

const encodeBranch = (branch: string): string =>
  branch.split('/').map(encodeURIComponent).join('/');
