import { messages } from '../../config/messages';
import { focusBriefly } from './focus-briefly';

/** The element around the skip link, so that Tab reaches the link next. */
const START_OF_PAGE = `section[aria-label="${messages.skipToContent}"]`;

/** Moves the focus to the start of the page, without scrolling. */
export function focusStartOfPage(): void {
  const start = document.querySelector<HTMLElement>(START_OF_PAGE);
  if (start) focusBriefly(start);
}
