import type { SendProtocol, SendResult, SendState } from '../../protocol/send-protocol';
import { requestServer } from '../server/request-server';

/** Who knows what has changed, and sends it in. */
export interface SendServer {
  state(): Promise<SendState>;
  difference(path: string): Promise<SendProtocol['difference'][1]>;
  /** The files that show a picture. */
  usersOf(picture: string): Promise<readonly string[]>;
  send(sentence: string, toNewBranch: boolean): Promise<SendResult>;
  push(): Promise<SendResult>;
  undo(commit: string): Promise<SendResult>;
  fetch(): Promise<SendResult>;
}

/** The server of `npm run write`, with the Git of this machine. */
export const localServer: SendServer = {
  state: () => requestServer('sendState', {}),
  difference: (path) => requestServer('difference', { path }),
  usersOf: async (path) => (await requestServer('users', { path })).users,
  send: (sentence, toNewBranch) => requestServer('send', { sentence, toNewBranch }),
  push: () => requestServer('push', {}),
  undo: (commit) => requestServer('undo', { commit }),
  fetch: () => requestServer('fetch', {}),
};
