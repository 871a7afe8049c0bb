import { formatAnnotation, formatReport } from './format-report';
import type { Problem } from './problem';

const problem = (overrides: Partial<Problem>): Problem => ({
  severity: 'error',
  file: 'content/docs/a.mdx',
  line: 12,
  message: 'It is broken.',
  hint: 'Mend it.',
  ...overrides,
});

test('a report lists all problems in a code block that their texts cannot close', () => {
  const report = formatReport([
    problem({ message: '````\n<img src=x> @everyone' }),
    problem({ severity: 'warning' }),
  ]);
  const [sentence, ...lines] = report.split('\n');
  expect(sentence).toBe('**Content check:** 2 problems that stop a build.');
  const fence = lines.findIndex((line) => line === '`````text');
  const end = lines.indexOf('`````');
  const block = lines.slice(fence + 1, end);
  expect(block).toContain('content/docs/a.mdx:12  problem  ````');
  expect(block).toContain('<img src=x> @everyone');
  expect(block).toContain('content/docs/a.mdx:12  problem  It is broken.');
  expect(lines.slice(end).join()).not.toContain('@');
});

test('a report without problems says so', () => {
  expect(formatReport([])).toBe('**Content check:** no problems.\n');
});

test('an annotation is one line, with GitHub’s escapes', () => {
  expect(formatAnnotation(problem({ file: 'a:b,c.mdx', message: '100 %\nbroken: yes,' }))).toBe(
    '::error file=a%3Ab%2Cc.mdx,line=12::100 %25%0Abroken: yes, Mend it.',
  );
});
