import { messages } from '../site/messages';

/**
 * Asks the server for the address, past all caches. Null when a full load can be expected to work
 * (a not-found page is an answer too), else the reason why it would only lose the page that is shown.
 */
export async function whyUnreachable(address: URL): Promise<Error | null> {
  try {
    const { ok, status, statusText } = await fetch(address, { method: 'HEAD', cache: 'reload' });
    if (ok || status < 500) return null;
    return new Error(messages.navigation.serverAnswer(`${status} ${statusText}`.trim()));
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
