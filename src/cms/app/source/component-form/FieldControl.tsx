import { useId, useRef, useState } from 'react';
import { siteContent } from '../../kit/site-content';
import { ChooserField } from '../../picker/ChooserField';
import { PictureField } from '../../picture-field/PictureField';
import { LinkPicker } from '../links/LinkPicker';
import { linkTargets, type OwnPage } from '../links/link-targets';
import type { PictureUpload } from '../pictures/draft-pictures';
import type { FormField } from './edits/component-form';

/** What the fields of a form know of the page. */
export interface FieldSite {
  page: OwnPage;
  upload: PictureUpload;
  /** How often something was taken back. */
  takenBack: number;
}

interface FieldControlProps {
  /** `Figure src`: what it belongs to. */
  of: string;
  label: string;
  field: FormField;
  site: FieldSite;
  /** Writes a value; returns whether it could be written. */
  onWrite: (value: string, goesOn: boolean) => boolean;
}

/** What was typed, until the field is left or something is taken back. */
interface Typed {
  value: string;
  isWritten: boolean;
  takenBack: number;
}

/** A field of a form, which is written with each letter; what cannot be written stays in it until it is left. */
export function FieldControl({ of, label, field, site, onWrite }: FieldControlProps) {
  const id = useId();
  const [typed, setTyped] = useState<Typed | null>(null);
  /** When something was written since it has the focus: how often something had been taken back. */
  const begun = useRef<number | null>(null);
  const { takenBack } = site;
  const kept = typed?.takenBack === takenBack ? typed : null;
  const value = kept?.value ?? field.value;
  const isRefused = kept?.isWritten === false;
  const write = (next: string) => {
    const isWritten = onWrite(next, begun.current === takenBack);
    if (isWritten) begun.current = takenBack;
    setTyped({ value: next, isWritten: isWritten || next === field.value, takenBack });
  };
  const leave = () => {
    begun.current = null;
    setTyped(null);
  };
  if (field.kind === 'flag') {
    return (
      <label className="cmsFormFlag">
        <input
          type="checkbox"
          checked={field.value !== ''}
          onChange={({ target }) => onWrite(target.checked ? field.name : '', false)}
        />{' '}
        {label}
      </label>
    );
  }
  return (
    <div className="cmsFormField" onBlur={leave}>
      <label htmlFor={id}>{label}</label>
      {control()}
      {isRefused && (
        <p id={`${id}-refused`} role="alert">
          {field.kind === 'number'
            ? 'This is not a number.'
            : 'The page could not be read with this, so it is not written yet.'}
        </p>
      )}
    </div>
  );

  function control() {
    if (field.kind === 'choice') {
      return (
        <select id={id} value={field.value} onChange={({ target }) => onWrite(target.value, false)}>
          {field.choices?.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      );
    }
    if (of === 'Figure src') {
      return <PictureField {...{ id, value }} upload={site.upload} onChange={write} />;
    }
    if (of === 'Card href') {
      return (
        <ChooserField
          {...{ id, value }}
          onChange={write}
          renderDialog={(onDone) => (
            <LinkPicker
              question="link"
              selected=""
              targets={linkTargets(siteContent(), site.page)}
              onChoose={(choice) => onDone(choice?.href ?? null)}
            />
          )}
        >
          {null}
        </ChooserField>
      );
    }
    return (
      <input
        id={id}
        value={value}
        autoComplete="off"
        aria-invalid={isRefused}
        {...(isRefused && { 'aria-describedby': `${id}-refused` })}
        {...(field.kind === 'number' && { inputMode: 'numeric' as const })}
        onChange={({ target }) => write(target.value)}
      />
    );
  }
}
