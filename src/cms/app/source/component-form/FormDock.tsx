import { forwardRef, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import type { EditorView } from '@codemirror/view';
import { flushSync } from 'react-dom';
import { createStorageSlot } from '../../../../base/browser/storage-slot';
import { useStoredValue } from '../../../../base/browser/use-stored-value';
import { Button } from '../../../../ui/Button';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { SourceFoot } from '../SourceFoot';
import type { OwnPage } from '../links/link-targets';
import type { PictureUpload } from '../pictures/draft-pictures';
import { ComponentFields } from './ComponentFields';
import type { FormHost } from './component-form-keys';
import { hasForm, nameOf } from './form-words';
import { useComponentForms } from './use-component-forms';

interface FormDockProps {
  view: EditorView;
  page: OwnPage;
  upload: PictureUpload;
}

/** Whether the author wants the form beside the text; it stays until it is closed. */
const isOpenSlot = createStorageSlot('cms.componentForm', { persistence: 'local' });

/**
 * Below the text, where it always has its room: the components around the cursor, and a form for one of them, which lies over
 * the text instead of moving it.
 */
export const FormDock = forwardRef<FormHost, FormDockProps>(function FormDock(props, handle) {
  const { view, page, upload } = props;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const isOpen = useStoredValue(isOpenSlot) === 'open';
  const [chosen, setChosen] = useState<{ around: string; depth: number } | null>(null);
  const [takenBack, setTakenBack] = useState(0);
  const { forms: all, position, follow, look, actOn, takeBack } = useComponentForms(view);
  const forms = all.flatMap((form, depth) => (hasForm(form) ? [{ form, depth }] : []));
  const around = forms.map(({ form }) => form.name).join(' ');
  const current =
    forms.find(({ depth }) => chosen?.around === around && depth === chosen.depth) ?? forms.at(-1);

  const show = (depth?: number) => {
    flushSync(() => {
      if (depth !== undefined) setChosen({ around, depth });
      isOpenSlot.set('open');
      if (depth === undefined) look();
    });
    const fields = 'input, select, button:enabled:not([data-act=close])';
    const here = panel.current?.querySelector<HTMLElement>(`[aria-current=true] :is(${fields})`);
    (here ?? panel.current?.querySelector<HTMLElement>(fields) ?? panel.current)?.focus();
    // It lies over what is behind it.
    view.dispatch({ scrollIntoView: true });
  };
  const close = () => {
    isOpenSlot.set('closed');
    // A name that is still selected from its insertion would be written over by the next words.
    view.dispatch({ selection: { anchor: view.state.selection.main.head } });
    view.focus();
  };
  const hasFields = isOpen && current !== undefined;
  useEffect(() => {
    // It grows over the line that is being written.
    if (hasFields && view.hasFocus) view.dispatch({ scrollIntoView: true });
  }, [hasFields, view]);
  useImperativeHandle(handle, () => ({ onPlace: follow, onForm: () => show() }));

  return (
    // The keys of what has the focus in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="cmsDock"
      onKeyDown={(event) => {
        const isUndo = (event.ctrlKey || event.metaKey) && /^[yz]$/i.test(event.key);
        const isBack = event.key === 'Escape' || (event.altKey && event.key === 'Enter');
        if (event.defaultPrevented || (!isUndo && !isBack)) return;
        if (event.target instanceof Element && event.target.closest('dialog') !== null) return;
        event.preventDefault();
        if (isBack) view.focus();
        else {
          takeBack(event.shiftKey || event.key.toLowerCase() === 'y');
          setTakenBack((count) => count + 1);
        }
      }}
    >
      {isOpen && (
        <section
          ref={panel}
          id={id}
          tabIndex={-1}
          className="cmsForm"
          aria-label={current === undefined ? 'Form' : `${nameOf(current.form.name)}: form`}
        >
          {current === undefined ? (
            <p>
              Put the cursor into tabs, steps, cards, a note, a figure or a sample to fill it in
              here.
            </p>
          ) : (
            <ComponentFields
              key={`${around} ${current.depth}`}
              form={current.form}
              position={position}
              site={{ page, upload, takenBack }}
              act={(make, options = {}) => actOn(current.depth, make, options)}
              onText={() => view.focus()}
            />
          )}
        </section>
      )}
      <div className="cmsDockBar">
        {forms.map(({ form, depth }) => (
          <Button
            key={depth}
            isSmall
            aria-expanded={isOpen && depth === current?.depth}
            {...(isOpen && { 'aria-controls': id })}
            title="In a form (Alt+Enter)"
            onClick={() => (isOpen && depth === current?.depth ? close() : show(depth))}
          >
            Edit {nameOf(form.name).toLowerCase()}
          </Button>
        ))}
        {isOpen && (
          <Button isSmall kind="link" onClick={close}>
            Close the form
          </Button>
        )}
        <VisuallyHidden role="status">
          {current !== undefined &&
            `${nameOf(current.form.name)}. Alt+Enter for a form, Escape back to the text.`}
        </VisuallyHidden>
        <SourceFoot text={page.text} />
      </div>
    </div>
  );
});
