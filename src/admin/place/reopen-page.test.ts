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
    hasReaders: true,
  },
};

it('says what a rename has changed', () => {
  expect(describeRename(renamed)).toBe(
    'The page is now content/docs/b.mdx. The links in 2 pages lead to it. Readers of /docs/a/ are sent there.',
  );
  const effects = { ...renamed.effects, linking: [] };
  expect(describeRename({ ...renamed, withRedirect: false, effects })).toBe(
    'The page is now content/docs/b.mdx.',
  );
});
