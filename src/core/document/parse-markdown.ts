import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import type { Report } from './reporter';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective).freeze();

/** Parses MDX source; reports a syntax error and returns null where it cannot be parsed. */
export function parseMarkdown(source: string, report: Report): Root | null {
  try {
    return processor.parse(source);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const line = error.line ?? 1;
    report(line, `The text cannot be read here: ${firstSentence(error.reason)}.`, hintFor(error.reason));
    return null;
  }
}

function firstSentence(reason: string): string {
  const sentence = reason.split('\n')[0] ?? reason;
  return sentence.replace(/\s*\((?:note|did you).*$/i, '').replace(/\.$/, '');
}

function hintFor(reason: string): string {
  if (/closing tag|end-tag|to close/i.test(reason)) {
    return 'Close every component you open (<Tabs> … </Tabs>), each on a line of its own, in the right order.';
  }
  if (/expression|acorn/i.test(reason)) {
    return 'A literal “{” must stand in `code` or be written \\{.';
  }
  return 'A literal “<” or “{” must stand in `code` or be written \\< or \\{.';
}
