import { randomInts } from '../../../../testing/random';
import { playConversion } from '../play-conversion.fixture';
import { inkLine, inkSeams, inkString, inkText, labelOf } from './ink-text';

const PIECES = [
  ...['->', '<-', '<>', '//', '/*', '*/', '\\', '{', '}', '|', '#', '[', ']', '"', "'", '~', '='],
  ...[
    'VAR x',
    'TODO',
    'INCLUDE',
    '- ',
    '* ',
    '+',
    '(a)',
    ':',
    ' ',
    'word',
    'é',
    '🐙',
    '$',
    '%',
    '!',
    '&',
  ],
];

/** What ink may change: the space within a line and at its ends. */
const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

test('text that looks like ink comes out as it was, in lines, choices and strings', () => {
  const random = randomInts(20261128);
  for (let round = 0; round < 300; round += 1) {
    const text = spaced(
      Array.from({ length: 1 + random(7) }, () => PIECES[random(PIECES.length)] ?? '').join(''),
    );
    if (text === '') continue;
    const line = playConversion({ source: `${inkLine(inkText(text))}\n-> END\n`, files: {} });
    expect(line.map(spaced)).toEqual([text]);
    const choice = playConversion({ source: `+ [${labelOf(inkText(text))}] -> END\n`, files: {} });
    expect(choice.map(spaced)).toEqual([`[${text}]`]);
    const string = playConversion({ source: `VAR x = ${inkString(text)}\n{x}\n`, files: {} });
    expect(string.map(spaced)).toEqual([text]);
  }
});

test('texts beside one another make no sign together', () => {
  const random = randomInts(20261201);
  for (let round = 0; round < 300; round += 1) {
    const texts = Array.from({ length: 2 + random(4) }, () => PIECES[random(PIECES.length)] ?? '');
    const text = spaced(texts.join(''));
    const ink = inkLine(inkSeams(texts.map(inkText).join('')));
    if (text === '') continue;
    expect(playConversion({ source: `${ink}\n-> END\n`, files: {} }).map(spaced)).toEqual([text]);
  }
});
