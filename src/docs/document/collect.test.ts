import { parseLines } from '../../../testing/factories';

it('lists links of every kind with their lines', () => {
  expect(
    parseLines(
      '[a](./a.mdx) and *[b](/b/ "t")*',
      '',
      '[c][ref]',
      '',
      '[ref]: ./c.mdx',
      '',
      '- https://example.org',
      '',
      '<Cards>',
      '<Card title="t" href="./d.mdx">x</Card>',
      '</Cards>',
      '',
      ':::note',
      '[e](#e)',
      ':::',
    ).links,
  ).toEqual([
    { href: './a.mdx', line: 1 },
    { href: '/b/', line: 1 },
    { href: './c.mdx', line: 5 },
    { href: 'https://example.org', line: 7 },
    { href: './d.mdx', line: 10 },
    { href: '#e', line: 14 },
  ]);
});

it('takes nothing in code for a link', () => {
  expect(parseLines('`[a](b)`', '', '```', '[a](b)', '```').links).toEqual([]);
});

it('lists headings wherever they stand, with their words but without links', () => {
  expect(
    parseLines('## A `b` [c *d*](./x.mdx)', '', ':::note', '### E', ':::', '', '> #### F').headings,
  ).toEqual([
    { id: 'a-b-c-d', level: 2, label: ['A ', ['code', 0, 'b'], ' ', 'c ', ['em', 0, 'd']] },
    { id: 'e', level: 3, label: ['E'] },
    { id: 'f', level: 4, label: ['F'] },
  ]);
});

it('does not list the unseen heading of the footnotes', () => {
  const { headings, tree } = parseLines('## A', '', 'b[^1]', '', '[^1]: note');
  expect(JSON.stringify(tree)).toContain('footnotes');
  expect(headings.map(({ id }) => id)).toEqual(['a']);
});
