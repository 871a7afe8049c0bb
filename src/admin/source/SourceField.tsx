import { useRef } from 'react';
import { ProblemList } from '../check/ProblemList';
import { usePageProblems } from '../check/use-page-problems';
import type { EditableData } from '../../core/editing/editable-data';
import { linesAboveText, writePage } from '../../core/editing/editable-page';
import { keyAtLine } from '../../core/frontmatter/key-at-line';
import type { PictureUpload } from './pictures/upload-picture';
import { SourceEditor, type SourceEditorHandle } from './SourceEditor';

interface SourceFieldProps {
  id: string;
  value: string;
  file: string;
  /** All fields of the page’s form. */
  data: EditableData;
  /** Stores new pictures; null where that is not done here. */
  upload: PictureUpload | null;
  onChange: (value: string) => void;
}

/** A page’s text, with what is wrong with the page above it. */
export function SourceField({ id, value, file, data, upload, onChange }: SourceFieldProps) {
  const editor = useRef<SourceEditorHandle>(null);
  const problems = usePageProblems(file, data);
  return (
    <>
      <ProblemList problems={problems} onGoTo={(line) => editor.current?.goTo(line)} />
      <SourceEditor
        ref={editor}
        id={id}
        file={file}
        upload={upload}
        value={value}
        linesAbove={linesAboveText(data)}
        problems={problems}
        onChange={onChange}
        onLineAbove={(line) => focusField(keyAtLine(writePage(data), line))}
      />
    </>
  );
}

/** Focuses the form’s field for a frontmatter key, if there is one; the CMS names fields after their keys. */
function focusField(key: string | null): void {
  document.querySelector<HTMLElement>(`[id^="${key}-field-"]`)?.focus();
}
