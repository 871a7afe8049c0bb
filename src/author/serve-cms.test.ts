import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { serveCms } from './serve-cms';

const servers: Server[] = [];

async function listen(server: Server, port = 0): Promise<number> {
  servers.push(server);
  await once(server.listen(port, 'localhost'), 'listening');
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  return port;
}

async function startServer() {
  const [port, sitePort] = [await freePort(), await freePort()];
  servers.push(await serveCms({ port, sitePort, siteReady: new Promise(() => undefined) }));
  return { port, sitePort };
}

async function read(port: number, address: string, accept = 'text/html') {
  const request = get({ host: 'localhost', port, path: address, headers: { accept } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: await text(response) };
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

it('serves the CMS before there is a site', async () => {
  const { port } = await startServer();
  const { status, body } = await read(port, '/admin/');
  expect(status).toBe(200);
  expect(body).toContain('admin-settings');
});

it('asks readers of the site to wait, then shows it', async () => {
  const { port, sitePort } = await startServer();
  const waiting = await read(port, '/docs/');
  expect(waiting.status).toBe(503);
  expect(waiting.body).toContain('This page opens when it is ready.');
  expect(await read(port, '/page-data.json', '*/*')).toEqual({ status: 503, body: '' });
  const site = createServer((request, response) =>
    response.end(`${request.headers.host} ${request.url}`),
  );
  await listen(site, sitePort);
  expect(await read(port, '/docs/?a=b')).toEqual({
    status: 200,
    // The host stays: the site accepts requests of its own pages only.
    body: `localhost:${port} /docs/?a=b`,
  });
});

it('passes on web sockets, which tell pages of changes', async () => {
  const { port, sitePort } = await startServer();
  const site = createServer();
  site.on('upgrade', (_request, socket) => {
    socket.end(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nnews',
    );
  });
  await listen(site, sitePort);
  const socket = connect(port, 'localhost');
  socket.write(
    'GET /socket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  expect(await text(socket)).toMatch(/^HTTP\/1.1 101 [^]*\r\n\r\nnews$/);
});

it('says when its port is in use', async () => {
  const port = await listen(createServer());
  const second = serveCms({ port, sitePort: 1, siteReady: Promise.resolve() });
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
