import { findTextPane } from '../preview/scroll/measure-pairs';
import type { CmsRule } from './cms-store';
import { entryOf } from './guard-address';

/** Where the author is in a form. */
export interface Place {
  /** Collection and slug. */
  entry: string;
  /** A line of the text, and how far below the upper edge of its pane it is. */
  line: { at: number; top: number };
  /** The key of the field that had the focus last; '' for none. */
  field: string;
  /** What is selected in it, unless it is the text. */
  selection: readonly [from: number, to: number] | null;
}

const FIELD = /^(?<key>.+)-field-\d+$/;
let place: Place | null = null;
let lastField: Element | null = null;

/**
 * Notes where the author is before the CMS makes the open form anew, as it does when a new page is first saved, and
 * forgets it when the entry is left.
 */
export function keepPlace(): CmsRule {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && FIELD.test(target.id)) lastField = target;
  });
  window.addEventListener('hashchange', ({ newURL }) => {
    if (place?.entry !== entryOf(newURL)) place = null;
  });
  return (action) => {
    if (action.type === 'DRAFT_CREATE_FROM_ENTRY') {
      const { entry } = action.payload as { entry: { collection: string; slug: string } };
      place = placeIn(`${entry.collection}/${entry.slug}`) ?? place;
    }
    return [action];
  };
}

function placeIn(entry: string): Place | null {
  const text = findTextPane();
  if (text === null) return null;
  const { pane, view } = text;
  const edge = pane.getBoundingClientRect().top;
  const { from, top } = view.lineBlockAtHeight(edge - view.documentTop);
  const field = lastField?.isConnected === true ? lastField : null;
  const { selectionStart = null, selectionEnd = null } = (field ?? {}) as Partial<HTMLInputElement>;
  return {
    entry,
    line: { at: from, top: view.documentTop + top - edge },
    field: FIELD.exec(field?.id ?? '')?.groups?.key ?? '',
    selection:
      selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd],
  };
}

/** Where the author was in the form before this one; null if this is another one, or if it has been returned to. */
export function takePlace(): Place | null {
  const wanted = place;
  // After its first save a page’s form is made twice: before it has its address, and after.
  if (wanted?.entry === entryOf(window.location.href)) place = null;
  return wanted;
}
