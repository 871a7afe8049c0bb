import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { adminMiddleware } from '../gatsby/cms/admin-middleware';
import { serveProblems } from '../gatsby/develop/serve-problems';
import { contentFolders } from '../gatsby/project/content-folders';
import { siteMetadata } from '../gatsby/schema/site-metadata';

interface ServerOptions {
  /** Where it answers, on this machine only. */
  port: number;
  /** Where Gatsby’s development site will answer. */
  sitePort: number;
  /** Resolves once it does: until then, the check of all content would only slow it down. */
  siteReady: Promise<unknown>;
  /** Gets what is wrong in the content, in words. */
  print?: (text: string) => void;
}

const WAITING = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="2">
<title>The site is being built</title>
<style>
:root { color-scheme: light dark; color: #2b2420; background: #fbf8f1 }
@media (prefers-color-scheme: dark) { :root { color: #e8e0d2; background: #1c1917 } }
body { display: grid; place-content: center; min-height: 90vh; font: 1.25rem/1.6 Georgia, serif; text-align: center }
a { color: inherit }
</style>
<p>The site is being built. This page opens when it is ready.</p>
<p>You can <a href="/admin/">start writing</a> in the meantime.</p>
</html>`;

/**
 * Serves the CMS at /admin/ at once, and the development site for all other addresses; rejects if the port is in use.
 */
export async function serveCms({
  port,
  sitePort,
  siteReady,
  print,
}: ServerOptions): Promise<Server> {
  const { createProxyServer } = await import('httpxy');
  const projectRoot = process.cwd();
  const cms = adminMiddleware({ projectRoot, folders: contentFolders, site: siteMetadata });
  const problems = serveProblems({
    hasCms: true,
    start: siteReady,
    ...(print && { print }),
  });
  const site = createProxyServer({ target: `http://localhost:${sitePort}`, ws: true });
  const server = createServer((request, response) => {
    cms(request, response, () =>
      problems(request, response, () => {
        site.web(request, response).catch(() => askToWait(request, response));
      }),
    );
  });
  server.on('upgrade', (request, socket, head) => {
    if (socket instanceof Socket) site.ws(request, socket, {}, head).catch(() => socket.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', () => resolve(server));
  });
}

function askToWait({ headers }: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const isPage = headers.accept?.includes('text/html') === true;
  response
    .writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(isPage ? WAITING : '');
}
