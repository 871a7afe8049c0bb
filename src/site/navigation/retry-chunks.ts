/** Time between the two attempts to fetch a page's code, in milliseconds. */
const RETRY_DELAY = 300;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));

/**
 * Makes Gatsby’s loader try to load a page’s code a second time. It has to happen below the loader, which remembers a
 * failure until the page is left. (It requests data four times by itself.)
 */
export function retryChunks(components: Record<string, () => Promise<unknown>>): void {
  for (const [name, load] of Object.entries(components)) {
    components[name] = () => load().catch(() => pause().then(load));
  }
}
