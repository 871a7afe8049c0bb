import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

const RECORD = '\x1e';

let latest: { history: string; updates: ReadonlyMap<string, string> } | null = null;

/**
 * When each file under content/ was last committed, by path, as ISO 8601; empty where there is no git history. It is
 * read again once there was a commit.
 */
export function lastUpdatesFromGit(projectRoot: string): ReadonlyMap<string, string> {
  const history = `${projectRoot} ${historyStamp(projectRoot)}`;
  if (latest?.history === history) return latest.updates;
  const log = ['log', `--format=${RECORD}%cI`, '--name-only', '--', 'content'];
  const updates = parseGitLog(git(projectRoot, '-c', 'core.quotePath=off', ...log));
  latest = { history, updates };
  return updates;
}

const reflogs = new Map<string, string>();

/** When git last noted where the history ends; '' where it keeps no such notes. */
function historyStamp(projectRoot: string): string {
  const reflog =
    reflogs.get(projectRoot) ?? git(projectRoot, 'rev-parse', '--git-path', 'logs/HEAD');
  reflogs.set(projectRoot, reflog);
  const file = path.resolve(projectRoot, reflog.trim());
  return String(statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? '');
}

/** What git says; nothing where it fails. */
function git(projectRoot: string, ...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  return status === 0 ? stdout : '';
}

/** Reads `git log --name-only` output, newest first, in the format asked for above. */
export function parseGitLog(log: string): Map<string, string> {
  const updates = new Map<string, string>();
  for (const record of log.split(RECORD).slice(1)) {
    const [date = '', ...files] = record.split('\n');
    for (const file of files.filter(Boolean)) {
      if (!updates.has(file)) updates.set(file, date);
    }
  }
  return updates;
}
