import { loadDocument } from '../browser/load-document';
import { navigationType } from '../browser/navigation-type';
import { messages } from '../site/messages';
import { fullLoadGuard } from './full-load-guard';
import { whyUnreachable } from '../browser/reach-server';
import { hideRouteFailure, showRouteFailure } from './route-failure-box';

export interface RouteFailure {
  /** The complete address that was wanted: path, query and fragment. */
  address: URL;
  error: unknown;
  isReplacing: boolean;
  /** Whether the page in the document is the one that failed, so only its scripts are missing. */
  isFirstPage?: boolean;
  /** Whether the reader still waits for this page. */
  isWanted: () => boolean;
}

/**
 * What to do when a page's code or data did not come, after the retries of the loader: load the
 * complete address fully, at most once a minute; else, or when the server cannot be reached, keep the
 * page that is shown and offer to retry.
 */
export async function recoverRoute(failure: RouteFailure): Promise<void> {
  const { address, isReplacing, isFirstPage = false, isWanted } = failure;
  const obstacle = await whyUnreachable(address);
  if (!isWanted()) return;
  // This holds even where the session's storage is refused and the guard cannot remember.
  const isJustReloaded = isFirstPage && navigationType() === 'reload';
  if (!obstacle && !isJustReloaded && fullLoadGuard.take(address.href)) {
    loadDocument(address, { isReplacing });
    return;
  }
  offerRetry(failure, obstacle ?? failure.error);
}

/** The reader's own wish is not counted; it only must not exchange a page for an error of the browser. */
function offerRetry(failure: RouteFailure, error: unknown): void {
  const { address, isReplacing, isFirstPage = false } = failure;
  const words = messages.navigation;
  // What waits for the app would wait for ever.
  if (isFirstPage) window.docsEarly?.giveUp();
  const retry = async (): Promise<void> => {
    hideRouteFailure();
    const obstacle = await whyUnreachable(address);
    if (obstacle) offerRetry(failure, obstacle);
    else loadDocument(address, { isReplacing });
  };
  showRouteFailure({
    title: isFirstPage ? words.startFailed : words.routeFailed(address.pathname),
    error,
    onRetry: () => void retry(),
  });
}
