import type { Sees } from '../../src/lessons/recordings/recordings';

/** Reads a player; runs within the page, so it holds all that it needs. */
export function readPlayer(player: Element): Sees {
  const TEXT_ELEMENTS =
    /^(?:B|I|U|S|EM|STRONG|MARK|SMALL|SUB|SUP|DEL|INS|CODE|KBD|Q|ABBR|H[1-6]|UL|OL|LI|DL|DT|DD|BLOCKQUOTE)$/;
  const find = (selector: string) => player.querySelector<HTMLElement>(selector);
  const nameOf = (label: string | null) =>
    (label ?? '').replace(/^(?:Picture|Placeholder for) /, '').replace(/^.*\//, '');

  // The player writes the “/” after an address without a path.
  const addressOf = (element: Element) =>
    (element.getAttribute('href') ?? '').replace(/^(https?:\/\/[^/]+)\/$/, '$1');

  const inside = (element: Element): string => [...element.childNodes].map(read).join('');
  const around = (start: string, element: Element) => `⟨${start}⟩${inside(element)}⟨/⟩`;

  const read = (node: Node): string => {
    if (node instanceof Text) return node.data.replace(/\s+/g, ' ');
    if (!(node instanceof HTMLElement)) return '';
    const text = readElement(node);
    const { display, textTransform } = getComputedStyle(node);
    const isToken =
      TEXT_ELEMENTS.test(node.tagName) || node.tagName === 'HR' || node.role === 'progressbar';
    if (isToken || /^(?:inline$|contents|none|list-item|table-c|ruby)/.test(display)) return text;
    // A control or a picture is part of its line; a narrow block is not.
    if (display.startsWith('inline') && text.startsWith('⟨')) return text;
    const isCapitals =
      textTransform === 'uppercase' &&
      getComputedStyle(node.parentElement!).textTransform !== 'uppercase';
    return `\n${isCapitals ? '↑' : ''}${text}\n`;
  };

  const readElement = (element: HTMLElement): string => {
    const tag = element.tagName;
    const name = tag.toLowerCase();
    if (tag === 'BR') return '\n';
    if (tag === 'HR') return '⟨hr⟩';
    if (tag === 'TABLE') return readTable(element as HTMLTableElement);
    if (tag === 'VIDEO' || element.matches('[data-look="film"]')) return '⟨video⟩';
    if (tag === 'IMG') return `⟨img ${nameOf(element.getAttribute('alt'))}⟩`;
    if (element.getAttribute('role') === 'img')
      return `⟨img ${nameOf(element.getAttribute('aria-label'))}⟩`;
    if (element instanceof HTMLInputElement) {
      const { type, value, placeholder, disabled } = element;
      return `⟨input ${type} =${value} ph=${placeholder}${disabled ? ' dis' : ''}⟩`;
    }
    if (element.getAttribute('role') === 'progressbar')
      return `⟨bar ${Math.round(Number(element.getAttribute('aria-valuenow')))}⟩\n${inside(element)}\n⟨/⟩`;
    const { kind } = element.dataset;
    if (kind === 'layers') return readLayers(element);
    if (kind === 'spoiler' || kind === 'link') return around(kind, element);
    if (kind === 'url' || tag === 'A') return around(`a ${addressOf(element)}`, element);
    if (kind === 'button' || tag === 'BUTTON')
      return around(element.matches(':disabled') ? 'btn dis' : 'btn', element);
    return TEXT_ELEMENTS.test(tag) ? `<${name}>${inside(element)}</${name}>` : inside(element);
  };

  const readTable = ({ rows }: HTMLTableElement): string =>
    [...rows]
      .map((row) =>
        [...row.cells].map(
          (cell) => ` ${cell.tagName === 'TH' ? '!' : ''}${inside(cell).replace(/^ +| +$/g, '')} `,
        ),
      )
      .map((cells) => `\n|${cells.join('|')}|\n`)
      .join('');

  /** The picture below; the pictures and places upon it. */
  const readLayers = (element: Element): string => {
    const [below, ...upon] = [...element.children].map((child) => {
      const picture = child.matches('img, [role="img"]')
        ? child
        : child.querySelector('img, [role="img"]');
      return picture === null ? '⟨area⟩' : read(picture).trim();
    });
    return `\n${below}\n${upon.join('')}\n`;
  };

  const linesOf = (text: string): string[] =>
    text
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter((line) => line !== '');
  const oneLine = (element: Element | null): string =>
    linesOf(element ? inside(element) : '').join(' ');

  const toolbar = find('[data-toolbar]');
  const overlay = find('[role="dialog"]');
  const complaint = find('[role="alertdialog"], [role="alert"]');
  // The heading, the kind, the line and what to do are the player’s own: the engine shows the message alone.
  const complaints = [...(complaint?.querySelectorAll('li > p:first-child') ?? [])].map((told) =>
    [...told.childNodes]
      .map((node) => (node instanceof Text ? node.data : ''))
      .join('')
      .trim(),
  );
  return {
    toolbar: toolbar?.checkVisibility() ? oneLine(toolbar) : null,
    scenes: [...player.querySelectorAll('[data-past]')]
      .filter((scene) => scene.childElementCount > 0)
      .map((scene) => [...scene.children].flatMap((part) => linesOf(inside(part)))),
    prompt: find('[data-prompt]')?.textContent.trim() ?? null,
    choices: [...player.querySelectorAll<HTMLButtonElement>('[data-choice]')].map(
      (choice) => `${choice.disabled ? '✗ ' : ''}${oneLine(choice)}`,
    ),
    end: find('[data-end]') !== null,
    overlay: overlay && {
      title: oneLine(overlay.querySelector('p')),
      lines: linesOf([...(overlay.lastElementChild?.childNodes ?? [])].map(read).join('\n')),
    },
    error: complaint && complaints.join('\n'),
  };
}
