import { useState, type ReactNode } from 'react';
import { editorMessages } from '../../config/messages/editor';
import * as styles from './MultiFileEditor.module.css';

interface FileDropAreaProps {
  isReadOnly: boolean;
  onBring: (files: readonly File[]) => Promise<void>;
  children: ReactNode;
}

/** Takes files that are dropped on the editor. */
export function FileDropArea({ isReadOnly, onBring, children }: FileDropAreaProps) {
  const [isDropping, setIsDropping] = useState(false);
  return (
    <div
      className={styles.editor}
      data-dropping={isDropping || undefined}
      onDragOver={(event) => {
        if (isReadOnly || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsDropping(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsDropping(false);
      }}
      // In the capture phase, because the editor would insert the file’s text where it was dropped.
      onDropCapture={(event) => {
        setIsDropping(false);
        const { files } = event.dataTransfer;
        if (files.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        if (!isReadOnly) void onBring([...files]);
      }}
    >
      {children}
      {isDropping && <p className={styles.drop}>{editorMessages.files.drop}</p>}
    </div>
  );
}
