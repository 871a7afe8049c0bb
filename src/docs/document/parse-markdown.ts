import type { Root, Nodes } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Node } from 'unist';
import { VFileMessage } from 'vfile-message';
import { explainSyntaxError, openComponentOf } from './explain-syntax-error';
import { remarkHeadingId } from './heading-id';
import { reportMisspelt } from './meant-component';
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
    const [reason, hint] = explainSyntaxError(error, open);
    report(error.line ?? open?.line ?? 1, `The text cannot be read here: ${reason}`, hint);
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

/** Deeper than any real page. The code that walks the tree later is recursive and must not overflow the stack. */
const LIMIT = 100;

/** Finds a node that is nested too deeply, or null. */
function findTooDeep(root: Root): Nodes | null {
  const open: { node: Nodes; depth: number }[] = [{ node: root, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, depth } = next;
    if (depth > LIMIT) return node;
    if ('children' in node)
      open.push(...node.children.map((child) => ({ node: child, depth: depth + 1 })));
  }
  return null;
}
