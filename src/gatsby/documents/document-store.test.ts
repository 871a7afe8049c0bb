import { rmSync } from 'node:fs';
import path from 'node:path';
import { addFiles, makePicture, makeProject } from '../../../testing/temp-project';
import type { ResultCache } from '../threads/cache-results';
import { Threads } from '../threads/threads';
import { DocumentStore } from './document-store';

const page = (...lines: string[]) =>
  ['---', 'title: A', 'description: B.', '---', ...lines].join('\n');

function makeCache() {
  const values = new Map<string, unknown>();
  return {
    size: () => values.size,
    get: jest.fn((key: string) => Promise.resolve(values.get(key))),
    set: jest.fn((key: string, value: unknown) =>
      Promise.resolve(values.set(key, JSON.parse(JSON.stringify(value)))),
    ),
  } satisfies ResultCache & { size: () => number };
}

function makeStore(files: Record<string, string>, cache = makeCache(), pipelineDigest = 'one') {
  const projectRoot = makeProject(files);
  const store = new DocumentStore({ projectRoot, cache, pipelineDigest });
  return { projectRoot, cache, load: (file: string) => store.load(path.join(projectRoot, file)) };
}

const FILE = 'content/docs/a.mdx';

it('loads a file with its frontmatter, text, images and problems, lines counted from the top', async () => {
  const { load } = makeStore({
    [FILE]: page(
      '',
      '## Hello {#hi}',
      '',
      '![A lamp](/img/lamp.svg)',
      '',
      '```js',
      'let a;',
      '```',
      '',
      '<Foo />',
      '',
      '![B](/img/gone.png)',
    ),
    'static/img/lamp.svg': makePicture(640, 480),
  });
  expect(await load(FILE)).toMatchObject({
    frontmatter: { title: 'A', description: 'B.' },
    tree: [
      ['h2', { id: 'hi' }, 'Hello'],
      ['Figure', { src: '/img/lamp.svg', alt: 'A lamp', width: 640, height: 480 }],
      [
        'CodeBlock',
        { language: 'js' },
        [
          'CodeLine',
          0,
          ['span', { className: 'token keyword' }, 'let'],
          ' a',
          ['span', { className: 'token punctuation' }, ';'],
        ],
      ],
      ['Figure', { src: '/img/gone.png' }],
    ],
    headings: [{ id: 'hi' }],
    images: [
      ['/img/lamp.svg', { width: 640, height: 480 }],
      ['/img/gone.png', null],
    ],
    problems: [
      { file: FILE, line: 14, message: expect.stringContaining('<Foo>') as string },
      { file: FILE, line: 16, message: expect.stringContaining('/img/gone.png') as string },
    ],
  });
});

it('puts the problems of the frontmatter before those of the text', async () => {
  const { load } = makeStore({ [FILE]: '---\ntitle: A\nfoo: 1\n---\n{x}' });
  expect((await load(FILE)).problems.map(({ line }) => line)).toEqual([3, 1, 5]);
});

it('reads the files of Windows', async () => {
  const { load } = makeStore({
    [FILE]: `\uFEFF${page('', '```js', 'a', '```', '{x}').replaceAll('\n', '\r\n')}`,
  });
  const { frontmatter, problems, codeSamples } = await load(FILE);
  expect(frontmatter.title).toBe('A');
  expect(problems.map(({ line }) => line)).toEqual([9]);
  expect(codeSamples[0]?.code).toBe('a');
});

it('parses a file once, and gives back what it stored', async () => {
  const { load, cache } = makeStore({ [FILE]: page('Hello') });
  const first = await load(FILE);
  expect(await load(FILE)).toEqual(first);
  expect(cache.set).toHaveBeenCalledTimes(1);
});

it('stores what is the same as JSON', async () => {
  const { load } = makeStore({
    [FILE]: page(
      '## A',
      '',
      '<Tabs><TabItem value="a">b</TabItem></Tabs>',
      '',
      '[a](b) *c*',
      '',
      '| a |',
      '|:--|',
      '| b |',
    ),
  });
  const first = await load(FILE);
  expect(JSON.parse(JSON.stringify(first))).toEqual(first);
});

