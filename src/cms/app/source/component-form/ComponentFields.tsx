import { FieldControl, type FieldSite } from './FieldControl';
import { PartRows } from './PartRows';
import type { ComponentForm } from './edits/component-form';
import { shownFields } from './form-words';
import type { Act } from './use-component-forms';

interface ComponentFieldsProps {
  form: ComponentForm;
  /** The place of the cursor in the text. */
  position: number;
  site: FieldSite;
  act: Act;
  /** Called when writing goes on in the text. */
  onText: () => void;
}

/** The form of a component: its parts first, as readers see them. */
export function ComponentFields({ form, position, site, act, onText }: ComponentFieldsProps) {
  const { name, parts } = form;
  const fields = shownFields(name, form.fields);
  return (
    <>
      {parts && parts.items.length > 0 && <PartRows {...{ parts, position, site, act, onText }} />}
      {fields.length > 0 && (
        <div className="cmsFormFields">
          {fields.map(({ field, label }) => (
            <FieldControl
              key={`${field.name} ${field.kind}`}
              of={`${name} ${field.name}`}
              {...{ label, field, site }}
              onWrite={(value, goesOn) =>
                act(
                  (now) =>
                    now.fields
                      .find((one) => one.name === field.name && one.kind === field.kind)
                      ?.write(value) ?? [],
                  { goesOn },
                )
              }
            />
          ))}
        </div>
      )}
    </>
  );
}
