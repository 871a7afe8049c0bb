import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { siteConfig } from '../../../config/site-config';
import { gitBlobs } from './git-blobs';

it('names pages, sidebars and pictures as Git does', () => {
  const projectRoot = path.resolve('.');
  const blobs = gitBlobs(projectRoot, { versions: siteConfig.versions, translationDir: null });
  const named = ['content/docs/quickstart.mdx', 'content/sidebars.yaml', 'static/img/logo.svg'];
  const hashes = execFileSync('git', ['hash-object', '--no-filters', ...named], {
    encoding: 'utf8',
  });
  expect(named.map((file) => blobs[file])).toEqual(hashes.trim().split('\n'));
  expect(blobs).not.toHaveProperty('content/glossary.yaml');
});
