/** What Gatsby’s loader knows about a page; an error or nothing if it could not be loaded. */
export interface LoadedPage {
  status?: 'error' | 'success';
  error?: unknown;
  page?: {
    path: string;
    /** The build it belongs to, '' if unknown. */
    webpackCompilationHash: string;
  };
}

export interface NavigateOptions {
  state?: unknown;
  replace?: boolean | undefined;
}

export type Navigate = (to: string | number, options?: NavigateOptions) => void;

// The parts of Gatsby’s runtime on `window` that this site relies on; see gatsby/cache-dir.
declare global {
  interface Window {
    /** Every `<Link>` and `navigate()` of Gatsby calls this. */
    ___navigate?: Navigate;
    ___loader?: {
      loadPage: (address: string) => Promise<LoadedPage | undefined>;
      loadPageSync: (address: string) => LoadedPage | undefined;
      /** Called when a link comes into view. */
      enqueue: (address: string) => unknown;
      /** Called when the pointer moves over a link. */
      hovering: (address: string) => void;
    };
    /** The build that the scripts belong to. */
    ___webpackCompilationHash?: string;
    /** The page that the document’s HTML belongs to, without the site’s prefix. */
    pagePath?: string;
    /** The functions that fetch the code of pages, by chunk name. */
    asyncRequires?: { components: Record<string, () => Promise<unknown>> };
  }
}
