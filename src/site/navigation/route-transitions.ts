import { loadDocument } from '../../base/browser/load-document';
import { messages } from '../../config/messages';
import { cleanHtmlPath } from './clean-html-path';
import type { LoadedPage, Navigate } from './gatsby-globals';
import { repairHash } from './repair-hash';

export interface RouteObserver {
  /** A page is being fetched; the old one stays until it has loaded. */
  onStart?(transition: { changesPath: boolean }): void;
  /** The page has loaded, failed, or is no longer wanted. */
  onEnd?(): void;
}

export interface RouteTransitionHooks {
  onPush(): void;
  onTraverse(): void;
  onFailure(failure: {
    address: URL;
    error: unknown;
    isReplacing: boolean;
    isWanted: () => boolean;
  }): void;
}

export interface RouteTransitions {
  /**
   * Starts listening to the history. Call it before Gatsby does: a window’s listeners run in the order they were
   * added, capturing or not.
   */
  listen(): void;
  /** Wraps Gatsby’s navigation; call once, when the first page runs. */
  install(hooks: RouteTransitionHooks): void;
  /** Call when another page is in the document. */
  onShown(pathname: string): void;
  subscribe(observer: RouteObserver): () => void;
}

interface Transition {
  address: URL;
  isReplacing: boolean;
  isTraversal: boolean;
  /** Lets Gatsby show the page. */
  proceed: () => void;
}

/**
 * Sees the start of every navigation, and fetches the page before Gatsby is asked to show it. So Gatsby always finds
 * it loaded: its own waiting (a second until a progress bar), its recovery (which drops query and fragment) and its
 * habit of finishing an overtaken navigation never come into play.
 */
export function createRouteTransitions(): RouteTransitions {
  const observers = new Set<RouteObserver>();
  let hooks: RouteTransitionHooks | null = null;
  let shownPath = '';
  let latest = 0;

  const end = (): void => observers.forEach((observer) => observer.onEnd?.());

  async function begin({ address, isReplacing, isTraversal, proceed }: Transition): Promise<void> {
    latest += 1;
    const turn = latest;
    const isWanted = (): boolean => turn === latest;
    const changesPath = address.pathname !== shownPath;
    observers.forEach((observer) => observer.onStart?.({ changesPath }));

    const page = await fetchPage(address);
    if (!isWanted()) return;
    end();
    if (page.status === 'error') {
      // The page is already there: only its address changed, and Gatsby does not need to know.
      if (isTraversal && !changesPath) return;
      hooks?.onFailure({ address, error: page.error, isReplacing, isWanted });
    } else if (isOfOtherBuild(page)) loadDocument(address, { isReplacing });
    else proceed();
  }

  function wrapNavigate(navigate: Navigate): Navigate {
    return (to, options) => {
      if (typeof to === 'number') {
        navigate(to, options);
        return;
      }
      const address = new URL(to, window.location.href);
      address.pathname = cleanHtmlPath(address.pathname);
      address.hash = repairHash(address.hash);
      hooks?.onPush();
      void begin({
        address,
        isReplacing: options?.replace ?? false,
        isTraversal: false,
        proceed: () => navigate(address.pathname + address.search + address.hash, options),
      });
    };
  }

  let isReplaying = false;

  function onPopState(event: PopStateEvent): void {
    if (isReplaying || !hooks) return;
    const hash = repairHash(window.location.hash);
    if (hash !== window.location.hash) {
      window.history.replaceState(window.history.state, '', hash);
    }
    hooks.onTraverse();
    const address = new URL(window.location.href);
    if (isLoaded(address)) {
      latest += 1;
      end();
      return;
    }
    event.stopImmediatePropagation();
    const proceed = (): void => {
      isReplaying = true;
      window.dispatchEvent(new PopStateEvent('popstate', { state: event.state as unknown }));
      isReplaying = false;
    };
    void begin({ address, isReplacing: true, isTraversal: true, proceed });
  }

  return {
    listen: () => window.addEventListener('popstate', onPopState),
    install(ownHooks) {
      hooks = ownHooks;
      shownPath = window.location.pathname;
      const { ___navigate: navigate } = window;
      if (navigate) window.___navigate = wrapNavigate(navigate);
    },
    onShown(pathname) {
      shownPath = pathname;
    },
    subscribe(observer) {
      observers.add(observer);
      return () => observers.delete(observer);
    },
  };
}

/** Gatsby treats the same path with a different query as a different page and would load it itself. */
function isLoaded({ pathname, search }: URL): boolean {
  const page = window.___loader?.loadPageSync(pathname + search);
  return page !== undefined && page.status !== 'error';
}

/** What Gatsby’s loader returns, whatever goes wrong. */
async function fetchPage({ pathname, search }: URL): Promise<LoadedPage> {
  try {
    const page = await window.___loader?.loadPage(pathname + search);
    if (page && (page.status !== 'error' || page.error)) return page;
    return { status: 'error', error: new Error(messages.navigation.noAnswer) };
  } catch (error) {
    return { status: 'error', error };
  }
}

/** Gatsby would do a full page load itself, but add it to the history twice. In development there are no builds. */
function isOfOtherBuild({ page }: LoadedPage): boolean {
  const { ___webpackCompilationHash: own } = window;
  return own !== undefined && page !== undefined && page.webpackCompilationHash !== own;
}
