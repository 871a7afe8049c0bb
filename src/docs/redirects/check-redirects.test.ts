import { checkRedirects } from './check-redirects';

const pages = new Set(['/', '/docs/', '/docs/quickstart/']);

/** Redirects written as `/from -> /to`, one per line. */
const check = (...rules: string[]) =>
  checkRedirects(
    rules.map((rule, index) => {
      const [from = '', to = ''] = rule.split(' -> ');
      return { from, to, line: index + 1 };
    }),
    pages,
    'redirects.yaml',
  );

it.each([
  ['a page', '/old/ -> /docs/quickstart/'],
  ['a part of a page', '/old/ -> /docs/quickstart/?a=b#part'],
  ['another site', '/old/ -> https://example.org/'],
])('is content with a redirect to %s', (_, rule) => {
  expect(check(rule)).toEqual([]);
});

it.each([
  ['shadows a page', ['/docs/quickstart/ -> /docs/'], [[1, 'shadows a page']]],
  ['comes twice', ['/a/ -> /docs/', '/a/ -> /'], [[1, 'two redirects from /a/']]],
  ['leads to itself', ['/a/ -> /a/'], [[1, 'leads back to itself']]],
  ['leads to a part of itself', ['/a/ -> /a/#part'], [[1, 'leads back to itself']]],
  [
    'goes in a circle',
    ['/a/ -> /b/', '/b/ -> /a/'],
    [
      [1, 'leads back to itself'],
      [2, 'leads back to itself'],
    ],
  ],
  ['leads to another', ['/a/ -> /b/', '/b/ -> /docs/'], [[1, 'leads to another one, from /b/']]],
  [
    'leads into a circle',
    ['/a/ -> /b/', '/b/ -> /c/', '/c/ -> /b/'],
    [
      [1, 'leads to another one, from /b/'],
      [2, 'leads back'],
      [3, 'leads back'],
    ],
  ],
  [
    'points nowhere',
    ['/a/ -> /docs/quickstrat/'],
    [[1, 'points at /docs/quickstrat/, where there is no page']],
  ],
  ['points at a relative address', ['/a/ -> docs/'], [[1, 'where there is no page']]],
  ['runs code', ['/a/ -> javascript:alert(1)'], [[1, 'javascript:alert(1)']]],
  ['opens data', ['/a/ -> data:text/html,hi'], [[1, 'data:text/html,hi']]],
])('reports a redirect that %s', (_, rules, expected) => {
  expect(check(...rules)).toEqual(
    expected.map(([line, message]): unknown =>
      expect.objectContaining({
        severity: 'error',
        file: 'redirects.yaml',
        line,
        message: expect.stringContaining(String(message)) as string,
      }),
    ),
  );
});

it('suggests the page that was meant', () => {
  expect(check('/a/ -> /docs/quickstrat/')[0]?.hint).toContain('Did you mean “/docs/quickstart/”?');
});
