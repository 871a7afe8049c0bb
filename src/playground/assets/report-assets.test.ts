import { growth, PROPORTIONAL } from '../../../testing/growth';
import { reportAssets } from './report-assets';
import { missingFileProblems } from '../files/missing-files';
import { findFileUses } from './find-file-uses';
import { renameFile } from './rename-file';

const program = (source: string, files: Record<string, string> = {}) => ({ source, files });
const pathsIn = (source: string, paths: string[] = []) =>
  findFileUses(program(source), new Set(paths)).map(({ line, path }) => [line, path]);

test.each([
  ['# IMAGE: img/sea.png', [[1, 'img/sea.png']]],
  [
    'Text # AUDIO: a b.mp3 # IMAGE: c.png',
    [
      [1, 'a b.mp3'],
      [1, 'c.png'],
    ],
  ],
  ['# cover: img/cover.jpg 60%', [[1, 'img/cover.jpg']]],
  ['# BACKGROUND: CSS(\\#fff)\n# BACKGROUND: false\n# AUDIO: false', []],
  ['# IMAGE: https:\\/\\/example.org\\/a.png', []],
  ['// # IMAGE: a.png\n/* # IMAGE: b.png\n*/ # IMAGE: c.png // d', [[3, 'c.png']]],
  [
    '* [Go # IMAGE: a.png] There # IMAGE: b.png',
    [
      [1, 'a.png'],
      [1, 'b.png'],
    ],
  ],
  [
    'A [img]a.png[/img] and [img class=x]b.png[/img].',
    [
      [1, 'a.png'],
      [1, 'b.png'],
    ],
  ],
  ['* \\[img\\]a.png\\[/img\\]', [[1, 'a.png']]],
  [
    '[video loop=false poster="p.jpg"]v.mp4[/video]',
    [
      [1, 'p.jpg'],
      [1, 'v.mp4'],
    ],
  ],
  ['[picture x=40]img/cat.png[/picture]<>', [[1, 'img/cat.png']]],
  ['# IMAGE: img/{place}.png', [[1, 'img/*.png']]],
  [
    '# IMAGE: {day: a.png|b.png}',
    [
      [1, 'a.png'],
      [1, 'b.png'],
    ],
  ],
  ['[b]a.png[/b] # mine: b.png \\# IMAGE: c.png', []],
  ['# image: a.png', []],
])('%j names its files', (source, expected) => {
  expect(pathsIn(source)).toEqual(expected);
});

test('strings count if they are a file of the game', () => {
  expect(pathsIn('VAR face = "img/a.png"\nVAR other = "b.png"', ['img/a.png'])).toEqual([
    [1, 'img/a.png'],
  ]);
});

test('used, unused and missing files', () => {
  const report = reportAssets(
    program('# font: Lora\n# IMAGE: ./a.png\n# IMAGE: lamp.pgn', { 'b.ink': '# AUDIO: x/{y}.mp3' }),
    ['a.png', 'x/1.mp3', 'lamp.png', 'css.png', 'fonts/Lora-Bold.woff2', 'Other.ttf', 'custom.css'],
    'p { background: url("css.png") }',
  );
  expect(report.unused).toEqual(['lamp.png', 'Other.ttf']);
  expect(report.missing.map(({ path, line }) => [path, line])).toEqual([['lamp.pgn', 3]]);
  expect(report.uses.get('x/1.mp3')).toMatchObject([{ file: 'b.ink', line: 1 }]);
});

test.each([
  ['lamp.pgn', 'Did you mean “img/lamp.png”?'],
  ['lamp.png', 'Did you mean “img/lamp.png”?'],
  ['IMG/Lamp.png', 'Did you mean “img/lamp.png”?'],
  ['storm.mp3', 'Add it under “Files”, or change the name.'],
])('a missing %s is a problem at its line', (path, hint) => {
  const source = `Text.\n# IMAGE: ${path}\nText.`;
  expect(missingFileProblems(program(source), ['img/lamp.png'])).toMatchObject([
    { severity: 'warning', text: `There is no file “${path}”.`, hint, file: null, line: 2 },
  ]);
  expect(missingFileProblems(program(source), [])).toEqual([]);
});

test('it is mended where only one file can be meant', () => {
  const mendsWith = (paths: string[]) =>
    missingFileProblems(program('Text.\n# IMAGE: lamp.png'), paths).map(({ mend }) => mend?.is);
  expect(mendsWith(['img/lamp.png', 'sea.png'])).toEqual(['# IMAGE: img/lamp.png']);
  expect(mendsWith(['img/lamp.png', 'old/lamp.png'])).toEqual([undefined]);
});

test('a new path replaces the old one wherever it is named, and nowhere else', () => {
  const story = program(
    '# IMAGE: a.png\nVAR x = "a.png"\na.png [img]a.png[/img] # IMAGE: aa.png // # IMAGE: a.png',
    { 'b.ink': '# IMAGE: {x: a.png|b.png}' },
  );
  expect(renameFile(story, 'a.png', 'img/longer.png')).toEqual(
    program(
      '# IMAGE: img/longer.png\nVAR x = "img/longer.png"\na.png [img]img/longer.png[/img] # IMAGE: aa.png // # IMAGE: a.png',
      { 'b.ink': '# IMAGE: {x: img/longer.png|b.png}' },
    ),
  );
  expect(renameFile(story, 'c.png', 'd.png')).toEqual(story);
});

test.each(['# IMAGE: ', '[img]', '[img] ', '"a.', '{', '# IMAGE: {', '\\[', '/*'])(
  '%j again and again takes time in proportion',
  (piece) => {
    expect(
      growth(1000, (count) => findFileUses(program(piece.repeat(count)), new Set())),
    ).toBeLessThan(PROPORTIONAL);
  },
);
