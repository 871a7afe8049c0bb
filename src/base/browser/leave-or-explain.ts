import { hideFailureNotice, showFailureNotice } from './failure-notice';
import { whyUnreachable } from './reach-server';

interface Departure {
  /** The address that does without the part that failed. */
  address: string;
  /** A sentence that says what could not be loaded. */
  title: string;
  onRetry: () => void;
}

/**
 * What to do if a part of the page could not be loaded: leads to an address that does without it. If its server cannot be
 * reached, the page stays, with what the reader does in it, and says why.
 */
export async function leaveOrExplain({ address, title, onRetry }: Departure): Promise<void> {
  const error = await whyUnreachable(new URL(address, window.location.href));
  if (error === null) {
    window.location.assign(address);
    return;
  }
  showFailureNotice({
    title,
    error,
    onClose: hideFailureNotice,
    onRetry: () => {
      hideFailureNotice();
      onRetry();
    },
  });
}
