import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { addFiles, makeProject } from './temp-project';

// What is configured on the machine of whoever runs the tests is none of their business.
process.env.GIT_CONFIG_GLOBAL = '/dev/null';
process.env.GIT_CONFIG_NOSYSTEM = '1';

type Git = (...args: string[]) => string;

/** Runs Git in a folder; returns what it prints, without the last line break. */
export const gitIn =
  (folder: string): Git =>
  (...args) =>
    execFileSync('git', ['-c', 'core.quotePath=off', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trimEnd();

const asAuthor = (name: string) => [
  '-c',
  `user.name=${name}`,
  '-c',
  `user.email=${name.toLowerCase()}@example.org`,
];

/** A clone of a bare repository with one commit of these files, for Ada; `cloneFor` makes one for somebody else. */
export function makeClone(files: Record<string, string>) {
  const begin = makeProject(files);
  const git = gitIn(begin);
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git(...asAuthor('Ada'), 'commit', '-qm', 'Begin');
  const bareRoot = path.join(begin, '.git');
  const cloneFor = (name: string) => {
    const root = path.join(makeProject(), 'site');
    git('clone', '-q', ...asAuthor(name), bareRoot, root);
    const write = (written: Record<string, string>) => addFiles(root, written);
    return { root, git: gitIn(root), write };
  };
  git('config', 'core.bare', 'true');
  return { bare: git, bareRoot, cloneFor, ...cloneFor('Ada') };
}
