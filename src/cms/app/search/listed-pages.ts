/** A page with its text. */
export interface ListedPage {
  path: string;
  text: string;
}

let listed: readonly ListedPage[] = [];

/** Remembers the pages that the CMS has just listed. */
export function noteListed(pages: readonly ListedPage[]): void {
  listed = pages;
}

/** The pages that the CMS has listed last. */
export function listedPages(): readonly ListedPage[] {
  return listed;
}
