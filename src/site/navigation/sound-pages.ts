import type { LoadedPage } from './gatsby-globals';

interface PageLoader {
  loadPage: (address: string, ...options: unknown[]) => Promise<LoadedPage | undefined>;
}

const isNotFound = (path = ''): boolean => path.startsWith('/404');

/**
 * Corrects what Gatsby’s loader makes of responses that are not data, such as those of a host that has a page for
 * everything: an existing page would count as unknown, and one of an unknown build as one of another build.
 */
export function demandSoundPages(loader: PageLoader): void {
  const { loadPage } = loader;
  loader.loadPage = async (address, ...options) => {
    const loaded = await loadPage(address, ...options);
    const page = loaded?.page;
    if (page) page.webpackCompilationHash ||= window.___webpackCompilationHash ?? '';
    // A document that is itself the not-found page comes from a host that handles unknown addresses.
    const isDoubtful = isNotFound(page?.path) && !isNotFound(window.pagePath);
    return isDoubtful && (await isThere(address)) ? undefined : loaded;
  };
}

async function isThere(address: string): Promise<boolean> {
  try {
    // The URL parser would drop spaces at the end, and find the page without them.
    return (await fetch(address.replaceAll(' ', '%20'), { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}
