/** @jest-environment jsdom */
import type { PreviewContent } from '../../protocol/preview-content';
import { loadSiteContent, siteContent } from '../kit/site-content';
import { followPublished } from './follow-published';
import { SIDEBAR_FILE } from './page-place';
import type { Repository } from './repository';

const page = (title: string) => `---\ntitle: ${title}\ndescription: D.\n---\n\n## Wicks\n`;
const doc = (docId: string) => ({
  docId,
  file: `content/docs/${docId}.mdx`,
  path: `/docs/${docId}/`,
  title: docId,
  anchors: [],
  headings: [],
  isDraft: false,
  isUnlisted: false,
});
const built: Partial<PreviewContent> = {
  docs: [doc('same'), doc('gone'), doc('other')],
  paths: ['/docs/same/', '/docs/gone/', '/docs/other/'],
  staticFiles: ['/img/old.png', '/img/same.png'],
  images: {},
  entries: [],
  terms: [],
  sidebarSource: 'main:\n  - gone\n',
  blobs: {
    'content/docs/same.mdx': '1',
    'content/docs/gone.mdx': '2',
    'content/docs/other.mdx': '3',
    'static/img/old.png': '4',
    'static/img/same.png': '5',
    [SIDEBAR_FILE]: '6',
  },
};
const published: Record<string, [sha: string, text: string]> = {
  'content/docs/same.mdx': ['1', ''],
  'content/docs/other.mdx': ['7', page('Another title')],
  'content/docs/new.mdx': ['8', page('New')],
  'static/img/same.png': ['5', ''],
  'static/img/lamp.png': ['9', 'bytes'],
  [SIDEBAR_FILE]: ['10', 'main:\n  - new\n'],
  'README.md': ['11', 'Read me.'],
};
const texts = jest.fn((_: unknown, files: Iterable<string>) =>
  Promise.resolve(new Map([...files].map((file) => [file, published[file]?.[1] ?? '']))),
);
const repository = {
  head: () => Promise.resolve('head'),
  tree: () =>
    Promise.resolve(new Map(Object.entries(published).map(([file, [sha]]) => [file, sha]))),
  texts,
  picture: (_: unknown, file: string) => Promise.resolve(new Blob([published[file]?.[1] ?? ''])),
} as unknown as Repository;

it('knows what has been published since the site was built, and reads nothing twice', async () => {
  global.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(built) } as Response),
  );
  URL.createObjectURL = () => 'blob:lamp';
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  await loadSiteContent();
  await followPublished(repository);
  const { docs, paths, staticFiles, sidebarSource } = siteContent();
  expect(docs.map(({ docId, title }) => `${docId}: ${title}`)).toEqual([
    'same: same',
    'other: Another title',
    'new: New',
  ]);
  expect(docs[2]).toMatchObject({
    path: '/docs/new/',
    headings: [{ id: 'wicks', title: 'Wicks' }],
  });
  expect(paths).toEqual(['/docs/same/', '/docs/other/', '/docs/new/']);
  expect(staticFiles).toEqual(['/img/same.png', '/img/lamp.png']);
  expect(sidebarSource).toBe('main:\n  - new\n');
  expect(texts).toHaveBeenCalledTimes(1);
  await followPublished(repository);
  expect(texts).toHaveBeenCalledTimes(1);
});
