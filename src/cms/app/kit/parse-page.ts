import type { Problem } from '../../../base/problems/problem';
import type { DocumentContent } from '../../../docs/document/document-content';
import { parseDocument } from '../../../docs/document/parse-document';
import type { Frontmatter } from '../../../docs/frontmatter/frontmatter-fields';
import { parseFrontmatter } from '../../../docs/frontmatter/parse-frontmatter';
import type { PreviewContent } from '../../protocol/preview-content';
import { highlightCode, knowsLanguage } from './highlight-code';

interface ParsedPage {
  frontmatter: Frontmatter;
  /** Problems of the frontmatter; those of the text are in the document. */
  problems: readonly Problem[];
  document: DocumentContent;
}

let last: { key: readonly unknown[]; page: ParsedPage } | null = null;

/** Parses a page; the preview and the check ask for the same one after each pause, so the last is kept. */
export function parsePage(file: string, source: string, { images }: PreviewContent): ParsedPage {
  const key = [file, source, images];
  if (last?.key.every((part, index) => part === key[index]) === true) return last.page;
  const { frontmatter, body, problems } = parseFrontmatter(source, file);
  const document = parseDocument(body, file, {
    highlight: highlightCode,
    knowsLanguage,
    measureImage: (src) => images[decodeURI(src)] ?? null,
    marksLines: true,
  });
  last = { key, page: { frontmatter, problems, document } };
  return last.page;
}
