import { messages } from '../../config/messages';

/**
 * Requests the address from the server, bypassing all caches. Null if a full load can be expected to work (a
 * not-found page counts as a response), otherwise a sentence that says why it would only lose the page that is shown.
 */
export async function whyUnreachable(address: URL): Promise<string | null> {
  try {
    const { ok, status, statusText } = await fetch(address, { method: 'HEAD', cache: 'reload' });
    if (ok || status < 500) return null;
    return messages.navigation.serverAnswer(`${status} ${statusText}`.trim());
  } catch {
    // What the browser says of it is for programmers, and differs from one to the next.
    return messages.navigation.offline;
  }
}
