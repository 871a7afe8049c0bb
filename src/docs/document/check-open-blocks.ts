import type { Code, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { Report } from './reporter';

/** What stands before a block’s own text in a list or quote. */
const PREFIX = /^[\s>]*/;
const OPENING = /^(?<marks>`{3,}|~{3,}|:{3,})\s*(?<name>[^\s`[{]*)/;

/** Reports code blocks and admonitions that are not closed: Markdown then takes all that follows for a part of them. */
export function checkOpenBlocks(root: Root, source: string, report: Report): void {
  const end = source.trimEnd().length;
  visit(root, (node) => {
    if (node.type !== 'code' && node.type !== 'containerDirective') return;
    const { start, end: last } = node.position ?? {};
    const lines = source.slice(start?.offset, last?.offset).split('\n');
    const { marks = '', name = '' } = OPENING.exec(lines[0] ?? '')?.groups ?? {};
    if (marks === '') return;
    const opening = `“${marks}${name}”`;
    const closing = lines.length === 1 ? '' : (lines.at(-1) ?? '').replace(PREFIX, '').trimEnd();
    const isClosed =
      closing.startsWith(marks) && closing === marks.charAt(0).repeat(closing.length);
    const next = node.type === 'code' ? openingIn(node, marks) : null;
    if (isClosed && next === null) return;
    const around =
      next !== null
        ? `so that the “${next}” below it is taken for code`
        : (last?.offset ?? 0) >= end
          ? 'so all that follows is a part of it'
          : 'so it only ends with what it stands in';
    report(node, `${opening} is not closed, ${around}.`, hintFor(node, marks), 'warning');
  });
}

/** The opening of another code block within one: what should have closed this one is missing. */
function openingIn({ value }: Code, marks: string): string | null {
  for (const line of value.split('\n')) {
    const other = OPENING.exec(line.trimStart())?.groups;
    if (other?.marks?.startsWith(marks) === true && other.name) return other.marks + other.name;
  }
  return null;
}

function hintFor({ type }: Code | ContainerDirective, marks: string): string {
  return `Write ${marks} on a line of its own where the ${type === 'code' ? 'code' : 'admonition'} ends.`;
}
