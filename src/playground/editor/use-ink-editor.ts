import { useEffect, useRef, type RefObject } from 'react';
import { useCommands, type CommandBus } from '../../base/browser/command-bus';
import { useBrowserLayoutEffect } from '../../base/browser/use-browser-layout-effect';
import { useLatest } from '../../base/browser/use-latest';
import { EditorSession } from './editor-session';
import type { EditorCommands, InkEditorOptions } from './ink-editor-content';

/** What other components ask of an editor. */
export type InkEditorHandle = Pick<
  EditorSession,
  'goTo' | 'point' | 'insert' | 'run' | 'focus' | 'cursor' | 'texts'
>;

/** Lets others ask of an editor; `own` is what it does differently because its text is not the only one. */
export function useEditorCommands(
  commands: CommandBus<EditorCommands> | null,
  editor: RefObject<InkEditorHandle>,
  own: Partial<Pick<EditorCommands, 'goTo' | 'point' | 'step'>> = {},
): void {
  useCommands(commands, {
    goTo: (goal) => editor.current?.goTo(goal),
    point: (goal) => editor.current?.point(goal),
    insert: (snippet) => editor.current?.insert(snippet),
    run: (action) => editor.current?.run(action),
    focus: () => editor.current?.focus(),
    record: (change) => editor.current?.texts.record(change),
    remember: (...step) => editor.current?.texts.remember(...step),
    ...own,
  });
}

interface InkEditor {
  parent: RefObject<HTMLDivElement>;
  /** Null until it is in the page. */
  session: RefObject<EditorSession>;
}

/** Runs a CodeMirror editor in the element with the `parent` ref, and keeps it in sync with the page. */
export function useInkEditor(options: InkEditorOptions): InkEditor {
  const parent = useRef<HTMLDivElement>(null);
  const session = useRef<EditorSession | null>(null);
  const current = useLatest(options);
  const { file, text, messages, label, words, isReadOnly, marks, notes = null } = options;

  // Before the next key: what is typed meanwhile would be in no text.
  useBrowserLayoutEffect(() => {
    if (parent.current === null) return;
    const opened = new EditorSession(parent.current, () => current.current);
    session.current = opened;
    return () => {
      session.current = null;
      opened.close();
    };
  }, [current]);

  useEffect(() => session.current?.texts.show(file, text), [file, text]);
  useEffect(() => session.current?.refresh(), [label, isReadOnly]);
  useEffect(() => session.current?.completion.offerAgain(), [words]);
  useEffect(
    () => void session.current?.problems.show(messages, file),
    // A text from outside removes the underlines, so they are drawn again.
    [messages, file, text],
  );
  useEffect(() => void session.current?.marks.show(marks, file), [marks, file]);
  useEffect(() => void session.current?.notes.show(notes, file), [notes, file]);

  return { parent, session };
}
