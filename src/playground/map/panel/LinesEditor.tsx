import { useRef, useState } from 'react';
import { LoadFailureBox } from '../../../base/browser/LoadFailureBox';
import { useDeferredModule } from '../../../base/browser/use-deferred-module';
import { mapEditMessages as words } from '../../../config/messages/map-edit';
import type { PartEditorProps } from '../../pane/PartEditor';
import { PlainLines } from './PlainLines';

interface LinesEditorProps extends Omit<PartEditorProps, 'takeCursor'> {
  /** Where the cursor is at first. */
  start: number;
}

const load = () => import('../../pane/LoadedEditor').then(({ loadPartEditor }) => loadPartEditor());

/** An editor of some lines. While it loads, and if it cannot be loaded, a plain field takes what is typed. */
export function LinesEditor({ start, ...props }: LinesEditorProps) {
  const editor = useDeferredModule(load);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isPlain, setIsPlain] = useState(true);
  // What an input method composes would be lost with the field.
  const [isComposing, setIsComposing] = useState(false);
  return (
    <>
      {editor.state === 'loaded' && !isComposing && (
        <editor.value
          {...props}
          takeCursor={() => {
            const { current } = field;
            setIsPlain(false);
            return {
              position: current === null ? start : props.first.from + current.selectionStart,
              hasFocus: current === document.activeElement,
            };
          }}
        />
      )}
      {isPlain && <PlainLines {...props} ref={field} start={start} onComposing={setIsComposing} />}
      {editor.state === 'failed' && (
        <LoadFailureBox title={words.notLoaded} error={editor.error} onRetry={editor.retry} />
      )}
    </>
  );
}
