/** @jest-environment node */
import { frontmatterResolvers } from './frontmatter-resolvers';

const resolve = (key: string, frontmatter: object) =>
  frontmatterResolvers[key]?.resolve(frontmatter as Record<string, unknown>);

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
