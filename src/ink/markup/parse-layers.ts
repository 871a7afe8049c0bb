import { actionOf, classOf, sizeOf, sourceOf } from './build-node';
import type { LayerArea, LayerPicture, LayersNode } from './markup-tree';
import { findClosing, nextTag } from './next-tag';
import { TagAttributes } from './tag-attributes';

/** Reads the content of `[layers]`: pictures and areas; all other text is left out, as in the engine. */
export function parseLayers(attributes: TagAttributes, content: string): LayersNode {
  const pictures: LayerPicture[] = [];
  const areas: LayerArea[] = [];
  let position = 0;
  let canClose = true;
  for (let tag = nextTag(content, 0); tag !== null; tag = nextTag(content, position)) {
    position = tag.end;
    const name = tag.isClosing ? '' : tag.name.toLowerCase();
    if (name === 'area') areas.push(areaOf(new TagAttributes(tag.rest)));
    if (name !== 'picture' || !canClose) continue;
    const closing = findClosing(content, 'picture', tag.end);
    if (closing === null) {
      // Then later pictures have no closing tag either.
      canClose = false;
      continue;
    }
    position = closing.end;
    const source = content.slice(tag.end, closing.start);
    if (source !== '') pictures.push(pictureOf(new TagAttributes(tag.rest), source));
  }
  return {
    kind: 'layers',
    ...sizeOf(attributes),
    className: classOf(attributes),
    pictures,
    areas,
  };
}

function pictureOf(attributes: TagAttributes, source: string): LayerPicture {
  return {
    ...sourceOf(source),
    x: attributes.number('x', 0),
    y: attributes.number('y', 0),
    action: actionOf(attributes),
  };
}

function areaOf(attributes: TagAttributes): LayerArea {
  const x = attributes.number('x', 0);
  const y = attributes.number('y', 0);
  return {
    x,
    y,
    width: Math.max(0, attributes.number('width', attributes.number('x1', x) - x)),
    height: Math.max(0, attributes.number('height', attributes.number('y1', y) - y)),
    action: actionOf(attributes),
  };
}
