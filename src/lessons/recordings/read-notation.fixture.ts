import { gameMessages } from '../../config/messages/game';

/** Elements that the recordings write as they are; all others leave only what is in them. */
const WRITTEN = new Set([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'b', 'strong', 'i', 'em', 'u', 's', 'mark', 'del', 'ins'],
  ...['code', 'kbd', 'small', 'sub', 'sup', 'abbr', 'blockquote', 'q', 'ul', 'ol', 'li', 'menu'],
  ...['dl', 'dt', 'dd'],
]);
/** Elements, and classes of ours, whose content stands on lines of its own. */
const BLOCKS = [
  'address',
  'center',
  'details',
  'div',
  'p',
  'pre',
  'table',
  'banner',
  'block',
  'info',
];

/** Reads what the player has drawn into the notation of the recordings; runs of spaces are one. */
export function readNotation(element: Element): string {
  return contentOf(element).replace(/\s+/g, ' ').trim();
}

function contentOf(element: Element): string {
  return [...element.childNodes]
    .map((node) => (node instanceof Element ? write(node) : (node.textContent ?? '')))
    .join('');
}

function write(element: Element): string {
  const name = element.tagName.toLowerCase();
  const content = contentOf(element);
  if (WRITTEN.has(name)) return `<${name}>${content}</${name}>`;
  if (element.matches('img, [role="img"]')) return `⟨img ${fileOf(element)}⟩`;
  if (element.matches('[role="progressbar"]')) return `${barOf(element)}\n${content}\n⟨/⟩`;
  if (element instanceof HTMLButtonElement) return `${controlOf(element)}${content}⟨/⟩`;
  if (element instanceof HTMLInputElement) return fieldOf(element);
  switch (name) {
    case 'br':
      return '\n';
    case 'hr':
      return '⟨hr⟩';
    case 'a':
      return `⟨a ${element.getAttribute('href')}⟩${content}⟨/⟩`;
    case 'tr':
      return `\n| ${content}\n`;
    case 'td':
      return `${content} | `;
    case 'th':
      return `!${content} | `;
    default:
      return isBlock(element) ? `\n${capitals(element)}${content}\n` : content;
  }
}

function fileOf(element: Element): string {
  const label = element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? '';
  const { picture, standIn } = gameMessages.story;
  const prefix = [picture(''), standIn('')].find((start) => label.startsWith(start)) ?? '';
  return label.slice(prefix.length).split('/').at(-1) ?? '';
}

function barOf(element: Element): string {
  return `⟨bar ${Math.round(Number(element.getAttribute('aria-valuenow')))}⟩`;
}

function controlOf(button: HTMLButtonElement): string {
  if (button.dataset.link !== undefined) return '⟨link⟩';
  if (button.hasAttribute('aria-expanded')) return '⟨spoiler⟩';
  return button.disabled ? '⟨btn dis⟩' : '⟨btn⟩';
}

function fieldOf({ type, value, placeholder }: HTMLInputElement): string {
  return `⟨input ${type} =${value} ph=${placeholder}⟩`;
}

function isBlock(element: Element): boolean {
  return BLOCKS.some((name) => element.matches(`${name}, .${name}`));
}

function capitals(element: Element): string {
  return element.matches('[data-caps="true"]') ? '↑' : '';
}
