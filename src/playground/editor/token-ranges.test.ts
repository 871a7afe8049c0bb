/** @jest-environment jsdom */
import { inkGrammar } from '../../ink/grammar/ink-grammar';
import { tokenRanges } from './token-ranges';

const outline = (ink: string) =>
  tokenRanges(ink, inkGrammar).map(
    ({ from, to, classNames }) => `${classNames.replace(/^token /, '')}: ${ink.slice(from, to)}`,
  );

it('names the tokens as static samples do, outer ones first', () => {
  expect(outline('=== page\n-> END')).toEqual([
    'knot: === page',
    'punctuation: ===',
    'name: page',
    'divert: -> END',
    'keyword: END',
  ]);
  expect(outline('TODO: x')).toEqual(['todo comment important: TODO: x']);
});

it('remembers a piece', () => {
  expect(tokenRanges('{a|b}', inkGrammar)).toBe(tokenRanges('{a|b}', inkGrammar));
});

it('leaves the page alone when it is loaded', () => {
  expect((globalThis as { Prism?: { manual?: boolean } }).Prism?.manual).toBe(true);
});

it('never throws', () => {
  const log = jest.spyOn(console, 'warn').mockImplementation();
  for (const ink of ['{'.repeat(5000), '/*'.repeat(5000), '['.repeat(9000), '"{'.repeat(3000)]) {
    const ranges = tokenRanges(ink, inkGrammar);
    for (const { from, to } of ranges) expect(from).toBeLessThanOrEqual(to);
  }
  log.mockRestore();
});
