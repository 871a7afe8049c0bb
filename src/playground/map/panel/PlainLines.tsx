import { forwardRef, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { textOfFile } from '../../../ink/story/story-program';
import type { PartEditorProps } from '../../pane/PartEditor';
import { followPart, typedPart } from '../../story-edits/place-part';
import { applyEdits } from '../../story-edits/text-edit';
import * as styles from './PlacePanel.module.css';

interface PlainLinesProps extends Pick<
  PartEditorProps,
  'program' | 'first' | 'label' | 'onTyped' | 'onPart'
> {
  /** Where the cursor is at first. */
  start: number;
  /** An input method composes something, or no longer. */
  onComposing: (isComposing: boolean) => void;
}

/** Some lines of a story in a plain field, which takes the focus. */
export const PlainLines = forwardRef<HTMLTextAreaElement, PlainLinesProps>(function PlainLines(
  { program, first, label, start, onTyped, onPart, onComposing },
  ref,
) {
  const field = useRef<HTMLTextAreaElement | null>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(
    ref,
    () => field.current,
    // Once: the editor asks for it while it is drawn, when a new one would not be there yet.
    [],
  );
  const part = followPart(first, program) ?? first;
  const { file, from, to } = part;
  const opening = useRef(start - from);
  // At once: the next key may already be a part of the text.
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(opening.current, opening.current);
  }, []);
  return (
    <textarea
      ref={field}
      className={styles.plain}
      aria-label={label}
      translate="no"
      spellCheck={false}
      value={textOfFile(part.program, file).slice(from, to)}
      onChange={({ target }) => {
        const after = applyEdits(part.program, [{ file, from, to, insert: target.value }]);
        onTyped(after);
        onPart(typedPart(part, after));
      }}
      onCompositionStart={() => onComposing(true)}
      onCompositionEnd={() => onComposing(false)}
    />
  );
});
