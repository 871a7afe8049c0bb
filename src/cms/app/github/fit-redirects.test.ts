import { withFitRedirects } from './fit-redirects';
import type { Repository, Tree } from './repository';

const FILE = 'content/redirects.yaml';
const [A, B, X] = ['a', 'b', 'x'].map((name) => `content/docs/${name}.mdx`) as [
  string,
  string,
  string,
];
const page = (more = '') => `---\ntitle: A\n${more}---\n`;
const redirect = (from: string, to: string) =>
  `- from: /docs/${from}/\n  to: /docs/${to}/\n  reason: It was renamed.\n`;
/** A side of a merge; its blobs are the texts. */
const side = (texts: Record<string, string>): Tree => new Map(Object.entries(texts));
const repository = {
  texts: (tree: Tree, files: readonly string[]) =>
    Promise.resolve(new Map([...tree].filter(([file]) => files.includes(file)))),
} as unknown as Repository;

it('fits redirects that only the writer has changed to pages that others have deleted', async () => {
  const base = { [A]: page(), [X]: page(), [FILE]: redirect('old', 'a') };
  const mine = redirect('old', 'a') + redirect('older', 'x');
  const { [X]: _, ...published } = base;
  const work = {
    base: side(base),
    own: side({ ...base, [FILE]: mine }),
    published: side(published),
  };
  const changes = await withFitRedirects(
    repository,
    { differences: [], ...work },
    new Map([[FILE, { blob: mine }]]),
  );
  expect([...changes]).toEqual([[FILE, redirect('old', 'a')]]);
});

it('keeps redirects from an address that a page had, or that a draft has', async () => {
  const base = { [A]: page('slug: /first/\n'), [FILE]: '' };
  const mine = redirect('first', 'second') + redirect('b', 'second');
  const own = { [A]: page('slug: /second/\n'), [B]: page('draft: true\n'), [FILE]: mine };
  const published = { ...base, [X]: page() };
  const work = { base: side(base), own: side(own), published: side(published) };
  const written = new Map([
    [A, { blob: own[A] }],
    [B, { blob: own[B] }],
    [FILE, { blob: mine }],
  ] as [string, { blob: string }][]);
  expect(await withFitRedirects(repository, { differences: [], ...work }, written)).toEqual(
    written,
  );
  const asText = new Map<string, string | { blob: string }>([...written, [FILE, mine]]);
  expect(await withFitRedirects(repository, { differences: [], ...work }, asText)).toEqual(asText);
});
