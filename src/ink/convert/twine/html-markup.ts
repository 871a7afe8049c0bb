import { ELEMENT_NAMES, HTML_ONLY_NAMES, VOID_ELEMENTS } from '../../markup/markup-tree';
import { safeHref, safeUrl } from '../../markup/safe-url';
import { inkText } from '../ink-text';
import { linkTo, lost, type PassageNode } from './passage-nodes';

const ELEMENTS: ReadonlySet<string> = new Set([...ELEMENT_NAMES, ...HTML_ONLY_NAMES]);
const TAG = /<(?<end>\/?)(?<name>[a-z][\w-]*)(?<attributes>(?:\s(?:"[^"]*"|'[^']*'|[^"'>])*)?)>/iy;

/** The HTML at a place of a passage. */
export interface FoundHtml {
  nodes: PassageNode[];
  end: number;
  /** The element that it begins or ends, if that is carried over. */
  name: string | null;
  isEnd: boolean;
}

/** The HTML at a place of a passage, and where it ends; null if there is none. */
export function htmlAt(text: string, at: number): FoundHtml | null {
  if (text.startsWith('<!--', at)) {
    const end = endAfter(text, '-->', at);
    const comment = text.slice(at + 4, end).replace(/-->$/, '');
    return { nodes: [{ kind: 'comment', text: comment }], end, name: null, isEnd: false };
  }
  TAG.lastIndex = at;
  const match = TAG.exec(text);
  const { end: slash = '', name = '', attributes = '' } = match?.groups ?? {};
  if (match === null) return null;
  const [code] = match;
  const element = name.toLowerCase();
  const after = at + code.length;
  if (slash === '' && (element === 'script' || element === 'style')) {
    const end = endAfter(text, `</${name}>`, at);
    return { nodes: [lost(text.slice(at, end))], end, name: null, isEnd: false };
  }
  const node = nodeFor(element, attributes, code, slash);
  const isPaired = node.kind === 'markup' && !VOID_ELEMENTS.has(element) && element !== 'img';
  return {
    nodes: [node],
    end: after,
    name: isPaired ? element : null,
    isEnd: slash !== '',
  };
}

function nodeFor(name: string, attributes: string, code: string, slash: string): PassageNode {
  const { double, single, bare } =
    /\bsrc=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^"'\s>]+))/i.exec(attributes)
      ?.groups ?? {};
  const src = double ?? single ?? bare;
  if (name === 'img' && src !== undefined) return pictureNode(src, code);
  if (name === 'br') return { kind: 'text', text: '\n' };
  // A name is for scripts, and for macros that change the words.
  const isPlain = /^(?:\s+id=(?:"[^"]*"|'[^']*'|[^"'\s>]+))?\s*\/?$/i.test(attributes);
  return ELEMENTS.has(name) && isPlain ? { kind: 'markup', ink: `<${slash}${name}>` } : lost(code);
}

/** A picture of the story’s folder or of the web. */
export function pictureNode(src: string, code: string): PassageNode {
  const isUsable = safeUrl(src) !== null && !/[[\]{}|#\\]/.test(src);
  if (!isUsable) return lost(code);
  return { kind: 'markup', ink: `[picture]${src.replaceAll('//', '/\\/')}[/picture]` };
}

/** What begins a link to a page of the web; null if the address is none. */
export function urlMark(address: string): string | null {
  if (safeHref(address) === null || /[[\]{}\s"'\\]/.test(address)) return null;
  return `[url=${inkText(address)}]`;
}

/** Words that lead to a page of the web; null if the address is none. */
export function webLink(address: string, label: readonly PassageNode[]): PassageNode[] | null {
  const ink = urlMark(address);
  return ink === null
    ? null
    : [{ kind: 'markup', ink }, ...label, { kind: 'markup', ink: '[/url]' }];
}

/** A link to a passage, or to a page of the web. */
export function linkOrPage(...[target, label, ...given]: Parameters<typeof linkTo>): PassageNode[] {
  return webLink(target, label) ?? [linkTo(target, label, ...given)];
}

function endAfter(text: string, sign: string, from: number): number {
  const end = text.indexOf(sign, from);
  return end < 0 ? text.length : end + sign.length;
}
