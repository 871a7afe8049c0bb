import { describeRename } from './reopen-page';

const renamed = {
  from: 'content/docs/a.mdx',
  to: 'content/docs/b.mdx',
  withRedirect: true,
  effects: {
    oldPath: '/docs/a/',
    newPath: '/docs/b/',
    linking: ['content/docs/c.mdx', 'content/docs/d.mdx'],
    listing: [],
    ended: [],
    hasReaders: true,
  },
};

it('says what a rename has changed', () => {
  expect(describeRename(renamed, false)).toBe(
    'The page is now at /docs/b/. The links in 2 pages lead to it. Readers of /docs/a/ are sent there.',
  );
  const effects = { ...renamed.effects, linking: [], ended: ['/docs/b/'] };
  expect(describeRename({ ...renamed, withRedirect: false, effects }, false)).toBe(
    'The page is now at /docs/b/. The redirect from there is removed.',
  );
});

it('promises nothing before it is published', () => {
  expect(describeRename(renamed, true)).toBe(
    'The page will be at /docs/b/ once this is published. The links in 2 pages lead to it. Readers of /docs/a/ will then be sent there.',
  );
});

it('names the file of a page whose address stays', () => {
  const effects = { ...renamed.effects, newPath: '/docs/a/', linking: [] };
  expect(describeRename({ ...renamed, effects }, false)).toBe(
    'The file is now content/docs/b.mdx.',
  );
});
