import { expect, test } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { parseDifferences } from '../src/lessons/differences/parse-differences';
import { actOf, recordings, type Act, type Step } from '../src/lessons/recordings/recordings';
import { compareRecording } from './support/compare-recording';
import { docsSamples } from './support/docs-samples';
import { isInEveryRun, tagOf } from './support/every-run';
import { openPage } from './support/pages';
import { exportGame, GameWindow, prepareExport, tellPlayground } from './support/play-game';
import { openRecording, prepareReading, takeStep, type Seen } from './support/play-recording';
import { PLAYGROUND } from './support/playground';

const LIST = 'content/playground/differences.yaml';
const STARTERS = 'content/playground';
/** How many stories a test plays: it takes about 20 seconds. */
const GROUP = 12;

const { differences } = parseDifferences(readFileSync(LIST, 'utf8'), LIST);
const excuses = differences.flatMap((difference) => difference.excuses);

/** The starters, which the engine has not played: their first choices. */
const starters = readdirSync(STARTERS)
  .filter((name) => name.endsWith('.ink'))
  .map((id) => ({
    id,
    source: readFileSync(`${STARTERS}/${id}`, 'utf8'),
    acts: [null, ...[0, 1, 0, 1].map((choose): Act => ({ choose }))],
  }));
/**
 * The samples of the docs that the engine has not played. Those on its clock, made of several files, or with sounds
 * that are named only while they are played stay out.
 */
const newSamples = docsSamples
  .filter(
    ({ source }) => !recordings.some((recording) => recording.source.trim() === source.trim()),
  )
  .filter(({ source }) => !/AUTO_CHOICE|>>>\(?\w|^ *INCLUDE |\}\.mp3/m.test(source))
  .map(({ file, source, line, transcriptChoices }) => ({
    id: `${file}:${line}`,
    source,
    acts: [null, ...(transcriptChoices ?? [1, 2]).map((number): Act => ({ choose: number - 1 }))],
  }));
const stories = [
  ...recordings.map((recording) => ({ ...recording, acts: recording.steps.map(actOf) })),
  ...[...starters, ...newSamples].map((story) => ({ ...story, steps: [] as Step[] })),
].map((story, place) => ({ ...story, seed: place + 1 }));
/** Every run plays one story in 64; the soak plays the rest. */
const quickOnes = stories.filter(({ id }) => isInEveryRun(id, 64));
const parts = [
  { name: 'of every run', isQuick: true, all: quickOnes },
  { name: 'of the soak', isQuick: false, all: stories.filter((one) => !quickOnes.includes(one)) },
].map((part) => ({ ...part, groups: Math.ceil(part.all.length / GROUP) }));
/** Of a function without JavaScript, the playground tells the author; a game does not. */
const EXTERNAL = /^ *EXTERNAL /m;

test.use({ viewport: { width: 1280, height: 1000 } });

test('there are recordings of 42 stories and 203 samples, and excuses are for those alone', () => {
  const ids = new Set(recordings.map(({ id }) => id));
  expect(ids.size).toBe(42 + 203);
  expect(starters.length).toBeGreaterThan(3);
  expect(newSamples.length).toBeGreaterThan(50);
  expect(quickOnes.length).toBeGreaterThan(2);
  expect(excuses.filter(({ recording }) => recording !== '*' && !ids.has(recording))).toEqual([]);
});

const tests = parts.flatMap(({ name, isQuick, all, groups }) =>
  Array.from({ length: groups }, (_, group) => ({
    name: `${name}, ${group + 1} of ${groups}`,
    tag: tagOf(isQuick),
    own: all.filter((_, place) => place % groups === group),
  })),
);

for (const { name, tag, own } of tests) {
  const title = `the playground shows what the engine showed at each step, but for the listed differences, and the exported game shows what the playground shows: stories ${name}`;
  test(title, { tag }, async ({ page, context }) => {
    await prepareReading(page);
    await prepareExport(page);
    await openPage(page, PLAYGROUND);
    const game = await GameWindow.open(context);
    const unexplained: string[] = [];
    const unused = new Set(
      excuses.filter(
        ({ recording, isOptional }) =>
          !isOptional && (recording === '*' || own.some(({ id }) => id === recording)),
      ),
    );
    for (const { id, source, steps, acts, seed } of own) {
      await openRecording(page, source, seed);
      const seen: Seen[] = [await takeStep(page, acts[0] ?? null)];
      const { error, scenes } = seen[0]!.sees;
      // A story that does not start has no game, and the clocks of two pages do not keep time with each other.
      const isTimed = acts.some((act) => act?.wait !== undefined);
      const isGame = (error === null || scenes.length > 0) && !isTimed && !EXTERNAL.test(source);
      if (isGame) await game.start(await exportGame(page), source, seed);
      for (const [step, act] of acts.entries()) {
        const isFirst = step === 0;
        const here = isFirst ? Promise.resolve(seen[0]!) : takeStep(page, act);
        const told = here.then((one) => tellPlayground(page, one));
        const there = isGame ? await game.takeStep(act, told) : await told;
        expect.soft(there, `${id} as a game, step ${step}`).toEqual(await told);
        if (!isFirst) seen.push(await here);
      }
      const allowed = excuses.filter((one) => ['*', id].includes(one.recording));
      const result = compareRecording({ id, source, steps }, seen, allowed);
      unexplained.push(...result.unexplained);
      for (const excuse of result.used) unused.delete(excuse);
    }
    expect(unexplained.join('\n')).toBe('');
    // What no longer differs leaves the list.
    expect([...unused].map(({ written }) => written)).toEqual([]);
  });
}
