import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { handleSignIn, signInSettings } from './handle-sign-in';

/** Serves sign-ins of the published CMS at `PORT`, on any host that runs Node; resolves with the exit status if it cannot. */
export function main(): Promise<number> {
  let settings: ReturnType<typeof signInSettings>;
  try {
    settings = signInSettings(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return Promise.resolve(1);
  }
  const port = Number(process.env.PORT ?? 9100);
  const server = createServer((request, response) => {
    // Behind a proxy, which speaks HTTPS for it.
    const protocol = String(request.headers['x-forwarded-proto'] ?? 'http');
    const address = `${protocol}://${request.headers.host ?? 'localhost'}${request.url ?? '/'}`;
    const headers = { Cookie: request.headers.cookie ?? '' };
    void handleSignIn(new Request(address, { headers }), settings).then((answer) => {
      response.writeHead(answer?.status ?? 404, Object.fromEntries(answer?.headers ?? []));
      if (answer?.body) Readable.fromWeb(answer.body as ReadableStream).pipe(response);
      else response.end();
    });
  });
  return new Promise((resolve) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      console.error(
        error.code === 'EADDRINUSE'
          ? `Port ${port} is in use by another program. End it, or choose another port: PORT=${port + 1} node scripts/author.mjs sign-in`
          : `The sign-in server cannot listen at port ${port}: ${error.message}`,
      );
      resolve(1);
    });
    server.listen(port, () => {
      const address = server.address();
      // `PORT=0` takes any free port.
      const taken = typeof address === 'object' && address ? address.port : port;
      console.log(`Writers of ${settings.siteOrigin} can sign in at port ${taken}.`);
    });
  });
}
