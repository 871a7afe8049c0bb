import { decodeEntities } from './html-entities';
import type { ElementAttributes, LeftOut } from './markup-tree';
import {
  safeClassName,
  safeColor,
  safeFontFamily,
  safeLength,
  safeStyle,
  unsafeProperties,
  type StyleDeclarations,
} from './safe-style';

/** The result of reading the attributes of an HTML element. */
export interface HtmlAttributes {
  className: string | null;
  style: StyleDeclarations;
  attributes: ElementAttributes;
  /** Attributes by name, as written. */
  written: ReadonlyMap<string, string>;
}

const PAIR = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
// These are either invisible or read separately for each element.
const SILENT =
  /^(?:class|style|href|src|alt|id|name|role|rel|target|loading|datetime|(?:data|aria)-.*)$/;
const FONT_SIZES = ['x-small', 'small', 'medium', 'large', 'x-large', 'xx-large', 'xxx-large'];

/** Reads an attribute as a style; null if its value is not safe. */
type StyleReader = (value: string) => StyleDeclarations | null;

const styled =
  (property: string, read: (value: string) => string | null): StyleReader =>
  (value) => {
    const text = read(value);
    return text === null ? null : { [property]: text };
  };

const oneOf =
  (...words: string[]) =>
  (value: string): string | null =>
    words.find((word) => word === value.toLowerCase()) ?? null;

const styles: ReadonlyMap<string, StyleReader> = new Map([
  ['align', styled('textAlign', oneOf('left', 'center', 'right', 'justify'))],
  ['bgcolor', styled('backgroundColor', safeColor)],
  ['color', styled('color', safeColor)],
  ['face', styled('fontFamily', safeFontFamily)],
  ['height', styled('height', safeDimension)],
  ['size', styled('fontSize', fontSize)],
  ['valign', styled('verticalAlign', oneOf('top', 'middle', 'bottom'))],
  ['width', styled('width', safeDimension)],
]);

/** Reads an attribute as a React prop; null if its value is not safe. */
const others: ReadonlyMap<string, (value: string) => ElementAttributes | null> = new Map<
  string,
  (value: string) => ElementAttributes | null
>([
  ['colspan', (value) => wholeNumber('colSpan', value)],
  ['dir', (value) => (/^(?:ltr|rtl|auto)$/i.test(value) ? { dir: value } : null)],
  ['lang', (value) => (/^[a-z\d-]{1,35}$/i.test(value) ? { lang: value } : null)],
  ['open', () => ({ open: true })],
  ['reversed', () => ({ reversed: true })],
  ['rowspan', (value) => wholeNumber('rowSpan', value)],
  ['start', (value) => wholeNumber('start', value)],
  ['title', (value) => ({ title: value })],
  ['value', (value) => wholeNumber('value', value)],
]);

/** Reads the text after the name in an HTML tag; adds what is not used to `leftOut`. */
export function readHtmlAttributes(text: string, leftOut: LeftOut[]): HtmlAttributes {
  const written = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(PAIR)) {
    const key = name.toLowerCase();
    if (!written.has(key)) written.set(key, decodeEntities(double ?? single ?? bare ?? ''));
  }
  let style: StyleDeclarations = {};
  let attributes: ElementAttributes = {};
  for (const [name, value] of written) {
    const asStyle = styles.get(name)?.(value.trim());
    const asAttribute = others.get(name)?.(value.trim());
    if (asStyle) style = { ...style, ...asStyle };
    else if (asAttribute) attributes = { ...attributes, ...asAttribute };
    else if (!SILENT.test(name)) leftOut.push({ kind: 'attribute', name });
  }
  const css = written.get('style');
  for (const name of unsafeProperties(css)) leftOut.push({ kind: 'style', name });
  return {
    className: safeClassName(written.get('class')),
    style: { ...style, ...safeStyle(css) },
    attributes,
    written,
  };
}

function safeDimension(value: string): string | null {
  return safeLength(/^\d+$/.test(value) ? Number(value) : value);
}

/** The seven sizes of `<font>`; 3 is the size of the surrounding text. */
function fontSize(value: string): string | null {
  if (!/^[+-]?[1-7]$/.test(value)) return null;
  const size = /^\d/.test(value) ? Number(value) : 3 + Number(value);
  return FONT_SIZES[Math.min(7, Math.max(1, size)) - 1] ?? null;
}

function wholeNumber(name: string, value: string): ElementAttributes | null {
  return /^\d{1,3}$/.test(value) ? { [name]: Number(value) } : null;
}
