import { APP_AT_ONCE } from '../../base/browser/early-control';
import { PROGRESS_KEY } from './drafts/draft-slot';

/**
 * The script for the head of pages that lead readers of the course to where they go on: for those who have begun it,
 * the app loads with the page, and the link has its place before.
 */
export function continueScript(): string {
  // Only ids of the course contain a slash.
  return `try{localStorage.getItem('${PROGRESS_KEY}').includes('/')&&document.documentElement.toggleAttribute('${APP_AT_ONCE}',true)}catch{}`;
}
