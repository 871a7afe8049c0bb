import announcement from '../../content/announcement.json';
import { readAnnouncement } from './read-announcement';

/** What this site is: every name, address and switch, in a single place. Data only. */
export interface SiteConfig {
  title: string;
  /** The product’s slug in addresses. */
  slug: string;
  tagline: string;
  titleDelimiter: string;
  description: string;
  /** Origin of the published site, without a trailing slash. */
  url: string;
  organization: string;
  repository: { label: string; url: string };
  /** Address of the licence of the engine. */
  licence: string;
  /** Address of `content/docs` in the repository’s web editor, or null for no edit links. */
  editUrl: string | null;
  copyright: string;
  defaultColorMode: 'light' | 'dark';
  navbar: { hideOnScroll: boolean };
  /** Id of the doc that beginners start with, if there is one. */
  firstLesson: string;
  /** Folders of docs for those who write the docs; the search finds them only when asked for them. */
  maintainerFolders: readonly string[];
  announcement: Announcement | null;
  versions: readonly DocsVersion[];
  /** The first is the default; each build has one of them, see current-locale.ts. */
  locales: readonly Locale[];
  tableOfContents: { minHeadingLevel: number; maxHeadingLevel: number };
}

/** A notice above the header; a new `id` shows it again to readers who closed it. */
export interface Announcement {
  id: string;
  text: string;
  link?: { label: string; href: string };
  isCloseable: boolean;
}

/** One published version of the docs. */
export interface DocsVersion {
  name: string;
  label: string;
  /** The root of its pages, with a leading and no trailing slash. */
  path: string;
  /** Folder of its pages, relative to the project. */
  contentDir: string;
  /** File of its sidebars, relative to the project. */
  sidebarFile: string;
  isLast: boolean;
  /** Id of the version’s main page. */
  mainDocument: string;
}

/** One language the site is built in. */
export interface Locale {
  code: string;
  label: string;
  direction: 'ltr' | 'rtl';
  calendar: string;
  /** Folder of its build, next to those of the other languages; '' for the default. */
  path: string;
}

export const siteConfig = {
  title: 'Atrament',
  slug: 'atrament',
  tagline: 'Ink-based game engine for interactive fiction',
  titleDelimiter: '|',
  description:
    'Atrament turns a story written in ink into a finished game for the browser, the desktop and the phone.',
  url: 'https://atrament.ink',
  organization: 'Atrament',
  repository: { label: 'GitHub', url: 'https://github.com/technix/atrament-web-ui' },
  licence: 'https://opensource.org/license/mit',
  editUrl: 'https://github.com/technix/atrament.ink/edit/master/content/docs',
  copyright: 'Copyright © 2026 Atrament. Ink is a language by inkle.',
  defaultColorMode: 'light',
  navbar: { hideOnScroll: true },
  firstLesson: 'first-game/scene',
  maintainerFolders: ['tutorial-basics', 'tutorial-extras'],
  announcement: readAnnouncement(announcement),
  versions: [
    {
      name: 'current',
      label: 'Next',
      path: '/docs',
      contentDir: 'content/docs',
      sidebarFile: 'content/sidebars.yaml',
      isLast: true,
      mainDocument: 'quickstart',
    },
  ],
  locales: [{ code: 'en', label: 'English', direction: 'ltr', calendar: 'gregory', path: '' }],
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
} as const satisfies SiteConfig;
