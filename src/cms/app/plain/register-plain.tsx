import { mountInCms } from '../mount-in-cms';
import { PlainField } from './PlainField';

interface ControlProps {
  forID: string;
  value: string | undefined;
  entry: DecapEntry;
  onChange: (value: string) => void;
}

/** Registers the CMS field for files that are edited as they are. */
export function registerPlain(): void {
  const control = mountInCms(({ forID, value = '', entry, onChange }: ControlProps) => (
    <PlainField
      key={entry.get('path')}
      id={forID}
      value={value}
      file={entry.get('path')}
      onChange={onChange}
    />
  ));
  window.CMS.registerWidget('plain-source', control, () => null);
}
