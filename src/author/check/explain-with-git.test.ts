import { explainWithGit } from './explain-with-git';

const explain = (message: string) =>
  explainWithGit(
    { severity: 'error', file: 'f', line: 1, message, hint: 'Do it.' },
    {
      movedIds: new Map([['basics/saves', 'basics/saved_games']]),
      hadFile: (file) => file === 'static/img/map.svg',
    },
  ).hint;

it.each([
  '“Autosave” points at “basics/saves”, which is not a page.',
  'The search leads to “basics/saves” for “Checkpoint”, which is not a page.',
  'The sidebar lists “basics/saves”, but there is no such page.',
])('says where a page has gone: %s', (message) => {
  expect(explain(message)).toContain('has moved to “basics/saved_games”');
});

it('says how a picture comes back that the last commit had', () => {
  const missing = (file: string) => `There is no image ${file}, or it cannot be read.`;
  expect(explain(missing('static/img/map.svg'))).toContain(
    'git checkout HEAD -- static/img/map.svg',
  );
  expect(explain(missing('static/img/never.svg'))).toBe('Do it.');
});
