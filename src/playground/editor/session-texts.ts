import { isolateHistory, redo, undo, undoDepth } from '@codemirror/commands';
import { EditorState, type Annotation, type Extension, type Transaction } from '@codemirror/state';
import { EditorView, type ViewUpdate } from '@codemirror/view';
import { changeTo } from '../../base/text/change-to';
import type { StoryProgram } from '../../ink/story/story-program';
import { fileText, listChange, withList, withTexts } from '../story-edits/file-texts';
import { fromPage } from './editor-extensions';
import type { StoryChange } from './ink-editor-content';
import { inOrder, StepOrder, type Direction, type StepBeside } from './step-order';

type TextChange = NonNullable<ReturnType<typeof changeTo>>;

/** The texts of a story in one view: each file with a history of its own, and the order of all steps. */
export class SessionTexts {
  readonly view: EditorView;
  private readonly extensions: Extension;
  private readonly states = new Map<string | null, EditorState>();
  /** Texts reported to the page that it has not passed back yet. */
  private told: string[] = [];
  private readonly order = new StepOrder();
  /** Whether several files change at once, which is reported and remembered as one. */
  private isStepping = false;

  constructor(
    parent: HTMLElement,
    /** The file that is open. */
    public file: string | null,
    text: string,
    extensions: Extension,
    /** Another file is open. */
    private readonly onOpened: () => void,
  ) {
    const noting = EditorView.updateListener.of((update) => this.noteSteps(update));
    this.extensions = [extensions, noting];
    this.view = new EditorView({ parent, state: this.createState(text) });
  }

  /** Notes a text that is reported to the page; returns false for one that the page knows. */
  report(text: string): boolean {
    if (this.isStepping) return false;
    this.told.push(text);
    return true;
  }

  /** Shows a file as the page has it, without disturbing the user’s typing. */
  show(file: string | null, text: string): void {
    if (file !== this.file) {
      this.states.set(this.file, this.view.state);
      this.file = file;
      this.told = [];
      this.view.setState(this.states.get(file) ?? this.createState(text));
      this.onOpened();
    }
    const echo = this.told.indexOf(text);
    this.told = this.told.slice(echo + 1);
    const changes = echo >= 0 ? null : changeTo(this.view.state.doc.toString(), text);
    if (changes !== null) this.take(changes);
  }

  /** Changes the open file from elsewhere. */
  private take(changes: TextChange, isTyped = false): void {
    const { head } = this.view.state.selection.main;
    const isWithin = changes.from < head && head < changes.to;
    const selection = isWithin ? { selection: { anchor: this.sameColumn(changes) } } : {};
    this.view.dispatch({ changes, annotations: fromElsewhere(isTyped), ...selection });
  }

  /** Brings all files that are not open to these texts, each with a history in which a change can be undone. */
  private keep({ source, files }: StoryProgram): void {
    for (const [file, text] of [[null, source] as const, ...Object.entries(files)]) {
      if (file === this.file) continue;
      const state = this.states.get(file) ?? this.createState(text);
      const changes = changeTo(state.doc.toString(), text);
      if (changes !== null) this.order.add([file]);
      const spec = changes === null ? {} : { changes, annotations: fromElsewhere() };
      this.states.set(file, state.update(spec).state);
    }
  }

  /** Makes a change of the story from elsewhere a step in the history of each file that it changes. */
  record({ before, after, isTyped = false }: StoryChange): void {
    this.keep(before);
    const changed = [null, ...Object.keys(after.files)].filter((file) => {
      const text = fileText(after, file);
      const state = this.stateOf(file);
      if (text === undefined || state === undefined) return false;
      const changes = changeTo(state.doc.toString(), text);
      if (changes === null) return false;
      if (file === this.file) {
        this.told.push(text);
        this.asOne(() => this.take(changes, isTyped));
      } else {
        const annotations = fromElsewhere(isTyped);
        this.states.set(file, state.update({ changes, annotations }).state);
      }
      // What is typed often continues a step.
      return undoDepth(this.stateOf(file) ?? state) !== undoDepth(state);
    });
    const listed = listChange(before, after);
    if (changed.length > 0 || listed !== null) this.order.add(changed, listed);
  }

  /** Remembers what was done beside the text, so that it is undone in its turn, or with the last step. */
  remember(step: StepBeside, isPart = false): void {
    this.order.addBeside(step, isPart);
  }

  /** Undoes or redoes the last step of the story, whichever files it is in; returns the story after it, or null if there is none. */
  step(direction: Direction, program: StoryProgram): StoryProgram | null {
    this.keep(program);
    for (;;) {
      const step = this.order.take(direction);
      if (step === undefined) return null;
      const { files, listed, beside } = step;
      const own = listed?.[direction].own ?? {};
      const isThere = (file: string | null): boolean =>
        fileText(program, file) !== undefined || (file !== null && Object.hasOwn(own, file));
      const texts = this.stepIn(direction, files.filter(isThere));
      // Files forget old steps.
      if (files.length > 0 && texts.size === 0) continue;
      for (const one of inOrder(beside, direction)) one[direction]();
      const after = withTexts(program, texts);
      return listed === null ? after : withList(after, listed[direction]);
    }
  }

  private stepIn(
    direction: Direction,
    files: readonly (string | null)[],
  ): Map<string | null, string> {
    const run = direction === 'undo' ? undo : redo;
    const texts = new Map<string | null, string>();
    for (const file of files) {
      const state = this.stateOf(file);
      const dispatch = (done: Transaction): void => {
        const text = done.newDoc.toString();
        texts.set(file, text);
        if (file !== this.file) this.states.set(file, done.state);
        else {
          this.told.push(text);
          this.asOne(() => this.view.dispatch(done));
        }
      };
      if (state !== undefined) run({ state, dispatch });
    }
    return texts;
  }

  private stateOf(file: string | null): EditorState | undefined {
    return file === this.file ? this.view.state : this.states.get(file);
  }

  private asOne(change: () => void): void {
    this.isStepping = true;
    change();
    this.isStepping = false;
  }

  /** Remembers the order of what is done in the open file. */
  private noteSteps({ transactions }: ViewUpdate): void {
    if (this.isStepping) return;
    for (const transaction of transactions) {
      const { docChanged, state, startState } = transaction;
      if (!docChanged) continue;
      const direction = (['undo', 'redo'] as const).find((one) => transaction.isUserEvent(one));
      if (direction !== undefined)
        for (const one of this.order.follow(direction, this.file)) one[direction]();
      else if (undoDepth(state) !== undoDepth(startState)) this.order.add([this.file]);
    }
  }

  /** The cursor’s line and column, in the text after a change around it. */
  private sameColumn(changes: TextChange): number {
    const { state } = this.view;
    const { number, from } = state.doc.lineAt(state.selection.main.head);
    const { newDoc } = state.update({ changes, annotations: fromElsewhere() });
    const line = newDoc.line(Math.min(number, newDoc.lines));
    return Math.min(line.from + state.selection.main.head - from, line.to);
  }

  private createState(text: string): EditorState {
    return EditorState.create({ doc: text, extensions: this.extensions });
  }
}

/** Marks a change from elsewhere: one step by itself, apart from what was typed before and after it. */
function fromElsewhere(isTyped = false): Annotation<unknown>[] {
  return [fromPage.of(true), ...(isTyped ? [] : [isolateHistory.of('full')])];
}
