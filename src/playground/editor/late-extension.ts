import type { Extension } from '@codemirror/state';
import type { EditorView, ViewUpdate } from '@codemirror/view';
import type { EditorAction } from './editor-actions';
import type { InkEditorOptions, TextGoal } from './ink-editor-content';

/** What an extension that loads itself knows of its editor. */
export interface LateEditor {
  readonly view: EditorView;
  /** The file that is open. */
  readonly file: string | null;
  readonly isClosed: boolean;
  readonly now: () => InkEditorOptions;
  goTo: (goal: TextGoal) => void;
  /** Applies the extensions that have loaded. */
  applyLate: () => void;
}

/** An extension of an editor that loads itself when it is first wanted, and what keys do by it. */
export abstract class LateExtension<Module = unknown> {
  /** Empty until it has loaded. */
  extension: Extension = [];
  /** Null until it has loaded. */
  protected module: Module | null = null;
  readonly acts: Partial<Record<EditorAction, () => boolean>> = {};
  private loading: Promise<Module> | null = null;

  constructor(protected readonly editor: LateEditor) {}

  protected abstract load(): Promise<Module>;
  protected abstract make(module: Module): Extension;

  /** What it needs to know of each change. */
  onUpdate?(update: ViewUpdate): void;

  get isWanted(): boolean {
    return this.loading !== null;
  }

  /** Loads it, once; null if the editor was closed meanwhile. */
  async want(): Promise<Module | null> {
    this.loading ??= this.load();
    try {
      const module = await this.loading;
      if (this.editor.isClosed) return null;
      if (this.module === null) {
        this.module = module;
        this.extension = this.make(module);
        this.editor.applyLate();
      }
      return module;
    } catch (error) {
      this.loading = null;
      throw error;
    }
  }
}
