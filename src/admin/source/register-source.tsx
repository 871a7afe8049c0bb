import type { EditableData } from '../../core/editing/editable-data';
import { linesAboveText } from '../../core/editing/editable-page';
import { mountInCms } from '../mount-in-cms';
import { SourceEditor } from './SourceEditor';

interface ControlProps {
  forID: string;
  value: string | undefined;
  entry: DecapEntry;
  onChange: (value: string) => void;
}

/** Registers the CMS field for a page’s text. */
export function registerSource(): void {
  const control = mountInCms(({ forID, value = '', entry, onChange }: ControlProps) => {
    const data: EditableData = entry.get('data').toJS();
    return (
      <SourceEditor
        id={forID}
        value={value}
        linesAbove={linesAboveText(data)}
        onChange={onChange}
      />
    );
  });
  window.CMS.registerWidget('page-source', control, () => null);
}
