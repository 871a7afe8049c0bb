import type { IncomingMessage } from 'node:http';

/** Whether a request comes from this machine, and from a page of this site if a browser sent it. */
export function isOwnRequest({ socket, headers }: IncomingMessage): boolean {
  const isLocal = /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
  const isNamedLocally = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(headers.host ?? '');
  const isOwnPage =
    headers.origin === undefined || headers.origin === `http://${headers.host ?? ''}`;
  return isLocal && isNamedLocally && isOwnPage;
}
