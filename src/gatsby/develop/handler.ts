import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request, or leaves it to the `next` handler. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;
