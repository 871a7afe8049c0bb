import { useRef } from 'react';
import { filesMessages as words } from '../../config/messages/files';
import { ASSET_ENDINGS } from '../../ink/story/asset-kinds';
import { Button } from '../../ui/Button';
import type { FoundFile } from '../assets/found-file';
import { PlayLinkField } from '../import/PlayLinkField';
import { chosenFiles } from '../import/find-files';
import { OpenFolder } from '../projects/folder/OpenFolder';
import { canUseFolders } from '../projects/folder/folder-access';
import { STORY_ENDINGS } from '../import/wanted-files';
import * as styles from './FilesTool.module.css';

const STORIES = ['zip', ...STORY_ENDINGS].map((ending) => `.${ending}`).join(',');

interface FilePickersProps {
  isReadOnly: boolean;
  onAdd: (files: File[]) => void;
  onImport: (files: readonly FoundFile[]) => void;
}

/** Buttons that open the system’s dialogs for files and folders. */
export function FilePickers({ isReadOnly, onAdd, onImport }: FilePickersProps) {
  const importFiles = (files: File[]): void => onImport(chosenFiles(files));
  const endings = [...ASSET_ENDINGS, 'css'].map((ending) => `.${ending}`).join(',');
  return (
    <>
      {!isReadOnly && (
        <div className={styles.pickers}>
          <Picker name={words.add} isMain accept={endings} onChoose={onAdd} />
          <Picker name={words.addFolder} isFolder onChoose={onAdd} />
        </div>
      )}
      <div className={styles.game}>
        {words.importAbout}
        <Picker name={words.import} isLink accept={STORIES} onChoose={importFiles} />
        <Picker name={words.importFolder} isLink isFolder onChoose={importFiles} />
        <PlayLinkField onLink={(link) => onImport([link])} />
        {canUseFolders() && <OpenFolder className={styles.link} />}
      </div>
    </>
  );
}

interface PickerProps {
  name: string;
  accept?: string;
  isFolder?: boolean;
  isMain?: boolean;
  isLink?: boolean;
  onChoose: (files: File[]) => void;
}

function Picker({ name, accept, isFolder, isMain, isLink, onChoose }: PickerProps) {
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
        multiple
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
