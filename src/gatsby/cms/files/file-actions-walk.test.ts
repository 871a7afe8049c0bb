import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeVersion } from '../../../../testing/factories';
import { makeProject } from '../../../../testing/temp-project';
import { walkedFiles, walkPages } from '../../../../testing/walk-pages';
import { FileActions } from './file-actions';

// Every page has been committed; asking Git each time takes longer than all else.
jest.mock('../../project/git', () => ({ isCommitted: () => true }));

it('500 renames, new pages and deletions at a desk leave good redirects', async () => {
  const root = makeProject({ ...walkedFiles, 'package.json': '{}' });
  const actions = new FileActions(root, { versions: [makeVersion()], translationDir: null });
  const hashOf = (file: string) => actions.run('read', { paths: [file] })[0]?.hash ?? '';
  const { wrong, counts } = await walkPages(
    {
      files: () =>
        readdirSync(path.join(root, 'content/docs')).map((name) => `content/docs/${name}`),
      redirects: () => readFileSync(path.join(root, 'content/redirects.yaml'), 'utf8'),
      rename: (from, to, withRedirect) =>
        actions.run('rename', { from, to, hash: hashOf(from), withRedirect }),
      create: (file, text) => actions.run('save', { path: file, text, hash: null }),
      remove: (file) => actions.run('remove', { paths: [file] }),
    },
    1,
  );
  expect(wrong).toEqual([]);
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(30);
});
