import { formatSummary } from './sample-summary';

test.each([
  [
    { complete: 2, fragment: 1, failing: 1 },
    '4 samples: 2 complete, 1 fragment, 1 failing on purpose',
  ],
  [
    { complete: 0, fragment: 0, failing: 1 },
    '1 sample: 0 complete, 0 fragments, 1 failing on purpose',
  ],
])('says %j in a line', (summary, line) => {
  expect(formatSummary(summary)).toBe(line);
});
