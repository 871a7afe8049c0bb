import type { StyleDeclarations } from './safe-style';
import type { SafeUrl } from './safe-url';

/** A node of a paragraph’s markup: one of these kinds, whatever the author wrote. */
export type MarkupNode =
  | TextNode
  | ElementNode
  | BannerNode
  | BlockNode
  | ButtonNode
  | CssNode
  | FontNode
  | HighlightNode
  | HtmlImageNode
  | ImageNode
  | InfoNode
  | InputNode
  | LayersNode
  | LinkNode
  | PictureNode
  | ProgressNode
  | SeparatorNode
  | SpoilerNode
  | TableNode
  | TemplateNode
  | UrlNode
  | VideoNode;

/** Something that the engine shows and this site leaves out or shows as written, or the other way round. */
export interface LeftOut {
  kind: 'element' | 'unknown' | 'attribute' | 'style' | 'address' | 'picture' | 'columns';
  /** The name of the element, attribute or CSS property; an address as written; what is no list of widths. */
  name: string;
}

export type MarkupKind = MarkupNode['kind'];

/** The node of a given kind: `MarkupNodeOf<'banner'>`. */
export type MarkupNodeOf<K extends MarkupKind> = Extract<MarkupNode, { kind: K }>;

/** HTML elements that a story may use, as `[b]` or `<b>`. */
export const ELEMENT_NAMES = [
  ...(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'b', 'strong', 'i', 'em', 'u', 's'] as const),
  ...(['mark', 'del', 'ins', 'code', 'kbd', 'small', 'sub', 'sup', 'abbr'] as const),
  ...(['blockquote', 'span', 'q', 'ul', 'ol', 'li', 'menu', 'dl', 'dd'] as const),
  ...(['br', 'hr', 'wbr'] as const),
] as const;

/** Elements that are only available as HTML. */
export const HTML_ONLY_NAMES = [
  ...(['p', 'div', 'pre', 'address', 'article', 'aside', 'section', 'header', 'footer'] as const),
  ...(['figure', 'figcaption', 'details', 'summary', 'dt', 'time', 'cite', 'var', 'samp'] as const),
  ...(['dfn', 'bdi', 'bdo', 'ruby', 'rt', 'rp', 'table', 'caption', 'colgroup', 'col'] as const),
  ...(['thead', 'tbody', 'tfoot', 'tr', 'td', 'th'] as const),
] as const;

export type ElementName = (typeof ELEMENT_NAMES)[number] | (typeof HTML_ONLY_NAMES)[number];

/** Elements without content. */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set<ElementName>(['br', 'hr', 'wbr', 'col']);

/** HTML attributes besides class and style, by their React names. */
export type ElementAttributes = Readonly<Record<string, string | number | true>>;

interface Classed {
  /** Class names, each safe to use in an attribute; null if there are none. */
  className: string | null;
}

interface Parent {
  children: MarkupNode[];
}

/** What a click in the text does. */
export type MarkupAction =
  /** `to` is not a string if the author wrote `to=42`: then no choice matches, as in the engine. */
  | { kind: 'choice'; to: string | number | boolean }
  | { kind: 'function'; functionName: string; isModal: boolean };

/** A file or page as the author named it, and its address if it is safe to use. */
export interface Source {
  source: string;
  url: SafeUrl | null;
}

export interface TextNode {
  kind: 'text';
  text: string;
}

/** An HTML element; `br`, `hr` and `wbr` have no children, although the engine swallows content in some. */
export interface ElementNode extends Classed, Parent {
  kind: 'element';
  name: ElementName;
  style: StyleDeclarations;
  /** Only set for HTML in the text. */
  attributes?: ElementAttributes;
}

export interface BannerNode extends Classed, Parent {
  kind: 'banner';
  isAccent: boolean;
  isAllCaps: boolean;
  align: 'left' | 'right' | 'center';
  border: 'both' | 'top' | 'bottom' | 'none';
}

