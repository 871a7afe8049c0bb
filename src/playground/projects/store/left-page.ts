let stay = new AbortController();
let back: Promise<void> | null = null;

function onLeave({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  back = new Promise((resolve) => {
    const onBack = (): void => {
      stay = new AbortController();
      back = null;
      resolve();
    };
    window.addEventListener('pageshow', onBack, { once: true });
  });
  stay.abort();
}
// Tests without a page have nothing to leave.
if (typeof window !== 'undefined') window.addEventListener('pagehide', onLeave);

/** Until when nothing may begin, because the page is left; null while it is there. */
export const untilPageIsBack = (): Promise<void> | null => back;

/**
 * Is aborted when the page is left and kept for its return, with all that is under way. Safari keeps transactions, too, and
 * those of all other pages would wait for them as long as the browser runs.
 */
export const leavingOfPage = (): AbortSignal => stay.signal;
