import {
  fetchEvent,
  listOf,
  makeFakeWorker,
  type FakeServer,
} from '../../../../testing/fake-worker';
import { Keeper } from './keeper';
import { KeptFiles } from './kept-files';
import { KeptValues } from './kept-values';

let server: FakeServer;
const event = fetchEvent('/');

const PAGE = '<link href="/doc-012345.js"><img src="/img/a.svg"><title>A</title>';

beforeEach(() => {
  server = makeFakeWorker();
  server.files = new Map([
    ['/docs/a/', PAGE],
    ['/page-data/docs/a/page-data.json', '{}'],
    ['/docs/b/', '<p>B</p>'],
    ['/page-data/docs/b/page-data.json', '{"b":1}'],
    ['/img/a.svg', '<svg/>'],
    ['/tips.json', '["tip"]'],
    ['/offline-files.json', '["/games/g.0123456789ab.zip"]'],
  ]);
});

/** A worker of a build of what is on the server now. */
async function open(build: string) {
  const list = await listOf(server, build, {
    groups: {
      base: ['/docs/b/index.html'],
      reading: ['/tips.json'],
      code: ['/doc-012345.js'],
      game: [],
    },
    needs: { '/doc-012345.js': 'reading' },
  });
  server.files.set('/doc-012345.js', 'code');
  server.files.set('/games/g.0123456789ab.zip', 'zip');
  const files = new KeptFiles(list);
  const keeper = new Keeper(files, new KeptValues('values', ''));
  return { files, keeper };
}

test('a page is kept with its data, what it names, and what its code needs', async () => {
  const { files, keeper } = await open('one');
  await keeper.keepPage(event, '/docs/a/index.html');
  expect((await files.addresses()).sort()).toEqual([
    '/doc-012345.js',
    '/docs/a/index.html',
    '/img/a.svg',
    '/page-data/docs/a/page-data.json',
    '/tips.json',
  ]);
  expect(await keeper.readablePages()).toEqual(['/docs/a/index.html']);
});

test('if anything of it is missing, the page does not count as kept', async () => {
  const { keeper } = await open('one');
  server.files.delete('/img/a.svg');
  await expect(keeper.keepPage(event, '/docs/a/index.html')).rejects.toThrow('/img/a.svg');
  expect(await keeper.readablePages()).toEqual([]);
});

test('what a newer server answers is never kept', async () => {
  const { files, keeper } = await open('one');
  server.files.set('/page-data/docs/a/page-data.json', '{"newer":true}');
  await expect(keeper.keepPage(event, '/docs/a/index.html')).rejects.toThrow('page-data');
  expect(await files.find('/page-data/docs/a/page-data.json')).toBeUndefined();
});

test('an entry that was spoiled is thrown away, and fetched again', async () => {
  const { files, keeper } = await open('one');
  await keeper.keepPage(event, '/docs/a/index.html');
  await files.put(
    '/img/a.svg',
    new Response('<html>', { headers: { 'content-type': 'text/html' } }),
  );
  expect(await files.find('/img/a.svg')).toBeUndefined();
  expect(await files.addresses()).not.toContain('/img/a.svg');
  await keeper.keepPage(event, '/docs/a/index.html');
  expect(await (await files.find('/img/a.svg'))?.text()).toBe('<svg/>');
});

test('a new build takes over what was read: fetches what has changed, and copies the rest', async () => {
  await (await open('one')).keeper.keepPage(event, '/docs/a/index.html');
  server.files.set('/img/a.svg', '<svg>2</svg>');
  const { files, keeper } = await open('two');
  server.requests = [];
  await keeper.carryOver(event);
  expect(server.requests.sort()).toEqual(['/docs/a/', '/img/a.svg']);
  expect(await (await files.find('/img/a.svg'))?.text()).toBe('<svg>2</svg>');
  expect(await keeper.readablePages()).toEqual(['/docs/a/index.html']);
});

test('without a connection it does not, and the worker before it stays', async () => {
  await (await open('one')).keeper.keepPage(event, '/docs/a/index.html');
  server.files.set('/img/a.svg', '<svg>2</svg>');
  const { keeper } = await open('two');
  server.isReachable = false;
  await expect(keeper.carryOver(event)).rejects.toThrow('Failed to fetch');
});

test('a page that is not of this build any more holds up nothing', async () => {
  await (await open('one')).keeper.keepPage(event, '/docs/a/index.html');
  const { files, keeper } = await open('two');
  server.files.set('/docs/a/', 'changed by the host');
  for (const name of await files.earlierCaches()) await caches.delete(name);
  await keeper.carryOver(event);
  expect(await keeper.readablePages()).toEqual([]);
});

test('everything can be kept, and all but what was read be removed again', async () => {
  const { files, keeper } = await open('one');
  await keeper.keepPage(event, '/docs/a/index.html');
  const missing = await keeper.missing(event);
  expect(missing).toContain('/games/g.0123456789ab.zip');
  await keeper.keep(event, missing);
  await keeper.setKeepsAll(true);
  expect(await keeper.missing(event)).toEqual([]);
  expect(await keeper.readablePages()).toHaveLength(2);

  await keeper.forgetOthers();
  expect(await keeper.keepsAll()).toBe(false);
  // The base, and the page with what it shows.
  expect((await files.addresses()).sort()).toEqual([
    '/doc-012345.js',
    '/docs/a/index.html',
    '/docs/b/index.html',
    '/img/a.svg',
    '/page-data/docs/a/page-data.json',
    '/tips.json',
  ]);
});
