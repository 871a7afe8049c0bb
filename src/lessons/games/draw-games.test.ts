import { checkGamePlaces, drawGames } from './draw-games';

const game = {
  id: 'games/door',
  title: 'The Door',
  summary: 'A door.',
  minutes: 5,
  alt: 'A door in the rain.',
  program: { source: '', files: {} },
  archive: 'games-door.abc.zip',
  picture: { address: '/games/games-door.abc.svg', width: 40, height: 20 },
  screen: null,
};

test('draws a game as its picture, which is played in its place, with the way to the playground', () => {
  expect(drawGames([['section', 0, ['WholeGame', { id: 'games/door', line: 9 }]]], [game])).toEqual(
    [
      [
        'section',
        0,
        ['p', 0, 'A door.', ' About 5 minutes.'],
        [
          'Sample',
          { id: 'games-door', archive: 'games-door.abc.zip' },
          [
            'Image',
            { src: '/games/games-door.abc.svg', alt: 'A door in the rain.', width: 40, height: 20 },
          ],
        ],
        [
          'p',
          0,
          ['a', { href: '/playground/?game=games-door.abc.zip' }, 'Open a copy in the playground'],
        ],
      ],
    ],
  );
});

test('a game without a picture has its title in its place', () => {
  expect(
    drawGames([['WholeGame', { id: 'games/door', line: 9 }]], [{ ...game, picture: null }]),
  ).toContainEqual(['Sample', expect.anything(), ['p', 0, ['strong', 0, 'The Door']]]);
});

test('tells where a page names a game that does not exist', () => {
  expect(
    checkGamePlaces(
      'a.mdx',
      [['section', 0, ['WholeGame', { id: 'games/dor', line: 9 }]]],
      [game.id],
    ),
  ).toEqual([
    {
      severity: 'error',
      file: 'a.mdx',
      line: 9,
      message: 'There is no game “games/dor”.',
      hint: 'Did you mean “games/door”? Write its folder below “content”, such as games/door.',
    },
  ]);
});
