import { mountInCms } from '../kit/mount-in-cms';
import { WithDraft } from '../store/open-draft';
import { PageSettings } from './PageSettings';

/** Registers the CMS field that opens the fields below it. */
export function registerSettings(): void {
  const control = mountInCms(
    () => <WithDraft>{(data) => <PageSettings data={data} />}</WithDraft>,
    // It never takes input.
    { isValid: () => true },
  );
  window.CMS.registerWidget('page-settings', control, () => null);
}
