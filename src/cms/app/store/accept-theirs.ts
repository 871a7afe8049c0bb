import { TheirsAcceptedError } from '../conflict/ask-about-conflict';
import type { CmsRule } from './cms-store';
import { entryWithText } from './form-with-text';

interface Notice {
  message?: { details?: unknown };
}

/** Fills the form with the text of its file, if the author decided so when saving. */
export const acceptTheirs: CmsRule = (action, { entryDraft }) => {
  const details = (action.payload as Notice | undefined)?.message?.details;
  if (action.type !== 'NOTIFICATION_SEND' || !(details instanceof TheirsAcceptedError))
    return [action];
  const { path, text } = details.theirs;
  const entry = entryWithText(entryDraft, path, text);
  const news = { type: 'info', message: details.message, dismissAfter: 8000 };
  // An entry with a branch is compared with what is saved there.
  const type = entry.status ? 'UNPUBLISHED_ENTRY_SUCCESS' : 'ENTRY_SUCCESS';
  return [
    { type, payload: { collection: entry.collection, entry } },
    { type: 'DRAFT_CREATE_FROM_ENTRY', payload: { entry } },
    { ...action, payload: news },
  ];
};
