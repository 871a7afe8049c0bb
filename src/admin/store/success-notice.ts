import type { CmsAction } from './cms-store';

/** Says in a notice of the CMS what was done; it goes after `dismissAfter` ms. */
export const successNotice = (message: string, dismissAfter = 4000): CmsAction => ({
  type: 'NOTIFICATION_SEND',
  payload: { type: 'success', message, dismissAfter },
});
