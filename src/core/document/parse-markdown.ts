import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Node } from 'unist';
import { VFileMessage } from 'vfile-message';
import { findTooDeep } from './find-too-deep';
import { remarkHeadingId } from './heading-id';
import type { Report } from './reporter';

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkHeadingId)
  .freeze();

/** Parses MDX source; reports a syntax error and returns null where it cannot be parsed. */
export function parseMarkdown(source: string, report: Report): Root | null {
  try {
    const root = processor.parse(source);
    const tooDeep = findTooDeep(root);
    if (tooDeep !== null) reportDepth(tooDeep, report);
    return tooDeep === null ? root : null;
  } catch (error) {
    // Thousands of levels: the parser itself has overflowed the stack.
    if (String(error).startsWith('RangeError: Maximum call stack')) {
      reportDepth(1, report);
      return null;
    }
    if (!(error instanceof VFileMessage)) throw error;
    report(
      lineOf(error),
      `The text cannot be read here: ${firstSentence(error.reason)}.`,
      hintFor(error.reason),
    );
    return null;
  }
}

function reportDepth(at: Node | number, report: Report): void {
  report(
    at,
    'The text is nested too deeply here.',
    'Use fewer lists, quotes and components inside one another.',
  );
}

/** For a tag still open at the end of the file, only the reason says where it was opened. */
function lineOf({ line, reason }: VFileMessage): number {
  return line ?? Number(/\((?<line>\d+):\d+/.exec(reason)?.groups?.line ?? 1);
}

function firstSentence(reason: string): string {
  const sentence = reason.split('\n')[0] ?? reason;
  return sentence.replace(/\s*\((?:note|did you).*$/i, '').replace(/\.$/, '');
}

function hintFor(reason: string): string {
  if (/closing tag|closing slash|end-tag|to close/i.test(reason)) {
    return 'Close every component you open (<Tabs> … </Tabs>), each on its own line, in the right order.';
  }
  if (reason.includes('import/exports')) {
    return 'A paragraph cannot start with “import” or “export”, because code does: put another word first.';
  }
  if (reason.includes('to create a comment')) return 'Write comments as {/* … */}.';
  if (reason.includes('to create a link')) return 'Write links as [words](https://…).';
  if (/expression|acorn/i.test(reason)) {
    return 'Put a literal “{” in `code`, or write \\{.';
  }
  return 'Put a literal “<” or “{” in `code`, or write \\< or \\{.';
}
