import type { MapLayout } from '../../ink/map/lay-out-map';
import { downloadFile } from '../download/download-file';

/** What a drawing takes from the page’s styles and needs in a file of its own. */
const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-size',
  'font-weight',
  'opacity',
] as const;
const FONT = 'Alegreya, Georgia, serif';
/** Twice the size on the screen; browsers refuse larger canvases. */
const PNG_SCALE = 2;
const MAX_PIXELS = 12_000;
const MAX_AREA = 60_000_000;

/** Downloads the drawing of a map as SVG. */
export function downloadSvg(drawing: SVGSVGElement, layout: MapLayout): void {
  downloadFile('story-map.svg', svgText(drawing, layout), 'image/svg+xml');
}

/** Downloads it as PNG; a map that is too large for one is made smaller. Rejects if the browser cannot. */
export async function downloadPng(drawing: SVGSVGElement, layout: MapLayout): Promise<void> {
  const { width, height } = layout;
  const scale = Math.min(
    PNG_SCALE,
    MAX_PIXELS / Math.max(width, height),
    Math.sqrt(MAX_AREA / (width * height)),
  );
  const address = URL.createObjectURL(
    new Blob([svgText(drawing, layout)], { type: 'image/svg+xml' }),
  );
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width * scale);
    canvas.height = Math.ceil(height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob === null) throw new Error('The canvas has no picture.');
    downloadFile('story-map.png', new Uint8Array(await blob.arrayBuffer()), 'image/png');
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The text of a file that looks like the drawing on the page, whatever its zoom. */
export function svgText(drawing: SVGSVGElement, layout: MapLayout): string {
  const { x, y, width, height } = layout;
  const content = drawing.querySelector('g');
  const copy = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('font-family', FONT);
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const [name, value] of Object.entries({ x, y, width, height }))
    paper.setAttribute(name, String(value));
  paper.setAttribute('fill', getComputedStyle(drawing).backgroundColor);
  copy.append(paper);
  if (content !== null) copy.append(...Array.from(content.children, copyStyled));
  return new XMLSerializer().serializeToString(copy);
}

function copyStyled(element: Element): Element {
  const copy = element.cloneNode(false) as Element;
  for (const { name } of Array.from(copy.attributes)) {
    const isForPage = /^(?:aria-|data-|class$|role$|style$|tabindex$)/.test(name);
    if (isForPage) copy.removeAttribute(name);
  }
  const style = getComputedStyle(element);
  if (!['g', 'title'].includes(element.localName)) {
    for (const name of STYLES) {
      const value = style.getPropertyValue(name);
      if (value !== '') copy.setAttribute(name, value);
    }
  }
  for (const child of Array.from(element.childNodes)) {
    if (child instanceof Element) {
      // Signs to press have no use in a file.
      if (!child.hasAttribute('data-sign')) copy.append(copyStyled(child));
    } else copy.append(child.cloneNode());
  }
  return copy;
}
