/**
 * What a control does that is used before the app has come: all of it at once (`done`), what is seen of it, so that
 * the app still has to learn of it (`repeat`), or nothing (`wait`).
 */
export type EarlyAnswer = 'done' | 'repeat' | 'wait';

/**
 * Answers for the controls of its kind, null for others. It changes attributes only: React takes those as they are.
 * `wait` is for what fails later.
 */
export type EarlyControl = (control: HTMLElement, wait: () => void) => EarlyAnswer | null;

/** Links and fields of a form that the app answers in another way than the browser have this attribute. */
export const APP_CONTROL = 'data-app';
/** Its place is in a page that is little without the app, so the app comes with the page. */
export const APP_AT_ONCE = 'data-app-now';
/** On the document while something that was used waits for the app. */
export const WAITING = 'data-waiting';

export interface EarlyActions {
  /** Ends the collecting; gives the controls that the app is to hear of, in the order in which they were used. */
  takeOver: () => HTMLElement[];
  /** Ends the collecting because no app will come: the browser does for what waits what it can. Tells whether it can. */
  giveUp: () => boolean;
}

declare global {
  interface Window {
    /** What was done before the app came; not there in development, where the app comes with the page. */
    docsEarly?: EarlyActions & { restoreSidebar: () => void };
  }
}
