import { readFileSync } from 'node:fs';
import { parseDifferences } from '../../lessons/differences/parse-differences';
import { differencesMet, missingFiles, TOLD_DIFFERENCES } from './before-download';

const program = (source: string, files = {}) => ({ source, files });
const assets = (...paths: string[]) => new Map(paths.map((path) => [path, new Blob()]));

test('what the download tells is in the list of differences, and holds in a downloaded game', () => {
  const file = 'content/playground/differences.yaml';
  const { differences } = parseDifferences(readFileSync(file, 'utf8'), file);
  const inGames = differences.filter(({ onlyHere }) => !onlyHere).map(({ id }) => id);
  expect(inGames).toEqual(expect.arrayContaining(TOLD_DIFFERENCES));
});

test.each([
  ['# title: A\nEXTERNAL f(x)', ['externals']],
  ['# title: A\n// EXTERNAL f(x)\nText.', []],
  ['# title: A\n[template src=a.html]x[/template]', ['templates']],
  ['# title: A\n# debug', ['debugger']],
  ['# title: A\n# debug: false', []],
  ['# title: A\n<button>x</button> <img src="a.png">', ['html-that-acts', 'html-pictures']],
  ['# title: A\n# font: Lora', ['game-fonts']],
  ['# title: A\n# font: Serif', []],
  ['Text.', ['untitled']],
])('%j meets %j', (source, ids) => {
  expect(differencesMet(program(source), new Map(), null)).toEqual(ids);
});

test('a name of the project is a title', () => {
  expect(differencesMet(program('Text.'), new Map(), 'The Brass Key')).toEqual([]);
});

test('a font of the game is available, and its styles are mentioned', () => {
  const story = program('# title: A\n# font: Lora');
  expect(differencesMet(story, assets('fonts/Lora-Regular.woff2'), null)).toEqual([]);
  expect(differencesMet(story, assets('custom.css'), null)).toEqual(['game-fonts', 'custom-css']);
});

test('names files that the game does not have, once, from all texts', () => {
  const story = program(
    '# cover: img/cover.jpg 50%\nText. # IMAGE: a.png # AUDIO: b.mp3\n[img]a.png[/img] [picture width=5em]c.png[/picture]\n# BACKGROUND: CSS(#222)\n# AUDIOLOOP: false\n// # IMAGE: d.png\n[img]{name}.png[/img] [img]https://a.example/x.png[/img]',
    { 'two.ink': '# PLAY_MUSIC: wind.ogg' },
  );
  expect(missingFiles(story, assets('a.png'))).toEqual([
    'b.mp3',
    'c.png',
    'img/cover.jpg',
    'wind.ogg',
  ]);
});
