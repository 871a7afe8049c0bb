/**
 * What using a control before the app has loaded does: everything at once (`done`), the visible part, so that the app
 * still has to handle it (`repeat`), or nothing (`wait`).
 */
export type EarlyAnswer = 'done' | 'repeat' | 'wait';

/**
 * Handles controls of its kind, returns null for others. It only changes attributes, which React accepts as they are.
 * `wait` is for what fails later.
 */
export type EarlyControl = (control: HTMLElement, wait: () => void) => EarlyAnswer | null;

/** Marks links and form fields that the app handles differently from the browser. */
export const APP_CONTROL = 'data-app';
/** Marks pages that are of little use without the app, so that it loads with the page. */
export const APP_AT_ONCE = 'data-app-now';
/** Set on the document while a control that was used waits for the app. */
export const WAITING = 'data-waiting';
/** Set on the document once the app could not be fetched because nothing could: what waits for it is notified. */
export const OFFLINE = 'data-offline';

export interface EarlyActions {
  /** Stops collecting; returns the controls that the app must handle, in the order they were used. */
  takeOver: () => HTMLElement[];
  /**
   * Stops collecting because the app will not load: the browser does what it can for the waiting controls. Returns
   * whether it can.
   */
  giveUp: () => boolean;
}

declare global {
  interface Window {
    /** What was done before the app loaded; absent in development, where the app loads with the page. */
    docsEarly?: EarlyActions & { restoreSidebar: () => void };
  }
}
