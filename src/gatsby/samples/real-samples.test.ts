import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadDocs } from '../../../testing/load-docs';
import { noCache } from '../../../testing/no-cache';
import { formatProblems } from '../../base/problems/format-problems';
import type { CodeSample } from '../../docs/document/samples/ink-sample';
import { readInkSample } from '../../docs/document/samples/read-ink-sample';
import { contentReference } from '../../docs/reference/content-reference.fixture';
import { describeWay, placeNames } from '../../ink/map/describe-way';
import type { SampleMap } from '../../ink/map/draw-sample-map';
import type { MapPlace } from '../../ink/map/story-graph';
import { transcriptText } from '../../ink/story/transcript-text.fixture';
import type { SampleOutcome } from '../../lessons/samples/sample-outcome';
import { HOME_STORY_FILE } from '../project/content-files';
import { checkSampleWords } from './check-sample-words';
import { checkSamples, type SampleCheck, type SampledDoc } from './check-samples';

const pagesWithOutcomes = readdirSync('content/docs', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => path.posix.join('content/docs', ...name.split(path.sep)))
  .filter((file) => /^ *```ink .*(?:(?:transcript|fails)=|map\b)/m.test(readFileSync(file, 'utf8')))
  .sort();

let docs: SampledDoc[];
let result: SampleCheck;

beforeAll(async () => {
  docs = await loadDocs();
  result = await checkSamples(docs, { cache: noCache, digest: '' });
}, 120_000);

test('every sample of the docs does what its fence says', () => {
  const { problems, summary } = result;
  expect(problems.length === 0 ? '' : formatProblems(problems)).toBe('');
  expect(summary.complete).toBeGreaterThan(100);
  expect(summary.fragment).toBeGreaterThan(10);
  expect(summary.failing).toBeGreaterThan(10);
});

test('every tag and all markup of the samples is in the reference, or said to be the author’s own', async () => {
  const problems = await checkSampleWords(docs, contentReference.entries, [], {
    cache: noCache,
    digest: '',
  });
  expect(problems.length === 0 ? '' : formatProblems(problems)).toBe('');
});

test('so are those in the samples of the reference, and in the story on the home page', async () => {
  const samples = contentReference.entries.flatMap(({ id, kind, sample = '' }) =>
    isInkKind(kind) ? [[id, sample] as const] : [],
  );
  const story = readFileSync(HOME_STORY_FILE, 'utf8');
  const fences = [...samples, ['story', story] as const].map(([file, code]) => ({
    file,
    codeSamples: [{ language: 'ink', code, meta: '', line: 0 }],
  }));
  const problems = await checkSampleWords(fences, contentReference.entries, [], {
    cache: noCache,
    digest: '',
  });
  expect(problems).toEqual([]);
});

const isInkKind = (kind: string) => /tag|^choice-text$|^markup$|^variable$|^function$/.test(kind);

test('every recipe of the cookbook begins with a game of at most 40 lines and a play of it', () => {
  const recipes = docs.filter(({ file }) => file.startsWith('content/docs/cookbook/'));
  expect(recipes.length).toBeGreaterThanOrEqual(36);
  const unfit = recipes.filter(({ codeSamples: [game] }) => {
    if (game === undefined) return true;
    const { kind, transcriptChoices } = readInkSample(game);
    const lines = game.code.split('\n').filter((line) => line.trim() !== '');
    return kind !== 'complete' || (transcriptChoices ?? []).length === 0 || lines.length > 40;
  });
  expect(unfit.map(({ file }) => file)).toEqual([]);
});

// Accept an intended change with `npx jest real-samples -u`, and commit the diff with it.
test.each(pagesWithOutcomes)('transcripts of %s', (file) => {
  const samples = docs.find((doc) => doc.file === file)?.codeSamples ?? [];
  const outcomes = result.outcomes.get(file) ?? new Map<number, never>();
  expect(outcomes.size).toBeGreaterThan(0);
  for (const sample of samples) {
    const outcome = outcomes.get(sample.line);
    if (outcome !== undefined) {
      expect(`\n${outcomeText(outcome)}\n`).toMatchSnapshot(nameOf(sample));
    }
  }
});

function outcomeText({ transcript, failures, map }: SampleOutcome): string {
  return [
    ...(transcript === null ? [] : [transcriptText(transcript)]),
    ...failures.map(
      ({ severity, line, text, hint }) => `${severity}, line ${line}: ${text} ${hint}`,
    ),
    ...(map === null ? [] : [mapText(map)]),
  ].join('\n\n');
}

function mapText({ story: { places, ways } }: SampleMap): string {
  const nameOfPlace = placeNames(places);
  const linesOf = (place: MapPlace) =>
    ways.filter(({ from }) => from === place.id).map((way) => `  ${describeWay(way, nameOfPlace)}`);
  return places.flatMap((place) => [`${nameOfPlace(place.id)}:`, ...linesOf(place)]).join('\n');
}

/** What identifies a sample, wherever it is on its page: its title, or its first line of text. */
function nameOf(sample: CodeSample): string {
  const { name, source } = readInkSample(sample);
  const isText = (line: string) => /^\s*(?!->|[#/=~{}]|[A-Z]{3,} )\S/.test(line);
  return name ?? source.split('\n').find(isText)?.trim() ?? '';
}
