import { hideFailureNotice, showFailureNotice } from '../../base/browser/failure-notice';
import { loadDocument } from '../../base/browser/load-document';
import { navigationType } from '../../base/browser/navigation-type';
import { whyUnreachable } from '../../base/browser/reach-server';
import { messages } from '../../config/messages';
import { takeTyped } from '../../base/browser/typed-ahead';
import { fullLoadGuard } from './full-load-guard';

export interface RouteFailure {
  /** The complete target address: path, query and fragment. */
  address: URL;
  error: unknown;
  isReplacing: boolean;
  /** Whether the page in the document is the one that failed, so that only its scripts are missing. */
  isFirstPage?: boolean;
  /** Whether the reader is still waiting for this page. */
  isWanted: () => boolean;
}

/**
 * What to do when a page’s code or data failed to load, after the loader’s retries: load the complete address in
 * full, at most once a minute; otherwise, or if the server cannot be reached, keep the current page and offer to
 * retry.
 */
export async function recoverRoute(failure: RouteFailure): Promise<void> {
  const { address, isReplacing, isFirstPage = false, isWanted } = failure;
  const obstacle = await whyUnreachable(address);
  if (!isWanted()) return;
  // This also holds if session storage is refused and the guard cannot remember.
  const isJustReloaded = isFirstPage && navigationType() === 'reload';
  if (!obstacle && !isJustReloaded && fullLoadGuard.take(address.href)) {
    loadDocument(address, { isReplacing });
    return;
  }
  // Controls that wait for the app would wait forever.
  if (isFirstPage && obstacle === null) window.docsEarly?.giveUp();
  else if (isFirstPage) {
    // What the browser does for them instead would only lose this page.
    window.docsEarly?.takeOver();
    takeTyped();
  }
  offerRetry(failure, obstacle ?? failure.error);
}

/** The reader’s own request is not counted; it only must not replace a page with a browser error. */
function offerRetry(failure: RouteFailure, error: unknown): void {
  const { address, isReplacing, isFirstPage = false } = failure;
  const words = messages.navigation;
  const retry = async (): Promise<void> => {
    hideFailureNotice();
    const obstacle = await whyUnreachable(address);
    if (obstacle) offerRetry(failure, obstacle);
    else loadDocument(address, { isReplacing });
  };
  showFailureNotice({
    title: isFirstPage ? words.startFailed : words.routeFailed(address.pathname),
    error,
    onRetry: () => void retry(),
  });
}
