import { chmodSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { makeProject } from '../../../testing/temp-project';
import type { OpenAnswer } from '../../base/problems/problem-feed';
import type { ChosenEditor } from '../editor/chosen-editor';
import { editorForGatsby, serveEditor } from './serve-editor';

const FILE = 'content/docs/a.mdx';
const project = makeProject({
  [FILE]: 'A',
  code: `#!/bin/sh\necho "$@" > "$(dirname "$0")/opened"\n`,
  broken: '#!/bin/sh\nexit 1\n',
});
for (const name of ['code', 'broken']) chmodSync(path.join(project, name), 0o755);

let editor: ChosenEditor | null = null;
let server: Server;
beforeAll((done) => {
  const handle = serveEditor(project, () => editor);
  server = createServer((request, response) =>
    handle(request, response, () => response.writeHead(404).end()),
  ).listen(0, 'localhost', done);
});
afterAll(() => void server.close());

const ask = (file: string, options: RequestInit = { method: 'POST' }) => {
  const { port } = server.address() as AddressInfo;
  const query = new URLSearchParams({ file, line: '7' });
  return fetch(`http://localhost:${port}/___open-file?${query.toString()}`, options);
};
const open = async (name: string, file = FILE, options?: RequestInit) => {
  editor = { command: name, source: 'VISUAL' };
  return (await (await ask(file, options)).json()) as OpenAnswer;
};
const inProject = (name: string) => path.join(project, name);

it('opens a line in the chosen editor', async () => {
  const answer = await open(inProject('code'));
  expect(answer).toEqual({ isOpened: true, message: `Opened ${FILE}:7 in code (VISUAL).` });
  expect(readFileSync(inProject('opened'), 'utf8')).toBe(`-g ${inProject(FILE)}:7\n`);
});

it.each([
  ['an editor that fails', inProject('broken'), FILE, 'broken (VISUAL) could not open it.'],
  ['an editor for a terminal', 'vim', FILE, 'vim (VISUAL) runs in a terminal'],
  ['a file that is not there', 'code', 'content/b.mdx', 'There is no content/b.mdx'],
  ['a file elsewhere', 'code', '../../etc/hosts', 'There is no ../../etc/hosts'],
])('says why nothing opens: %s', async (_, command, file, message) => {
  const answer = await open(command, file);
  expect(answer.isOpened).toBe(false);
  expect(answer.message).toContain(message);
});

it('opens nothing for other sites, nor where no editor was chosen', async () => {
  const options = { method: 'POST', headers: { Origin: 'https://example.org' } };
  expect(await open(inProject('code'), FILE, options)).toMatchObject({ isOpened: false });
  expect((await ask(FILE, { method: 'GET' })).status).toBe(404);
  editor = null;
  const { isOpened, message } = (await (await ask(FILE)).json()) as OpenAnswer;
  expect(isOpened).toBe(false);
  expect(message).toContain('name an editor in VISUAL');
});

it.each([
  [null, 'none'],
  ['nano', 'none'],
  ['code -w', 'code -w'],
])('lets Gatsby open nothing in the terminal: %s', (command, expected) => {
  expect(editorForGatsby(command === null ? null : { command, source: 'EDITOR' })).toBe(expected);
});
