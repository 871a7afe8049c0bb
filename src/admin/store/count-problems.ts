import type { CmsRule } from './cms-store';

interface Notice {
  message: { key?: string };
}

/** Completes the message that something is saved with what is wrong with it: see “entrySaved” in `registerWords`. */
export function countProblems(summary: () => string): CmsRule {
  return (action) => {
    const notice = action.payload as Notice;
    if (action.type !== 'NOTIFICATION_SEND' || notice.message.key !== 'ui.toast.entrySaved') {
      return [action];
    }
    const problems = summary();
    const details = problems === '' ? '' : `, with ${problems}`;
    const type = problems === '' ? 'success' : 'warning';
    const payload = { ...notice, type, message: { ...notice.message, details } };
    return [{ ...action, payload }];
  };
}
