import { compileInk } from '../compile/compile-ink';
import { PlayedLanguages } from './compare-play';

const compare = (original: string, translated: string, seed: number) => {
  const [one, other] = [original, translated].map(
    (source) => compileInk({ source, files: {} }, { countsAllVisits: true }).story?.ToJson() ?? '',
  ) as [string, string];
  return new PlayedLanguages(one, other).compare(seed);
};
const story = (choice: string, act: string) =>
  `VAR coins = 3\n-> hall\n=== hall\nA hall.\n* [Pay]\n  ${act}\n  -> door\n${choice}\n=== door\nA door.\n-> END\n`;

test.each([
  ['the same words', story('* [Wait] -> hall', '~ coins = 2'), null],
  ['other words', story('* [Warten] -> hall', '~ coins = 2'), null],
  [
    'a choice less',
    story('', '~ coins = 2'),
    { way: { moves: [] }, kind: 'choices', original: '2', translated: '1' },
  ],
  [
    'another value',
    story('* [Wait] -> hall', '~ coins = 1'),
    { kind: 'variables', original: 'coins = 2', translated: 'coins = 1' },
  ],
  ['another way', story('* [Wait] -> door', '~ coins = 2'), { kind: 'choices' }],
])('%s', (_, translated, difference) => {
  const found = [1, 2, 3, 4, 5, 6]
    .map((seed) => compare(story('* [Wait] -> hall', '~ coins = 2'), translated, seed))
    .find((one) => one !== null);
  if (difference === null) expect(found).toBeUndefined();
  else expect(found).toMatchObject(difference);
});
