import { historyField, isolateHistory } from '@codemirror/commands';
import { EditorState, type EditorStateConfig } from '@codemirror/state';
import { changeTo } from '../../../base/text/change-to';

const fields = { history: historyField };

/** The last state of the editor that was open last. */
let kept: { file: string; state: EditorState } | null = null;

/** Keeps what can be undone: the CMS makes a new form when a new page is first saved, or a version is restored. */
export function keepHistory(file: string, state: EditorState): void {
  kept = { file, state };
}

/**
 * The state of an editor for a text, which continues the last one if that was of the same file, or of a new page with the
 * same text; another text of the file is a change that can be undone.
 */
export function continuedState(file: string, text: string, config: EditorStateConfig): EditorState {
  const before = kept?.state.doc.toString();
  const isContinued = before === text ? text !== '' : kept?.file === file;
  if (kept === null || before === undefined || !isContinued) {
    return EditorState.create({ ...config, doc: text });
  }
  const state = EditorState.fromJSON(kept.state.toJSON(fields), config, fields);
  const changes = changeTo(before, text);
  return changes === null
    ? state
    : state.update({ changes, annotations: isolateHistory.of('full') }).state;
}
