import { EditorState, type Extension, type Text } from '@codemirror/state';
import { signIndent } from './continue-line';

/**
 * When a marker is typed at the indentation that Enter added below a choice or gather, moves it back to the
 * indentation of other markers of its depth.
 */
export function signExtension(): Extension {
  return EditorState.transactionFilter.of((transaction) => {
    const { newDoc, newSelection } = transaction;
    const isTyped = transaction.isUserEvent('input.type') && newSelection.ranges.length === 1;
    if (!isTyped || transaction.isUserEvent('input.type.compose')) return transaction;
    const head = newSelection.main.head;
    const line = newDoc.lineAt(head);
    const typed = line.text.slice(0, head - line.from);
    const { indent, sign } = WRITTEN.exec(typed)?.groups ?? {};
    if (indent === undefined) return transaction;
    const wanted =
      sign === undefined ? '' : signIndent({ indent, sign }, linesAbove(newDoc, line.number));
    if (wanted === null) return transaction;
    const changes = { from: line.from, to: line.from + indent.length, insert: wanted };
    return [transaction, { changes, sequential: true }];
  });
}

/** A knot’s marker, or the marker of a choice or gather and the first character after it; a divert does not match. */
const WRITTEN = /^(?<indent>[ \t]+)(?:=|(?<sign>[*+]+|-+)[^*+>-])$/;

function* linesAbove(doc: Text, number: number): Generator<string> {
  for (let above = number - 1; above > 0; above -= 1) yield doc.line(above).text;
}