export interface BlockNode extends Classed, Parent {
  kind: 'block';
  /** CSS length. */
  width: string;
  align: 'left' | 'center' | 'right' | 'justify' | null;
  valign: 'top' | 'middle' | 'bottom';
}

export interface ButtonNode extends Classed, Parent {
  kind: 'button';
  /** Null if the author named none. */
  functionName: string | null;
  isDisabled: boolean;
  isBordered: boolean;
  isModal: boolean;
}

export interface CssNode extends Classed, Parent {
  kind: 'css';
  style: StyleDeclarations;
}

export interface FontNode extends Classed, Parent {
  kind: 'font';
  family: string | null;
}

export interface HighlightNode extends Classed, Parent {
  kind: 'highlight';
  color: string | null;
  background: string | null;
}

/** `[img]`: a picture as high as the line. */
export interface ImageNode extends Classed, Source {
  kind: 'image';
}

/** `<img>`: a picture in its natural size or the size that the author set. */
export interface HtmlImageNode extends Classed, Source {
  kind: 'htmlImage';
  alt: string | null;
  style: StyleDeclarations;
}

export interface InfoNode extends Classed, Parent {
  kind: 'info';
  side: 'highlight' | 'accent' | null;
  hasSystemFont: boolean;
  align: 'left' | 'center' | 'right';
}

export interface InputNode extends Classed {
  kind: 'input';
  /** Null if the author named none. */
  variable: string | null;
  type: 'text' | 'number';
  placeholder: string | null;
}

/** Widths and margins of a large picture, as CSS lengths. */
export interface PictureSize {
  width: string | null;
  leftMargin: string | null;
  rightMargin: string | null;
}

/** A picture on top of the others; its position is in pixels of the background. */
export interface LayerPicture extends Source {
  x: number;
  y: number;
  action: MarkupAction | null;
}

/** A clickable area, in pixels of the background. */
export interface LayerArea {
  x: number;
  y: number;
  width: number;
  height: number;
  action: MarkupAction | null;
}

export interface LayersNode extends Classed, PictureSize {
  kind: 'layers';
  /** The first is the background, whose size sets the scale. */
  pictures: LayerPicture[];
  areas: LayerArea[];
}

export interface LinkNode extends Classed, Parent {
  kind: 'link';
  /** Null if the author wrote neither `to` nor `onclick`. */
  action: MarkupAction | null;
}

export interface PictureNode extends PictureSize, Source {
  kind: 'picture';
}

export interface ProgressNode extends Classed, Parent {
  kind: 'progress';
  value: number;
  min: number;
  max: number;
  /** Length of the bar, from 0 to 100, calculated as in the engine. */
  percent: number;
  isAccent: boolean;
  hasBorder: boolean;
  isThin: boolean;
  isSolid: boolean;
}

export interface SeparatorNode extends Classed {
  kind: 'separator';
  /** CSS length. */
  width: string;
}

export interface SpoilerNode extends Classed, Parent {
  kind: 'spoiler';
}

export type TableCell = MarkupNode[];

export interface TableNode extends Classed {
  kind: 'table';
  header: TableCell[] | null;
  rows: TableCell[][];
  /** CSS lengths; null leaves a column’s width to the browser. */
  columnWidths: (string | null)[];
  hasBorder: boolean;
  hasPadding: boolean;
  isFixed: boolean;
}

/** A template of the game, which is one of the author’s files: its name and its parameters. */
export interface TemplateNode extends Classed, Parent {
  kind: 'template';
  source: string | null;
  isInline: boolean;
  variables: { name: string; value: string }[];
}

export interface UrlNode extends Classed, Parent {
  kind: 'url';
  source: string;
  /** Null if the author gave no address, or an unsafe one. */
  href: string | null;
  /** Only set for links written as HTML. */
  style?: StyleDeclarations;
}

export interface VideoNode extends Classed, Source {
  kind: 'video';
  isLoop: boolean;
  hasControls: boolean;
  poster: SafeUrl | null;
}
