import { parseLines } from '../../../testing/factories';
import { searchHtml, type SearchedPage } from './search-html';

const page = (fields: Partial<SearchedPage>): SearchedPage => ({
  path: '/docs/a/',
  title: 'A & B',
  description: 'On A.',
  language: 'en',
  facet: 'guide',
  nodes: parseLines('Hello *world*.', '', '## Knots {#knots}', '', '```ink', '=== a', '```').tree,
  namedIds: new Set(),
  ...fields,
});

it('writes a page with its headings, code counting half', () => {
  const html = searchHtml(page({}));
  expect(html).toContain('<html lang="en"><body data-pagefind-filter="kind:guide">');
  expect(html).toContain('<h1>A &amp; B</h1><p>On A.</p>');
  expect(html).toContain('Hello world.');
  expect(html).toContain('<h2 id="knots">Knots</h2>');
  expect(html).toContain('<pre data-pagefind-weight="0.5">=== a</pre>');
});

it('leaves out a section that only leads elsewhere', () => {
  const lines = [
    '## Here',
    '',
    'Text.',
    '',
    '## See also',
    '',
    'Elsewhere.',
    '',
    '## There',
    '',
    'End.',
  ];
  const html = searchHtml(page({ nodes: parseLines(...lines).tree }));
  expect(html).not.toMatch(/See also|Elsewhere/);
  expect(html).toMatch(/Here.*Text\..*There.*End\./);
});

it('writes of samples the code alone, with the page’s address', () => {
  const html = searchHtml(page({ facet: 'sample' }));
  expect(html).toContain('data-pagefind-meta="url:/docs/a/"');
  expect(html).toContain('<h2 id="knots">Knots</h2><pre>=== a</pre>');
  expect(html).not.toContain('Hello');
  expect(searchHtml(page({ facet: 'sample', nodes: [['p', 0, 'No code.']] }))).toBeNull();
});

it('leaves out what is found by its own name, with its meaning, and never a heading', () => {
  const html = searchHtml(
    page({
      namedIds: new Set(['glue', 'knots']),
      nodes: [
        ['h2', { id: 'knots' }, 'Knots'],
        [
          'dl',
          0,
          ['dt', { id: 'glue' }, 'Glue'],
          ['dd', 0, 'Joins.'],
          ['dt', 0, 'X'],
          ['dd', 0, 'Y'],
        ],
      ],
    }),
  );
  expect(html).not.toMatch(/Glue|Joins/);
  expect(html).toMatch(/Knots.*X.*Y/);
});

it('gives a section without text the names of what it contains', () => {
  const sections = parseLines('## All {#all}', '', '### One {#one}', '', 'Text.', '', '## B {#b}');
  expect(searchHtml(page({ nodes: sections.tree }))).toContain(
    '<h2 id="all">All</h2><p data-pagefind-weight="0.1">One</p><h3 id="one">One</h3>',
  );
  const names = searchHtml(
    page({
      namedIds: new Set(['clear', 'image']),
      nodes: [
        ['h2', { id: 'tags' }, 'Tags'],
        [
          'dl',
          0,
          ['div', { id: 'clear' }, ['dt', 0, '# CLEAR'], ['dd', 0, 'Removes.']],
          ['div', { id: 'image' }, ['dt', 0, '# IMAGE'], ['dd', 0, 'Shows.']],
        ],
      ],
    }),
  );
  expect(names).toContain('<p data-pagefind-weight="0.1"># CLEAR, # IMAGE</p>');
  expect(searchHtml(page({}))).not.toContain('weight="0.1"');
});

it('escapes entities in headings twice, because Pagefind decodes them twice', () => {
  const { tree } = parseLines('## `&nbsp;` & `<b>` {#a}');
  expect(searchHtml(page({ nodes: tree }))).toContain('>&amp;amp;nbsp; &amp; &lt;b&gt;</h2>');
});
