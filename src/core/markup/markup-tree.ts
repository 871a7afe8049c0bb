import type { SafeUrl } from './safe-url';
import type { StyleDeclarations } from './safe-style';

/** What the markup of one paragraph comes to: elements only, whatever the author wrote. */
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

/** What the engine shows of a text and this site leaves out or shows as it is written. */
export interface LeftOut {
  kind: 'element' | 'unknown' | 'attribute' | 'style' | 'address' | 'picture';
  /** The name of the element, of the attribute or of the property of CSS; an address as it is written. */
  name: string;
}

export type MarkupKind = MarkupNode['kind'];

/** The node of a kind: `MarkupNodeOf<'banner'>`. */
export type MarkupNodeOf<K extends MarkupKind> = Extract<MarkupNode, { kind: K }>;

/** HTML elements that a story may use, as `[b]` or `<b>`. */
export const ELEMENT_NAMES = [
  ...(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'b', 'strong', 'i', 'em', 'u', 's'] as const),
  ...(['mark', 'del', 'ins', 'code', 'kbd', 'small', 'sub', 'sup', 'abbr'] as const),
  ...(['blockquote', 'span', 'q', 'ul', 'ol', 'li', 'menu', 'dl', 'dd'] as const),
  ...(['br', 'hr', 'wbr'] as const),
] as const;

/** Elements that only HTML in the text has. */
export const HTML_ONLY_NAMES = [
  ...(['p', 'div', 'pre', 'address', 'article', 'aside', 'section', 'header', 'footer'] as const),
  ...(['figure', 'figcaption', 'details', 'summary', 'dt', 'time', 'cite', 'var', 'samp'] as const),
  ...(['dfn', 'bdi', 'bdo', 'ruby', 'rt', 'rp', 'table', 'caption', 'colgroup', 'col'] as const),
  ...(['thead', 'tbody', 'tfoot', 'tr', 'td', 'th'] as const),
] as const;

export type ElementName = (typeof ELEMENT_NAMES)[number] | (typeof HTML_ONLY_NAMES)[number];

/** Elements that hold nothing. */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set<ElementName>(['br', 'hr', 'wbr', 'col']);

/** Attributes of HTML beside class and style, by the names that React has for them. */
export type ElementAttributes = Readonly<Record<string, string | number | true>>;

interface Classed {
  /** Names of classes, each safe to write in an attribute; null for none. */
  className: string | null;
}

interface Parent {
  children: MarkupNode[];
}

/** What a click in the text does. */
export type MarkupAction =
  /** `to` is not a text where the author wrote `to=42`: then no choice has it, as in the engine. */
  | { kind: 'choice'; to: string | number | boolean }
  | { kind: 'function'; functionName: string; isModal: boolean };

/** A file or page as the author named it, and its address where that is one we may use. */
export interface Source {
  source: string;
  url: SafeUrl | null;
}

export interface TextNode {
  kind: 'text';
  text: string;
}

/** An HTML element; `br`, `hr` and `wbr` have no children, even where the engine swallows some. */
export interface ElementNode extends Classed, Parent {
  kind: 'element';
  name: ElementName;
  style: StyleDeclarations;
  /** Only HTML in the text has any. */
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
  /** Null where the author named none. */
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

/** `<img>`: a picture as large as it is, or as the author says. */
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
  /** Null where the author named none. */
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

/** A picture on the others, at its place in pixels of the background. */
export interface LayerPicture extends Source {
  x: number;
  y: number;
  action: MarkupAction | null;
}

/** A place to click, in pixels of the background. */
export interface LayerArea {
  x: number;
  y: number;
  width: number;
  height: number;
  action: MarkupAction | null;
}

export interface LayersNode extends Classed, PictureSize {
  kind: 'layers';
  /** The first is the background, whose size is the scale of everything. */
  pictures: LayerPicture[];
  areas: LayerArea[];
}

export interface LinkNode extends Classed, Parent {
  kind: 'link';
  /** Null where the author wrote neither `to` nor `onclick`. */
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
  /** Length of the bar, from 0 to 100, worked out as the engine does. */
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
  /** CSS lengths; null leaves a column to the browser. */
  columnWidths: (string | null)[];
  hasBorder: boolean;
  hasPadding: boolean;
  isFixed: boolean;
}

/** A template of the game, which is a file of the author’s: its name and what is put into it. */
export interface TemplateNode extends Classed, Parent {
  kind: 'template';
  source: string | null;
  isInline: boolean;
  variables: { name: string; value: string }[];
}

export interface UrlNode extends Classed, Parent {
  kind: 'url';
  source: string;
  /** Null where the author gave no address, or one that we do not follow. */
  href: string | null;
  /** Only a link written as HTML has any. */
  style?: StyleDeclarations;
}

export interface VideoNode extends Classed, Source {
  kind: 'video';
  isLoop: boolean;
  hasControls: boolean;
  poster: SafeUrl | null;
}
