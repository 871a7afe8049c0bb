import { useRef } from 'react';
import { editorMessages as words } from '../../config/messages/editor';
import { Button } from '../../ui/Button';
import * as styles from './MultiFileEditor.module.css';

interface FileToolbarProps {
  /** The main file cannot be renamed or deleted. */
  isMain: boolean;
  onNew: () => void;
  onBring: (files: File[]) => void;
  onRename: () => void;
  onDelete: () => void;
}

/** Buttons for the actions on a story’s files. */
export function FileToolbar({ isMain, onNew, onBring, onRename, onDelete }: FileToolbarProps) {
  const { files } = words;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.tools}>
      {!isMain && (
        <>
          <Button isSmall onClick={onRename}>
            {files.rename}
          </Button>
          <Button isSmall onClick={onDelete}>
            {files.delete}
          </Button>
        </>
      )}
      <Button isSmall onClick={onNew}>
        {files.add}
      </Button>
      <Button isSmall onClick={() => input.current?.click()}>
        {files.open}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".ink"
        multiple
        hidden
        aria-label={files.open}
        onChange={({ target }) => {
          onBring([...(target.files ?? [])]);
          // Allows the same file to be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
}
