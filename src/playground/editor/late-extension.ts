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

/** A part of an editor that loads itself: its extension, what keys do by it, and what it needs to know of each change. */
export interface LatePart {
  /** Empty until it has loaded. */
  extension: () => Extension;
  acts?: Partial<Record<EditorAction, () => boolean>>;
  onUpdate?: (update: ViewUpdate) => void;
}

/** Loads an extension when it is first wanted. */
export function lateExtension<Module>(
  editor: LateEditor,
  load: () => Promise<Module>,
  make: (module: Module) => Extension,
) {
  let loading: Promise<Module> | null = null;
  let loaded: Module | null = null;
  let extension: Extension = [];
  return {
    extension: () => extension,
    /** Null until it has loaded. */
    module: () => loaded,
    isWanted: () => loading !== null,
    /** Loads it, once; null if the editor was closed meanwhile. */
    want: async (): Promise<Module | null> => {
      loading ??= load();
      try {
        const module = await loading;
        if (editor.isClosed) return null;
        if (loaded === null) {
          extension = make(module);
          loaded = module;
          editor.applyLate();
        }
        return module;
      } catch (error) {
        loading = null;
        throw error;
      }
    },
  };
}
