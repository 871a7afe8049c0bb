import path from 'node:path';
import { siteDocuments } from '../../../testing/load-docs';
import { required } from '../../base/errors/required';
import { siteConfig } from '../../config/site-config';
import { previewContent } from './preview-content';

it('knows headings, games, words, and the sidebar of the version that is edited', async () => {
  const [current] = siteConfig.versions;
  const older = { ...current, name: '2.5', path: '/docs/2.5', isLast: false };
  const projectRoot = path.resolve('.');
  const versions = [required(current, 'The version'), older];
  const { sidebarSource, docs, games, words } = await previewContent(
    projectRoot,
    { versions, translationDir: null },
    siteDocuments(),
  );
  expect(sidebarSource).toContain('tutorialSidebar:\n  - quickstart\n');
  expect(games.map(({ id }) => id)).toContain('games/low-water');
  expect(words).toContain('\nAtrament\n');
  const writing = docs.find(({ docId }) => docId === 'tutorial-basics/create-a-document');
  expect(writing?.headings).toContainEqual({ id: 'make', title: 'Create the page' });
});
