import {
  ELEMENT_NAMES,
  VOID_ELEMENTS,
  type ElementName,
  type MarkupAction,
  type MarkupNode,
  type PictureSize,
  type Source,
} from './markup-tree';
import { safeClassName, safeColor, safeFontFamily, safeLength, safeStyle } from './safe-style';
import { safeHref, safeUrl } from './safe-url';
import type { TagAttributes } from './tag-attributes';

/** Builds the node of a tag whose content is markup. */
type ParentBuilder = (attributes: TagAttributes, children: MarkupNode[]) => MarkupNode;

const SIDES = ['left', 'center', 'right'] as const;

/** The safe names in the `class` attribute. */
export const classOf = (attributes: TagAttributes): string | null =>
  safeClassName(attributes.value('class'));

const element =
  (name: ElementName): ParentBuilder =>
  (attributes, children) => ({
    kind: 'element',
    name,
    className: classOf(attributes),
    style: safeStyle(attributes.value('style')),
    // Browsers show no content in these elements.
    children: VOID_ELEMENTS.has(name) ? [] : children,
  });

const bare: ParentBuilder = (_, children) => ({
  kind: 'css',
  style: {},
  className: null,
  children,
});

/** Tags with content that is markup, by name. */
export const PAIRED_TAGS: ReadonlyMap<string, ParentBuilder> = new Map<string, ParentBuilder>([
  ...ELEMENT_NAMES.map((name) => [name, element(name)] as const),
  // The engine looks tags up in an object and finds these names there: it hides the tags and keeps their content.
  ...['constructor', 'toString', '__proto__'].map((name) => [name, bare] as const),
  [
    'banner',
    (attributes, children) => ({
      kind: 'banner',
      isAccent: attributes.value('style') === 'accent',
      isAllCaps: attributes.isOn('allcaps'),
      align: attributes.oneOf('align', SIDES) ?? 'center',
      border: attributes.oneOf('border', ['top', 'bottom', 'none']) ?? 'both',
      className: classOf(attributes),
      children,
    }),
  ],
  [
    'block',
    (attributes, children) => ({
      kind: 'block',
      width: safeLength(attributes.value('width')) ?? '100%',
      align: attributes.oneOf('align', [...SIDES, 'justify']),
      valign: attributes.oneOf('valign', ['middle', 'bottom']) ?? 'top',
      className: classOf(attributes),
      children,
    }),
  ],
  [
    'button',
    (attributes, children) => ({
      kind: 'button',
      functionName: attributes.short ?? attributes.text('onclick'),
      isDisabled: attributes.isOn('disabled'),
      isBordered: !attributes.isOff('bordered'),
      isModal: attributes.value('display') === 'modal',
      className: classOf(attributes),
      children,
    }),
  ],
  [
    'css',
    (attributes, children) => ({
      kind: 'css',
      style: safeStyle(attributes.value('style')),
      className: classOf(attributes),
      children,
    }),
  ],
  [
    'font',
    (attributes, children) => ({
      kind: 'font',
      family: safeFontFamily(attributes.short ?? attributes.text('family')),
      className: classOf(attributes),
      children,
    }),
  ],
  [
    'highlight',
    (attributes, children) => ({
      kind: 'highlight',
      color: safeColor(attributes.value('color')),
      background: safeColor(attributes.value('bgcolor')),
      className: classOf(attributes),
      children,
    }),
  ],
  [
    'info',
    (attributes, children) => ({
      kind: 'info',
      side: attributes.oneOf('side', ['highlight', 'accent']),
      hasSystemFont: attributes.value('font') === 'system',
      align: attributes.oneOf('align', SIDES) ?? 'left',
      className: classOf(attributes),
      children,
    }),
  ],
  [
    'link',
    (attributes, children) => ({
      kind: 'link',
      action: linkAction(attributes),
      className: classOf(attributes),
      children,
    }),
  ],
  ['progress', progress],
  [
    'spoiler',
    (attributes, children) => ({ kind: 'spoiler', className: classOf(attributes), children }),
  ],
  [
    'template',
    (attributes, children) => ({
      kind: 'template',
      source: attributes.short ?? attributes.text('src'),
      isInline: attributes.value('wrapper') === 'span',
      variables: attributes.names
        .filter((name) => name.startsWith('var:'))
        .map((name) => ({
          name: name.slice('var:'.length),
          value: String(attributes.value(name)),
        })),
      className: classOf(attributes),
      children,
    }),
  ],
  [
    'url',
    (attributes, children) => {
      const source = attributes.short ?? attributes.text('href') ?? '';
      return {
        kind: 'url',
        source,
        href: safeHref(source),
        className: classOf(attributes),
        children,
      };
    },
  ],
]);

