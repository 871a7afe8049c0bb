import { loadDocument } from '../browser/load-document';
import { messages } from '../site/messages';
import { cleanHtmlPath } from './clean-html-path';
import type { LoadedPage, Navigate } from './gatsby-globals';
import { repairHash } from './repair-hash';

export interface RouteObserver {
  /** A page is being fetched; the old one stays until it is there. */
  onStart?(transition: { changesPath: boolean }): void;
  /** The page is there, or failed, or is not wanted any more. */
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
   * Begins to listen to the history. To be called before Gatsby does: the listeners of a window are
   * called in the order in which they came, capturing or not.
   */
  listen(): void;
  /** Puts itself before Gatsby's navigation; to be called once, when the first page runs. */
  install(hooks: RouteTransitionHooks): void;
  /** To be called when another page is in the document. */
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
 * Sees every navigation begin, and fetches the page before Gatsby is asked to show it. So Gatsby
 * always finds it loaded: its own waiting (a second until a progress bar), its recovery (which drops
 * query and fragment) and its habit of finishing a navigation that was overtaken never come to act.
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
      // The page is there already: only its address changed, and Gatsby does not need to know.
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

/** Gatsby takes the same path with another query for another page, and would load that by itself. */
function isLoaded({ pathname, search }: URL): boolean {
  const page = window.___loader?.loadPageSync(pathname + search);
  return page !== undefined && page.status !== 'error';
}

/** What Gatsby's loader gives, whatever goes wrong. */
async function fetchPage({ pathname, search }: URL): Promise<LoadedPage> {
  try {
    const page = await window.___loader?.loadPage(pathname + search);
    if (page && (page.status !== 'error' || page.error)) return page;
    return { status: 'error', error: new Error(messages.navigation.noAnswer) };
  } catch (error) {
    return { status: 'error', error };
  }
}

/** Gatsby would load the page fully by itself, but have it in the history twice. While one develops there are no builds. */
function isOfOtherBuild({ page }: LoadedPage): boolean {
  const { ___webpackCompilationHash: own } = window;
  return own !== undefined && page !== undefined && page.webpackCompilationHash !== own;
}
