import { siteContent } from '../site-content';
import { describeSidebarPlace, folderOf, pathOf } from './page-folders';

let said = '';

/** Notes that a page is about to be created, while the sidebar does not list it yet. */
export function noteCreated(file: string): void {
  const place = describeSidebarPlace(folderOf(pathOf(file)), siteContent());
  said = `Created ${file}; in the sidebar it is ${place}`;
}

/** Which page was created last, and where. */
export const createdPage = (): string => said;
