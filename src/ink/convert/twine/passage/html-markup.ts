import { ELEMENT_NAMES, HTML_ONLY_NAMES, VOID_ELEMENTS } from '../../../markup/markup-tree';
import { safeLength } from '../../../markup/safe-style';
import { safeHref, safeUrl } from '../../../markup/safe-url';
import { inkText } from '../../writing/ink-text';
import { linkTo, lost, type PassageNode } from './passage-nodes';

const HTML_ONLY: ReadonlySet<string> = new Set(HTML_ONLY_NAMES);
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
  const nodes = nodeFor(element, attributes, code, slash);
  const isPaired = nodes[0]?.kind === 'markup' && !VOID_ELEMENTS.has(element) && element !== 'img';
  return {
    nodes,
    end: after,
    name: isPaired ? element : null,
    isEnd: slash !== '',
  };
}

function nodeFor(name: string, attributes: string, code: string, slash: string): PassageNode[] {
  const src = name === 'img' ? attribute(attributes, 'src') : undefined;
  if (src !== undefined) {
    const alt = attribute(attributes, 'alt') ?? '';
    const picture = pictureNode(src, code, attribute(attributes, 'width'));
    return alt === '' ? [picture] : [{ kind: 'comment', text: `alt: ${alt}` }, picture];
  }
  if (name === 'br') return [{ kind: 'text', text: '\n' }];
  // A name is for scripts, and for macros that change the words.
  const isPlain = /^(?:\s+id=(?:"[^"]*"|'[^']*'|[^"'\s>]+))?\s*\/?$/i.test(attributes);
  if (!ELEMENTS.has(name) || !isPlain) return [lost(code)];
  // Markup, unlike HTML, may have other markup in it.
  const isHtml = HTML_ONLY.has(name) || VOID_ELEMENTS.has(name);
  return [{ kind: 'markup', ink: isHtml ? `<${slash}${name}>` : `[${slash}${name}]` }];
}

function attribute(attributes: string, name: string): string | undefined {
  const written = new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)'|([^"'\\s>]+))`, 'i').exec(
    attributes,
  );
  const [, double, single, bare] = written ?? [];
  return double ?? single ?? bare;
}

/** A line of HTML in which elements of the engine’s markup are HTML: nothing else can be in an element of HTML. */
export function htmlWithin(line: string): string {
  let depth = 0;
  return line.replace(/\uE002([^\uE003]*)\uE003/g, (mark, ink: string) => {
    const [, slash, name = ''] = /^[<[](\/?)([a-z]\w*)/.exec(ink) ?? [];
    if (ink.startsWith('<') && HTML_ONLY.has(name)) depth += slash === '/' ? -1 : 1;
    const isElement = depth > 0 && ELEMENTS.has(name) && ink.startsWith('[');
    return isElement ? ink.replace(/^\[/, '<').replace(/\]$/, '>') : mark;
  });
}

/** A picture of the story’s folder or of the web. */
export function pictureNode(src: string, code: string, width = ''): PassageNode {
  const isUsable = safeUrl(src) !== null && !/[[\]{}|#\\]/.test(src);
  if (!isUsable) return lost(code);
  const size = /^\d+$/.test(width) ? `${width}px` : width;
  const open = safeLength(size) === null ? '[picture]' : `[picture width=${size}]`;
  return { kind: 'markup', ink: `${open}${src.replaceAll('//', '/\\/')}[/picture]` };
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
