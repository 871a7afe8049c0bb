import { mountInCms } from '../kit/mount-in-cms';
import { ListFilter } from './ListFilter';

/** Registers the CMS field that filters the list after it. */
export function registerListFilter(): void {
  // It never takes input.
  const isValid = () => true;
  const control = mountInCms(({ forID }: { forID: string }) => <ListFilter id={forID} />, {
    isValid,
  });
  window.CMS.registerWidget('list-filter', control, () => null);
}
