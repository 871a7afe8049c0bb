/** Content that somebody could write: files by their paths, and the expected result. */
export interface NastyContent {
  name: string;
  files: Record<string, string | Uint8Array>;
  /** Paths of links, each with the file it names. */
  links?: Record<string, string>;
  /** The file that the build reports before it stops; null if it continues. */
  stopsAt: string | null;
  /** Addresses of the resulting pages. */
  pages?: readonly string[];
}

const DOCS = 'content/docs/nasty';
const head = (title = 'Nasty') =>
  `---\ntitle: ${title}\ndescription: It is nasty.\nunlisted: true\n---\n\n`;

/** A separate page at /docs/nasty/. */
const page = (name: string, source: string | Uint8Array, stops = true): NastyContent => ({
  name,
  files: { [`${DOCS}.mdx`]: source },
  stopsAt: stops ? `${DOCS}.mdx` : null,
  ...(!stops && { pages: ['/docs/nasty/'] }),
});

const bomb = [
  'keywords: &a [x, x, x, x, x, x, x, x, x, x]',
  ...['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map(
    (name, index) => `${name}: &${name} [${`*${String.fromCharCode(97 + index)},`.repeat(10)}]`,
  ),
].join('\n');

/**
 * The twenty nastiest cases. The soak runs each through a whole build, and every test run through the content check.
 */
export const nastyContent: readonly NastyContent[] = [
  page('an alias of nothing in the frontmatter', head('*gone')),
  page('a bomb of aliases in the frontmatter', head().replace('unlisted: true', bomb)),
  page('lines that end as on old Macs', `${head()}Words.\n`.replaceAll('\n', '\r')),
  page('a sign that cannot be printed', head('Be\u0007ll')),
  page('a date for a title', head('2020-01-01')),
  page('UTF-16', Buffer.from(`\ufeff${head()}Words.\n`, 'utf16le')),
  page(
    'a picture for a page',
    Uint8Array.from({ length: 4000 }, (_, index) => (index * 167) % 256),
  ),
  page('nothing at all', ''),
  page('thousands of quotes within quotes', `${head()}${'> '.repeat(4000)}deep\n`),
  page('a component open at the end', `${head()}<Details summary="x">\n\nWords.\n`),
  page('brackets without end', `${head()}${'['.repeat(20_000)}\n\n${'*'.repeat(20_000)}\n`, false),
  page(
    'headings with the names of what objects have',
    `${head()}${['__proto__', 'constructor', 'toString', '__proto__'].map((name) => `## ${name}\n\nWords.\n`).join('\n')}`,
    false,
  ),
  page('a slug that leaves the docs', head().replace('unlisted: true', 'slug: ../../../nasty')),
  page('an ink sample without end', `${head()}\`\`\`ink\n-> a\n=== a\n-> a\n\`\`\`\n`),
  {
    name: 'a folder that is called as a page is',
    files: { [`${DOCS}.mdx/inside.mdx`]: `${head()}Words.\n` },
    stopsAt: null,
  },
  {
    name: 'a link to a file that is gone',
    files: {},
    links: { [`${DOCS}.mdx`]: 'gone.mdx' },
    stopsAt: `${DOCS}.mdx`,
  },
  {
    name: 'signs of addresses in the name of a file',
    files: { [`content/docs/çà & 100% #1?.mdx`]: `${head()}Words.\n` },
    stopsAt: 'content/docs/çà & 100% #1?.mdx',
  },
  {
    name: 'redirects that are no addresses',
    files: {
      'content/redirects.yaml':
        '- { from: "/a b/", to: /docs/, reason: R. }\n- { from: "/x\\n/y/", to: /docs/, reason: R. }\n- &a [*a]\n',
    },
    stopsAt: 'content/redirects.yaml',
  },
  {
    name: 'a sidebar that holds itself',
    files: {
      'content/sidebars.yaml': 'tutorialSidebar: &a\n  - quickstart\n  - *a\n  - category: *a\n',
    },
    stopsAt: 'content/sidebars.yaml',
  },
  {
    name: 'a file of the reference that is empty',
    files: { 'content/reference/nasty.yaml': '' },
    stopsAt: 'content/reference/nasty.yaml',
  },
];
