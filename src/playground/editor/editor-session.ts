import {
  isolateHistory,
  moveLineDown,
  moveLineUp,
  redo,
  toggleLineComment,
  undo,
  undoDepth,
} from '@codemirror/commands';
import type { Diagnostic } from '@codemirror/lint';
import {
  EditorState,
  type Annotation,
  type Extension,
  Transaction,
  type Text,
} from '@codemirror/state';
import { EditorView, type ViewUpdate } from '@codemirror/view';
import { changeTo } from '../../base/text/change-to';
import { editorMessages as words } from '../../config/messages/editor';
import type { StoryMessage } from '../../ink/story/story-message';
import type { StoryProgram } from '../../ink/story/story-program';
import type { EditorAction } from './editor-actions';
import { editorExtensions, fromPage, loadedLater } from './editor-extensions';
import { indentLess, indentMore } from './indentation';
import type { LineNotes } from './line-notes';
import type { InkEditorOptions, StoryChange, TextGoal } from './ink-editor-content';
import type { MarkedLines } from './marked-lines';
import type { TextPlace } from './names/definition-at';
import type * as NameLinks from './names/name-links';
import { placeSnippet } from './place-snippet';
import type * as ProblemExtension from './problem-extension';
import { listChange, withList, withTexts } from './file-texts';
import { inOrder, StepOrder, type Direction, type StepBeside } from './step-order';
import { storyDiagnostics } from './story-diagnostics';

const nothing: Extension = [];

type TextChange = NonNullable<ReturnType<typeof changeTo>>;

/** One editor on the page: a view, and a state for each file opened in it. */
export class EditorSession {
  private readonly view: EditorView;
  private readonly extensions: Extension;
  private readonly states = new Map<string | null, EditorState>();
  /** Texts reported to the page that it has not passed back yet. */
  private told: string[] = [];
  private file: string | null;
  private readonly loaded: Record<
    'completion' | 'problems' | 'search' | 'marks' | 'notes' | 'links',
    Extension
  > = {
    completion: nothing,
    problems: nothing,
    search: nothing,
    marks: nothing,
    notes: nothing,
    links: nothing,
  };
  /** Where names were followed, to come back to. */
  private trail: TextPlace[] | null = null;
  private isCompletionWanted = false;
  private startCompletion: ((view: EditorView) => boolean) | null = null;
  /** Whether the last change was typed: what was inserted is complete. */
  private isTyped = false;
  private isClosed = false;
  private readonly order = new StepOrder();
  /** Whether several files change at once, which is reported and remembered as one. */
  private isStepping = false;
  /** The last messages to show, and the text that they are about. */
  private shown: readonly StoryMessage[] = [];
  private shownText: Text | null = null;
  private problems: Promise<typeof ProblemExtension> | null = null;
  private problemKeys: typeof ProblemExtension | null = null;
  /** The marks that each file shows; they move with its lines, so the same are not drawn twice. */
  private wantedMarks: MarkedLines | null = null;
  private readonly marked = new Map<string | null, MarkedLines | null>();
  private openNextNotes: ((view: EditorView) => boolean) | null = null;

  constructor(
    parent: HTMLElement,
    private readonly now: () => InkEditorOptions,
  ) {
    const { file, text, extension = nothing } = now();
    const extensions = editorExtensions({
      label: () => now().label,
      placeholder: () => now().placeholder,
      isReadOnly: () => now().isReadOnly === true,
      describedBy: () => now().describedBy,
      onLeaving: (isLeaving) => now().onLeaving(isLeaving),
      onAction: (action) => this.run(action),
      onEscape: () => now().onAction('leaveFocus'),
      onRefused: () => now().onRefused(),
      onLinks: () => {
        const isWanted = this.loaded.links === nothing && this.now().story !== undefined;
        if (isWanted) void this.loadLinks().catch(() => undefined);
      },
      onChange: (changed) => {
        if (this.isStepping) return;
        void this.loadCompletion({ isAsked: false });
        this.told.push(changed);
        now().onChange(changed);
      },
    });
    const noting = EditorView.updateListener.of((update) => {
      if (update.docChanged)
        this.isTyped = update.transactions.some((one) => one.isUserEvent('input.type'));
      this.noteSteps(update);
      this.keepMessages(update);
    });
    this.extensions = [extensions, extension, noting];
    this.file = file;
    this.view = new EditorView({ parent, state: this.createState(text) });
  }

  close(): void {
    this.isClosed = true;
    this.view.destroy();
  }

  focus(): void {
    this.view.focus();
  }

