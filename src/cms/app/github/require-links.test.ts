import type { FileDifference } from './github-api';
import type { Repository, Tree } from './repository';
import { requireLinks } from './require-links';

const file = (name: string) => `content/docs/${name}.mdx`;
/** A side of a merge; its blobs are the texts. */
const side = (pages: Record<string, string>): Tree =>
  new Map(Object.entries(pages).map(([name, text]) => [file(name), text]));
const repository = {
  texts: (tree: Tree, files: readonly string[]) =>
    Promise.resolve(new Map([...tree].filter(([name]) => files.includes(name)))),
} as unknown as Repository;
const base = { a: 'A.', b: 'B.', c: 'See [a](./a.mdx).' };

function publish(
  own: Record<string, string>,
  published: Record<string, string>,
  differences: FileDifference[] = [],
): Promise<void> {
  const sides = { base: side(base), own: side(own), published: side(published) };
  return requireLinks(repository, { ...sides, differences });
}
const { a, b } = base;
const linked = { c: 'See [n](./n.mdx).' };

it('publishes what the other side does not concern', async () => {
  await publish({ ...base, b: 'More.' }, { ...base, d: 'See [a](./a.mdx).' });
  // A rename on the site has changed the link that was there; the text here still has it.
  await publish({ ...base, c: 'More. See [a](./a.mdx).' }, { n: a, b, ...linked });
  await publish({ n: a, b, ...linked }, { ...base, c: 'More. See [a](./a.mdx).' });
  // It was only moved.
  await publish({ a, b, e: base.c }, { n: a, b, ...linked });
});

it('does not publish a link to a page that the site lacks meanwhile', async () => {
  await expect(
    publish({ ...base, b: 'Now see [a](./a.mdx).' }, { n: a, b, ...linked }),
  ).rejects.toThrow(`${file('b')} links to ${file('a')}, which was deleted or renamed`);
});

it('does not take away a page to which the site links meanwhile', async () => {
  const published = { ...base, b: 'Now see [a](./a.mdx).' };
  const renamed: FileDifference = {
    filename: file('n'),
    previous_filename: file('a'),
    status: 'renamed',
    sha: '',
  };
  await expect(publish({ n: a, b, ...linked }, published, [renamed])).rejects.toThrow(
    `${file('b')} on the site links to ${file('a')} meanwhile, which this renames`,
  );
  await expect(publish({ b, c: base.c }, published)).rejects.toMatchObject({
    file: file('a'),
    users: [file('b')],
  });
});
