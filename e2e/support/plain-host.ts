import { readFile, stat } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface PlainHost {
  origin: string;
  close: () => Promise<void>;
}

/** Serves a folder as the plainest of hosts: files, the index of a folder, 404.html; no rules at all. */
export async function openPlainHost(directory: string): Promise<PlainHost> {
  const answer = async (address: string): Promise<{ status: number; file: string }> => {
    const { pathname } = new URL(address, 'http://host');
    const file = path.join(directory, decodeURIComponent(pathname));
    const found = await stat(file).catch(() => null);
    if (found?.isFile()) return { status: 200, file };
    const index = path.join(file, 'index.html');
    const isPage = found?.isDirectory() && (await stat(index).catch(() => null))?.isFile();
    if (isPage) return { status: 200, file: index };
    return { status: 404, file: path.join(directory, '404.html') };
  };
  const server = http.createServer((request, response) => {
    void answer(request.url ?? '/').then(async ({ status, file }) => {
      response.writeHead(status, { 'Content-Type': TYPES[path.extname(file)] ?? 'text/plain' });
      response.end(await readFile(file));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
