import type { Image, Paragraph, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { isOutside } from '../../base/paths/site-path';
import { componentNode, type ComponentNode } from './component-node';
import type { Report } from './reporter';

export interface ImageSize {
  width: number;
  height: number;
}

/** Measures an image by its address below static/; null if there is no such image. */
export type MeasureImage = (src: string) => ImageSize | null;

/** Turns images into Figure (alone in a paragraph) or Image (within a line), and checks size and alt text. */
export function transformImages(root: Root, measure: MeasureImage, report: Report): void {
  visit(root, 'paragraph', (node: Paragraph, index, parent) => {
    const [only, ...others] = node.children;
    if (only?.type !== 'image' || others.length > 0 || parent === undefined || index === undefined)
      return;
    const { url: src, alt, title } = only;
    checkAlt(only, report);
    parent.children[index] = componentNode(
      'Figure',
      { src, alt: alt ?? '', ...(title && { caption: title }) },
      [],
      only,
    );
  });
  visit(root, 'image', (node: Image, index, parent) => {
    if (parent === undefined || index === undefined) return;
    checkAlt(node, report);
    parent.children[index] = componentNode(
      'Image',
      { src: node.url, alt: node.alt ?? '' },
      [],
      node,
    );
  });
  visit(root, 'component', (node) => {
    if (node.name !== 'Figure' && node.name !== 'Image') return undefined;
    measureInto(node, measure, report);
    return SKIP;
  });
}

/** Only images: the attributes of <Figure> were checked earlier. */
function checkAlt(node: Image, report: Report): void {
  if ((node.alt ?? '').trim() !== '') return;
  report(
    node,
    `The image ${node.url} has no alternative text.`,
    'Say in a few words what it shows: ![what it shows](…).',
  );
}

function measureInto(node: ComponentNode, measure: MeasureImage, report: Report): void {
  const { src } = node.props;
  if (typeof src !== 'string') return;
  if (isOutside(src) || !src.startsWith('/')) {
    report(
      node,
      `The image ${src} is not a file of this site.`,
      'Put the file in static/img and use its address there: /img/name.png.',
    );
    return;
  }
  const size = measure(src);
  if (size === null) {
    report(
      node,
      `There is no image static${src}, or it cannot be read.`,
      'Check the name (it is case-sensitive), or add the file.',
    );
    return;
  }
  const width = typeof node.props.width === 'number' ? node.props.width : size.width;
  node.props = { ...node.props, width, height: Math.round((size.height / size.width) * width) };
}
