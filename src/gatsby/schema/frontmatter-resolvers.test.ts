import { frontmatterResolvers } from './frontmatter-resolvers';

const resolve = (key: string, frontmatter: object, args: object = {}) =>
  frontmatterResolvers[key]?.resolve(
    frontmatter as Record<string, unknown>,
    args,
    {},
    {
      // Gatsby’s own resolver, which would format a field with `@dateformat`.
      originalResolver: (source, { capitals }: { capitals?: boolean }) =>
        capitals ? String(source[key]).toUpperCase() : source[key],
    },
  );

it.each([
  ['title', { title: 'A' }, 'A'],
  ['title', {}, ''],
  ['description', { description: { of: 'what?' } }, ''],
  ['draft', { draft: true }, true],
  ['draft', { draft: 'yes' }, null],
  ['keywords', { keywords: 'ink' }, null],
  ['keywords', { keywords: ['ink'] }, ['ink']],
  ['image', {}, null],
])('of “%s” in %j it gives %j', (key, frontmatter, expected) => {
  expect(resolve(key, frontmatter)).toEqual(expected);
});

it('leaves it to Gatsby how a value is given', () => {
  expect(resolve('title', { title: 'a' }, { capitals: true })).toBe('A');
});
