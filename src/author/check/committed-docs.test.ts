import { execFileSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { addFiles, makeProject } from '../../../testing/temp-project';
import { readCommittedDocs } from './committed-docs';

const page = (title: string) =>
  `---\ntitle: ${title}\ndescription: D.\n---\n\n${title} has a text\n\nof its own: ${title}.\n`;

function makeRepository(files: Record<string, string>): string {
  const root = makeProject(files);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '-qm', 'All');
  return root;
}

it('knows where pages have gone since a commit, and which addresses they had', () => {
  const root = makeRepository({
    'content/docs/saves.mdx': page('Saves'),
    'content/docs/gone.mdx': page('Gone'),
    'content/docs/slug.mdx': page('Slug').replace('title:', 'slug: /there\ntitle:'),
    'content/docs/draft.mdx': page('Draft').replace('title:', 'draft: true\ntitle:'),
    'content/docs/same.mdx': page('Same'),
  });
  const docs = (name: string) => path.join(root, 'content/docs', name);
  renameSync(docs('saves.mdx'), docs('saved-games.mdx'));
  for (const name of ['gone.mdx', 'draft.mdx']) rmSync(docs(name));
  addFiles(root, { 'content/docs/slug.mdx': page('Slug') });
  const { moved, addresses } = readCommittedDocs(root, 'HEAD');
  expect([...moved]).toEqual([['content/docs/saves.mdx', 'content/docs/saved-games.mdx']]);
  expect([...addresses.keys()].sort()).toEqual(['/docs/gone/', '/docs/saves/', '/docs/there/']);
});

it('has nothing to compare with without git', () => {
  const { moved, addresses } = readCommittedDocs(
    makeProject({ 'content/docs/a.mdx': page('A') }),
    'HEAD',
  );
  expect(moved.size + addresses.size).toBe(0);
});
