import type { CmsRule } from './cms-store';

interface Notice {
  message: { key?: string };
}

interface Words {
  /** What is wrong with the file; '' if nothing is. */
  problems: () => string;
  /** Which page was created last, and where. */
  created: () => string;
}

/** Says of what was saved whether it is new, and what is wrong with it: see “entrySaved” in `registerWords`. */
export function countProblems({ problems, created }: Words): CmsRule {
  return (action, { entryDraft }) => {
    const notice = action.payload as Notice;
    if (action.type !== 'NOTIFICATION_SEND' || notice.message.key !== 'ui.toast.entrySaved') {
      return [action];
    }
    const isNew = entryDraft.getIn(['entry', 'newRecord']) === true;
    const wrong = problems();
    const details = `${isNew ? created() : 'Saved'}.${wrong === '' ? '' : ` This file has ${wrong}.`}`;
    const type = wrong === '' ? 'success' : 'warning';
    const dismissAfter = isNew ? 10_000 : 4000;
    const payload = { ...notice, type, dismissAfter, message: { ...notice.message, details } };
    return [{ ...action, payload }];
  };
}
