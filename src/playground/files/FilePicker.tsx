import { useRef } from 'react';
import { Button } from '../../ui/Button';
import * as styles from './FilesTool.module.css';

interface FilePickerProps {
  name: string;
  accept?: string;
  isFolder?: boolean;
  isMain?: boolean;
  isLink?: boolean;
  isSingle?: boolean;
  onChoose: (files: File[]) => void;
}

/** A button that opens the system’s dialog for files, or for a folder. */
export function FilePicker({ name, accept, isFolder, ...props }: FilePickerProps) {
  const { isMain, isLink, isSingle, onChoose } = props;
  const input = useRef<HTMLInputElement | null>(null);
  return (
    <>
      <Button
        kind={isLink ? 'link' : isMain ? 'primary' : 'plain'}
        className={isLink ? styles.link : undefined}
        onClick={() => input.current?.click()}
      >
        {name}
      </Button>
      <input
        ref={(element) => {
          input.current = element;
          // React does not know the attribute.
          if (isFolder) element?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        multiple={isSingle !== true}
        hidden
        aria-label={name}
        {...(accept !== undefined && { accept })}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          if (chosen.length > 0) onChoose(chosen);
          // Allows the same file to be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
