/**
 * Replaces react-helmet in the browser, where it is five times as large: the document’s head follows the innermost
 * `<Helmet>`. It supports what this site uses: a title, attributes of `<html>`, and elements without text;
 * react-helmet.test.tsx compares the two. The server renders heads with react-helmet itself.
 */
import { Children, isValidElement, useLayoutEffect, useRef, type ReactNode } from 'react';

interface HelmetProps {
  title?: string;
  defaultTitle?: string;
  htmlAttributes?: Record<string, string>;
  children?: ReactNode;
}

/** Marks every element managed here; the server’s elements have it too. */
const MARK = 'data-react-helmet';

/** Outermost first. */
const shown: { current: HelmetProps }[] = [];
let frame = 0;

function schedule(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(update);
}

function update(): void {
  const all = shown.map(({ current }) => current);
  const title =
    all.findLast((props) => props.title)?.title ??
    all.findLast((props) => props.defaultTitle)?.defaultTitle;
  if (title !== undefined && document.title !== title) document.title = title;
  const attributes = all.map(({ htmlAttributes }) => htmlAttributes ?? {});
  updateRoot(new Map(attributes.flatMap((ofOne) => Object.entries(ofOne))));
  updateHead(all.flatMap(({ children }) => Children.toArray(children)));
}

function updateRoot(attributes: ReadonlyMap<string, string>): void {
  const root = document.documentElement;
  for (const name of root.getAttribute(MARK)?.split(',') ?? []) {
    if (!attributes.has(name)) root.removeAttribute(name);
  }
  for (const [name, value] of attributes) root.setAttribute(name, value);
  root.setAttribute(MARK, [...attributes.keys()].join(','));
}

function updateHead(nodes: readonly ReactNode[]): void {
  const wanted = new Map<string, Element>();
  for (const node of nodes) {
    if (!isValidElement<Record<string, string>>(node)) continue;
    const element = document.createElement(node.type as string);
    for (const [name, value] of Object.entries(node.props)) element.setAttribute(name, value);
    element.setAttribute(MARK, 'true');
    wanted.set(keyOf(element), element);
  }
  for (const old of document.head.querySelectorAll(`[${MARK}]:not(title)`)) {
    const same = wanted.get(keyOf(old));
    if (same?.isEqualNode(old)) wanted.delete(keyOf(old));
    else old.remove();
  }
  document.head.append(...wanted.values());
}

/** Elements that can only exist once. */
function keyOf(element: Element): string {
  const rel = element.getAttribute('rel');
  const names = rel === 'canonical' ? ['rel'] : ['name', 'property', 'href'];
  return names.map((name) => `${name}=${element.getAttribute(name) ?? ''}`).join();
}

/** Adds a title, attributes and elements to the document’s head for as long as it is rendered. */
export function Helmet(props: HelmetProps): null {
  const entry = useRef(props);
  useLayoutEffect(() => {
    shown.push(entry);
    return () => {
      shown.splice(shown.indexOf(entry), 1);
      schedule();
    };
  }, []);
  useLayoutEffect(() => {
    entry.current = props;
    schedule();
  });
  return null;
}
