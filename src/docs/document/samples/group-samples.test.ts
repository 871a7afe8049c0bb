import { groupSamples } from './group-samples';
import { readInkSample } from './read-ink-sample';

const sample = (title: string, code: string, line: number) =>
  readInkSample({ language: 'ink', code, meta: title === '' ? '' : `title="${title}"`, line });

const linesOf = (samples: ReturnType<typeof sample>[]) =>
  groupSamples(samples).map(({ samples: members }) => members.map(({ line }) => line));

test('samples without INCLUDE stand alone', () => {
  expect(linesOf([sample('', 'a', 1), sample('', 'b', 5)])).toEqual([[1], [5]]);
});

test('included samples belong to the one that includes them, however deep', () => {
  const samples = [
    sample('story.ink', 'INCLUDE a.ink\n-> a', 1),
    sample('a.ink', '  INCLUDE b.ink  \n=== a\n-> b', 10),
    sample('b.ink', '=== b\n-> END', 20),
    sample('', 'alone', 30),
  ];
  expect(linesOf(samples)).toEqual([[1, 10, 20], [30]]);
  expect(groupSamples(samples)[0]?.files).toEqual({ 'a.ink': 1, 'b.ink': 2 });
});

test('a title with folders answers to the path behind them', () => {
  const samples = [
    sample('root/game/story.ink', 'INCLUDE people/ada.ink', 1),
    sample('root/game/people/ada.ink', 'x', 9),
  ];
  expect(linesOf(samples)).toEqual([[1, 9]]);
});

test('of several samples with the name the nearest is meant, the later of two', () => {
  const samples = [
    sample('a.ink', 'one', 1),
    sample('x.ink', 'two', 2),
    sample('', 'INCLUDE a.ink', 3),
    sample('a.ink', 'four', 4),
    sample('a.ink', 'five', 5),
    sample('', 'INCLUDE a.ink', 6),
    sample('a.ink', 'seven', 7),
  ];
  expect(linesOf(samples)).toEqual([[1], [2], [3, 4], [5], [6, 7]]);
});

test('samples in a circle are still looked at', () => {
  expect(
    linesOf([sample('a.ink', 'INCLUDE b.ink', 1), sample('b.ink', 'INCLUDE a.ink', 5)]),
  ).toEqual([[1, 5]]);
});
