import { applyFixes } from './apply-fixes';

it('changes what is named, in its line alone, and leaves every other byte', () => {
  const source = '\uFEFFone clear\r\ntwo clear  \nthree clear';
  const { source: fixed, applied } = applyFixes(source, [{ line: 2, from: 'clear', to: 'CLEAR' }]);
  expect(fixed).toBe('\uFEFFone clear\r\ntwo CLEAR  \nthree clear');
  expect(applied).toEqual([{ line: 2, from: 'clear', to: 'CLEAR' }]);
});

it('changes nothing where the line holds it more often than it is told', () => {
  const fix = { line: 1, from: 'clear', to: 'CLEAR' };
  expect(applyFixes('unclear clear', [fix])).toEqual({ source: 'unclear clear', applied: [] });
  expect(applyFixes('clear clear', [fix, fix]).source).toBe('CLEAR CLEAR');
});

it.each([
  ['a line that is not there', { line: 9, from: 'a', to: 'b' }],
  ['words that are not there', { line: 1, from: 'x', to: 'b' }],
  ['no words', { line: 1, from: '', to: 'b' }],
])('changes nothing for %s', (_, fix) => {
  expect(applyFixes('a', [fix]).source).toBe('a');
});
