import { createRequire } from 'node:module';
import path from 'node:path';

/** Gatsby’s own module, which has no types. */
interface Redux {
  store: { getState: () => { pages: ReadonlyMap<string, unknown> } };
}

/** Whether Gatsby has a page at an address at the moment. */
export function hasPage(address: string): boolean {
  const { store } = createRequire(path.resolve('package.json'))('gatsby/dist/redux') as Redux;
  return store.getState().pages.has(address);
}
