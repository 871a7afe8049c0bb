import {
  fetchEvent,
  listOf,
  makeFakeWorker,
  type FakeServer,
} from '../../../../testing/fake-worker';
import { answerDocuments } from './answer-document';
import { answerFiles } from './answer-file';
import { answerRequest } from './answer-request';
import { ClientBuilds } from './client-builds';
import { Keeper } from './keeper';
import { KeptFiles } from './kept-files';
import { KeptValues } from './kept-values';

const DATA = '/page-data/docs/a/page-data.json';
let server: FakeServer;

beforeEach(() => {
  server = makeFakeWorker();
  server.files = new Map([
    ['/docs/a/', '<title>A | Docs</title>'],
    [DATA, '{"build":"one"}'],
    ['/offline/missing/', '<p>Not here</p>'],
    ['/img/a.svg', '<svg/>'],
  ]);
});

/** A worker of a build of what is on the server now. */
async function start(build: string) {
  const code = ['/app-012345.js'];
  const list = await listOf(server, build, { groups: { base: [], reading: [], code, game: [] } });
  const files = new KeptFiles(list);
  const values = new KeptValues('values', '');
  const builds = new ClientBuilds(values);
  const keeper = new Keeper(files, values);
  const answerFile = answerFiles(files, builds);
  const documents = answerDocuments(files, builds);
  return {
    files,
    builds,
    keeper,
    /** The text that a page gets, by the id of its client. */
    load: async (address: string, clientId: string) => {
      const response = await answerFile(fetchEvent(address, { clientId }), address);
      return response.type === 'error' ? 'failed' : response.text();
    },
    navigate: (address: string, clientId = 'page') =>
      documents.handle(fetchEvent(address, { clientId, mode: 'navigate' })),
    opened: (id: string, scripts: string[] = ['/app-012345.js']) =>
      answerRequest(
        { files, builds, keeper },
        {
          ...fetchEvent('/'),
          waitUntil: () => undefined,
          data: { kind: 'opened', path: '/docs/a/', scripts, isSparing: true },
          source: { id },
          ports: [],
        },
      ),
  };
}

test('a page that was opened under the worker gets the files of its build', async () => {
  const { navigate, load, keeper } = await start('one');
  await keeper.keepPage(fetchEvent('/'), '/docs/a/index.html');
  await navigate('/docs/a/');
  server.isReachable = false;
  expect(await load(DATA, 'page-next')).toBe('{"build":"one"}');
});

test('a page goes on with the data of its own build after a new one has taken over', async () => {
  const one = await start('one');
  await one.keeper.keepPage(fetchEvent('/'), '/docs/a/index.html');
  await one.builds.set('old', 'one');
  server.files.set(DATA, '{"build":"two"}');
  const two = await start('two');
  await two.keeper.carryOver(fetchEvent('/'));
  await two.builds.set('new', 'two');
  expect(await two.load(DATA, 'old')).toBe('{"build":"one"}');
  expect(await two.load(DATA, 'new')).toBe('{"build":"two"}');
  expect(await two.opened('old')).toEqual({ isOutdated: true });
  expect(await two.opened('new')).toEqual({ isOutdated: false });
});

test('it never gets the data of another build: that is a failure, which the app answers with a full load', async () => {
  const one = await start('one');
  await one.builds.set('page', 'one');
  server.files.set(DATA, '{"build":"two"}');
  await expect(one.load(DATA, 'page')).rejects.toThrow(DATA);
  await one.files.put('/img/a.svg', new Response());
  const two = await start('two');
  expect(await two.load(DATA, 'page')).toBe('failed');
  server.files.set('/page-data/docs/new/page-data.json', '{}');
  expect(await one.load('/page-data/docs/new/page-data.json', 'page')).toBe('failed');
});

