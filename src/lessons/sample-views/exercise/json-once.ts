import { withPrefix } from 'gatsby';

/** Returns a function that fetches a file of the site the first time; null where that fails, and the next call tries again. */
export function jsonOnce(path: string): () => Promise<unknown> {
  let content: Promise<unknown> | null = null;
  return async () => {
    try {
      // A host may respond with an HTML page instead: then parsing fails.
      content ??= fetch(withPrefix(path)).then((response) => response.json());
      return await content;
    } catch {
      content = null;
      return null;
    }
  };
}
