import { announcementLink } from './announcement-link';

const announcement = {
  isShown: true,
  id: 'two',
  text: 'Two is here.',
  linkLabel: 'What is new',
  linkHref: '/docs/quickstart/',
  isCloseable: true,
};
const linkOf = (changes: object) =>
  announcementLink(JSON.stringify({ ...announcement, ...changes }, null, 2));

it('is the link of the bar, with its line', () => {
  expect(linkOf({})).toEqual({ label: 'What is new', href: '/docs/quickstart/', line: 6 });
});

it('is named by its address where it has no words', () => {
  expect(linkOf({ linkLabel: '' })?.label).toBe('/docs/quickstart/');
});

it.each([
  ['a bar that is not shown', { isShown: false }],
  ['a bar without words', { text: '' }],
  ['a bar without a link', { linkHref: '' }],
  ['a link that is no text', { linkHref: 5 }],
])('is none for %s', (_, changes) => {
  expect(linkOf(changes)).toBeNull();
});

it.each([[''], ['{'], ['[]']])('is none for the file “%s”', (source) => {
  expect(announcementLink(source)).toBeNull();
});
