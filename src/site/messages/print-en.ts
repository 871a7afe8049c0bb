/** The words of the page that holds the whole documentation, in English. */
export const printEn = {
  title: (site: string) => `${site}: the whole documentation`,
  contents: 'Contents',
  source: (address: string) => `From ${address}`,
  lastUpdate: (day: string) => `As of ${day}`,
  howTo:
    'Print this page with Ctrl P or ⌘ P, or save it as a PDF there. On paper it is light, and each page of the docs begins on a new sheet.',
  back: 'Back to the documentation',
} as const;
