/** @jest-environment node */
import { parseLines } from '../../testing/factories';
import { searchHtml, type SearchedPage } from './search-html';

const page = (fields: Partial<SearchedPage>): SearchedPage => ({
  path: '/docs/a/',
  title: 'A & B',
  description: 'On A.',
  language: 'en',
  facet: 'guide',
  isForMaintainers: false,
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
