import { applyFixes } from '../../base/problems/apply-fixes';
import { movedIdFixes } from './move-ids';

it('follows a page that has moved, wherever a file names it by its id', () => {
  const source = [
    'docs:',
    '  - basics/saves',
    '  - doc: basics/saves',
    '  - basics/saves_more',
    'page: basics/saves#slots # as before',
    'details: See [saves](basics/saves#slots) and basics/saves.',
  ].join('\n');
  const moved = new Map([['basics/saves', 'basics/saved_games']]);
  expect(applyFixes(source, movedIdFixes(source, moved)).source).toBe(
    [
      'docs:',
      '  - basics/saved_games',
      '  - doc: basics/saved_games',
      '  - basics/saves_more',
      'page: basics/saved_games#slots # as before',
      'details: See [saves](basics/saved_games#slots) and basics/saves.',
    ].join('\n'),
  );
});
