import type { CmsAction, CmsRule } from './cms-store';

/**
 * Keeps what is typed while an entry is saved. The CMS would take it for saved; and after the first save to a branch it
 * reads the entry again, and would fill the form with what was saved.
 */
export function keepTyped(): CmsRule {
  let isSaving = false;
  let isReadAgain = false;
  let typed: CmsAction | null = null;
  return (action, { entryDraft }) => {
    switch (action.type) {
      case 'ENTRY_PERSIST_REQUEST':
      case 'UNPUBLISHED_ENTRY_PERSIST_REQUEST':
        isSaving = true;
        typed = null;
        return [action];
      case 'DRAFT_CHANGE_FIELD':
        if (isSaving) typed = action;
        return [action];
      case 'ENTRY_PERSIST_SUCCESS':
      case 'UNPUBLISHED_ENTRY_PERSIST_SUCCESS':
        isSaving = false;
        isReadAgain = action.type === 'UNPUBLISHED_ENTRY_PERSIST_SUCCESS';
        return typed === null ? [action] : [action, asUnsaved(typed)];
      case 'DRAFT_DISCARD':
      case 'UNPUBLISHED_ENTRY_DELETE_REQUEST':
        isSaving = false;
        isReadAgain = false;
        return [action];
      case 'DRAFT_CREATE_FROM_ENTRY': {
        const isTyped = isReadAgain && entryDraft.get('hasChanged') === true;
        isReadAgain = false;
        return isTyped ? [] : [action];
      }
      default:
        return [action];
    }
  };
}

/** The same change, of a form that is like no saved entry. */
function asUnsaved(change: CmsAction): CmsAction {
  return { ...change, payload: { ...(change.payload as object), entries: [] } };
}
