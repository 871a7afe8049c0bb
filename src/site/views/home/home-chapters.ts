import { docsRoot as docs } from '../../../config/docs-root';
import { homeMessages as words } from '../../../config/messages/home';
import { siteConfig } from '../../../config/site-config';

interface Chapter {
  title: string;
  text: string;
  href: string;
}

const { chapters, chapterTitles } = words;

/** The links of the home page, in the order of the docs. */
export const homeChapters: readonly Chapter[] = [
  {
    title: chapterTitles.course,
    text: chapters.course,
    href: `${docs}/${siteConfig.firstLesson}/`,
  },
  { title: chapterTitles.quickstart, text: chapters.quickstart, href: `${docs}/quickstart/` },
  { title: chapterTitles.ink, text: chapters.ink, href: `${docs}/ink-basics/intro/` },
  {
    title: chapterTitles.basics,
    text: chapters.basics,
    href: `${docs}/category/${siteConfig.slug}---basics/`,
  },
  {
    title: chapterTitles.extras,
    text: chapters.extras,
    href: `${docs}/category/${siteConfig.slug}---extras/`,
  },
  { title: chapterTitles.all, text: chapters.all, href: `${docs}/` },
];
