import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Node } from 'unist';
import { VFileMessage } from 'vfile-message';
import { schemaOf } from './component-schema';
import { findTooDeep } from './find-too-deep';
import { remarkHeadingId } from './heading-id';
import { reportMisspelt, type OpenComponent } from './meant-component';
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
    const open = openComponentOf(error);
    if (open !== null && reportMisspelt(open, report)) return null;
    report(
      error.line ?? open?.line ?? 1,
      `The text cannot be read here: ${firstSentence(error.reason)}.`,
      (open && hintForEmpty(open.name)) ?? hintFor(error.reason),
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

/** Only the reason says which component was opened, and where. */
function openComponentOf({ line: endLine, reason }: VFileMessage): OpenComponent | null {
  const { name, line, end } =
    /^(?:Unexpected closing tag `<\/(?<end>[^`]*)>`, expected corresponding |Expected a )closing tag for `<(?<name>[^`]*)>` \((?<line>\d+):/.exec(
      reason,
    )?.groups ?? {};
  if (name === undefined || line === undefined) return null;
  return {
    name,
    line: Number(line),
    end: end === undefined || endLine === undefined ? null : { name: end, line: endLine },
  };
}

function hintForEmpty(name: string): string | null {
  const { children, attributes = {} } = schemaOf(name) ?? {};
  if (children?.length !== 0) return null;
  const tag = Object.keys(attributes).length > 0 ? `<${name} … />` : `<${name} />`;
  return `<${name}> has no content: write ${tag}.`;
}

function firstSentence(reason: string): string {
  const sentence = reason.split('\n')[0] ?? reason;
  return sentence.replace(/\s*\((?:note|did you).*$/i, '').replace(/\.$/, '');
}

function hintFor(reason: string): string {
  if (reason.includes('closing quote'))
    return 'End the text of each attribute with a quote: name="…".';
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
