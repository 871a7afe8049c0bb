import { spawnSync } from 'node:child_process';
import type { LastUpdate } from '../../core/page/page-data';

const RECORD = '\x1e';
const FIELD = '\x1f';

/** The last commit of each file under content/, by path; empty where there is no git history. */
export function lastUpdatesFromGit(projectRoot: string): Map<string, LastUpdate> {
  const { status, stdout } = spawnSync(
    'git',
    [
      '-c',
      'core.quotePath=off',
      'log',
      `--format=${RECORD}%cI${FIELD}%an`,
      '--name-only',
      '--',
      'content',
    ],
    { cwd: projectRoot, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  return status === 0 ? parseGitLog(stdout) : new Map<string, LastUpdate>();
}

/** Reads `git log --name-only` output, newest first, in the format asked for above. */
export function parseGitLog(log: string): Map<string, LastUpdate> {
  const updates = new Map<string, LastUpdate>();
  for (const record of log.split(RECORD).slice(1)) {
    const [head = '', ...files] = record.split('\n');
    const [date = '', author = ''] = head.split(FIELD);
    for (const file of files.filter(Boolean)) {
      if (!updates.has(file)) updates.set(file, { date, author });
    }
  }
  return updates;
}
