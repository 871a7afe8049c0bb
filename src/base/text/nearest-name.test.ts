import { didYouMean, nearestName, otherwise } from './nearest-name';

const names = ['title', 'description', 'slug', 'unlisted', 'br', 'Tabs'];

it.each([
  ['titel', 'title'],
  ['descripton', 'description'],
  ['UNLISTED', 'unlisted'],
  ['tab', 'Tabs'],
  ['bt', 'br'],
  ['rb', 'br'],
])('finds what “%s” was meant to be', (name, expected) => {
  expect(nearestName(name, names)).toBe(expected);
});

it.each([['author'], ['x'], ['p'], [''], ['a.b']])('suggests nothing for “%s”', (name) => {
  expect(nearestName(name, names)).toBeNull();
});

const files = ['content/docs/ink-basics/flow.mdx', 'content/docs/ink-basics/choices.mdx'];

it.each([
  ['content/docs/ink-basics/choises.mdx', 'content/docs/ink-basics/choices.mdx'],
  ['content/docs/ink-basic/flow.mdx', 'content/docs/ink-basics/flow.mdx'],
  ['content/docs/ink-basics/nope.mdx', null],
])('of paths, goes by what is not the same folder: %s', (name, expected) => {
  expect(nearestName(name, files)).toBe(expected);
});

it('suggests nothing where there is nothing', () => {
  expect(nearestName('title', [])).toBeNull();
});

it('writes the opening of a hint, or nothing', () => {
  expect(didYouMean('titel', names)).toBe('Did you mean “title”? ');
  expect(didYouMean('author', names)).toBe('');
});

test('a suggestion and another way are two ways', () => {
  expect(otherwise('Did you mean “title”? ', 'Remove it.')).toBe(
    'Did you mean “title”? Otherwise, remove it.',
  );
  expect(otherwise('', 'Remove it.')).toBe('Remove it.');
});
