import { translated } from './translated';

const en = {
  title: (site: string) => `${site}: the whole documentation`,
  contents: 'Contents',
  source: (address: string) => `From ${address}`,
  lastUpdate: (day: string) => `As of ${day}`,
  howTo:
    'Print this page, or save it as a PDF, with Ctrl P or ⌘ P. Printed pages are always light, and each docs page starts on a new sheet.',
  back: 'Back to the documentation',
} as const;

/** The words of the page that holds the whole documentation, in the language of this build. */
export const printMessages = translated<typeof en>({ en });
