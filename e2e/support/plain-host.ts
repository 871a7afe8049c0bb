import { readFile, stat } from 'node:fs/promises';
import http, { type ServerResponse } from 'node:http';
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

/** The response that a host is about to send. */
export interface Answer {
  /** The requested path, without the query. */
  pathname: string;
  /** The browser’s purpose: document, script, worker, font …; empty for requests from scripts. */
  destination: string;
  status: number;
  type: string;
  body: Buffer;
}

/** Sends a response; tests put a host’s faults here. */
export type Send = (answer: Answer, response: ServerResponse) => void;

export const sendPlainly: Send = ({ status, type, body }, response) => {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': body.length });
  response.end(body);
};

/** The file for an address, as hosts find it: the file, a folder’s index, 404.html. */
async function findFile(
  directory: string,
  pathname: string,
): Promise<{ status: number; file: string }> {
  const file = path.join(directory, decodeURIComponent(pathname));
  const found = await stat(file).catch(() => null);
  if (found?.isFile()) return { status: 200, file };
  const index = path.join(file, 'index.html');
  const isPage = found?.isDirectory() && (await stat(index).catch(() => null))?.isFile();
  if (isPage) return { status: 200, file: index };
  return { status: 404, file: path.join(directory, '404.html') };
}

/**
 * Serves a folder like the plainest host: files, folder indexes, 404.html, no rules. `nameOf` maps a requested path
 * to the path in the folder.
 */
export async function openPlainHost(
  directory: string,
  send: Send = sendPlainly,
  nameOf = (pathname: string): string => pathname,
): Promise<PlainHost> {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    void findFile(directory, nameOf(pathname)).then(async ({ status, file }) => {
      const type = TYPES[path.extname(file)] ?? 'text/plain';
      const destination = String(request.headers['sec-fetch-dest']);
      send({ pathname, destination, status, type, body: await readFile(file) }, response);
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
