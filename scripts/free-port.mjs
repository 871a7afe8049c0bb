// Ports that no other program has.
import { once } from 'node:events';
import { createServer } from 'node:net';

async function take(port) {
  const server = createServer().listen(port);
  await once(server, 'listening');
  return server;
}

/** Resolves with the first of `count` neighbouring ports that are free. */
export async function freePort(count = 1) {
  for (let tries = 0; tries < 50; tries += 1) {
    const taken = [];
    try {
      taken.push(await take(0));
      const { port } = taken[0].address();
      while (taken.length < count) taken.push(await take(port + taken.length));
      return port;
    } catch (error) {
      if (!['EADDRINUSE', 'ERR_SOCKET_BAD_PORT'].includes(error.code)) throw error;
    } finally {
      for (const server of taken) server.close();
    }
  }
  throw new Error(`There are no ${count} free ports in a row: end programs that listen on many.`);
}