/** Tags without content, by name. */
export const SINGLE_TAGS: ReadonlyMap<string, (attributes: TagAttributes) => MarkupNode> = new Map<
  string,
  (attributes: TagAttributes) => MarkupNode
>([
  [
    '---',
    (attributes) => ({
      kind: 'separator',
      width: safeLength(attributes.value('width')) ?? '60%',
      className: classOf(attributes),
    }),
  ],
  [
    'input',
    (attributes) => ({
      kind: 'input',
      variable: attributes.text('var'),
      type: attributes.value('type') === 'number' ? 'number' : 'text',
      placeholder: attributes.text('placeholder'),
      className: classOf(attributes),
    }),
  ],
]);

/** Tags whose content is a file name, by name. */
export const SOURCE_TAGS: ReadonlyMap<
  string,
  (attributes: TagAttributes, content: string) => MarkupNode
> = new Map<string, (attributes: TagAttributes, content: string) => MarkupNode>([
  [
    'img',
    (attributes, content) => ({
      kind: 'image',
      ...sourceOf(content),
      className: classOf(attributes),
    }),
  ],
  [
    'picture',
    (attributes, content) => ({ kind: 'picture', ...sourceOf(content), ...sizeOf(attributes) }),
  ],
  [
    'video',
    (attributes, content) => ({
      kind: 'video',
      ...sourceOf(content),
      isLoop: !attributes.isOff('loop'),
      hasControls: attributes.isOn('controls'),
      poster: safeUrl(attributes.text('poster') ?? ''),
      className: classOf(attributes),
    }),
  ],
]);

/** A file name as written, and its safe address. */
export function sourceOf(content: string): Source {
  return { source: content, url: safeUrl(content) };
}

/** Width and margins of a large picture. */
export function sizeOf(attributes: TagAttributes): PictureSize {
  return {
    width: safeLength(attributes.value('width')),
    leftMargin: safeLength(attributes.value('leftmargin')),
    rightMargin: safeLength(attributes.value('rightmargin')),
  };
}

/** The action of `onclick`, which takes precedence, or of `to`. */
export function actionOf(attributes: TagAttributes): MarkupAction | null {
  const functionName = attributes.text('onclick');
  if (functionName !== null) {
    return { kind: 'function', functionName, isModal: attributes.value('display') === 'modal' };
  }
  const to = attributes.value('to') ?? null;
  return to === null || to === '' ? null : { kind: 'choice', to };
}

function linkAction(attributes: TagAttributes): MarkupAction | null {
  return attributes.short === null
    ? actionOf(attributes)
    : { kind: 'choice', to: attributes.short };
}

function progress(attributes: TagAttributes, children: MarkupNode[]): MarkupNode {
  const value = attributes.number('value');
  const min = attributes.number('min');
  const max = attributes.number('max') || 100;
  // The engine treats a value of 0 as missing: the bar is then empty, even with a negative minimum.
  const percent = value === 0 || max === min ? 0 : ((value - min) / (max - min)) * 100;
  return {
    kind: 'progress',
    value,
    min,
    max,
    percent: Math.min(100, Math.max(0, percent)),
    isAccent: attributes.value('style') === 'accent',
    hasBorder: !attributes.isOff('border'),
    isThin: attributes.value('display') === 'thin',
    isSolid: attributes.isOn('solid'),
    className: classOf(attributes),
    children,
  };
}
