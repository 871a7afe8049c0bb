import { historyField } from '@codemirror/commands';
import { EditorState, type EditorStateConfig } from '@codemirror/state';

const fields = { history: historyField };

/** The state of the editor that was closed last. */
let kept: { text: string; json: unknown } | null = null;

/** Keeps what can be undone: the CMS makes a new form when a new page is saved for the first time. */
export function keepHistory(state: EditorState): void {
  kept = { text: state.doc.toString(), json: state.toJSON(fields) };
}

/** The state of an editor for a text, which continues the last one if that had the same text. */
export function continuedState(text: string, config: EditorStateConfig): EditorState {
  return kept !== null && kept.text === text && text !== ''
    ? EditorState.fromJSON(kept.json, config, fields)
    : EditorState.create({ ...config, doc: text });
}
