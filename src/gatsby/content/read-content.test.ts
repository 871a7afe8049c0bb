import { makeVersion } from '../../../testing/factories';
import { makeProject } from '../../../testing/temp-project';
import { DocumentStore } from '../documents/document-store';
import { readContent } from './read-content';

const page = (title: string, ...lines: string[]) =>
  ['---', `title: ${title}`, 'description: D.', '---', ...lines].join('\n');

function read(
  files: Record<string, string>,
  { versions = [makeVersion()], translationDir = null as string | null } = {},
) {
  const projectRoot = makeProject(files);
  const cache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() };
  return readContent(
    projectRoot,
    { versions, translationDir },
    new DocumentStore({ projectRoot, cache, pipelineDigest: '' }),
  );
}

it('reads docs in the order of their files, sidebars and redirects', async () => {
  const { content, problems } = await read({
    'content/docs/02-b.mdx': page('B'),
    'content/docs/01-a/01-c.mdx': page('C', '## H'),
    'content/docs/notes.txt': 'not a doc',
    'content/sidebars.yaml': 's: [a/c, b]',
    'content/redirects.yaml': '- { from: /x, to: /docs/b, reason: R. }',
  });
  expect(problems).toEqual([]);
  expect(
    content.versions[0]?.docs.map(({ docId, path, anchors }) => [docId, path, anchors]),
  ).toEqual([
    ['a/c', '/docs/a/c/', ['h']],
    ['b', '/docs/b/', []],
  ]);
  expect(content.versions[0]?.sidebars.s).toHaveLength(2);
  expect(content.redirects).toEqual([{ from: '/x/', to: '/docs/b/', line: 1 }]);
});

it('gathers the problems of every file', async () => {
  const { problems } = await read({
    'content/docs/a.mdx': page('A', '', '{x}'),
    'content/docs/b.mdx': '',
    'content/sidebars.yaml': 's:\n  - a\n  - 5',
    'content/redirects.yaml': 'nonsense',
  });
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'content/sidebars.yaml:3',
    'content/docs/a.mdx:6',
    'content/docs/b.mdx:1',
    'content/docs/b.mdx:1',
    'content/redirects.yaml:1',
  ]);
});

it('does without redirects, but says that there are no sidebars', async () => {
  const { content, problems } = await read({});
  expect(content).toMatchObject({ versions: [{ docs: [], sidebars: {} }], redirects: [] });
  expect(problems).toEqual([expect.objectContaining({ file: 'content/sidebars.yaml', line: 1 })]);
});

it('takes translations in place of their originals', async () => {
  const { content } = await read(
    {
      'content/docs/a.mdx': page('A'),
      'content/docs/b.mdx': page('B'),
      'content/locales/de/docs/a.mdx': page('A auf Deutsch'),
      'content/sidebars.yaml': 's: [a, b]',
    },
    { translationDir: 'content/locales/de' },
  );
  expect(
    content.versions[0]?.docs.map(({ docId, path, frontmatter }) => [
      docId,
      path,
      frontmatter.title,
    ]),
  ).toEqual([
    ['b', '/docs/b/', 'B'],
    ['a', '/docs/a/', 'A auf Deutsch'],
  ]);
});
