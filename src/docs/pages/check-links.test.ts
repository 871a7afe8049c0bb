import { makeDoc } from '../../../testing/factories';
import { checkLinks } from './check-links';

const target = makeDoc('ink-basics/intro', { anchors: ['knots', 'choices'] });

function check(href: string) {
  const doc = makeDoc('quickstart', { anchors: ['install'], links: [{ href, line: 7 }] });
  return checkLinks([doc, target], {
    paths: new Set([doc.path, target.path, '/docs/category/ink-basics/', '/old/']),
    hasFile: (path) => path === '/files/map.pdf',
  });
}

it.each([
  ['a page', '/docs/ink-basics/intro/'],
  ['a page without its slash', '/docs/ink-basics/intro'],
  ['a file of a page', './ink-basics/intro.mdx#knots'],
  ['a heading here', '#install'],
  ['the top', '#'],
  ['an escaped heading', './ink-basics/intro.mdx#%6Bnots'],
  ['a redirect', '/old/'],
  ['a part of a page that is no doc', '/docs/category/ink-basics/#anything'],
  ['a file of the site', '/files/map.pdf?v=2'],
  ['another site', 'https://example.org/gone'],
  ['mail', 'mailto:a@example.org'],
  ['a telephone', 'tel:+123'],
  ['the same page with a query', '?tab=ink#install'],
])('is content with a link to %s', (_, href) => {
  expect(check(href)).toEqual([]);
});

it.each([
  [
    'no page',
    '/docs/ink-basics/intor/',
    'error',
    '“/docs/ink-basics/intor/” leads to no page.',
    'Did you mean “./ink-basics/intro.mdx”?',
  ],
  [
    'a relative address without page',
    '../nothing',
    'error',
    'leads to no page: /docs/nothing/',
    'Link to the file',
  ],
  [
    'an address misspelt of a page that is no doc',
    '/docs/category/ink-basic/',
    'error',
    'leads to no page',
    'Did you mean “/docs/category/ink-basics/”?',
  ],
  [
    'no file of the site',
    '/files/gone.pdf',
    'error',
    'leads to no file',
    'Put the file at static/files/gone.pdf',
  ],
  [
    'no heading',
    './ink-basics/intro.mdx#knot',
    'warning',
    'no heading “knot” on /docs/ink-basics/intro/',
    'Did you mean “knots”? The ids there: knots, choices.',
  ],
  [
    'no heading here',
    '#instal',
    'warning',
    'no heading “instal” on /docs/quickstart/',
    'Did you mean “install”?',
  ],
  [
    'no Markdown file',
    './ink-basics/intor.mdx',
    'warning',
    'names no file: content/docs/ink-basics/intor.mdx',
    'Did you mean “./ink-basics/intro.mdx”?',
  ],
  ['code', 'javascript:alert(1)', 'error', 'javascript:alert(1)', 'https://'],
  ['code in capitals', 'JavaScript:alert(1)', 'error', 'JavaScript:alert(1)', 'https://'],
  ['data', 'data:text/html,hi', 'error', 'data:text/html', 'https://'],
  ['a malformed address', ' http://[', 'error', 'http://[', ''],
])('reports a link to %s', (_, href, severity, message, hint) => {
  expect(check(href)).toEqual([
    {
      severity,
      file: 'content/docs/quickstart.mdx',
      line: 7,
      message: expect.stringContaining(message) as string,
      hint: expect.stringContaining(hint) as string,
    },
  ]);
});

it.each([
  ['/docs/ink-basics/intro.html#knots', '/docs/ink-basics/intro/#knots'],
  ['./ink-basics/intro.html', './ink-basics/intro.mdx'],
])('knows the page that is meant by %s', (href, to) => {
  expect(check(href)).toMatchObject([
    {
      message: `The link “${href}” leads to no file.`,
      hint: `Write “${to}”, which leads to the page.`,
      fix: { from: href, to },
    },
  ]);
});

it('does not list hundreds of ids', () => {
  const anchors = Array.from({ length: 300 }, (_, index) => `tag-${index}`);
  const doc = makeDoc('reference', { anchors, links: [{ href: '#tag_7', line: 1 }] });
  expect(checkLinks([doc], { paths: new Set([doc.path]), hasFile: () => false })).toMatchObject([
    { hint: 'Did you mean “tag-7”? The page has 300 ids.' },
  ]);
});

it('reports every broken link of every doc', () => {
  const docs = ['a', 'b'].map((id) =>
    makeDoc(id, {
      links: [
        { href: '/x/', line: 1 },
        { href: '/y/', line: 2 },
      ],
    }),
  );
  expect(
    checkLinks(docs, { paths: new Set(), hasFile: () => false }).map(
      ({ file, line }) => `${file}:${line}`,
    ),
  ).toEqual([
    'content/docs/a.mdx:1',
    'content/docs/a.mdx:2',
    'content/docs/b.mdx:1',
    'content/docs/b.mdx:2',
  ]);
});

it.each([
  ['./ink-basics/idea.mdx#plan', 'warning'],
  ['/docs/ink-basics/idea', 'error'],
])('says that %s leads to a draft, not that the page is missing', (href, severity) => {
  const doc = makeDoc('quickstart', { links: [{ href, line: 7 }] });
  const draft = makeDoc('ink-basics/idea', { frontmatter: { draft: true } });
  const targets = { paths: new Set([doc.path]), hasFile: () => false, drafts: [draft] };
  expect(checkLinks([doc], targets)).toEqual([
    {
      severity,
      file: doc.file,
      line: 7,
      message: `The link “${href}” leads to a draft, which is not published: ${draft.file}.`,
      hint: 'Remove “draft: true” from that file to publish it, or remove the link.',
    },
  ]);
});
