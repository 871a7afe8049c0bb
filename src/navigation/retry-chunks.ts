/** Time between the two attempts to fetch a page's code, in milliseconds. */
const RETRY_DELAY = 300;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));

/**
 * Lets Gatsby's loader try a page's code a second time. It has to happen here, below the loader: that
 * one remembers a failure for the life of the page. (Data it asks for four times by itself.)
 */
export function retryChunks(components: Record<string, () => Promise<unknown>>): void {
  for (const [name, load] of Object.entries(components)) {
    components[name] = () => load().catch(() => pause().then(load));
  }
}
