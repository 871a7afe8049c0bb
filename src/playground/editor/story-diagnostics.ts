import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { StoryMessage } from '../../ink/story/story-message';
import type { InkEditorOptions } from './ink-editor-content';

const SEVERITIES = { error: 'error', warning: 'warning', note: 'info' } as const;

/** The messages about one file (null for the main one) as diagnostics for their lines, with what can be done about them. */
export function storyDiagnostics(
  messages: readonly StoryMessage[],
  file: string | null,
  doc: Text,
  actionsOf: InkEditorOptions['actionsOf'],
): Diagnostic[] {
  return messages.flatMap((message): Diagnostic[] => {
    const { line, severity, text, hint } = message;
    if (line === null || message.file !== file) return [];
    // The story may have become shorter since it was compiled.
    const place = doc.line(Math.min(Math.max(1, line), doc.lines));
    const indent = /^\s*/.exec(place.text)?.[0].length ?? 0;
    const from = indent === place.length ? place.from : place.from + indent;
    return [
      {
        from,
        to: place.to,
        severity: SEVERITIES[severity],
        message: hint === null ? text : `${text} ${hint}`,
        renderMessage: () => drawMessage(text, hint),
        // What can be done now, not when the story was compiled.
        actions: actionsOf(message).map(({ name }) => ({
          name,
          apply: () =>
            actionsOf(message)
              .find((action) => action.name === name)
              ?.run(),
        })),
      },
    ];
  });
}

function drawMessage(text: string, hint: string | null): Node {
  const element = document.createElement('div');
  element.append(text);
  if (hint !== null) {
    const line = document.createElement('span');
    line.className = 'cm-problem-hint';
    line.append(hint);
    element.append(line);
  }
  return element;
}