test('a page of a newer build than the worker’s is left to the server, and is the newer worker’s later', async () => {
  const one = await start('one');
  await one.keeper.keepPage(fetchEvent('/'), '/docs/a/index.html');
  server.files.set('/docs/a/', '<title>A, edited</title>').set(DATA, '{"build":"two"}');
  await one.navigate('/docs/a/');
  expect(await one.load(DATA, 'page-next')).toBe('{"build":"two"}');
  expect(await one.opened('page-next')).toEqual({ isOutdated: false });
  expect(await one.builds.of('page-next')).not.toBe('one');
  const two = await start('two');
  await two.opened('page-next');
  expect(await two.builds.of('page-next')).toBe('two');
});

test('a page that was open before the worker is known by its scripts', async () => {
  const { opened, builds } = await start('one');
  expect(await opened('same')).toEqual({ isOutdated: false });
  expect(await builds.of('same')).toBe('one');
  expect(await opened('older', ['/app-abcdef.js'])).toEqual({ isOutdated: true });
});

test('without a connection there is the kept page, or the page that says it is not there', async () => {
  const { navigate, keeper } = await start('one');
  const event = fetchEvent('/');
  await keeper.keepPage(event, '/docs/a/index.html');
  await keeper.keep(event, ['/offline/missing/index.html']);
  server.isReachable = false;
  expect(await (await navigate('/docs/a/')).text()).toContain('A | Docs');
  const leadsTo = async (address: string) =>
    new URL((await navigate(address)).headers.get('location') ?? '');
  expect((await leadsTo('/docs/a?q=1')).pathname).toBe('/docs/a/');
  expect((await leadsTo('/docs/a.html?q=1')).search).toBe('?q=1');
  const missing = await leadsTo('/docs/b/?q=1');
  expect(missing.pathname).toBe('/offline/missing/');
  expect(missing.searchParams.get('page')).toBe('/docs/b/?q=1');
});

test('with a connection, what the server answers is shown, also that a page is not there', async () => {
  const { navigate, keeper } = await start('one');
  await keeper.keepPage(fetchEvent('/'), '/docs/a/index.html');
  server.files.set('/docs/a/', 'newer');
  expect(await (await navigate('/docs/a/')).text()).toBe('newer');
  expect((await navigate('/docs/b/')).status).toBe(404);
});

test('files with a hash in their names are of any build, and are kept as they are used', async () => {
  const { load, files } = await start('one');
  server.files.set('/app-012345.js', 'code').set('/app-fedcba.js', 'of the next build');
  expect(await load('/app-012345.js', 'page')).toBe('code');
  expect(await load('/app-fedcba.js', 'page')).toBe('of the next build');
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(await files.addresses()).toEqual(['/app-012345.js']);
  server.isReachable = false;
  expect(await load('/app-012345.js', 'page')).toBe('code');
});

test('when the browser’s caches fail, pages and files come from the server, and never those of another build', async () => {
  const { navigate, load, opened } = await start('one');
  const fail = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'));
  const failing = { open: fail, has: fail, keys: fail, match: fail, delete: fail };
  Object.assign(globalThis, { caches: failing });
  server.files.set('/app-012345.js', 'code');
  expect(await (await navigate('/docs/a/')).text()).toContain('A | Docs');
  expect(await load('/app-012345.js', 'page-next')).toBe('code');
  expect(await load(DATA, 'page-next')).toBe('{"build":"one"}');
  expect(await load('/img/a.svg', 'unknown')).toBe('<svg/>');
  expect(await opened('page-next')).toEqual({ isOutdated: false });
  server.files.set(DATA, '{"build":"two"}');
  await expect(load(DATA, 'page-next')).rejects.toThrow(DATA);
});

test('the pages that are open are remembered, and the others forgotten', async () => {
  const values = new KeptValues('values', '');
  await new ClientBuilds(values).set('open', 'one');
  await new ClientBuilds(values).set('closed', 'earlier');
  const builds = new ClientBuilds(values);
  expect([...(await builds.keepOnly(['open']))]).toEqual(['one']);
  expect(await builds.of('closed')).toBe('');
});
