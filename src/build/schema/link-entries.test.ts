/** @jest-environment node */
import { indexReference } from '../../core/reference/index-reference';
import { parseReference } from '../../core/reference/parse-reference';
import { parseLines } from '../../testing/factories';
import { linkEntries } from './link-entries';

const source = `kind: knot-tag
handledBy: [core]
entries:
  - { name: CLEAR, summary: Clears., page: 'story#history' }
  - { name: IMAGE, summary: Shows., page: 'images#image' }
  - { name: SCREEN, summary: Opens. }
`;
const index = indexReference(parseReference([{ file: 'tags.yaml', source }]).entries);
const pages: Record<string, { path: string; drawnIds: Set<string> }> = {
  story: { path: '/docs/story/', drawnIds: new Set(['tag-clear']) },
  images: { path: '/docs/images/', drawnIds: new Set() },
};

const link = (text: string, withReference = false) => {
  const findPage = jest.fn((docId: string) =>
    Promise.resolve(
      withReference && docId === 'reference'
        ? { path: '/docs/reference/', drawnIds: new Set<string>() }
        : (pages[docId] ?? null),
    ),
  );
  const options = { index, docId: 'story', path: '/docs/story/', findPage };
  return { findPage, linked: linkEntries(parseLines(text).tree, options) };
};

it('leads to rows where they are drawn, and otherwise to headings', async () => {
  expect(await link('`# CLEAR` `# IMAGE`').linked).toEqual([
    [
      'p',
      0,
      ['Term', { href: '#tag-clear', tip: 'tag-clear' }, ['code', 0, '# CLEAR']],
      ' ',
      ['Term', { href: '/docs/images/#image', tip: 'tag-image' }, ['code', 0, '# IMAGE']],
    ],
  ]);
});

it('leads to the list of all entries where no page explains one, once that list is there', async () => {
  expect(await link('`# SCREEN`').linked).toEqual([['p', 0, ['code', 0, '# SCREEN']]]);
  expect(await link('`# SCREEN`', true).linked).toEqual([
    [
      'p',
      0,
      ['Term', { href: '/docs/reference/#tag-screen', tip: 'tag-screen' }, ['code', 0, '# SCREEN']],
    ],
  ]);
});

it('asks for each page once, and for none that is not needed', async () => {
  const { findPage, linked } = link('`# CLEAR` and `CLEAR`');
  await linked;
  expect(findPage.mock.calls).toEqual([['story']]);
});
