import type { CodeSample } from '../../docs/document/samples/ink-sample';
import { checkSamples } from './check-samples';

const fence = (line: number, meta: string, code: string, language = 'ink'): CodeSample => ({
  language,
  meta,
  code,
  line,
});

function memory() {
  const values = new Map<string, unknown>();
  return {
    get: (key: string) => Promise.resolve(values.get(key)),
    set: jest.fn((key: string, value: unknown) =>
      Promise.resolve(values.set(key, JSON.parse(JSON.stringify(value)))),
    ),
  };
}

const PAGE = [
  fence(10, 'transcript="1"', 'Rain.\n* [Go]\n- -> END'),
  fence(20, 'fragment', '-> cellar'),
  fence(30, 'fails="ran out"', '-> a\n=== a\nHello.'),
  fence(40, '', 'not ink', 'js'),
  fence(50, '', 'Hello.\n\n-> cellar'),
];

test('tells file and line on the page, counts the samples and hands over the transcripts', async () => {
  const { problems, summary, outcomes } = await checkSamples(
    [{ file: 'docs/a.mdx', codeSamples: PAGE }],
    {
      cache: memory(),
      digest: '',
    },
  );
  expect(problems).toEqual([
    expect.objectContaining({
      severity: 'error',
      file: 'docs/a.mdx',
      line: 53,
      message: expect.stringContaining('“cellar”') as string,
    }),
  ]);
  expect(summary).toEqual({ complete: 2, fragment: 1, failing: 1 });
  const ofPage = outcomes.get('docs/a.mdx');
  expect([...outcomes.keys()]).toEqual(['docs/a.mdx']);
  expect([...(ofPage?.keys() ?? [])]).toEqual([10, 30]);
  expect(ofPage?.get(10)?.transcript).toContainEqual({ kind: 'text', text: 'Rain.' });
  expect(ofPage?.get(30)).toEqual({
    transcript: [{ kind: 'text', text: 'Hello.' }],
    failures: [expect.objectContaining({ severity: 'error', line: 3 })],
    map: null,
  });
});

test('each sample is compiled once per content, wherever it stands', async () => {
  const cache = memory();
  const options = { cache, digest: 'one' };
  const first = await checkSamples([{ file: 'docs/a.mdx', codeSamples: PAGE }], options);
  expect(cache.set).toHaveBeenCalledTimes(4);
  const moved = PAGE.map((sample) => ({ ...sample, line: sample.line + 3 }));
  const second = await checkSamples([{ file: 'docs/b.mdx', codeSamples: moved }], options);
  expect(cache.set).toHaveBeenCalledTimes(4);
  expect(second.problems).toEqual([{ ...first.problems[0], file: 'docs/b.mdx', line: 56 }]);
  expect(second.outcomes.get('docs/b.mdx')?.get(13)).toEqual(
    first.outcomes.get('docs/a.mdx')?.get(10),
  );

  const changed = [fence(10, 'transcript=""', PAGE[0]!.code), ...PAGE.slice(1)];
  await checkSamples([{ file: 'docs/a.mdx', codeSamples: changed }], options);
  expect(cache.set).toHaveBeenCalledTimes(5);
  await checkSamples([{ file: 'docs/a.mdx', codeSamples: PAGE }], { ...options, digest: 'two' });
  expect(cache.set).toHaveBeenCalledTimes(9);
});

test('a problem in an included sample stands at that sample', async () => {
  const codeSamples = [
    fence(10, 'title="story.ink"', 'INCLUDE harbour.ink\n-> harbour'),
    fence(20, 'title="harbour.ink"', '=== harbour\nGone.'),
  ];
  const { problems, summary } = await checkSamples([{ file: 'a.mdx', codeSamples }], {
    cache: memory(),
    digest: '',
  });
  expect(problems.map(({ line }) => line)).toEqual([22]);
  expect(summary.complete).toBe(2);
});

test('a misspelt word at the fence is told', async () => {
  const { problems } = await checkSamples(
    [{ file: 'a.mdx', codeSamples: [fence(5, 'fragmnet', 'Hi.\n-> END')] }],
    {
      cache: memory(),
      digest: '',
    },
  );
  expect(problems.map(({ line, hint }) => [line, hint])).toEqual([
    [5, expect.stringContaining('Did you mean “fragment”?')],
  ]);
});
