import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

let root: string;
let server: ChildProcess;
let port: number;

/** A site of three files, surrounded by secrets, served by the server of `npm start`. */
test.beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'atrament-served-'));
  const files = {
    'secret.txt': 'SECRET',
    'public-old/index.html': 'SECRET',
    'public/index.html': '<h1>Home</h1>',
    'public/404.html': '<h1>Not found</h1>',
    'public/docs/index.html': `<h1>Docs</h1>${'x'.repeat(5000)}`,
    'public/_redirects': '/old/ /docs/#part 301\n',
    'public/_headers': '/*\n  X-Content-Type-Options: nosniff\n',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  server = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: {
      ...process.env,
      SITE_DIRECTORY: path.join(root, 'public'),
      // Where it is taken, the server goes on to the next.
      PORT: String(24_000 + (process.pid % 9000)),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  port = await new Promise<number>((resolve, reject) => {
    server.once('exit', () => reject(new Error('The server ended before it listened.')));
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const address = /localhost:(?<port>\d+)/.exec(text)?.groups;
      if (address) resolve(Number(address.port));
    });
  });
});

test.afterAll(() => {
  server.kill();
  rmSync(root, { recursive: true });
});

/** Sends exactly these bytes and returns everything received until the server closes, or is silent for a second. */
function send(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(port, 'localhost', () => socket.write(bytes));
    let answer = '';
    const finish = (): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setEncoding('latin1').setTimeout(1000, finish);
    socket
      .on('data', (text: string) => (answer += text))
      .on('error', finish)
      .on('close', finish);
  });
}

const get = (address: string, ...headers: string[]): Promise<string> =>
  send(
    [`GET ${address} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n'),
  );
const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

/** The server still responds, whatever it was asked. */
test.afterEach(async () => {
  expect(server.exitCode).toBeNull();
  expect(await get('/docs/')).toContain('<h1>Docs</h1>');
});

test('nothing outside the site is served or revealed', async () => {
  for (const address of [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%252fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/docs/../../secret.txt',
    '/docs/..%2f..%2fsecret.txt',
    '//secret.txt',
    '/%00/../secret.txt',
    '/secret.txt%00.html',
    '/..;/secret.txt',
    '/.%00./secret.txt',
    '/..%c0%af/secret.txt',
    '/..%ef%bc%8fsecret.txt',
    '/..%2fpublic-old',
    '/..%2fpublic-old/',
    '/../public-old/index.html',
    `${root}/secret.txt`,
    `file://${root}/secret.txt`,
    `http://x${root}/secret.txt`,
  ]) {
    const answer = await get(address);
    expect(answer, address).not.toContain('SECRET');
    expect([400, 404], `${address}: ${answer.slice(0, 200)}`).toContain(statusOf(answer));
  }
});

test('absurd addresses are answered', async () => {
  for (const address of [
    '*',
    '/%',
    '/%E0%A4%A',
    '/%ff',
    '/?',
    '/?%',
    '/docs/?q=%00#x',
    '/docs/%0d%0aSet-Cookie:%20a=b',
    '/old/?q=%0d%0aSet-Cookie:%20a=b',
    '/docs%0d%0aSet-Cookie:%20a=b',
    '/:80/',
    '/@x/',
    '/\u00e9/',
    `/${'a'.repeat(5000)}`,
    `/${'a/'.repeat(3000)}`,
    `/${'../'.repeat(3000)}docs/`,
    `/${'%2e%2e%2f'.repeat(1000)}`,
    `/docs/?${'a=b&'.repeat(3000)}`,
    `/${'a'.repeat(70_000)}`,
    '/index.html/',
    '/docs/index.html/index.html',
    '/__proto__',
    '/constructor/',
    '/con',
    'http://elsewhere.example/docs/',
    '//elsewhere.example/docs',
    '///elsewhere.example//',
    '/\\elsewhere.example/docs',
  ]) {
    const answer = await get(address);
    expect([200, 301, 302, 400, 404, 414, 431], address.slice(0, 80)).toContain(statusOf(answer));
    expect(answer, address.slice(0, 80)).not.toMatch(/^Set-Cookie/im);
    expect(answer, address.slice(0, 80)).not.toMatch(/^Location: (?:\/\/|\/?\\|http)/im);
  }
});

test('absurd headers are answered', async () => {
  for (const header of [
    'Range: bytes=5-2',
    'Range: bytes=0-99999999999999999999999',
    'Range: bytes=99999999-',
    'Range: bytes=-5',
    'Range: bytes=-',
    'Range: bytes=0-1,3-4',
    'Range: lines=1-2',
    'Range: bytes=NaN-Infinity',
    'Range: ',
    'Accept-Encoding: gzip;q=nonsense, *;q=0',
    `Accept-Encoding: ${'gzip,'.repeat(1000)}`,
    'If-None-Match: *',
    `If-None-Match: ${'"x",'.repeat(1000)}`,
    'If-Modified-Since: never',
    'Expect: 100-continue',
    'Expect: the worst',
    'Upgrade: websocket',
    'Transfer-Encoding: chunked',
    'Content-Length: 99999999999',
    'Content-Length: -1',
    'Host: a, b',
    'Cookie: \u0001',
    `X-Long: ${'x'.repeat(100_000)}`,
    ...[Array.from({ length: 1500 }, (_, index) => `X-${index}: x`).join('\r\n')],
  ]) {
    const answer = await get('/docs/', header);
    const expected = [100, 200, 206, 304, 400, 413, 416, 417, 431];
    expect(expected, `${header.slice(0, 60)}: ${answer.slice(0, 80)}`).toContain(statusOf(answer));
  }
});

test('invalid requests are answered or dropped', async () => {
  for (const bytes of [
    'GET / HTTP/9.9\r\n\r\n',
    'GET /\r\n\r\n',
    '\r\n\r\n\r\n',
    '\u0016\u0003\u0001\u0002\u0000\u0001',
    'CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET / HTTP/1.1\r\n: x\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: x\r\n${'x'.repeat(1000)}`,
  ]) {
    await send(bytes);
    expect(server.exitCode).toBeNull();
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
    const answer = await send(`${method} /docs/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(statusOf(answer), method).toBe(405);
  }
});

test('a range request returns that range, or the whole file if there is no such range', async () => {
  expect(await get('/docs/', 'Range: bytes=0-3')).toMatch(/^HTTP\/1\.1 206[^]*\r\n\r\n<h1>$/);
  const packed = await get('/docs/', 'Range: bytes=0-3', 'Accept-Encoding: gzip');
  expect(packed).toMatch(/^HTTP\/1\.1 206[^]*\r\n\r\n<h1>$/);
  for (const range of ['5-2', '-5', '0-1,3-4', '0-99999999999999999999999']) {
    expect(statusOf(await get('/docs/', `Range: bytes=${range}`)), range).toBe(200);
  }
});

test('a redirect keeps the query before its fragment', async () => {
  expect(await get('/old/?q=1')).toMatch(/^Location: \/docs\/\?q=1#part\r$/m);
});

test('a site that is rebuilt while it is served is served in its new version', async () => {
  const file = path.join(root, 'public/new.js');
  expect(statusOf(await get('/new.js'))).toBe(404);
  writeFileSync(file, 'first');
  expect(await get('/new.js')).toContain('first');
  writeFileSync(file, 'second, which is longer');
  expect(await get('/new.js')).toContain('second, which is longer');
  rmSync(file);
  expect(statusOf(await get('/new.js'))).toBe(404);
});
