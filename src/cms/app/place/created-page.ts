import { addressOf, describeSidebarPlace } from '../kit/page-folders';
import { siteContent } from '../kit/site-content';

let said = '';

/** Notes that a page is about to be created, while the sidebar does not list it yet. */
export function noteCreated(file: string, isReviewed: boolean): void {
  const place = describeSidebarPlace(file, siteContent());
  said = isReviewed
    ? `Saved. Once it is published, it is at ${addressOf(file)}, and in the sidebar ${place}`
    : `Created ${file}; in the sidebar it is ${place}`;
}

/** Which page was created last, and where. */
export const createdPage = (): string => said;
