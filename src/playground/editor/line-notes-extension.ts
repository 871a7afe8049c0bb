import {
  RangeSet,
  StateEffect,
  StateField,
  type EditorState,
  type Extension,
  type Text,
} from '@codemirror/state';
import { EditorView, gutter, GutterMarker, showTooltip, type Tooltip } from '@codemirror/view';
import { gutterMarks } from './gutter-marks';
import type { LineNote } from './line-notes';

/** The element in which the notes of a line are drawn. */
export interface OpenNotes {
  element: HTMLElement;
  ids: readonly string[];
  /** Closes them, and goes back to the text. */
  close: () => void;
}

/** The longest text of a sign: testers write as much as they like. */
const LONGEST = 400;

const { set: setLineNotes, field: marks } = gutterMarks<NoteMark>();
export { setLineNotes };
const setOpened = StateEffect.define<Tooltip | null>();

class NoteMark extends GutterMarker {
  readonly ids: readonly string[];
  private readonly texts: string;

  constructor(notes: readonly LineNote[]) {
    super();
    this.ids = notes.map(({ id }) => id);
    this.texts = shortened(notes.map(({ text }) => text).join('\n\n'));
  }

  override eq({ ids, texts }: NoteMark): boolean {
    return texts === this.texts && ids.join() === this.ids.join();
  }

  override toDOM(): Node {
    const element = document.createElement('span');
    element.className = 'cm-note-mark';
    element.title = this.texts;
    element.textContent = String(this.ids.length);
    return element;
  }
}

// Whoever goes on writing, or puts the cursor elsewhere, has read them.
const opened = StateField.define<Tooltip | null>({
  create: () => null,
  update: (value, { effects, docChanged, selection }) => {
    const change = effects.find((effect) => effect.is(setOpened));
    if (change !== undefined) return change.value;
    return docChanged || selection !== undefined ? null : value;
  },
  provide: (field) => showTooltip.from(field),
});

/** Signs in the margin at the lines with notes, which open them; loaded with the first note. */
export function lineNotes(onOpened: (notes: OpenNotes | null) => void): {
  extension: Extension;
  /** Opens the notes at the next line that has some, after the last from the first again; false if there is none. */
  openNext: (view: EditorView) => boolean;
} {
  const open = (view: EditorView, from: number): boolean => {
    const ids = idsAt(view.state, from);
    if (ids === null) return false;
    view.dispatch({ effects: setOpened.of(tooltipWith(ids, from, onOpened)) });
    return true;
  };
  return {
    extension: [
      marks,
      opened,
      gutter({
        class: 'cm-gutter-notes',
        markers: (view) => view.state.field(marks),
        domEventHandlers: { click: (view, { from }) => open(view, from) },
      }),
    ],
    openNext: (view) => {
      const { doc, selection } = view.state;
      const lines: number[] = [];
      view.state.field(marks).between(0, doc.length, (from) => void lines.push(from));
      const next = lines.find((from) => from > selection.main.head) ?? lines[0];
      if (next === undefined) return false;
      const effects = EditorView.scrollIntoView(next, { y: 'center' });
      view.dispatch({ selection: { anchor: next }, effects });
      return open(view, next);
    },
  };
}

function idsAt(state: EditorState, from: number): readonly string[] | null {
  let ids: readonly string[] | null = null;
  state.field(marks).between(from, from, (_start, _end, mark) => {
    ids = mark.ids;
  });
  return ids;
}

function tooltipWith(
  ids: readonly string[],
  pos: number,
  onOpened: (notes: OpenNotes | null) => void,
): Tooltip {
  const create = (view: EditorView) => {
    const element = document.createElement('div');
    const close = (): void => {
      view.dispatch({ effects: setOpened.of(null) });
      view.focus();
    };
    return {
      dom: element,
      mount: () => onOpened({ element, ids, close }),
      destroy: () => onOpened(null),
    };
  };
  return { pos, create };
}

/** The marks of a file (null for the main one) in its text. */
export function noteMarks(
  notes: readonly LineNote[],
  file: string | null,
  doc: Text,
): RangeSet<NoteMark> {
  const lines = new Map<number, LineNote[]>();
  for (const note of notes) {
    if (note.file !== file || note.line < 1 || note.line > doc.lines) continue;
    lines.set(note.line, [...(lines.get(note.line) ?? []), note]);
  }
  return RangeSet.of(
    Array.from(lines, ([line, own]) => new NoteMark(own).range(doc.line(line).from)),
    true,
  );
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;
}
