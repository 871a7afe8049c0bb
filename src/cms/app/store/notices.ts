import type { CmsAction } from './cms-store';

/** Says in a notice of the CMS what was done; it goes after `dismissAfter` ms. */
export const successNotice = (message: string, dismissAfter = 4000): CmsAction => ({
  type: 'NOTIFICATION_SEND',
  payload: { type: 'success', message, dismissAfter },
});

/** Says in the CMS’s words for it what was not done, and why. */
export const failureNotice = (words: string, details: unknown): CmsAction => ({
  type: 'NOTIFICATION_SEND',
  payload: { type: 'error', message: { key: `ui.toast.${words}`, details } },
});
