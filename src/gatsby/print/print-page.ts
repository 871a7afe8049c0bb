import { escapeHtml } from '../../base/text/escape-html';
import { printMessages as words } from '../../config/messages/print';
import type { PrintedChapter, PrintedDoc } from './print-outline';

interface PrintPageOptions {
  site: { title: string; description: string; language: string; direction: string };
  chapters: readonly PrintedChapter[];
  /** The HTML of each doc by its key. */
  texts: ReadonlyMap<string, string>;
  /** Further elements for the head: styles, the icon. */
  head: string;
  /** Absolute address of the docs. */
  docsUrl: string;
  /** The day of the last change, formatted; null if unknown. */
  lastUpdate: string | null;
}

/** The page that contains all docs, made for printing; it has no scripts. */
export function printPage(options: PrintPageOptions): string {
  const { site, chapters, texts, head, docsUrl, lastUpdate } = options;
  const title = escapeHtml(words.title(site.title));
  const imprint = [
    words.source(docsUrl),
    ...(lastUpdate === null ? [] : [words.lastUpdate(lastUpdate)]),
  ];
  return [
    `<!DOCTYPE html><html lang="${site.language}" dir="${site.direction}" class="docs-print"><head>`,
    '<meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>',
    `<meta name="robots" content="noindex"/><title>${title}</title>${head}`,
    `<style>${chapters.map(sheetRule).join('')}</style></head>`,
    '<body><main class="print"><header class="printTitle">',
    `<h1>${title}</h1><p>${escapeHtml(site.description)}</p>`,
    `<p class="printImprint">${imprint.map(escapeHtml).join('<br/>')}</p>`,
    `<p class="printHow">${words.howTo} <a href="${escapeHtml(docsUrl)}">${words.back}</a></p></header>`,
    `<section class="printContents" aria-labelledby="contents"><h2 id="contents">${words.contents}</h2>`,
    `<ol>${chapters.map(contentsOf).join('')}</ol></section>`,
    ...chapters.map((chapter) => chapterHtml(chapter, texts)),
    '</main></body></html>',
    '',
  ].join('\n');
}

function contentsOf(chapter: PrintedChapter): string {
  const [first] = chapter.docs;
  if (chapter.isDoc && first !== undefined) return `<li>${lineOf(first)}</li>`;
  const docs = chapter.docs.map((doc) => `<li>${lineOf(doc)}</li>`).join('');
  return `<li>${lineOf(chapter)}<ol>${docs}</ol></li>`;
}

function lineOf({ key, number, title }: Pick<PrintedDoc, 'key' | 'number' | 'title'>): string {
  return `<a href="#${escapeHtml(key)}">${number}\u2002${escapeHtml(title)}</a>`;
}

function chapterHtml(chapter: PrintedChapter, texts: ReadonlyMap<string, string>): string {
  const level = chapter.isDoc ? 2 : 3;
  const docs = chapter.docs.map((doc) =>
    [
      '<article class="printDoc">',
      headingOf(level, doc),
      texts.get(doc.key) ?? '',
      '</article>',
    ].join(''),
  );
  const heading = chapter.isDoc
    ? ''
    : `<header>${headingOf(2, chapter)}<p>${escapeHtml(chapter.description)}</p></header>`;
  return `<section class="printChapter" style="page:${sheetName(chapter)}">${heading}${docs.join('\n')}</section>`;
}

function headingOf(
  level: number,
  { key, number, title }: Pick<PrintedDoc, 'key' | 'number' | 'title'>,
): string {
  return `<h${level} id="${escapeHtml(key)}">${number}\u2002${escapeHtml(title)}</h${level}>`;
}

/** The chapter in the running head, so that it can be found from the contents without page numbers. */
function sheetRule(chapter: PrintedChapter): string {
  const text = `${chapter.number}\u2002${chapter.title}`.replace(
    /[^\p{L}\p{N} .,]/gu,
    (sign) => `\\${sign.codePointAt(0)?.toString(16) ?? ''} `,
  );
  return `@page ${sheetName(chapter)}{@top-right{content:"${text}"}}`;
}

function sheetName({ number }: PrintedChapter): string {
  return `chapter-${number}`;
}