it('parses anew when the words change, and knows the old ones again', async () => {
  const { load, cache, projectRoot } = makeStore({ [FILE]: page('Hello') });
  await load(FILE);
  addFiles(projectRoot, { [FILE]: page('Goodbye') });
  expect((await load(FILE)).plainText).toBe('Goodbye');
  addFiles(projectRoot, { [FILE]: page('Hello') });
  expect((await load(FILE)).plainText).toBe('Hello');
  expect(cache.set).toHaveBeenCalledTimes(2);
});

it.each([
  ['an image changes', makePicture(20, 20), 20],
  ['an image goes', 'no picture', undefined],
])('parses anew when %s', async (_, picture, width) => {
  const { load, cache, projectRoot } = makeStore({
    [FILE]: page('![A](/img/a.svg)'),
    'static/img/a.svg': makePicture(10, 10),
  });
  await load(FILE);
  addFiles(projectRoot, { 'static/img/a.svg': picture });
  const [figure] = (await load(FILE)).tree;
  expect(figure).toEqual(['Figure', expect.objectContaining({ src: '/img/a.svg' })]);
  expect(figure?.[1]).toEqual(
    width === undefined ? { src: '/img/a.svg', alt: 'A' } : expect.objectContaining({ width }),
  );
  expect(cache.set).toHaveBeenCalledTimes(2);
});

it('parses anew when a missing image comes', async () => {
  const { load, projectRoot } = makeStore({ [FILE]: page('![A](/img/a.svg)') });
  expect((await load(FILE)).problems).toHaveLength(1);
  addFiles(projectRoot, { 'static/img/a.svg': makePicture(1, 1) });
  expect((await load(FILE)).problems).toEqual([]);
});

it('tells files of the same words, and pipelines, apart', async () => {
  const cache = makeCache();
  const files = { [FILE]: page('{x}'), 'content/docs/b.mdx': page('{x}') };
  const one = makeStore(files, cache);
  expect((await one.load(FILE)).problems[0]?.file).toBe(FILE);
  expect((await one.load('content/docs/b.mdx')).problems[0]?.file).toBe('content/docs/b.mdx');
  await makeStore(files, cache, 'two').load(FILE);
  expect(cache.size()).toBe(3);
});

it('rejects where there is no file', async () => {
  await expect(makeStore({}).load('content/docs/gone.mdx')).rejects.toThrow('ENOENT');
});

it('keeps in memory what was loaded, where it is told to, for as long as the digest is the same', async () => {
  const projectRoot = makeProject({ [FILE]: page('One.') });
  const file = path.join(projectRoot, FILE);
  const cache = makeCache();
  const options = { projectRoot, cache, pipelineDigest: 'one' };
  const store = new DocumentStore({ ...options, keepsInMemory: true });
  const first = await store.load(file, 'a');
  addFiles(projectRoot, { [FILE]: page('Two.') });
  expect(await store.load(file, 'a')).toBe(first);
  expect((await store.load(file, 'b')).plainText).toBe('Two.');
  expect((await store.load(file)).plainText).toBe('Two.');

  const other = new DocumentStore(options);
  expect((await other.load(file, 'a')).plainText).toBe('Two.');
  addFiles(projectRoot, { [FILE]: page('Three.') });
  expect((await other.load(file, 'a')).plainText).toBe('Three.');
});

it('loads many files in their order, in threads too, and goes on after one that cannot be read', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `content/docs/${index}.mdx`);
  const { projectRoot } = makeStore(Object.fromEntries(names.map((name) => [name, page(name)])));
  const store = new DocumentStore({ projectRoot, cache: makeCache(), pipelineDigest: 'one' });
  rmSync(path.join(projectRoot, 'content/docs/18.mdx'));
  const files = names.map((name) => ({ absolutePath: path.join(projectRoot, name), name }));
  const threads = new Threads();
  const loaded: string[] = [];
  for await (const [{ name }, document] of store.loadEach(files, threads)) {
    loaded.push(document instanceof Error ? `not ${name}` : document.plainText);
  }
  await threads.close();
  expect(loaded).toEqual(names.map((name) => (name.includes('18') ? `not ${name}` : name)));
});
