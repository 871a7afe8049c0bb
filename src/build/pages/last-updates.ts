import { spawnSync } from 'node:child_process';

const RECORD = '\x1e';

/** When each file under content/ was last committed, by path, as ISO 8601; empty where there is no git history. */
export function lastUpdatesFromGit(projectRoot: string): Map<string, string> {
  const { status, stdout } = spawnSync(
    'git',
    ['-c', 'core.quotePath=off', 'log', `--format=${RECORD}%cI`, '--name-only', '--', 'content'],
    { cwd: projectRoot, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  return status === 0 ? parseGitLog(stdout) : new Map<string, string>();
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
