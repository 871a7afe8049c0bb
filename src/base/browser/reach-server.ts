import { messages } from '../../config/messages';

/**
 * Requests the address from the server, bypassing all caches. Null if a full load can be expected to work (a
 * not-found page counts as a response), otherwise the reason why it would only lose the page that is shown.
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
