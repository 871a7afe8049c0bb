import { mountInCms } from '../kit/mount-in-cms';
import { WithDraft } from '../store/open-draft';
import { DataProblems } from './DataProblems';

interface ControlProps {
  entry: DecapEntry;
}

/** The field of a data file’s form that shows what is wrong with the file. */
export const problemsField: DecapField = {
  name: 'problems',
  label: 'Problems',
  widget: 'form-problems',
  required: false,
};

/** Registers the CMS field for the problems of a data file. */
export function registerFormProblems(): void {
  const control = mountInCms(
    ({ entry }: ControlProps) => (
      <WithDraft>{(data) => <DataProblems file={entry.get('path')} data={data} />}</WithDraft>
    ),
    // It never takes input.
    { isValid: () => true },
  );
  window.CMS.registerWidget('form-problems', control, () => null);
}
