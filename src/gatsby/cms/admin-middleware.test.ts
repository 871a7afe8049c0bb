import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { makeClone } from '../../../testing/git-clone';
import type { SendResult } from '../../cms/protocol/send-protocol';
import { contentFolders } from '../project/content-folders';
import { adminMiddleware } from './admin-middleware';

const { root, git, bare, write } = makeClone({ 'content/docs/a.mdx': 'One.\n' });
let server: Server;
let port = 0;

beforeAll(async () => {
  const codeRoot = process.cwd();
  const site = { title: 'Atrament' };
  const cms = adminMiddleware({ projectRoot: root, codeRoot, folders: contentFolders, site });
  server = createServer((asked, response) => cms(asked, response, () => response.end()));
  await once(server.listen(0, 'localhost'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close().closeAllConnections());

const body = JSON.stringify({ action: 'send', params: { sentence: 'Two', toNewBranch: false } });

async function post(method: string, headers: Record<string, string>) {
  const sent = request({ host: 'localhost', port, path: '/admin/api', method, headers });
  sent.end(method === 'POST' ? body : '');
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, answer: await text(response) };
}

const json = { 'content-type': 'application/json' };

test.each<[string, number, string, Record<string, string>]>([
  ['another site', 403, 'POST', { ...json, origin: 'https://evil.example' }],
  ['another name for this machine', 403, 'POST', { ...json, host: 'evil.example' }],
  ['a form', 400, 'POST', { 'content-type': 'text/plain' }],
  ['an address', 400, 'GET', json],
])('work is not sent in for %s', async (_, status, method, headers) => {
  write({ 'content/docs/a.mdx': 'Two.\n' });
  expect(await post(method, headers)).toMatchObject({ status });
  expect(git('branch', '--format=%(refname:short)')).toBe('main');
  expect(git('status', '--porcelain')).toBe(' M content/docs/a.mdx');
});

test('the page of the desk sends work in', async () => {
  const { status, answer } = await post('POST', { ...json, origin: `http://localhost:${port}` });
  expect(status).toBe(200);
  expect(JSON.parse(answer) as SendResult).toMatchObject({
    failure: null,
    state: { isPushed: true },
  });
  expect(bare('show', 'write/two:content/docs/a.mdx')).toBe('Two.');
});
