import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { parseDifferences } from '../src/core/differences/parse-differences';
import { compareRecording } from './support/compare-recording';
import { openPage } from './support/pages';
import { PLAYGROUND } from './support/playground';
import { playRecording, prepareReading } from './support/play-recording';
import { recordings } from './support/recordings';

const LIST = 'content/playground/differences.yaml';
const GROUPS = 8;

const { differences } = parseDifferences(readFileSync(LIST, 'utf8'), LIST);
const excuses = differences.flatMap((difference) => difference.excuses);

test.use({ viewport: { width: 1280, height: 1000 } });

test('there are recordings of 42 stories and 203 samples, and excuses are for those alone', () => {
  const ids = new Set(recordings.map(({ id }) => id));
  expect(ids.size).toBe(42 + 203);
  expect(excuses.filter(({ recording }) => recording !== '*' && !ids.has(recording))).toEqual([]);
});

for (let group = 0; group < GROUPS; group++) {
  const own = recordings.filter((_, place) => place % GROUPS === group);
  test(`the playground shows what the engine showed at each step, but for the listed differences: ${group + 1} of ${GROUPS}`, async ({
    page,
  }) => {
    await prepareReading(page);
    await openPage(page, PLAYGROUND);
    const unexplained: string[] = [];
    const unused = new Set(
      excuses.filter(
        ({ recording, isOptional }) =>
          !isOptional && (recording === '*' || own.some(({ id }) => id === recording)),
      ),
    );
    for (const [place, recording] of own.entries()) {
      const seen = await playRecording(page, recording, place + 1);
      const allowed = excuses.filter((one) => ['*', recording.id].includes(one.recording));
      const result = compareRecording(recording, seen, allowed);
      unexplained.push(...result.unexplained);
      for (const excuse of result.used) unused.delete(excuse);
    }
    expect(unexplained.join('\n')).toBe('');
    // What no longer differs leaves the list.
    expect([...unused].map(({ written }) => written)).toEqual([]);
  });
}
