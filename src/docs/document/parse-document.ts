import type { ElementData, Nodes } from 'hast';
import type { Code, Heading, InlineCode, Root } from 'mdast';
import { toHast, type Handlers } from 'mdast-util-to-hast';
import { SKIP, visit } from 'unist-util-visit';
import type { Problem } from '../../base/problems/problem';
import type { DocumentElement } from '../../base/tree/document-tree';
import { transformAdmonitions } from './admonitions';
import { checkNearMarkup } from './check-near-markup';
import { checkOpenBlocks } from './check-open-blocks';
import { codeBlock, type Highlight } from './code/code-block';
import { parseCodeMeta } from './code/code-meta';
import { splitDiffLanguage } from './code/mark-lines';
import { collectHeadings, collectLinks } from './collect';
import { completeComponent } from './complete-component';
import type { ComponentNode } from './component-node';
import type { DocumentContent } from './document-content';
import { LONGEST_WHOLE_CODE } from './keep-together';
import { parseMarkdown } from './parse-markdown';
import { plainText } from './plain-text';
import { createReport, type Report } from './reporter';
import { restoreDirectives } from './restore-directives';
import type { CodeSample } from './samples/ink-sample';
import { sampleOf, tabSamples } from './tab-samples';
import { toTree } from './to-tree';
import { transformHeadings } from './transform-headings';
import { transformImages, type MeasureImage } from './transform-images';
import { transformJsx } from './transform-jsx';

/** Blocks that hold words, and no other such block as a rule. */
const BLOCKS = new Set(['p', 'li', 'tr']);

/** What parsing needs from outside, so that it does not depend on files or on libraries of the build. */
export interface DocumentEnvironment {
  highlight: Highlight;
  knowsLanguage: (language: string) => boolean;
  measureImage: MeasureImage;
  /** Whether blocks tell their lines, as editors want; readers’ pages do not. */
  marksLines?: boolean;
}

const EMPTY = { tree: [], headings: [], links: [], plainText: '', codeSamples: [] };

/**
 * Parses the body of an MDX file (frontmatter lines emptied) into its document. Never throws for bad content:
 * everything wrong is listed in `problems`.
 */
export function parseDocument(
  body: string,
  file: string,
  environment: DocumentEnvironment,
): DocumentContent {
  const problems: Problem[] = [];
  const report = createReport(file, problems);
  const root = parseMarkdown(body, report);
  if (root === null) return { ...EMPTY, problems, isUnreadable: true };
  checkOpenBlocks(root, body, report);
  checkNearMarkup(root, body, report);
  restoreDirectives(root, body);
  transformJsx(root, report);
  transformAdmonitions(root, report);
  transformHeadings(root, report);
  transformImages(root, environment.measureImage, report);
  tabSamples(root);
  finishComponents(root, report);
  const links = collectLinks(root);
  const codeSamples = collectCodeSamples(root);
  checkLanguages(codeSamples, environment.knowsLanguage, report);
  const hast = toHast(root, { handlers: handlersWith(environment.highlight), clobberPrefix: '' });
  if (environment.marksLines === true) markSourceLines(hast);
  const tree = 'children' in hast ? toTree(hast.children as Parameters<typeof toTree>[0]) : [];
  return {
    tree,
    headings: collectHeadings(tree),
    links,
    plainText: plainText(tree),
    codeSamples,
    problems,
  };
}

function finishComponents(root: Root, report: Report): void {
  const counts = new Map<string, number>();
  const uniqueId = (prefix: string) => {
    const count = (counts.get(prefix) ?? 0) + 1;
    counts.set(prefix, count);
    return `${prefix}-${count}`;
  };
  visit(root, 'component', (node) => completeComponent(node, uniqueId, report));
}

function collectCodeSamples(root: Root): CodeSample[] {
  const samples: CodeSample[] = [];
  visit(root, 'code', (node) => {
    samples.push(sampleOf(node));
    return SKIP;
  });
  return samples;
}

function checkLanguages(
  samples: readonly CodeSample[],
  knowsLanguage: (language: string) => boolean,
  report: Report,
): void {
  for (const { language, line } of samples) {
    if (knowsLanguage(splitDiffLanguage(language.toLowerCase()).language)) continue;
    report(
      line,
      `The code block’s language “${language}” is unknown.`,
      'It is shown without highlighting: check the name, or write “text”.',
      'warning',
    );
  }
}

function handlersWith(highlight: Highlight): Handlers {
  const labels = new Map<string, number>();
  return {
    component(state, node: ComponentNode) {
      return {
        type: 'element',
        tagName: node.name,
        // Component props are JSON of any depth; `toTree` passes them on unchanged.
        properties: node.props as never,
        children: state.all(node),
      };
    },
    heading(state, node: Heading) {
      return {
        type: 'element',
        tagName: `h${node.depth}`,
        properties: { id: node.data?.id },
        children: state.all(node),
      };
    },
    inlineCode(_state, { value }: InlineCode) {
      // Short code is read as a whole: a line break inside it would hide its space.
      const properties = value.length > LONGEST_WHOLE_CODE ? { className: ['long'] } : {};
      return {
        type: 'element',
        tagName: 'code',
        properties,
        children: [{ type: 'text', value: value.replace(/\r?\n|\r/g, ' ') }],
      };
    },
    code(_state, node: Code) {
      const meta = parseCodeMeta(node.meta ?? '');
      // `data` carries the finished tree; `toTree` reads it from there.
      const tree = codeBlock(node.value, node.lang ?? 'text', meta, highlight);
      makeLabelUnique(tree, labels);
      if (node.data?.isInTab && tree[1] !== 0) Reflect.deleteProperty(tree[1], 'title');
      return {
        type: 'element',
        tagName: 'CodeBlock',
        properties: {},
        children: [],
        data: { tree } as ElementData,
      };
    },
  };
}

/** Code blocks need distinct names for readers who list a page’s regions. */
function makeLabelUnique([, props]: DocumentElement, labels: Map<string, number>): void {
  if (props === 0) return;
  const label = typeof props.label === 'string' ? props.label : '';
  const count = (labels.get(label) ?? 0) + 1;
  labels.set(label, count);
  if (count > 1) props.label = `${label} (${count})`;
}

/** Gives blocks the lines of the source that they come from, as `data-lines="3-5"`: for editors, which show both. */
function markSourceLines(root: Nodes): void {
  visit(root, 'element', ({ tagName, position, properties }) => {
    if (!BLOCKS.has(tagName) || position === undefined) return;
    properties.dataLines = `${position.start.line}-${position.end.line}`;
  });
}
