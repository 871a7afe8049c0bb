import {
  EditorSelection,
  EditorState,
  Prec,
  StateEffect,
  StateField,
  type Extension,
} from '@codemirror/state';
import { Decoration, EditorView, keymap, ViewPlugin } from '@codemirror/view';
import { fromPage } from './editor-extensions';
import type { Direction } from './step-order';

/** From the start of a line to the end of one. */
interface Range {
  from: number;
  to: number;
}

/** What an editor of a part leaves to that of the whole text. */
export interface WholeText {
  /** The cursor stands there. */
  point: (position: number) => void;
  step: (direction: Direction) => void;
  search: () => void;
}

const setRange = StateEffect.define<Range>();
const hidden = Decoration.replace({ block: true });

/**
 * Some lines of a text, in an editor of their own: they have their own numbers, and all others are there, but hidden,
 * and only the page changes them. What was done is undone in the editor of the whole text.
 */
export class PartOfText {
  readonly extension: Extension;
  private readonly range: StateField<Range>;
  private view: EditorView | null = null;

  constructor(first: Range, whole: WholeText) {
    this.range = StateField.define<Range>({
      create: () => first,
      update: ({ from, to }, { changes, effects }) =>
        effects.reduce((current, effect) => (effect.is(setRange) ? effect.value : current), {
          from: changes.mapPos(from, -1),
          to: changes.mapPos(to, 1),
        }),
    });
    this.extension = [
      this.range,
      ViewPlugin.define((view) => {
        this.view = view;
        return {};
      }),
      EditorView.decorations.compute([this.range], (state) => hiddenIn(state, this.rangeIn(state))),
      this.guard(),
      EditorView.updateListener.of(({ view, selectionSet, docChanged, focusChanged, state }) => {
        const isMoved = selectionSet || docChanged || focusChanged;
        if (isMoved && view.hasFocus) whole.point(state.selection.main.head);
      }),
      Prec.highest(ownHistory(whole)),
    ];
  }

  /** Shows other lines. */
  show({ from, to }: Range): void {
    this.view?.dispatch({ effects: setRange.of({ from, to }) });
  }

  /** Whether a position is in the lines that are shown. */
  has(position: number): boolean {
    if (this.view === null) return false;
    const { from, to } = this.rangeIn(this.view.state);
    return from <= position && position <= to;
  }

  private rangeIn(state: EditorState): Range {
    const { from, to } = state.field(this.range);
    return { from: Math.min(from, state.doc.length), to: Math.min(to, state.doc.length) };
  }

  /** Keeps what is typed, and the selection, within the lines that are shown. */
  private guard(): Extension {
    return [
      EditorState.changeFilter.of((transaction) => {
        if (transaction.annotation(fromPage) === true) return true;
        const { from, to } = this.rangeIn(transaction.startState);
        let isWithin = true;
        transaction.changes.iterChangedRanges((start, end) => {
          if (start < from || end > to) isWithin = false;
        });
        return isWithin;
      }),
      EditorState.transactionFilter.of((transaction) => {
        const { startState, changes, effects, newSelection } = transaction;
        const { from, to } = this.rangeIn(startState);
        const given = effects.find((effect) => effect.is(setRange))?.value;
        const [start, end] =
          given === undefined
            ? [changes.mapPos(from, -1), changes.mapPos(to, 1)]
            : [given.from, given.to];
        const clamp = (position: number): number => Math.min(Math.max(position, start), end);
        const selection = EditorSelection.create(
          newSelection.ranges.map(({ anchor, head }) =>
            EditorSelection.range(clamp(anchor), clamp(head)),
          ),
          newSelection.mainIndex,
        );
        const isWithin = newSelection.ranges.every(
          ({ from: first, to: last }) => start <= first && last <= end,
        );
        return isWithin ? transaction : [transaction, { selection, sequential: true }];
      }),
    ];
  }
}

function hiddenIn({ doc }: EditorState, { from, to }: Range) {
  return Decoration.set([
    ...(from > 0 ? [hidden.range(0, from - 1)] : []),
    ...(to < doc.length ? [hidden.range(to + 1, doc.length)] : []),
  ]);
}

function ownHistory({ step, search }: WholeText): Extension {
  const does = (run: () => void) => (): boolean => {
    run();
    return true;
  };
  const undo = does(() => step('undo'));
  const redo = does(() => step('redo'));
  return [
    keymap.of([
      { key: 'Mod-z', run: undo, preventDefault: true },
      { key: 'Mod-y', mac: 'Mod-Shift-z', run: redo, preventDefault: true },
      { linux: 'Ctrl-Shift-z', run: redo, preventDefault: true },
      { key: 'Mod-f', run: does(search) },
    ]),
    EditorView.domEventHandlers({
      // Menus and touch keyboards have no such keys.
      beforeinput: (event) => {
        const direction = /^history(?<name>Undo|Redo)$/.exec(event.inputType)?.groups?.name;
        if (direction === undefined) return false;
        event.preventDefault();
        step(direction === 'Undo' ? 'undo' : 'redo');
        return true;
      },
    }),
  ];
}
