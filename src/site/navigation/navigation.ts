import './gatsby-globals';
import { hideFailureNotice } from '../../base/browser/failure-notice';
import { fullLoadGuard } from './full-load-guard';
import { answerOddPaths } from './odd-paths';
import { adaptPrefetching } from './prefetch';
import { retryChunks } from './retry-chunks';
import { recoverRoute } from './route-recovery';
import { createRouteScroll } from './route-scroll';
import { createRouteTransitions } from './route-transitions';
import { demandSoundPages } from './sound-pages';

interface RouteUpdate {
  /** With the key of its history entry. */
  location: Location & { key?: string };
  prevLocation: Location | null;
}

/** Webpack’s error for code that could not be fetched, whatever the chunk’s name. */
const CHUNK_ERROR = /^ChunkLoadError|loading (?:css )?chunk [\w-]+ failed/i;
/** Gatsby’s errors when it cannot start: no page, or no response for a static query. */
const NOT_STARTED = /page resources for .* not found|We couldn't (?:load|find) /;

/** The navigations of this document; gatsby-browser.tsx connects them to Gatsby. */
export const routeTransitions = createRouteTransitions();
let routeScroll: ReturnType<typeof createRouteScroll> | null = null;
let isRunning = false;

/**
 * Call while gatsby-browser.tsx is evaluated, before Gatsby adds its own listeners: those would show a page that is
 * not loaded, and recover without query and fragment.
 */
export function listenBeforeGatsby(): void {
  routeTransitions.listen();
  window.addEventListener('unhandledrejection', onUnhandledRejection);
}

/** For Gatsby's `onClientEntry`: before the first page is loaded. */
export function prepareNavigation(): void {
  if (window.asyncRequires) retryChunks(window.asyncRequires.components);
  if (window.___loader) {
    answerOddPaths(window.___loader);
    demandSoundPages(window.___loader);
    adaptPrefetching(window.___loader);
  }
}

/** For Gatsby's `onInitialClientRender`: the first page runs. */
export function startNavigation(): void {
  isRunning = true;
  fullLoadGuard.forget(window.location.href);
  routeScroll = createRouteScroll();
  routeScroll.install();
  routeTransitions.install({
    onPush: routeScroll.onPush,
    onTraverse: routeScroll.onTraverse,
    onFailure: (failure) => void recoverRoute(failure),
  });
  routeTransitions.subscribe({ onStart: hideFailureNotice });
}

/** For Gatsby’s `onRouteUpdate`: another page is in the document but not yet painted. */
export function completeNavigation({ location, prevLocation }: RouteUpdate): void {
  routeTransitions.onShown(location.pathname);
  routeScroll?.onShown(location, prevLocation);
}

function onUnhandledRejection(event: PromiseRejectionEvent): void {
  const error: unknown = event.reason;
  const isChunkError = CHUNK_ERROR.test(String(error));
  if (isChunkError) event.stopImmediatePropagation();
  // Once the site runs, pages are recovered by their navigation, and a part that failed to load has its own Retry
  // box: a reload would only lose what the reader typed.
  if (isRunning || !(isChunkError || NOT_STARTED.test(String(error)))) return;
  void recoverRoute({
    address: new URL(window.location.href),
    error,
    isReplacing: true,
    isFirstPage: true,
    isWanted: () => true,
  });
}
