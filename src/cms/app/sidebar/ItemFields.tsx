import { useId } from 'react';
import type { SidebarFormItem } from '../../editing/sidebar-items';

interface ItemFieldsProps {
  item: SidebarFormItem;
  onChange: (item: SidebarFormItem) => void;
}

/** The fields of a sidebar’s item; the page of a doc is not among them. */
export function ItemFields({ item, onChange }: ItemFieldsProps) {
  if (item.type === 'doc') {
    const { label, ...rest } = item;
    return (
      <TextField
        label="Label"
        hint="Only where it differs from the page’s own"
        value={label}
        onChange={(value) => onChange(value === '' ? rest : { ...rest, label: value })}
      />
    );
  }
  const set = (fields: object) => onChange({ ...item, ...fields });
  if (item.type === 'link') {
    return (
      <>
        <TextField label="Label" value={item.label} onChange={(label) => set({ label })} />
        <TextField
          label="Address"
          hint="https://… or a path of the site"
          value={item.link}
          onChange={(link) => set({ link })}
        />
        <TextField
          label="Description"
          value={item.description}
          onChange={(description) => set({ description })}
        />
      </>
    );
  }
  return (
    <>
      <TextField label="Label" value={item.category} onChange={(category) => set({ category })} />
      <details>
        <summary>More settings</summary>
        <TextField
          label="Description"
          value={item.description}
          onChange={(description) => set({ description })}
        />
        <TextField
          label="Picture on its card"
          hint="Such as /img/engravings/lantern.svg"
          value={item.picture}
          onChange={(picture) => set({ picture })}
        />
        <TextField
          label="Address"
          hint="Only where its address is not made of its label"
          value={item.slug}
          onChange={(slug) => set({ slug })}
        />
        <Switch
          label="Has a page of its own"
          isOn={item.page !== false}
          onChange={(page) => set({ page })}
        />
        <Switch
          label="Closed at first"
          isOn={item.collapsed !== false}
          onChange={(collapsed) => set({ collapsed })}
        />
      </details>
    </>
  );
}

interface TextFieldProps {
  label: string;
  hint?: string;
  value: string | undefined;
  onChange: (value: string) => void;
}

function TextField({ label, hint, value = '', onChange }: TextFieldProps) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        {...(hint !== undefined && { placeholder: hint })}
        onChange={({ target }) => onChange(target.value)}
      />
    </p>
  );
}

interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <p>
      <label>
        <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />{' '}
        {label}
      </label>
    </p>
  );
}
