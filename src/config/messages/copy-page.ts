import { translated } from './translated';

const en = {
  copied: 'Copied',
  failed: 'Copying failed. Follow the link again to open the Markdown itself.',
} as const;

/** What is said when a page was to be copied as Markdown, in the language of this build. */
export const copyPageMessages = translated<typeof en>({ en });
