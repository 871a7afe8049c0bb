import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseDocument } from 'htmlparser2';
import { printText, type PrintTextOptions } from '../print/print-text';
import { addPolicy } from './add-policy';
import { deferApp, type DeferOptions } from './defer-app';
import { readPage, type OutputPage } from './read-page';

/** A finished page on disk. */
export interface HtmlFile {
  file: string;
  /** How it becomes part of the print version; null if it does not. */
  print: PrintTextOptions | null;
}

/** What a page says to the rest of the build. */
export interface RewrittenHtml {
  page: OutputPage;
  /** Its text in the print version. */
  printed: string | null;
  /** Digest of the file as it was written. */
  digest: string;
}

export interface HtmlToRewrite {
  files: readonly HtmlFile[];
  defer: DeferOptions;
}

/** Reads, changes and writes pages; each is parsed once. */
export function rewriteHtml({ files, defer }: HtmlToRewrite): RewrittenHtml[] {
  return files.map(({ file, print }) => {
    const html = readFileSync(file, 'utf8');
    const document = parseDocument(html);
    const page = readPage(document);
    const finished = addPolicy(deferApp(html, defer));
    if (finished !== html) writeFileSync(file, finished);
    // Last, because it changes the document.
    const printed = print === null ? null : printText(document, print);
    return { page, printed, digest: digestOf(finished) };
  });
}

/** Tells whether a file is as it was. */
export const digestOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');
