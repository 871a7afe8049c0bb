import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CommandBus } from '../../base/browser/command-bus';
import { useLatest } from '../../base/browser/use-latest';
import type { StoryMessage } from '../../ink/story/story-message';
import { textOfFile } from '../../ink/story/story-program';
import { withTexts } from '../story-edits/file-texts';
import { InkEditor } from '../editor/InkEditor';
import type { EditorCommands, TextGoal } from '../editor/ink-editor-content';
import { PartOfText, type WholeText } from '../editor/part-of-text';
import { useEditorCommands, type InkEditorHandle } from '../editor/use-ink-editor';
import { followPart, typedPart, type PlacePart } from '../story-edits/place-part';
import { useEditorContent, type EditedStory } from './use-editor-content';

export interface PartEditorProps extends EditedStory, Omit<WholeText, 'point'> {
  /** The lines that it opens with. */
  first: PlacePart;
  label: string;
  /** What others ask of the editor. */
  commands: CommandBus<EditorCommands>;
  /** Where the cursor is when it opens, and whether it has the focus. */
  takeCursor: () => { position: number; hasFocus: boolean };
  /** Puts the cursor of the whole text where that of these lines is, which is where one writes. */
  onCursor: (place: TextGoal) => void;
  /** Goes to what is not shown. */
  onGoTo: (goal: TextGoal) => void;
  /** Changes the story by what was typed. */
  onTyped: (after: EditedStory['program']) => void;
  /** The lines are others now, or gone. */
  onPart: (part: PlacePart | null) => void;
  onLeave: () => void;
}

/** An editor of some lines of a story, which stays in step with that of its whole text. */
export function PartEditor({ first, label, takeCursor, ...props }: PartEditorProps) {
  const { program, onGoTo, onTyped, onPart, onLeave, step, search } = props;
  const [part, setPart] = useState(first);
  const editor = useRef<InkEditorHandle>(null);
  const whole = useLatest({ step, search, onCursor: props.onCursor });
  const [shown] = useState(
    () =>
      new PartOfText(first, {
        step: (direction) => whole.current.step(direction),
        search: () => whole.current.search(),
        point: (from) => whole.current.onCursor({ file: first.file, from }),
      }),
  );
  const content = useEditorContent(props);
  useEditorCommands(props.commands, editor);
  const { file } = first;
  const now = part.program === program ? part : followPart(part, program);

  // What was typed here is shown already.
  useEffect(() => {
    if (now === part) return;
    onPart(now);
    if (now === null) return;
    setPart(now);
    shown.show(now);
  }, [now, part, shown, onPart]);
  const opening = useLatest(takeCursor);
  // With the editor itself, so that no key comes between it and the field that it takes the place of.
  useLayoutEffect(() => {
    const { position, hasFocus } = opening.current();
    const goal = { file, from: position };
    if (hasFocus) editor.current?.goTo(goal);
    else editor.current?.point(goal);
  }, [file, opening]);

  const { messages } = content;
  const own = useMemo(() => messages.filter(isIn(now ?? part)), [messages, now, part]);
  const { [file ?? '']: fileText, ...others } = program.files;
  return (
    <InkEditor
      {...content}
      ref={editor}
      file={file}
      text={fileText ?? program.source}
      messages={own}
      otherFiles={others}
      label={label}
      part={shown}
      extension={shown.extension}
      onChange={(text) => {
        const after = withTexts(program, new Map([[file, text]]));
        const typed = typedPart(now ?? part, after);
        setPart(typed);
        onTyped(after);
        onPart(typed);
      }}
      onGoTo={onGoTo}
      onAction={(action) => {
        if (action === 'leaveFocus') onLeave();
        return action === 'leaveFocus';
      }}
    />
  );
}

function isIn({ file, from, to, program }: PlacePart): (message: StoryMessage) => boolean {
  const text = textOfFile(program, file);
  const lineAt = (position: number): number => text.slice(0, position).split('\n').length;
  const [first, last] = [lineAt(from), lineAt(to)];
  return (message) =>
    message.file === file && message.line !== null && first <= message.line && message.line <= last;
}
