import type { CmsRule } from './cms-store';

interface Notice {
  message: { key?: string };
}

interface Words {
  /** What is wrong with the file; '' if nothing is. */
  problems: () => string;
  /** Which page was created last, and where. */
  created: () => string;
  /** Where the page is still called by its old title; '' for nowhere. */
  oldTitle: () => string;
}

/**
 * Says of what was saved whether it is new, what is wrong with it, and where others call it by its old title: see
 * “entrySaved” in `registerWords`.
 */
export function countProblems({ problems, created, oldTitle }: Words): CmsRule {
  return (action, { entryDraft }) => {
    const notice = action.payload as Notice;
    if (action.type !== 'NOTIFICATION_SEND' || notice.message.key !== 'ui.toast.entrySaved') {
      return [action];
    }
    const isNew = entryDraft.getIn(['entry', 'newRecord']) === true;
    const wrong = problems();
    const links = oldTitle();
    const said = [
      `${isNew ? created() : 'Saved'}.`,
      wrong === '' ? '' : `This file has ${wrong}.`,
      links,
    ];
    const details = said.filter(Boolean).join(' ');
    const type = wrong === '' ? 'success' : 'warning';
    const dismissAfter = isNew || links !== '' ? 10_000 : 4000;
    const payload = { ...notice, type, dismissAfter, message: { ...notice.message, details } };
    return [{ ...action, payload }];
  };
}
