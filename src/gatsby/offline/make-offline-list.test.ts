import { makeOfflineList } from './make-offline-list';

const PLAYGROUND = 'component---src-pages-playground-tsx';
const PLAY = 'component---src-pages-play-tsx';
const DOC = 'component---src-templates-doc-tsx';
const files = [
  '/404/index.html',
  '/app-012345.js',
  `/${DOC}-012345.js`,
  '/docs/a.html',
  '/docs/a/index.html',
  '/docs/a/index.md',
  '/docs/old/index.html',
  '/games/low.0123456789ab.zip',
  '/img/samples/lamp.svg',
  '/linked-abcdef.js',
  '/llms-full.txt',
  '/page-data/docs/a/page-data.json',
  '/pagefind/fragment/en_1.pf_fragment',
  '/pagefind/pagefind.js',
  '/play-abcdef.js',
  `/${PLAY}-012345.js`,
  `/${PLAYGROUND}-012345.js`,
  '/social/docs/a.png',
  '/stories/0123.json',
  '/tips.json',
];
/** The scripts that pages load on use. */
const used = ['story', 'player', 'compile', 'zip', 'search', 'menu', 'tip', 'copy'];
const others = ['link', 'saves', 'offline', 'news'];
const site = {
  pathPrefix: '',
  foreign: ['/admin/'],
  redirected: new Set(['/docs/old/']),
  files,
  read: (address: string) => Buffer.from(address),
  chunks: {
    ...Object.fromEntries([...used, ...others].map((name) => [name, [`${name}-abcdef.js`]])),
    [DOC]: ['shared-012345.js', `${DOC}-012345.js`],
    [PLAYGROUND]: [`${PLAYGROUND}-012345.js`],
    [PLAY]: [`${PLAY}-012345.js`],
    play: ['play-abcdef.js'],
    linked: ['linked-abcdef.js'],
  },
};

test('a list has digests of what can change, and the names of what cannot', () => {
  const { list, others } = makeOfflineList(site);
  expect(Object.keys(list.digests)).toEqual([
    '/docs/a/index.html',
    '/docs/a/index.md',
    '/img/samples/lamp.svg',
    '/page-data/docs/a/page-data.json',
    '/pagefind/pagefind.js',
    '/tips.json',
    '/offline-files.json',
  ]);
  expect(list.groups.code).toEqual(
    expect.arrayContaining([
      '/app-012345.js',
      '/play/index.html',
      '/page-data/play/page-data.json',
    ]),
  );
  expect(others).toEqual(['/games/low.0123456789ab.zip', '/pagefind/fragment/en_1.pf_fragment']);
});

test('a page needs what it loads on use: its samples, a story of a link, or all code for writing', () => {
  const { needs, groups } = makeOfflineList(site).list;
  expect(needs).toEqual({
    [`/${DOC}-012345.js`]: 'reading',
    [`/${PLAYGROUND}-012345.js`]: 'code',
    [`/${PLAY}-012345.js`]: 'game',
  });
  expect(groups.game).toEqual([
    ...['linked', 'link', 'player', 'compile', 'saves'].map((name) => `/${name}-abcdef.js`),
    '/img/samples/lamp.svg',
  ]);
  expect(groups.reading).toEqual(
    expect.arrayContaining(['/play-abcdef.js', '/img/samples/lamp.svg']),
  );
});

test('a script that the build does not have stops it', () => {
  const { play, ...chunks } = site.chunks;
  expect(play).toBeDefined();
  expect(() => makeOfflineList({ ...site, chunks })).toThrow('names the script “play”');
});

test('a build has another name once any file has another content', () => {
  const { build } = makeOfflineList(site).list;
  expect(makeOfflineList(site).list.build).toBe(build);
  const read = (address: string) => Buffer.from(address.replace('a/index.md', 'edited'));
  expect(makeOfflineList({ ...site, read }).list.build).not.toBe(build);
});
