import { spawnSync } from 'node:child_process';

/** The output of a git command, or null without git or a repository, or if the command fails. */
export function git(projectRoot: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=off', ...args], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  return status === 0 ? stdout : null;
}

/** The files that a git command lists with `-z`, relative to the project. */
export function gitFiles(projectRoot: string, ...args: string[]): string[] {
  return (git(projectRoot, ...args) ?? '').split('\0').filter(Boolean);
}

/** Whether a commit has a file, relative to the project; also true where there is no commit to ask. */
export function isCommitted(projectRoot: string, file: string, commit = 'HEAD'): boolean {
  return git(projectRoot, 'ls-tree', '--name-only', commit, '--', file) !== '';
}
