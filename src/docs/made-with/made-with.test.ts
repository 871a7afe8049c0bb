import { drawMadeWith } from './draw-made-with';
import { parseMadeWith } from './parse-made-with';

const parse = (...lines: string[]) => parseMadeWith(lines.join('\n'), 'made-with.yaml');
const work = [
  '- title: Зима',
  '  language: ru',
  '  by: A. Writer',
  '  about: A short game.',
  '  play: https://example.org/play/',
  '  source: https://example.org/',
  '  said: https://example.org/readme',
];

test('a work is drawn with its links, and its title in its language', () => {
  const { works, problems } = parse(...work);
  expect(problems).toEqual([]);
  expect(drawMadeWith([['MadeWith', 0]], works)).toEqual([
    [
      'dl',
      0,
      ['dt', { id: 'зима', lang: 'ru' }, 'Зима'],
      [
        'dd',
        0,
        'A short game. By A. Writer.',
        ['br', 0],
        ['a', { href: 'https://example.org/play/' }, 'Play it'],
        ' · ',
        ['a', { href: 'https://example.org/' }, 'Source'],
        ' · ',
        ['a', { href: 'https://example.org/readme' }, 'What its maker says'],
      ],
    ],
  ]);
});

test.each([
  [
    work.with(4, '  play: javascript:alert(1)'),
    '1: “play” of “Зима” is no web address. Begin it with https://.',
  ],
  [
    work.with(5, '  source: http://example.org'),
    '1: “source” of “Зима” is no web address. Begin it with https://.',
  ],
  [[...work, ...work], '8: “Зима” is listed twice. Keep one of the two.'],
  [work.slice(0, 6), '1: “Зима” has no “said”. Add “said: …” to it.'],
  [
    [...work, '  url: https://a.org'],
    '8: “Зима” has an unknown key “url”. Known keys: title, language, by, about, play, source, said.',
  ],
  [['title: A'], '1: This is not a list of works. Begin each with “- title: …”.'],
])('%j', (lines, said) => {
  const { problems } = parse(...lines);
  expect(problems.map(({ line, message, hint }) => `${line}: ${message} ${hint}`)).toEqual([said]);
});
