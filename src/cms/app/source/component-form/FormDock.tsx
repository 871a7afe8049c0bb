import {
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import type { EditorView } from '@codemirror/view';
import { flushSync } from 'react-dom';
import { createStorageSlot } from '../../../../base/browser/storage-slot';
import { useStoredValue } from '../../../../base/browser/use-stored-value';
import { Button } from '../../../../ui/Button';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import type { OwnPage } from '../links/link-targets';
import type { PictureUpload } from '../pictures/draft-pictures';
import { SourceFoot } from '../text/SourceFoot';
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
  const [takenBack, setTakenBack] = useState(0);
  const { forms: all, position, follow, look, actOn, takeBack } = useComponentForms(view);
  const { forms, around, current, choose } = useChosenForm(all);

  const show = (depth?: number) => {
    flushSync(() => {
      if (depth !== undefined) choose(depth);
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
        const key = dockKey(event);
        if (key === null) return;
        event.preventDefault();
        if (key === 'text') view.focus();
        else {
          takeBack(key === 'redo');
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
      <DockBar
        {...{ forms, current, page }}
        panel={isOpen ? id : null}
        onShow={show}
        onClose={close}
      />
    </div>
  );
});

interface DockBarProps extends Pick<ReturnType<typeof useChosenForm>, 'forms' | 'current'> {
  page: OwnPage;
  /** The id of the form that is open; null if none is. */
  panel: string | null;
  onShow: (depth: number) => void;
  onClose: () => void;
}

/** A button for the form of each component around the cursor. */
function DockBar({ forms, current, page, panel, onShow, onClose }: DockBarProps) {
  return (
    <div className="cmsDockBar">
      {forms.map(({ form, depth }) => {
        const isShown = panel !== null && depth === current?.depth;
        return (
          <Button
            key={depth}
            isSmall
            aria-expanded={isShown}
            {...(panel !== null && { 'aria-controls': panel })}
            title="In a form (Alt+Enter)"
            onClick={() => (isShown ? onClose() : onShow(depth))}
          >
            Edit {nameOf(form.name).toLowerCase()}
          </Button>
        );
      })}
      {panel !== null && (
        <Button isSmall kind="link" onClick={onClose}>
          Close the form
        </Button>
      )}
      <VisuallyHidden role="status">
        {current !== undefined &&
          `${nameOf(current.form.name)}. Alt+Enter for a form, Escape back to the text.`}
      </VisuallyHidden>
      <SourceFoot text={page.text} />
    </div>
  );
}

/** The forms that there are, and the one of them that is shown: the innermost, until another is chosen. */
function useChosenForm(all: ReturnType<typeof useComponentForms>['forms']) {
  const [chosen, setChosen] = useState<{ around: string; depth: number } | null>(null);
  const forms = all.flatMap((form, depth) => (hasForm(form) ? [{ form, depth }] : []));
  const around = forms.map(({ form }) => form.name).join(' ');
  const current =
    forms.find(({ depth }) => chosen?.around === around && depth === chosen.depth) ?? forms.at(-1);
  return { forms, around, current, choose: (depth: number) => setChosen({ around, depth }) };
}

/** What a key in the dock asks for; null for what is up to the field that has the focus. */
function dockKey(event: KeyboardEvent): 'undo' | 'redo' | 'text' | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (event.defaultPrevented) return null;
  if (target instanceof Element && target.closest('dialog') !== null) return null;
  if (key === 'Escape' || (altKey && key === 'Enter')) return 'text';
  if (!(ctrlKey || metaKey) || !/^[yz]$/i.test(key)) return null;
  return shiftKey || key.toLowerCase() === 'y' ? 'redo' : 'undo';
}
