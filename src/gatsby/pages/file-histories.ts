import { statSync } from 'node:fs';
import path from 'node:path';
import type { FileHistory } from '../../docs/pages/file-history';
import { git } from '../project/git';

const RECORD = '\x1e';
const FIELD = '\x1f';

/** By path, as git writes it. */
type FileHistories = ReadonlyMap<string, FileHistory>;

let latest: { stamp: string; histories: FileHistories } | null = null;

/**
 * When each file under content/ was last committed and by whom, by path; empty without git history. It is read again
 * after each commit. Authors have their names from .mailmap.
 */
export function fileHistoriesFromGit(projectRoot: string): FileHistories {
  const stamp = `${projectRoot} ${historyStamp(projectRoot)}`;
  if (latest?.stamp === stamp) return latest.histories;
  const log = ['log', `--format=${RECORD}%cI${FIELD}%aN`, '--name-only', '--', 'content'];
  const histories = parseGitLog(git(projectRoot, ...log) ?? '');
  latest = { stamp, histories };
  return histories;
}

const reflogs = new Map<string, string>();

/** When git last recorded the end of the history; '' if it keeps no such record. */
function historyStamp(projectRoot: string): string {
  const reflog =
    reflogs.get(projectRoot) ?? git(projectRoot, 'rev-parse', '--git-path', 'logs/HEAD') ?? '';
  reflogs.set(projectRoot, reflog);
  const file = path.resolve(projectRoot, reflog.trim());
  return String(statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? '');
}

/** Reads `git log --name-only` output, newest first, in the format asked for above. */
export function parseGitLog(log: string): FileHistories {
  const histories = new Map<string, { lastUpdate: string; authors: string[] }>();
  for (const record of log.split(RECORD).slice(1)) {
    const [head = '', ...files] = record.split('\n');
    const [date = '', author = ''] = head.split(FIELD);
    for (const file of files.filter(Boolean)) {
      const history = histories.get(file) ?? { lastUpdate: date, authors: [] };
      if (author !== '' && !history.authors.includes(author)) history.authors.push(author);
      histories.set(file, history);
    }
  }
  return histories;
}
