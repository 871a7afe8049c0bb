import { emptySite } from '../../../../testing/empty-site';
import type { PreviewContent } from '../../protocol/preview-content';
import { checkForm } from './check-form';

const doc = (docId: string, more: Partial<PreviewContent['docs'][number]> = {}) => ({
  docId,
  file: `content/docs/${docId}.mdx`,
  path: `/docs/${docId}/`,
  title: docId,
  anchors: ['lamps'],
  isDraft: false,
  isUnlisted: false,
  headings: [],
  ...more,
});
const content: PreviewContent = {
  ...emptySite,
  docs: [doc('a'), doc('b'), doc('idea', { isDraft: true }), doc('aside', { isUnlisted: true })],
  paths: ['/docs/a/', '/docs/b/', '/docs/idea/', '/docs/aside/'],
  redirects: ['/docs/old/'],
  staticFiles: ['/img/lamp.svg'],
  referenceFiles: [{ file: 'content/reference/knot-tags.yaml', kind: 'knot-tag' }],
  sidebarSource: 'tutorialSidebar:\n  - a\n',
};
const found = (file: string, source: string) =>
  checkForm(file, source, content).map(({ line, message }) => `${line}: ${message}`);

it('finds doubles and gaps in the sidebar, and pages and links that are none', () => {
  const sidebar = (...items: string[]) => `s:\n${items.map((item) => `  - ${item}\n`).join('')}`;
  const file = 'content/sidebars.yaml';
  expect(found(file, sidebar('a', 'b', 'idea'))).toEqual([]);
  expect(found(file, sidebar('a', 'a', 'c', '{ link: /docs/c/, label: C }'))).toEqual([
    '1: The page “b” is in no sidebar.',
    '3: The sidebar lists “a” twice.',
    '4: The sidebar lists “c”, but there is no such page.',
    '5: The link “C” in the sidebar leads nowhere: /docs/c/.',
  ]);
});

it('finds pages that are none in redirects, the announcement and the glossary', () => {
  const redirect = (from: string, to: string) => `- from: ${from}\n  to: ${to}\n  reason: R.\n`;
  const redirects = [redirect('/docs/old/', '/docs/a/#lamps'), redirect('/docs/b/', '/docs/a/')];
  expect(found('content/redirects.yaml', redirects.join(''))).toEqual([
    '4: The redirect from /docs/b/ shadows a page.',
  ]);
  // As in a build: readers see no drafts.
  const around = [redirect('/docs/idea/', '/docs/a/'), redirect('/docs/was/', '/docs/idea/')];
  expect(found('content/redirects.yaml', around.join(''))).toEqual([
    '4: The redirect from /docs/was/ leads to another one, from /docs/idea/.',
  ]);
  expect(found('content/redirects.yaml', redirect('/docs/was/', '/docs/idea/'))).toEqual([
    '1: The redirect from /docs/was/ points at /docs/idea/, where there is no page.',
  ]);
  const bar = { isShown: true, id: 'x', text: 'T', linkLabel: 'L', linkHref: '/docs/c/' };
  const announcement = (data: object) =>
    found('content/announcement.json', JSON.stringify(data, null, 2));
  expect(announcement(bar)).toEqual([
    '6: The link “L” in the announcement leads nowhere: /docs/c/.',
  ]);
  expect(announcement({ ...bar, linkHref: '/docs/old/' })).toEqual([]);
  const term = '- term: Lamp\n  meaning: It burns.\n  page: a#oil\n';
  expect(found('content/glossary.yaml', term)).toContain(
    '1: “Lamp” points at “#oil” on a, where no heading has that id.',
  );
});

it('finds pages and related entries of the reference that do not exist', () => {
  const file = 'content/reference/knot-tags.yaml';
  const entry =
    'kind: knot-tag\nentries:\n  - name: LAMP\n    summary: S.\n    handledBy: [core]\n    page: c\n    related: [tag-oil]\n';
  const messages = found(file, entry).join('\n');
  expect(messages).toContain('3: “LAMP” is said to be explained on “c”, which is not a page.');
  expect(messages).toContain('7: “LAMP” is related to “tag-oil”');
});
