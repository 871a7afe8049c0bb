import { readAnnouncement } from './read-announcement';

const file = {
  isShown: true,
  id: 'fair',
  text: 'The fair is open.',
  linkLabel: '',
  linkHref: '/docs/',
  isCloseable: true,
};

it('reads an announcement with its link', () => {
  expect(readAnnouncement(file)).toEqual({
    id: 'fair',
    text: 'The fair is open.',
    link: { label: '/docs/', href: '/docs/' },
    isCloseable: true,
  });
});

it.each([
  ['is switched off', { isShown: false }],
  ['has no text', { text: '' }],
])('has none where it %s', (_, change) => {
  expect(readAnnouncement({ ...file, ...change })).toBeNull();
});

it('tells announcements without an id apart by their text', () => {
  expect(readAnnouncement({ ...file, id: '', linkHref: '' })).toEqual({
    id: file.text,
    text: file.text,
    isCloseable: true,
  });
});
