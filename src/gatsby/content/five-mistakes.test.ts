import { makeProject } from '../../../testing/temp-project';
import { formatProblem } from '../../base/problems/format-problems';
import { DocumentStore } from '../documents/document-store';
import { checkContent } from './check-content';

const REFERENCE = {
  'content/reference/knot-tags.yaml': [
    'kind: knot-tag',
    'handledBy: [core]',
    'entries:',
    '  - name: CLEAR',
    '    summary: Removes all earlier scenes from the screen.',
  ].join('\n'),
  'content/reference/markup.yaml': [
    'kind: markup',
    'entries:',
    '  - name: info',
    '    form: paired',
    '    summary: Sets text in a shaded box.',
    '    attributes:',
    '      - name: side',
    '        summary: Gives the box a coloured left edge.',
    '        values: [highlight, accent]',
  ].join('\n'),
};

/** The problems of a project with one page, whose text begins on line 6. */
async function complaints(text: string, reference: Record<string, string> = {}): Promise<string[]> {
  const projectRoot = makeProject({
    'content/sidebars.yaml': 'docs: [quickstart]',
    'content/docs/quickstart.mdx': `---\ntitle: Quickstart\ndescription: D.\n---\n\n${text}\n`,
    ...REFERENCE,
    ...reference,
  });
  const cache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() };
  const store = new DocumentStore({ projectRoot, cache, pipelineDigest: '' });
  const { problems } = await checkContent(projectRoot, store, {
    samples: { cache, digest: '' },
    withDrafts: false,
  });
  expect(problems.every(({ severity }) => severity === 'error')).toBe(true);
  return problems.map(formatProblem);
}

const ink = (...lines: string[]) => ['```ink', ...lines, '```'].join('\n');

test('content without a mistake says nothing', async () => {
  const text = ink('# CLEAR', '[info side=accent]Low water.[/info]', '-> END');
  expect(await complaints(`${text}\n\n[here](#here)\n\n## Here`)).toEqual([]);
});

// Complete messages: they are all a writer has to go by.
test('a broken sample', async () => {
  const text = ink('The tide is out.', '-> lamproom', '', '=== lamp_room', 'Dark.', '-> END');
  expect(await complaints(text)).toEqual([
    "content/docs/quickstart.mdx:8  problem  The ink sample does not work (its line 2): no place of the story is called “lamproom”. [Divert target not found: '-> lamproom']\n" +
      '    Did you mean “lamp_room”? Otherwise, begin a place with the line “=== lamproom”, or correct the name after the arrow. If it is a piece of a story, write “fragment” after ```ink.',
  ]);
});

test('a broken tag', async () => {
  expect(await complaints(ink('# CLAER', 'The tide is out.', '-> END'))).toEqual([
    'content/docs/quickstart.mdx:7  problem  The ink sample does not work in the engine (its line 1): there is no tag “# CLAER”.\n' +
      '    Did you mean “CLEAR”? Tags in small letters and in capitals are different; content/reference lists them all. If the tag is your own, write own="CLAER" after ```ink.',
  ]);
});

test('a broken attribute', async () => {
  expect(await complaints(ink('[info sied=accent]Low water.[/info]', '-> END'))).toEqual([
    'content/docs/quickstart.mdx:7  problem  The ink sample does not work in the engine (its line 1): “[info]” has no attribute “sied”.\n' +
      '    Did you mean “side”? It has side. If the attribute is your own, write own="sied" after ```ink.',
  ]);
});

test('a broken link', async () => {
  expect(await complaints('[The lamp room](/docs/quickstrat/)')).toEqual([
    'content/docs/quickstart.mdx:6  problem  The link “/docs/quickstrat/” leads to no page.\n' +
      '    Did you mean “./quickstart.mdx”?',
  ]);
});

test('a broken entry of the reference', async () => {
  const file = 'content/reference/knot-tags.yaml';
  const source = REFERENCE[file].replace('summary:', 'sumary:');
  expect(await complaints('Words.', { [file]: source })).toEqual([
    'content/reference/knot-tags.yaml:5  problem  “CLEAR” has an unknown key “sumary”.\n' +
      '    Did you mean “summary”? Known keys: name, summary, aliases, members, details, default, notes, sample, effect, related, page, since, handledBy, slug, bare, value, optionalValue, values, combine, repeatable, attributes.',
    'content/reference/knot-tags.yaml:4  problem  “CLEAR” has no “summary”.\n    Add “summary: …” to it.',
  ]);
});
