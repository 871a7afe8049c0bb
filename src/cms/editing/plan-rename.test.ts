import { filesNamingPage, filesWithImage } from './find-mentions';
import { addToSidebar, removeFromSidebar } from './page-in-sidebar';
import { planRename } from './plan-rename';

const page = (...body: string[]) =>
  ['---', 'title: A', 'description: B.', '---', '', ...body, ''].join('\n');
const sidebar =
  'main:\n  - intro # first\n  - category: Basics\n    items:\n      - basics/old\n      - doc: basics/other\n';
const files = new Map([
  [
    'content/docs/basics/old.mdx',
    page('[Other](./other.mdx) and [intro](../intro.mdx#a), ![x](/img/a.png)'),
  ],
  [
    'content/docs/basics/other.mdx',
    page(
      '[Old](./old.mdx#part), [again](/docs/basics/old/)',
      '',
      '```md',
      '[Old](./old.mdx)',
      '```',
    ),
  ],
  ['content/docs/intro.mdx', page('<Card href="./basics/old.mdx" />', '[odd](./basics/older.mdx)')],
  ['content/sidebars.yaml', sidebar],
  ['content/redirects.yaml', '- from: /a/\n  to: /docs/basics/old/#part\n  reason: R.\n'],
  [
    'content/glossary.yaml',
    '- term: T\n  details: See [old](basics/old#x).\n  page: basics/old#x\n',
  ],
]);
const rename = (to: string) =>
  planRename(files, {
    from: 'content/docs/basics/old.mdx',
    to: `content/docs/${to}.mdx`,
    contentDir: 'content/docs',
    versionPath: '/docs',
  });

it('changes every place that names the page, and leaves the rest', () => {
  const { oldPath, newPath, writes, linkingFiles } = rename('extras/new');
  expect([oldPath, newPath]).toEqual(['/docs/basics/old/', '/docs/extras/new/']);
  expect(linkingFiles).toEqual(['content/docs/basics/other.mdx', 'content/docs/intro.mdx']);
  expect(Object.fromEntries(writes)).toEqual({
    'content/docs/extras/new.mdx': page(
      '[Other](../basics/other.mdx) and [intro](../intro.mdx#a), ![x](/img/a.png)',
    ),
    'content/docs/basics/other.mdx': page(
      '[Old](../extras/new.mdx#part), [again](/docs/extras/new/)',
      '',
      '```md',
      '[Old](./old.mdx)',
      '```',
    ),
    'content/docs/intro.mdx': page('<Card href="./extras/new.mdx" />', '[odd](./basics/older.mdx)'),
    'content/sidebars.yaml': sidebar.replace('basics/old\n', 'extras/new\n'),
    'content/redirects.yaml': '- from: /a/\n  to: /docs/extras/new/#part\n  reason: R.\n',
    'content/glossary.yaml':
      '- term: T\n  details: See [old](extras/new#x).\n  page: extras/new#x\n',
  });
});

it('finds who names a page or a picture', () => {
  const place = {
    file: 'content/docs/basics/old.mdx',
    addresses: ['/docs/basics/old/'],
    contentDir: 'content/docs',
  };
  expect(filesNamingPage(files, place)).toEqual([
    'content/docs/basics/other.mdx',
    'content/docs/intro.mdx',
    'content/glossary.yaml',
  ]);
  expect(filesWithImage(files, '/img/a.png')).toEqual(['content/docs/basics/old.mdx']);
  expect(filesWithImage(files, '/img/a.pn')).toEqual([]);
});

it('adds a new page to the sidebar, and removes it', () => {
  const added = addToSidebar(sidebar, 'basics/new');
  expect(added).toBe(`${sidebar}      - basics/new\n`);
  expect(addToSidebar(added, 'basics/new')).toBe(added);
  expect(removeFromSidebar(added, 'basics/new')).toBe(sidebar);
  expect(addToSidebar(sidebar, 'top')).toBe(`${sidebar}  - top\n`);
});
