import { drawGameSources } from './draw-game-source';

const game = {
  id: 'games/door',
  title: 'The Door',
  summary: 'A door.',
  program: {
    source: 'Rain.\n/// See `door`.\n-> door\n== door\n* [In] -> END',
    files: { 'b.ink': 'B.' },
  },
  archive: 'games-door.abc.zip',
  picture: null,
  screen: null,
};

const draw = (name: string) =>
  drawGameSources([['section', 0, [name, { id: game.id, line: 3 }]]], [game], (code) => [code]);

test('draws the source of a game file by file, each note beside its lines', () => {
  expect(draw('GameSource')).toEqual([
    [
      'section',
      0,
      [
        'div',
        { 'data-noted': '' },
        ['p', 0],
        [
          'CodeBlock',
          { language: 'ink', label: 'main.ink, part 1', title: 'main.ink' },
          ['CodeLine', 0, 'Rain.'],
        ],
      ],
      [
        'div',
        { 'data-noted': '' },
        ['p', 0, ['small', 0, 'See ', ['code', 0, 'door'], '.']],
        [
          'CodeBlock',
          { language: 'ink', label: 'main.ink, part 2' },
          ['CodeLine', 0, '-> door'],
          ['CodeLine', 0, '== door'],
          ['CodeLine', 0, '* [In] -> END'],
        ],
      ],
      [
        'div',
        { 'data-noted': '' },
        ['p', 0],
        [
          'CodeBlock',
          { language: 'ink', label: 'b.ink, part 1', title: 'b.ink' },
          ['CodeLine', 0, 'B.'],
        ],
      ],
    ],
  ]);
});

test('draws the map of the story', () => {
  expect(JSON.stringify(draw('GameMap'))).toMatch(
    /^\[\["section",0,\["StoryMap",\{"map":\{"story"/,
  );
});
