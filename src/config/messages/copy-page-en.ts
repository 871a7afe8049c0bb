/** The messages about copying a page as Markdown, in English. */
export const copyPageEn = {
  copied: 'Copied',
  failed: 'Copying failed. Follow the link again to open the Markdown itself.',
} as const;
