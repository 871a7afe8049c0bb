import type { Extension } from '@codemirror/state';
import {
  Decoration,
  ViewPlugin,
  type DecorationSet,
  type EditorView,
  type ViewUpdate,
} from '@codemirror/view';
import type { NameLink } from './definition-at';

export { linkAt } from './definition-at';

/** What the links need from the editor. */
export interface NameLinksHost {
  linkAt: (position: number) => NameLink | null;
  onFollow: (position: number) => void;
}

const mark = Decoration.mark({ class: 'cm-name-link' });

/** Shows the name under the pointer as a link while Ctrl (on a Mac, Cmd) is held, and follows it when it is clicked. */
export function nameLinks(host: NameLinksHost): Extension {
  return ViewPlugin.define((view) => new LinkUnderPointer(view, host), {
    decorations: ({ decorations }) => decorations,
    eventHandlers: {
      mousemove(event) {
        this.move(event);
      },
      mouseleave() {
        this.show(null);
      },
      mousedown(event) {
        return this.press(event);
      },
    },
  });
}

class LinkUnderPointer {
  decorations: DecorationSet = Decoration.none;
  private link: NameLink | null = null;
  private pointer: { x: number; y: number } | null = null;

  constructor(
    private readonly view: EditorView,
    private readonly host: NameLinksHost,
  ) {
    window.addEventListener('keydown', this.onKey);
    window.addEventListener('keyup', this.onKey);
  }

  update({ docChanged }: ViewUpdate): void {
    if (!docChanged) return;
    this.link = null;
    this.decorations = Decoration.none;
  }

  destroy(): void {
    window.removeEventListener('keydown', this.onKey);
    window.removeEventListener('keyup', this.onKey);
  }

  move(event: MouseEvent): void {
    this.pointer = { x: event.clientX, y: event.clientY };
    this.show(isModified(event) ? this.linkUnderPointer() : null);
  }

  press(event: MouseEvent): boolean {
    if (event.button !== 0 || !isModified(event)) return false;
    this.move(event);
    if (this.link === null) return false;
    event.preventDefault();
    this.host.onFollow(this.link.from);
    this.show(null);
    return true;
  }

  show(link: NameLink | null): void {
    if (link?.from === this.link?.from && link?.to === this.link?.to) return;
    this.link = link;
    this.decorations =
      link === null ? Decoration.none : Decoration.set(mark.range(link.from, link.to));
    // Decorations are drawn with the next update.
    this.view.dispatch({});
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Control' && event.key !== 'Meta') return;
    this.show(isModified(event) ? this.linkUnderPointer() : null);
  };

  private linkUnderPointer(): NameLink | null {
    const position = this.pointer && this.view.posAtCoords(this.pointer);
    return position === null ? null : this.host.linkAt(position);
  }
}

const isMac = /Macintosh|iPhone|iPad/.test(navigator.userAgent);

function isModified({ ctrlKey, metaKey }: MouseEvent | KeyboardEvent): boolean {
  return isMac ? metaKey : ctrlKey;
}
