import render from 'dom-serializer';
import { DomUtils, type parseDocument } from 'htmlparser2';

/** The ids of pages within the print version, by address without the path prefix. */
export type PrintedKeys = ReadonlyMap<string, string>;

export interface PrintTextOptions {
  /** Address of the page, without the path prefix. */
  path: string;
  keys: PrintedKeys;
  pathPrefix: string;
  /** How many levels headings are lowered. */
  deeper: number;
}

type HtmlDocument = ReturnType<typeof parseDocument>;
type Node = HtmlDocument['children'][number];
type Element = Extract<Node, { attribs: unknown }>;

/** Attributes that refer to an element of the page. */
const REFERRING = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];
/** Controls that only work on screen, and their status messages; the solutions of exercises. */
const isControl = ({ name, attribs }: Element): boolean =>
  ['button', 'script', 'input', 'select'].includes(name) ||
  attribs['data-solution'] !== undefined ||
  ['status', 'tablist', 'search'].includes(attribs.role ?? '') ||
  (attribs.class ?? '').split(' ').includes('hash-link');

/**
 * The text of a finished page as part of the print version: controls removed, everything open, ids and links between
 * pages adapted. Throws if the page has no text. The document is changed.
 */
export function printText(document: HtmlDocument, options: PrintTextOptions): string {
  const text = DomUtils.findOne(
    ({ attribs }) => (attribs.class ?? '').split(' ').includes('prose'),
    document.children,
  );
  if (text === null)
    throw new Error(`The finished page ${options.path} has no text to be printed.`);
  dropControls(text);
  for (const element of DomUtils.findAll(() => true, text.children)) {
    adapt(element.name, element.attribs, options);
    sinkHeading(element, options.deeper);
  }
  return render(text, { encodeEntities: 'utf8' });
}

function dropControls(text: Element): void {
  for (const control of DomUtils.findAll(isControl, text.children)) {
    const { parent } = control;
    // The button that enlarges a picture.
    const picture = DomUtils.findOne(({ name }) => name === 'img', control.children);
    if (picture === null) DomUtils.removeElement(control);
    else DomUtils.replaceElement(control, picture);
    // The bar that contained it.
    if (parent?.children.length === 0) DomUtils.removeElement(parent);
  }
}

function adapt(
  name: string,
  attribs: Record<string, string>,
  { path, keys, pathPrefix }: PrintTextOptions,
): void {
  const key = keys.get(path) ?? '';
  const inWhole = (id: string) => `${key}:${id}`;
  if (attribs.role === 'tabpanel') {
    Object.assign(attribs, { role: 'group', 'aria-label': attribs['data-label'] ?? '' });
    for (const rest of ['aria-labelledby', 'tabindex', 'data-unselected', 'hidden']) {
      Reflect.deleteProperty(attribs, rest);
    }
  }
  if (name === 'details') attribs.open = '';
  if (name === 'img') Reflect.deleteProperty(attribs, 'loading');
  Reflect.deleteProperty(attribs, 'data-tip');
  if (attribs.id !== undefined) attribs.id = inWhole(attribs.id);
  for (const attribute of REFERRING) {
    const ids = attribs[attribute];
    if (ids !== undefined) attribs[attribute] = ids.split(/\s+/).map(inWhole).join(' ');
  }
  if (attribs.href !== undefined)
    attribs.href = printedHref(attribs.href, { path, keys, pathPrefix });
}

/** An address within the print version, if the page it leads to is part of it. */
function printedHref(
  href: string,
  { path, keys, pathPrefix }: Omit<PrintTextOptions, 'deeper'>,
): string {
  const [, address = '', hash] = /^([^#]*)(?:#(.*))?$/.exec(href) ?? [];
  const target = address === '' ? path : address.slice(pathPrefix.length);
  const key = address === '' || address.startsWith(`${pathPrefix}/`) ? keys.get(target) : undefined;
  if (key === undefined) return href;
  return hash === undefined || hash === '' ? `#${key}` : `#${key}:${hash}`;
}

function sinkHeading(element: Element, deeper: number): void {
  const level = /^h([2-6])$/.exec(element.name)?.[1];
  if (level === undefined) return;
  element.attribs['data-level'] = level;
  element.name = `h${Math.min(Number(level) + deeper, 6)}`;
}
