import type { ChangedFile } from '../../../cms/protocol/send-protocol';
import type { Repository } from './find-repository';
import { withOwnIndex } from './own-index';
import { partsOf, requireDone, runGit } from './run-git';

/** What belongs to the site’s content: no file or folder whose name begins with a dot. */
const CONTENT = /^(?:content|static)(?:\/[^./][^/]*)+$/;

/** What differs from the last commit. */
interface Difference {
  /** The content, by paths of the project. */
  changes: ChangedFile[];
  /** The other files, by paths of the repository. */
  others: string[];
}

/** Finds what differs from the last commit. */
export async function changedFiles(repository: Repository): Promise<Difference> {
  const { root, prefix } = repository;
  const status = ['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames'];
  const dirty = partsOf(requireDone(await runGit(root, status))).map((line) => line.slice(3));
  const isContent = (file: string) =>
    file.startsWith(prefix) && CONTENT.test(file.slice(prefix.length));
  const content = dirty.filter(isContent);
  const others = dirty.filter((file) => !isContent(file));
  if (content.length === 0) return { changes: [], others };
  const compare = ['diff-index', '--cached', '-z', '--name-status', '--find-renames', 'HEAD'];
  const printed = await withOwnIndex(repository, content, (env) => runGit(root, compare, { env }));
  return { changes: readChanges(partsOf(requireDone(printed)), prefix.length), others };
}

const KINDS: Readonly<Record<string, ChangedFile['kind']>> = { A: 'new', D: 'deleted' };

/** Reads what `--name-status -z` prints: a letter and a path, or two if it is renamed. */
function readChanges(parts: readonly string[], prefixLength: number): ChangedFile[] {
  const changes: ChangedFile[] = [];
  const rest = parts.values();
  for (const letter of rest) {
    const path = String(rest.next().value).slice(prefixLength);
    if (!letter.startsWith('R')) {
      changes.push({ path, kind: KINDS[letter] ?? 'changed' });
      continue;
    }
    const renamed = String(rest.next().value).slice(prefixLength);
    changes.push({ path: renamed, kind: 'renamed', formerPath: path });
  }
  return changes;
}

/** A change’s paths of the project, before and after. */
export const pathsOf = ({ path, formerPath }: ChangedFile): string[] =>
  formerPath === undefined ? [path] : [path, formerPath];
