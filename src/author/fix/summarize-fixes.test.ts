import type { Problem } from '../../base/problems/problem';
import { summarizeFixes } from './summarize-fixes';

const problem = (message: string, file = 'a.mdx'): Problem => ({
  severity: 'warning',
  file,
  line: 1,
  message,
  hint: 'Do.',
});
const [one, two, three] = ['One.', 'Two.', 'Three.'].map((message) => problem(message)) as [
  Problem,
  Problem,
  Problem,
];

it('tells how many problems were fixed and how many are left', () => {
  expect(summarizeFixes([one, two, three], [two])).toBe('Fixed 2 of 3 problems; 1 is left.');
  expect(summarizeFixes([one], [])).toBe('Fixed 1 of 1 problem; none is left.');
  expect(summarizeFixes([one, two], [one, two])).toBe('Fixed 0 of 2 problems; 2 are left.');
});

it('counts the same problem in two places as two', () => {
  expect(summarizeFixes([one, one, problem('One.', 'b.mdx')], [one])).toBe(
    'Fixed 2 of 3 problems; 1 is left.',
  );
});

it('counts what was only found after a fix', () => {
  expect(summarizeFixes([one, two], [two, three])).toBe(
    'Fixed 1 of 2 problems; 2 are left, 1 of them only found after a fix.',
  );
});
