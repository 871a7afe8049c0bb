import { compileInk } from '../../ink/compile/compile-ink';
import { openFromJson } from '../../ink/compile/open-story';
import { transcriptText } from '../../ink/story/transcript-text.fixture';
import { playTranscript } from './play-transcript';

const FERRY = `The ferry waits. # SOUND: bell
* [Board] You board.
  * * (stay) [Stay on deck # cold] Wind.
  * * [Go below]
- -> END`;

function play(source: string, numbers: number[]) {
  const { story } = compileInk({ source, files: {} });
  return playTranscript(openFromJson(story!), numbers);
}

test('is data: texts, choices, the end', () => {
  expect(play(FERRY, [1, 2])).toEqual({
    missing: null,
    transcript: [
      { kind: 'text', text: 'The ferry waits.', tags: ['SOUND: bell'] },
      { kind: 'choice', number: 1, label: 'Board', isChosen: true },
      { kind: 'text', text: 'You board.' },
      { kind: 'choice', number: 1, label: 'Stay on deck', isChosen: false, tags: ['cold'] },
      { kind: 'choice', number: 2, label: 'Go below', isChosen: true },
      { kind: 'end' },
    ],
  });
});

test('is written as text', () => {
  expect(transcriptText(play(FERRY, [1, 2]).transcript)).toBe(
    [
      'The ferry waits. # SOUND: bell',
      '',
      '> 1. Board',
      '',
      'You board.',
      '',
      '  1. Stay on deck # cold',
      '> 2. Go below',
      '',
      '(the end)',
    ].join('\n'),
  );
});

test('without numbers ends at the first choices', () => {
  expect(transcriptText(play(FERRY, []).transcript)).toBe(
    'The ferry waits. # SOUND: bell\n\n  1. Board',
  );
});

test.each([
  [[2], { number: 2, played: [], offered: ['Board'] }],
  [[1, 3], { number: 3, played: [1], offered: ['Stay on deck', 'Go below'] }],
  [[1, 2, 1], { number: 1, played: [1, 2], offered: [] }],
])('tells that a choice of %j is not there', (numbers, missing) => {
  expect(play(FERRY, numbers).missing).toEqual(missing);
});

test('comes out the same every time, luck included', () => {
  const source = '{~a|b|c|d|e|f} {RANDOM(1, 1000)}\n+ [Again] {~a|b|c|d|e|f}\n- -> END';
  expect(play(source, [1])).toEqual(play(source, [1]));
});

test('numbers are what they are in a published game, where 3.0 is whole', () => {
  expect(transcriptText(play('VAR x = 3.0\n{x / 2}\n-> END', []).transcript)).toBe(
    '1\n\n(the end)',
  );
});

test('an endless story ends its transcript', () => {
  const { story } = compileInk({ source: 'Hi.\n* [In] -> a\n=== a\n-> a', files: {} });
  const player = openFromJson(story!);
  expect(playTranscript(player, [1, 1]).transcript.at(-1)).toMatchObject({
    kind: 'choice',
    isChosen: true,
  });
  expect(player.hasFailed).toBe(true);
});
