import { mustStop, type Problem } from './problem';

const problem = (severity: Problem['severity']): Problem => ({
  severity,
  file: 'a.mdx',
  line: 1,
  message: '',
  hint: '',
});

it.each([
  ['nothing', [], false, false],
  ['nothing, in CI', [], true, false],
  ['warnings', [problem('warning')], false, false],
  ['warnings, in CI', [problem('warning')], true, true],
  ['an error', [problem('warning'), problem('error')], false, true],
])('%s', (_, problems, isStrict, stops) => {
  expect(mustStop(problems, isStrict)).toBe(stops);
});
