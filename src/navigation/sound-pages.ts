import type { LoadedPage } from './gatsby-globals';

interface PageLoader {
  loadPage: (address: string, ...options: unknown[]) => Promise<LoadedPage | undefined>;
}

const isNotFound = (path = ''): boolean => path.startsWith('/404');

/**
 * Puts right what Gatsby's loader makes of answers that are no data, as of a host that has a page for everything: a
 * page that is there counts as unknown, and one whose build is not known as one of another build.
 */
export function demandSoundPages(loader: PageLoader): void {
  const { loadPage } = loader;
  loader.loadPage = async (address, ...options) => {
    const loaded = await loadPage(address, ...options);
    const page = loaded?.page;
    if (page) page.webpackCompilationHash ||= window.___webpackCompilationHash ?? '';
    // A document that is itself the page for unknown addresses came of a host that knows better.
    const isDoubtful = isNotFound(page?.path) && !isNotFound(window.pagePath);
    return isDoubtful && (await isThere(address)) ? undefined : loaded;
  };
}

async function isThere(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}
