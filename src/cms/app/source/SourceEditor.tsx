import { forwardRef, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../../../base/browser/use-latest';
import { siteContent } from '../kit/site-content';
import { SourceQuestion } from './SourceQuestion';
import { FormDock } from './component-form/FormDock';
import type { FormHost } from './component-form/component-form-keys';
import { applyInsertion } from './insertions/apply-insertion';
import { InsertionPicker } from './insertions/InsertionPicker';
import type { Question } from './insertions/insertion';
import type { PictureUpload } from './pictures/draft-pictures';
import { sourceExtensions } from './source-extensions';
import { withoutRoomBelow, withRoomBelow } from './text/room-below';
import { SourceToolbar } from './toolbar/SourceToolbar';
import { useSourceView, type SourceOptions, type SourceView } from './use-source-view';

/** What can be done with the editor from outside. */
export interface SourceEditorHandle {
  /** Selects a line, counted as in the file, or words in it, and scrolls to it. */
  goTo: SourceView['goTo'];
}

// More than nine: what its hook takes (`SourceOptions`), and what the form around it does.
export interface SourceEditorProps extends SourceOptions {
  id: string;
  upload: PictureUpload;
  onChange: (value: string) => void;
  onTyping: (word: string) => void;
}

/** A page’s source text. Selects the line of the file that the address names, if any. */
export const SourceEditor = forwardRef<SourceEditorHandle, SourceEditorProps>(
  function SourceEditor(props, handle) {
    const { id, file, value, upload } = props;
    const latest = useLatest(props);
    const [question, setQuestion] = useState<Question | null>(null);
    const [isChoosing, setChoosing] = useState(false);
    /** Pictures that were dropped or pasted, and are inserted one after the other. */
    const [files, setFiles] = useState<readonly File[]>([]);
    const dock = useRef<FormHost>(null);
    const host = {
      id,
      file: () => latest.current.file,
      content: siteContent,
      ask: setQuestion,
      onChange: (text: string) => latest.current.onChange(withoutRoomBelow(text)),
      onTyping: (word: string) => latest.current.onTyping(word),
      onPlace: () => dock.current?.onPlace(),
      onForm: () => dock.current?.onForm(),
      onFiles: (dropped: File[]) => {
        setFiles(dropped);
        setQuestion('picture');
      },
    };
    const { place, view, goTo } = useSourceView(() => sourceExtensions(host), {
      ...props,
      value: withRoomBelow(value),
    });
    useImperativeHandle(handle, () => ({ goTo }), [goTo]);
    const onAnswered = () => {
      const others = files.slice(1);
      // Nothing behind an open form can have the focus.
      flushSync(() => {
        setFiles(others);
        if (others.length === 0) setQuestion(null);
      });
      if (others.length === 0) view?.focus();
    };

    return (
      <div className="cmsSource">
        <SourceToolbar
          controls={id}
          onInsert={(insertion) => view && applyInsertion(view, insertion, setQuestion)}
          onMenu={() => setChoosing(true)}
        />
        <div ref={place} />
        {view !== null && isChoosing && (
          <InsertionPicker
            onChoose={(insertion) => {
              // Nothing behind an open dialog can have the focus.
              flushSync(() => setChoosing(false));
              view.focus();
              if (insertion !== null) applyInsertion(view, insertion, setQuestion);
            }}
          />
        )}
        {view !== null && (
          <FormDock ref={dock} view={view} page={{ file, text: value }} upload={upload} />
        )}
        {view !== null && question !== null && (
          <SourceQuestion
            key={`${question} ${files.length}`}
            question={question}
            view={view}
            page={{ file, text: value }}
            picture={files[0] ?? null}
            upload={upload}
            onAnswered={onAnswered}
          />
        )}
      </div>
    );
  },
);
