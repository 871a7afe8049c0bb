import type { DocsVersion } from '../../config/site-config';
import { removalEffects } from './removal-effects';

const version: DocsVersion = {
  name: 'current',
  label: 'Next',
  path: '/docs',
  contentDir: 'content/docs',
  sidebarFile: 'content/sidebars.yaml',
  isLast: true,
  mainDocument: 'a',
};
const page = (body: string) => `---\ntitle: A\ndescription: B.\n---\n\n${body}\n`;
const texts = new Map([
  ['content/docs/a.mdx', page('[B](./b.mdx) ![x](/img/both.svg)')],
  [
    'content/docs/b.mdx',
    page('![x](/img/both.svg) ![y](/img/a/only.png) <Figure src="/img/z.svg" />'),
  ],
  ['content/docs/draft.mdx', page('')],
  ['content/sidebars.yaml', 'main:\n  - a\n  - b\n'],
  ['content/redirects.yaml', '- from: /old/\n  to: /docs/b/\n- from: /older/\n  to: /old/\n'],
]);
const effectsOf = (docId: string) =>
  removalEffects(texts, `content/docs/${docId}.mdx`, { version, docId }, 'content/redirects.yaml');

it('finds who needs a page, and what goes and stays', () => {
  expect(effectsOf('b')).toEqual({
    address: '/docs/b/',
    users: ['content/docs/a.mdx'],
    isListed: true,
    redirects: ['/old/', '/older/'],
    pictures: ['/img/a/only.png', '/img/z.svg'],
  });
  const nothing = { users: [], isListed: false, redirects: [], pictures: [] };
  expect(effectsOf('draft')).toEqual({ address: '/docs/draft/', ...nothing });
});
