import type { Paragraph, Parents, Root, RootContent, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Report } from './reporter';

/** A link whose address has a space; one that is complete, with a title perhaps, is not text. */
const SPACED_LINK =
  /(?<!\\)\[(?<words>[^[\]\n]+)(?<!\\)\]\((?<href>[^()<>\n"]*[^()<>\s"][^\S\n]+[^()<>\s"][^()<>\n"]*?)(?<title>\s+"[^"\n]*")?\)/g;
const HEADING = /^(?<marks>#{1,6})(?<word>\p{L}\S*)/u;
// A version, such as “2.x”, is no item.
const ITEM = /^(?:[-+](?=\p{L})|\d{1,2}[.)](?=\p{Lu}))(?<word>\S+)/u;
const LATE_ITEM = /^(?<number>\d{1,2}[.)])\s+\S/;

/**
 * Reports words that were meant as markup and are shown as they are written, or as a part of something else: links,
 * headings, lists and tables. `source` is that of the tree.
 */
export function checkNearMarkup(root: Root, source: string, report: Report): void {
  visit(root, (node, index, parent) => {
    if (node.type === 'table') checkRows(node, source, report);
    if (node.type === 'list' && index !== undefined)
      checkNumbers(parent?.children ?? [], index, report);
    if (node.type === 'paragraph') {
      checkLines(
        node,
        source,
        report,
        index === undefined ? null : (parent?.children[index - 1] ?? null),
      );
    }
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      checkSpacedLinks(node, source, report);
    }
  });
}

function checkSpacedLinks(node: Parents, source: string, report: Report): void {
  const line = node.position?.start.line ?? 1;
  const text = proseOf(node, source);
  for (const { 0: written, index, groups } of text.matchAll(SPACED_LINK)) {
    const { words = '', href = '', title = '' } = groups ?? {};
    const isPicture = text.charAt(index - 1) === '!';
    const mended = `[${words}](${href.trim().replaceAll(/\s+/g, '%20')}${title})`;
    report(
      line + lineBreaks(text.slice(0, index)),
      `“${written}” is not a ${isPicture ? 'picture' : 'link'}: its address has a space.`,
      `Write %20 instead of each space: ${mended}.`,
      'warning',
      { from: written, to: mended },
    );
  }
}

function checkLines(
  node: Paragraph,
  source: string,
  report: Report,
  before: RootContent | null,
): void {
  const first = node.position?.start.line ?? 1;
  for (const [index, raw] of proseOf(node, source).split('\n').entries()) {
    // In a list or quote.
    const text = raw.replace(/^[\s>]*/, '');
    const at = first + index;
    const heading = HEADING.exec(text)?.groups;
    const item = ITEM.exec(text)?.groups;
    if (heading !== undefined && (heading.marks !== '#' || index === 0)) {
      const { marks = '', word = '' } = heading;
      const fix = { from: marks + word, to: `${marks} ${word}` };
      report(
        at,
        `“${fix.from}” does not begin a heading: a space is missing.`,
        `Write “${fix.to}”, or \\${fix.from} for the words as they are.`,
        'warning',
        fix,
      );
    } else if (item !== undefined) {
      const { word = '' } = item;
      const from = text.slice(0, text.indexOf(word) + word.length);
      const fix = { from, to: `${from.slice(0, -word.length)} ${word}` };
      report(
        at,
        `“${from}” does not begin an item of a list: a space is missing.`,
        `Write “${fix.to}”.`,
        'warning',
        fix,
      );
    } else if (index > 0 && LATE_ITEM.test(text)) {
      report(
        at,
        `“${LATE_ITEM.exec(text)?.groups?.number}” belongs to the paragraph above: a list begins there only with 1.`,
        'Put an empty line above it, or begin with 1.',
        'warning',
      );
    } else if (/^\|.*\|\s*$/.test(text)) {
      report(
        at,
        '“|” does not begin a row of a table here.',
        before?.type === 'table'
          ? 'Remove the empty line above: the table ends there.'
          : 'Below its first line a table needs another with as many columns: | --- | --- |.',
        'warning',
      );
      return;
    }
  }
}

/** Steps with code that is not indented: each is a list of its own, and all of them are the first. */
function checkNumbers(siblings: readonly RootContent[], index: number, report: Report): void {
  const [list, code, before] = [siblings[index], siblings[index - 1], siblings[index - 2]];
  if (list?.type !== 'list' || list.start !== 1 || code?.type !== 'code') return;
  if (before?.type !== 'list' || before.start !== 1 || before.children.length > 1) return;
  report(
    list,
    'The numbers begin again with 1, because the code above ends the list.',
    'Begin each line of that code with three spaces, so that it belongs to the item above it.',
    'warning',
  );
}

/** A line right below a table is its last row. */
function checkRows({ children: rows }: Table, source: string, report: Report): void {
  const columns = rows[0]?.children.length ?? 0;
  for (const row of rows.slice(1)) {
    const text = sliceOf(row, source);
    if (columns > 1 && !text.includes('|')) {
      report(
        row,
        `“${text.slice(0, 40)}” is a row of the table above.`,
        'Put an empty line between them.',
        'warning',
      );
    } else if (row.children.length > columns) {
      report(
        row,
        `This row has ${row.children.length} cells, and the table ${columns} columns: the rest is not shown.`,
        'Write \\| where it does not begin a cell, or give the table more columns.',
        'warning',
      );
    }
  }
}

/** The source of a node, with a sign that is nothing else in the place of each that is not text: of code, links, braces. */
function proseOf(node: Parents, source: string): string {
  const start = node.position?.start.offset ?? 0;
  let text = '';
  for (const child of node.children) {
    const written = sliceOf(child, source);
    const gap = source.slice(start + text.length, child.position?.start.offset);
    // An address by itself becomes a link, too, in the middle of one that is none.
    const isBare = child.type === 'link' && !written.startsWith('[');
    const isText = child.type === 'text' || isBare;
    const isMarked = ['strong', 'emphasis', 'delete'].includes(child.type) && 'children' in child;
    const prose = isMarked ? proseOf(child, source) : written.replaceAll(/[^\n]/g, '\uFFFC');
    text += gap + (isText ? written : prose);
  }
  return text + source.slice(start + text.length, node.position?.end.offset);
}

function sliceOf({ position }: RootContent | Parents, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset);
}

function lineBreaks(text: string): number {
  return text.split('\n').length - 1;
}
