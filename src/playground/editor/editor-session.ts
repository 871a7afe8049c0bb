import { setDiagnostics } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { editorMessages as words } from '../../site/messages/editor';
import type { StoryMessage } from '../engine/game-view';
import { changeTo, editorExtensions, fromPage, loadedLater } from './editor-extensions';
import { storyDiagnostics } from './story-diagnostics';
import type { InkEditorOptions } from './ink-editor-content';

/** One editor on the page: a view, and a state for each file that was open in it. */
export class EditorSession {
  private readonly view: EditorView;
  private readonly extensions: Extension;
  private readonly states = new Map<string | null, EditorState>();
  /** Texts that the page was told of and has not given back yet. */
  private told: string[] = [];
  private file: string | null;
  private completion: Extension = [];
  private search: Extension | null = null;
  private isCompletionWanted = false;

  constructor(
    parent: HTMLElement,
    private readonly now: () => InkEditorOptions,
  ) {
    const { file, text } = now();
    this.extensions = [
      editorExtensions({
        label: () => now().label,
        describedBy: () => now().describedBy,
        onLeaving: (isLeaving) => now().onLeaving(isLeaving),
        onSearch: () => void this.openSearch(),
        onChange: (changed) => {
          this.told.push(changed);
          now().onChange(changed);
        },
      }),
      EditorView.domEventHandlers({ focus: () => void this.loadCompletion() }),
    ];
    this.file = file;
    this.view = new EditorView({ parent, state: this.createState(text) });
  }

  close(): void {
    this.view.destroy();
  }

  focus(): void {
    this.view.focus();
  }

  /** Shows a file as the page has it, without disturbing what is being typed. */
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
    const doc = this.view.state.doc.toString();
    if (echo >= 0 || doc === text) return;
    this.view.dispatch({ changes: changeTo(doc, text), annotations: fromPage.of(true) });
  }

  /** Takes up a new label. */
  refresh(): void {
    this.view.dispatch({});
  }

  showMessages(messages: readonly StoryMessage[], file: string | null): void {
    const diagnostics = storyDiagnostics(messages, file, this.view.state.doc);
    this.view.dispatch(setDiagnostics(this.view.state, diagnostics));
  }

  goToLine(line: number): void {
    const { doc } = this.view.state;
    const { from } = doc.line(Math.min(Math.max(1, line), doc.lines));
    this.view.dispatch({
      selection: { anchor: from },
      effects: EditorView.scrollIntoView(from, { y: 'center' }),
    });
    this.view.focus();
  }

  async openSearch(): Promise<void> {
    try {
      const { inkSearch, openSearchPanel } = await import('./search-extension');
      this.search ??= inkSearch();
      this.applyLoaded();
      openSearchPanel(this.view);
    } catch {
      this.view.dispatch({ effects: EditorView.announce.of(words.searchFailed) });
    }
  }

  // A failure to load is no failure of the editor: one can write without being offered words.
  private async loadCompletion(): Promise<void> {
    if (this.isCompletionWanted) return;
    this.isCompletionWanted = true;
    try {
      const { inkCompletion } = await import('./completion-extension');
      this.completion = inkCompletion({
        words: () => this.now().words,
        otherFiles: () => this.now().otherFiles,
      });
      this.applyLoaded();
    } catch {
      this.isCompletionWanted = false;
    }
  }

  private applyLoaded(): void {
    this.view.dispatch({ effects: loadedLater.reconfigure([this.completion, this.search ?? []]) });
  }

  private createState(text: string): EditorState {
    return EditorState.create({ doc: text, extensions: this.extensions });
  }
}
