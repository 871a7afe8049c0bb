import { judge } from './judge.fixture';
import recordings from './recordings.json';

test('stories do what they did in Twine, or the list of losses says what they do not', () => {
  const verdicts = recordings.map((recording) => ({ id: recording.id, ...judge(recording) }));
  const counts = { same: 0, told: 0, wrong: 0 };
  for (const { kind } of verdicts) counts[kind] += 1;
  expect(verdicts.filter(({ kind }) => kind === 'wrong')).toEqual([]);
  expect(counts).toEqual({ same: 99, told: 3, wrong: 0 });
});
