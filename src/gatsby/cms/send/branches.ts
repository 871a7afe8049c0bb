import { plainName } from '../../../base/text/plain-name';
import type { Repository } from './find-repository';
import { partsOf, requireDone, runGit } from './run-git';

/** What the desk’s branches begin with. */
export const DESK = 'write/';
const HEADS = 'refs/heads/';
const LONGEST_NAME = 48;

/** The branches that Git knows here, and what is configured. */
export interface Branches {
  /** The branch that the folder is on; null for none. */
  current: string | null;
  /** The commits of all branches, here and at remotes, by their whole names. */
  refs: ReadonlyMap<string, string>;
  config: ReadonlyMap<string, string>;
  /** The addresses that remotes are pushed to, by their names. */
  remotes: ReadonlyMap<string, string>;
  /** The remotes that are pushed to, and asked to take it; null without any. */
  pushRemote: string | null;
  baseRemote: string | null;
  mainBranch: string;
  /** The published branch, as far as it was fetched. */
  mainRef: string;
}

/** Where the current branch began, by the name of its setting. */
export const cameFromKey = (branch: string): string => `branch.${branch}.camefrom`;

/** Reads the branches of a repository. */
export async function readBranches({ root }: Repository): Promise<Branches> {
  const format = '--format=%(refname)%00%(objectname)%00%(symref)%00%(HEAD)%00';
  const [listed, settings, addresses] = await Promise.all([
    runGit(root, ['for-each-ref', format, 'refs/heads', 'refs/remotes']),
    runGit(root, ['config', '--list', '-z']),
    runGit(root, ['remote', '--verbose']),
  ]);
  const rows = requireDone(listed)
    .split('\0\n')
    .filter(Boolean)
    .map((row) => row.split('\0'));
  const refs = new Map(rows.map(([name = '', commit = '']) => [name, commit]));
  const pointed = new Map(rows.map(([name = '', , target = '']) => [name, target]));
  const config = new Map(
    partsOf(requireDone(settings)).map((entry) => {
      const [key = '', ...value] = entry.split('\n');
      return [key, value.join('\n')];
    }),
  );
  const current = rows.find(([, , , mark]) => mark === '*')?.[0]?.slice(HEADS.length) ?? null;
  const pushed = requireDone(addresses).matchAll(/^(?<name>[^\t]+)\t(?<address>.*) \(push\)/gm);
  const remotes = new Map(
    [...pushed].map(({ groups }) => [groups?.name ?? '', groups?.address ?? '']),
  );
  const names = [...remotes.keys()];
  const pushRemote = pushRemoteOf(current, config, names);
  const baseRemote =
    ['upstream', 'origin'].find((name) => names.includes(name)) ?? pushRemote ?? null;
  const known = { current, refs, config, remotes, pushRemote, baseRemote };
  const mainBranch = mainBranchOf(known, pointed.get(`refs/remotes/${baseRemote}/HEAD`) ?? '');
  const fetched = `refs/remotes/${baseRemote}/${mainBranch}`;
  const mainRef = refs.has(fetched) ? fetched : `refs/heads/${mainBranch}`;
  return { ...known, mainBranch, mainRef };
}

function pushRemoteOf(
  current: string | null,
  config: Branches['config'],
  names: readonly string[],
): string | null {
  const configured = [
    `branch.${current}.pushremote`,
    'remote.pushdefault',
    `branch.${current}.remote`,
  ].map((key) => config.get(key));
  const wanted = [...configured, 'origin', names[0]];
  return wanted.find((name) => name !== undefined && names.includes(name)) ?? null;
}

function mainBranchOf(
  known: Pick<Branches, 'current' | 'refs' | 'config' | 'baseRemote'>,
  remoteHead: string,
): string {
  const { current, refs, config, baseRemote } = known;
  const ofRemote = `refs/remotes/${baseRemote}/`;
  if (remoteHead.startsWith(ofRemote)) return remoteHead.slice(ofRemote.length);
  const usual = [config.get('init.defaultbranch'), 'main', 'master'].find(
    (name) => refs.has(`${ofRemote}${name}`) || refs.has(`refs/heads/${name}`),
  );
  const cameFrom = config.get(cameFromKey(current ?? '')) ?? '';
  const before = cameFrom.startsWith(HEADS) ? cameFrom.slice(HEADS.length) : null;
  return usual ?? before ?? current ?? 'main';
}

/** Whether a branch, here or where it is pushed to, has the name that those of the desk begin with: Git cannot have both. */
export const isNameBlocked = ({ refs, pushRemote }: Branches): boolean =>
  ['refs/heads', `refs/remotes/${pushRemote}`].some((place) =>
    refs.has(`${place}/${DESK.slice(0, -1)}`),
  );

/** A name for a new branch, after the author’s sentence, that no branch has. */
export function newBranchName(sentence: string, refs: Branches['refs'], today: string): string {
  const words = plainName(sentence).replaceAll('_', '-');
  const short =
    words.length > LONGEST_NAME ? words.slice(0, LONGEST_NAME).replace(/-[^-]*$/, '') : words;
  const name = DESK + (short || today);
  const taken = [...refs.keys()].map((ref) => ref.replace(/^refs\/(?:heads|remotes\/[^/]+)\//, ''));
  const numbered = (count: number): string => (count === 1 ? name : `${name}-${count}`);
  let count = 1;
  // Nor can a branch have the name of a folder of others.
  const isTaken = (own: string) =>
    taken.some((other) => other === own || other.startsWith(`${own}/`));
  while (isTaken(numbered(count))) count += 1;
  return numbered(count);
}
