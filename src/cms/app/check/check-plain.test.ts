import { readdirSync, readFileSync } from 'node:fs';
import { plainFormOf } from '../../../config/cms-address';
import { checkPlain } from './check-plain';

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((name) => `content/${name}`)
  .filter((file) => plainFormOf(file) !== null);

it('finds nothing wrong with the content, whose forms have different names', () => {
  expect(files.length).toBeGreaterThan(60);
  const problems = files.flatMap((file) => checkPlain(file, readFileSync(file, 'utf8')));
  expect(problems).toEqual([]);
  expect(new Set(files.map(plainFormOf)).size).toBe(files.length);
});

it.each([
  'content/exercises/ink-basics/flow.yaml',
  'content/claims/saves.yaml',
  'content/search-synonyms.yaml',
  'content/playground/differences.yaml',
  'content/games/orchard/game.yaml',
])('finds what is wrong with %s, at its line', (file) => {
  expect(checkPlain(file, 'title: [\n')).toEqual([expect.objectContaining({ file, line: 1 })]);
});
