import { formatProblem } from '../../base/problems/format-problems';
import { proveSlip } from '../../lessons/slips/prove-slip';
import { readSlips } from './read-slips';

const { slips, problems } = readSlips('.');

test('the slips of the content can be read, and there are many', () => {
  expect(problems).toEqual([]);
  expect(slips.length).toBeGreaterThanOrEqual(250);
});

test('every slip gets its note at its line, is mended, and nothing is said about the right ink beside it', () => {
  expect(slips.flatMap(proveSlip).map(formatProblem)).toEqual([]);
});
