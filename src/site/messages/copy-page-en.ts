/** The messages about copying a page as Markdown, in English. */
export const copyPageEn = {
  copied: 'Copied',
  failed: 'Copying did not work. Follow the link once more to open the Markdown itself.',
} as const;
