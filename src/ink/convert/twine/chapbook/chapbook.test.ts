import { playConversion } from '../../play-conversion.fixture';
import { convertTwine } from '../convert-twine';
import { readTwee } from '../read-twee';

function convert(twee: string) {
  const story = readTwee(`:: StoryData\n{"format":"Chapbook"}\n\n${twee}`);
  if (story === null) throw new Error('No story.');
  return convertTwine(story);
}

test.each<[string, string, string[], string[]]>([
  ['a value', ':: Start\nlamps: 2\n--\nLamps: {lamps}.', [], ['Lamps: 2.']],
  ['a text', ":: Start\nname: 'Bo'\n--\n{name} waits.", [], ['Bo waits.']],
  ['a rule that is no head', ':: Start\nOne\n--\nTwo', [], ['One / -- / Two']],
  [
    'what Markdown writes besides',
    ':: Start\nA [*site*](https://example.org/a), `code *x*` and <https://example.org>.\n\n***\n\n![A map](map.png "Map")\n\n[x](y) ![](a b)',
    [],
    [
      'A [url=https://example.org/a][em]site[/em][/url], code *x* and [url=https://example.org]https://example.org[/url]. / <hr> / [picture]map.png[/picture] / [<wbr>x](y) ![](a b)',
    ],
  ],
  ['a number that begins at nothing', ':: Start\nn: (n || 0) + 2\n--\n{n}', [], ['2']],
  [
    'links',
    ":: Start\n[[Go->A]]\n[[Stay|A]]\n{link to: 'A', label: 'Run'}\n\n:: A\nEnd.",
    ['Run'],
    ['[Go | Stay | Run]', 'End.'],
  ],
  [
    'conditions',
    ':: Start\nn: 1\n--\n[if n > 1]\nMany.\n\n[else]\nFew.\n\n[continue]\nOn.',
    [],
    ['Few. / On.'],
  ],
  ['unless', ':: Start\nn: 1\n--\n[unless n > 1]\nFew.\n[cont]\nOn.', [], ['Few. / On.']],
  [
    'links under a condition',
    ':: Start\nkey: true\n--\n[if key]\n[[In->A]]\n[continue]\n[[Out->B]]\n\n:: A\nA.\n\n:: B\nB.',
    ['In'],
    ['[In | Out]', 'A.'],
  ],
  [
    'a value that changes',
    ':: Start\nn: 1\n--\n[[On->A]]\n\n:: A\nn: n + 1\n--\n{n}',
    ['On'],
    ['[On]', '2'],
  ],
  ['another passage', ":: Start\nA {embed passage: 'B'} c.\n\n:: B\nbee", [], ['A bee c.']],
  [
    'markup',
    ':: Start\n**Strong** and *soft* and _soft_.',
    [],
    ['[strong]Strong[/strong] and [em]soft[/em] and [em]soft[/em].'],
  ],
  ['a note', ':: Start\n[note]\nLater.\n[continue]\nNow.', [], ['Now.']],
  [
    'visits',
    ':: Start\n[if passage.visits > 1]\nAgain.\n[continue]\n[[Out]]\n\n:: Out\n[[Back->Start]]',
    ['Out', 'Back'],
    ['[Out]', '[Back]', 'Again. [Out]'],
  ],
])('%s', (_, twee, picks, turns) => {
  expect(playConversion(convert(twee).program, picks)).toEqual(turns);
});

test('code, inserts and modifiers without a counterpart are listed', () => {
  const { program, losses } = convert(
    ":: Start\nconfig.style.page.font: 'x'\n--\n[JavaScript]\nwrite(1)\n[after 2 seconds]\nLater.\n[continue]\n{ambient sound: 'sea'}",
  );
  expect(losses.map(({ code }) => code)).toEqual([
    "config.style.page.font: 'x'",
    '[JavaScript]\nwrite(1)',
    "{ambient sound: 'sea'}",
  ]);
  expect(playConversion(program, ['>>>2'])).toEqual(['[>>>2]', 'Later.']);
});
