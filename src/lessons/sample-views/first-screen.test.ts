import { firstScreen } from './first-screen';

test.each([
  '# title: The Seed Library\n# cover: img/cover.jpg 60%\nText',
  'VAR x = 1\n\n// The last page.\n# about: credits\n-> a',
])('a story that is about its title screen begins there', (source) => {
  expect(firstScreen(source)).toBe('title');
});

test.each(['# title: Lamp\nText', 'Text\n# background: a.jpg', '# BACKGROUND: a.jpg\nText'])(
  'another begins with its first scene',
  (source) => {
    expect(firstScreen(source)).toBe('game');
  },
);
