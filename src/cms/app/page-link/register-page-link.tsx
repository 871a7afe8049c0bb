import { mountInCms } from '../kit/mount-in-cms';
import { PageLinkField } from './PageLinkField';
import type { PageName } from './page-targets';

interface ControlProps {
  forID: string;
  value: string | undefined;
  field: { get(key: 'named'): PageName };
  onChange: (value: string) => void;
}

/** Registers the CMS field for a page, which is chosen by its title. */
export function registerPageLink(): void {
  const control = mountInCms(({ forID, value = '', field, onChange }: ControlProps) => (
    <PageLinkField id={forID} value={value} named={field.get('named')} onChange={onChange} />
  ));
  window.CMS.registerWidget('page-link', control, () => null);
}