  /** Shows a file as the page has it, without disturbing the user’s typing. */
  show(file: string | null, text: string): void {
    if (file !== this.file) {
      this.states.set(this.file, this.view.state);
      this.file = file;
      this.told = [];
      this.view.setState(this.states.get(file) ?? this.createState(text));
      this.applyLoaded();
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

  /** Applies a new label, and whether the text can be changed. */
  refresh(): void {
    this.view.dispatch({});
  }

  /** Underlines the reported problems; the extension for it is loaded with the first problem that has a line. */
  async showMessages(messages: readonly StoryMessage[], file: string | null): Promise<void> {
    const isNeeded = this.diagnostics(messages, file).length > 0;
    if (this.problems === null && !isNeeded) return;
    const isKnown = JSON.stringify(this.shown) === JSON.stringify(messages);
    this.shown = messages;
    try {
      this.problems ??= import('./problem-extension');
      this.problemKeys = await this.problems;
      const { inkProblems, setDiagnostics, showsProblems } = this.problemKeys;
      if (this.isClosed || this.shown !== messages || this.file !== file) return;
      if (this.loaded.problems === nothing) this.add('problems', inkProblems());
      const { state } = this.view;
      this.shownText = state.doc;
      const diagnostics = this.diagnostics(messages, file);
      // Setting the same ones would close a message that is open.
      if (isKnown && showsProblems(state, diagnostics)) return;
      this.view.dispatch(setDiagnostics(state, diagnostics));
    } catch {
      // The problems are also listed below the editor.
      this.problems = null;
    }
  }

  /** A text that was replaced by the same has lost its underlines, and nobody shows them again. */
  private keepMessages({ docChanged, state: { doc } }: ViewUpdate): void {
    if (docChanged && this.shownText?.eq(doc) === true)
      queueMicrotask(() => void this.showMessages(this.shown, this.file));
  }

  private diagnostics(messages: readonly StoryMessage[], file: string | null): Diagnostic[] {
    return storyDiagnostics(messages, file, this.view.state.doc, (message) =>
      this.now().actionsOf(message),
    );
  }

  /** Marks lines in the margin; the extension for it is loaded with the first mark. */
  async showMarks(marks: MarkedLines | null, file: string | null): Promise<void> {
    this.wantedMarks = marks;
    if ((this.marked.get(file) ?? null) === marks) return;
    try {
      const { inkMarks, marksOf, setMarks } = await import('./marked-lines-extension');
      if (this.isClosed || this.wantedMarks !== marks || this.file !== file) return;
      this.marked.set(file, marks);
      if (this.loaded.marks === nothing) this.add('marks', inkMarks());
      const wanted = marks ?? { label: '', lines: [] };
      this.view.dispatch({ effects: setMarks.of(marksOf(wanted, file, this.view.state.doc)) });
    } catch {
      // The lines are also listed where they come from.
    }
  }

  /** Marks the lines that have notes; the extension for it is loaded with the first note. */
  async showNotes(notes: LineNotes | null, file: string | null): Promise<void> {
    if (notes === null && this.openNextNotes === null) return;
    try {
      const { lineNotes, noteMarks, setLineNotes } = await import('./line-notes-extension');
      if (this.isClosed || this.file !== file || (this.now().notes ?? null) !== notes) return;
      if (this.openNextNotes === null) {
        const { extension, openNext } = lineNotes((opened) => this.now().onNotes(opened));
        this.openNextNotes = openNext;
        this.add('notes', extension);
      }
      const { doc } = this.view.state;
      // In a text that has changed since, the marks have moved with their lines.
      if (notes !== null && fileText(notes.program, file) !== doc.toString()) return;
      this.view.dispatch({ effects: setLineNotes.of(noteMarks(notes?.notes ?? [], file, doc)) });
    } catch {
      // They are also listed where they come from.
    }
  }

  private openNotes(): boolean {
    const isOpen = this.openNextNotes?.(this.view) ?? false;
    if (!isOpen) this.now().onSaid(words.lineNotes.none);
    return true;
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

  /** Writes a tag or markup at the cursor, or where the story still gets; returns the sentence about it. */
  insert(snippet: string): string | null {
    const { state } = this.view;
    if (state.readOnly) return null;
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
    return said;
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

  /** Does what a key worth knowing does; returns whether there was something to do. */
  run(action: EditorAction): boolean {
    const { view } = this;
    switch (action) {
      case 'complete':
        if (this.startCompletion === null) void this.loadCompletion({ isAsked: true });
        else this.startCompletion(view);
        return true;
      case 'indent':
        return indentMore(view);
      case 'outdent':
        return indentLess(view);
      case 'comment':
        return toggleLineComment(view);
      case 'moveUp':
        return moveLineUp(view);
      case 'moveDown':
        return moveLineDown(view);
      case 'search':
        void this.openSearch();
        return true;
      case 'nextProblem':
        return this.problemKeys?.goToNextProblem(view) ?? false;
      case 'previousProblem':
        return this.problemKeys?.goToPreviousProblem(view) ?? false;
      case 'nextNote':
        return this.openNotes();
      case 'definition':
        return this.goToDefinition();
      case 'back':
        return this.goBack();
      case 'playHere':
      case 'testHere':
      case 'rename':
      case 'split':
      case 'findAll':
      case 'focus':
        return this.now().onAction(action);
    }
  }

  private async openSearch(): Promise<void> {
    try {
      const { inkSearch, openSearchPanel } = await import('./search-extension');
      if (this.isClosed) return;
      if (this.loaded.search === nothing) this.add('search', inkSearch());
      openSearchPanel(this.view);
    } catch {
      this.now().onSaid(words.searchFailed);
    }
  }

  /** Queries again within a word: the completion words may have loaded after its letters were typed. */
  offerAgain(): void {
    if (!this.isTyped) return;
    const { head } = this.view.state.selection.main;
    const { from, text } = this.view.state.doc.lineAt(head);
    const isInWord = /[\p{L}\d_]$/u.test(text.slice(0, head - from));
    if (isInWord && this.view.hasFocus) this.startCompletion?.(this.view);
  }

  /** The cursor’s line and column, in the text after a change around it. */
  private sameColumn(changes: TextChange): number {
    const { state } = this.view;
    const { number, from } = state.doc.lineAt(state.selection.main.head);
    const { newDoc } = state.update({ changes, annotations: fromElsewhere() });
    const line = newDoc.line(Math.min(number, newDoc.lines));
    return Math.min(line.from + state.selection.main.head - from, line.to);
  }

  private goToDefinition(): boolean {
    if (this.now().story === undefined) return false;
    void this.follow(this.view.state.selection.main.head).catch(() =>
      this.now().onSaid(words.linksFailed),
    );
    return true;
  }

  /** Goes to what the name at a position names. */
  private async follow(position: number): Promise<void> {
    const { linkAt } = await this.loadLinks();
    const { story, onNothing } = this.now();
    const link = story === undefined ? null : linkAt(story.program, this.file, position);
    if (link === null) onNothing();
    else {
      this.trail = [...(this.trail ?? []), { file: this.file, from: position }];
      this.goToPlace(link.target);
    }
  }

  /** Once names have been followed, the key no longer leaves the page: one press too many would. */
  private goBack(): boolean {
    if (this.trail === null) return false;
    const place = this.trail.pop();
    if (place !== undefined) this.goToPlace(place);
    return true;
  }

  private goToPlace(place: TextPlace): void {
    if (place.file !== this.file || this.now().part?.has(place.from) === false) {
      this.now().onGoToPlace(place);
      return;
    }
    this.goTo(place);
    const line = this.view.state.doc.lineAt(this.view.state.selection.main.head);
    this.view.dispatch({ effects: EditorView.announce.of(line.text) });
  }

  private async loadLinks(): Promise<typeof NameLinks> {
    const module = await import('./names/name-links');
    if (this.loaded.links === nothing && this.now().story !== undefined && !this.isClosed) {
      this.add(
        'links',
        module.nameLinks({
          linkAt: (position) => {
            const { story } = this.now();
            return story === undefined ? null : module.linkAt(story.program, this.file, position);
          },
          onFollow: (position) => void this.follow(position),
        }),
      );
    }
    return module;
  }

  // A load failure is not an editor failure: the user can write without completions.
  private async loadCompletion({ isAsked }: { isAsked: boolean }): Promise<void> {
    if (this.isCompletionWanted) return;
    this.isCompletionWanted = true;
    this.now().onWriting?.();
    try {
      const { inkCompletion, startCompletion } = await import('./completion-extension');
      if (this.isClosed) return;
      this.add(
        'completion',
        inkCompletion({
          words: () => this.now().words,
          otherFiles: () => this.now().otherFiles,
        }),
      );
      this.startCompletion = startCompletion;
      if (isAsked) startCompletion(this.view);
      else this.offerAgain();
    } catch {
      this.isCompletionWanted = false;
    }
  }

  private add(name: keyof EditorSession['loaded'], extension: Extension): void {
    this.loaded[name] = extension;
    this.applyLoaded();
  }

  private applyLoaded(): void {
    this.view.dispatch({ effects: loadedLater.reconfigure(Object.values(this.loaded)) });
  }

  private createState(text: string): EditorState {
    return EditorState.create({ doc: text, extensions: this.extensions });
  }
}

/** Marks a change from elsewhere: one step by itself, apart from what was typed before and after it. */
function fromElsewhere(isTyped = false): Annotation<unknown>[] {
  return [fromPage.of(true), ...(isTyped ? [] : [isolateHistory.of('full')])];
}

function fileText({ source, files }: StoryProgram, file: string | null): string | undefined {
  return file === null ? source : files[file];
}
