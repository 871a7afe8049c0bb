import { isolateHistory, moveLineDown, moveLineUp, toggleLineComment } from '@codemirror/commands';
import { Transaction } from '@codemirror/state';
import { EditorView, type Command } from '@codemirror/view';
import type { EditorAction } from './editor-actions';
import { editorExtensions, loadedLater } from './editor-extensions';
import { indentLess, indentMore } from './indentation';
import type { InkEditorOptions, TextGoal } from './ink-editor-content';
import { lateCompletion } from './late-completion';
import type { LateEditor, LatePart } from './late-extension';
import { lateLinks } from './late-links';
import { lateMarks, lateNotes } from './late-marks';
import { lateProblems } from './late-problems';
import { lateSearch } from './late-search';
import { placeSnippet } from './place-snippet';
import { SessionTexts } from './session-texts';

/** What keys do by themselves. */
const COMMANDS: Partial<Record<EditorAction, Command>> = {
  indent: indentMore,
  outdent: indentLess,
  comment: toggleLineComment,
  moveUp: moveLineUp,
  moveDown: moveLineDown,
};

/** One editor on the page: the texts of a story, and a list of extensions that load themselves. */
export class EditorSession implements LateEditor {
  readonly texts: SessionTexts;
  readonly completion = lateCompletion(this);
  readonly problems = lateProblems(this);
  readonly marks = lateMarks(this);
  readonly notes = lateNotes(this);
  private readonly links = lateLinks(this);
  private readonly late: readonly LatePart[] = [
    this.completion,
    this.problems,
    lateSearch(this),
    this.marks,
    this.notes,
    this.links,
  ];
  isClosed = false;

  constructor(
    parent: HTMLElement,
    readonly now: () => InkEditorOptions,
  ) {
    const { file, text, extension = [] } = now();
    const own = editorExtensions(now, {
      onAction: (action) => this.act(action),
      onLinks: () => this.links.begin(),
      onChange: (changed) => {
        if (!this.texts.report(changed)) return;
        void this.completion.begin();
        now().onChange(changed);
      },
    });
    const noting = EditorView.updateListener.of((update) => {
      for (const one of this.late) one.onUpdate?.(update);
    });
    this.texts = new SessionTexts(parent, file, text, [own, extension, noting], () =>
      this.applyLate(),
    );
  }

  get view(): EditorView {
    return this.texts.view;
  }

  get file(): string | null {
    return this.texts.file;
  }

  close(): void {
    this.isClosed = true;
    this.view.destroy();
  }

  focus(): void {
    this.view.focus();
  }

  /** Applies a new label, and whether the text can be changed. */
  refresh(): void {
    this.view.dispatch({});
  }

  applyLate(): void {
    const extensions = this.late.map(({ extension }) => extension());
    this.view.dispatch({ effects: loadedLater.reconfigure(extensions) });
  }

  /** Puts the cursor at a place of the open file, and scrolls to it. */
  goTo(goal: TextGoal): void {
    this.point(goal);
    const { head } = this.view.state.selection.main;
    this.view.dispatch({ effects: EditorView.scrollIntoView(head, { y: 'center' }) });
    this.view.focus();
  }

  /** Puts the cursor at a place of the open file, wherever the focus is. */
  point(goal: TextGoal): void {
    const { doc } = this.view.state;
    const anchor =
      'from' in goal
        ? Math.min(goal.from, doc.length)
        : doc.line(Math.min(Math.max(1, goal.line ?? 1), doc.lines))[goal.end ?? 'from'];
    // Where one types in lines of the text, the next letter belongs to the same step.
    this.view.dispatch({
      selection: { anchor },
      annotations: Transaction.addToHistory.of(false),
    });
  }

  /** Writes a tag or markup at the cursor, or where the story still gets it. */
  insert(snippet: string): void {
    const { state } = this.view;
    if (state.readOnly) return;
    const { head } = state.selection.main;
    const { from, insert, cursor, said } = placeSnippet(snippet, state.doc.toString(), head);
    this.view.dispatch({
      changes: { from, insert },
      selection: { anchor: cursor },
      annotations: isolateHistory.of('full'),
      userEvent: 'input',
      scrollIntoView: true,
    });
    this.view.focus();
    this.now().onSaid(said);
  }

  /** Writes a sign at the cursor, as a key does. */
  type(sign: string): void {
    const { state } = this.view;
    const spec = { userEvent: 'input.type', scrollIntoView: true };
    this.view.dispatch(state.update(state.replaceSelection(sign), spec));
  }

  /** The cursor’s position, and where it is drawn. */
  cursor(): { position: number; left: number; bottom: number } {
    const { head } = this.view.state.selection.main;
    const { left, bottom } = this.view.coordsAtPos(head) ?? { left: 0, bottom: 0 };
    return { position: head, left, bottom };
  }

  /** Does in the text what a key worth knowing does. */
  run(action: EditorAction): void {
    this.focus();
    this.act(action);
  }

  /** Returns whether there was something to do. */
  private act(action: EditorAction): boolean {
    const command = COMMANDS[action];
    if (command !== undefined) return command(this.view);
    const act = this.late.map(({ acts }) => acts?.[action]).find((one) => one !== undefined);
    return act === undefined ? this.now().onAction(action) : act();
  }
}
