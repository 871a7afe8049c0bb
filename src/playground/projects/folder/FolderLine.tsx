import { useState } from 'react';
import { createPortal } from 'react-dom';
import { projectsMessages } from '../../../config/messages/projects';
import { studioMessages } from '../../../config/messages/studio';
import { Button } from '../../../ui/Button';
import { lazyPart } from '../../pane/lazy-part';
import type { FolderDialogProps } from './FolderDialog';
import type { FolderStatus } from './folder-status';
import type { ProjectFolder } from './use-folder';
import * as styles from '../ProjectState.module.css';

const words = projectsMessages.folder;
/** How many files are named that are not in step. */
const NAMED = 3;

const FolderDialog = lazyPart<FolderDialogProps>(
  () => import('./folder-parts').then((module) => module.FolderDialog),
  studioMessages.notLoaded.title(words.differences),
);

interface FolderLineProps {
  folder: ProjectFolder;
  status: FolderStatus;
}

/** How a project’s folder is, in a sentence, with what the writer can do about it. */
export function FolderLine({ folder, status }: FolderLineProps) {
  const [isComparing, setIsComparing] = useState(false);
  const { name, state } = status;
  const files = state.kind === 'differs' ? state.files : [];
  return (
    <>
      <p>{sentenceOf(status)}</p>
      {status.emptied.length > 0 && (
        <>
          <p>{words.emptied(status.emptied, name)}</p>
          <Button kind="link" className={styles.button} onClick={folder.showHistory}>
            {words.toHistory}
          </Button>
        </>
      )}
      {status.leftOut.size > 0 && <p>{leftOutSentence(status)}</p>}
      {state.kind === 'not-allowed' && (
        <Button kind="link" className={styles.button} onClick={folder.allow}>
          {words.allow}
        </Button>
      )}
      {state.kind === 'differs' && (
        <Button
          kind="link"
          className={styles.button}
          aria-haspopup="dialog"
          onClick={() => setIsComparing(true)}
        >
          {words.compare}
        </Button>
      )}
      {state.kind === 'trouble' && state.trouble.kind === 'gone' && (
        <Button kind="link" className={styles.button} onClick={() => void folder.choose()}>
          {words.chooseAgain}
        </Button>
      )}
      {isComparing &&
        files.length > 0 &&
        // Not within the state, which is read out whenever it changes.
        createPortal(
          <FolderDialog
            name={name}
            files={files}
            onAnswer={folder.answer}
            onClosed={() => setIsComparing(false)}
          />,
          document.body,
        )}
    </>
  );
}

function sentenceOf({ name, state }: FolderStatus): string {
  switch (state.kind) {
    case 'saved':
    case 'writing':
      return words.kept(name);
    case 'not-allowed':
      return words.notAllowed(name);
    case 'differs':
      return words.differs(name, state.files.length);
    case 'trouble':
      return state.trouble.kind === 'failed'
        ? words.trouble.failed(name, state.trouble.reason)
        : words.trouble[state.trouble.kind](name);
  }
}

function leftOutSentence({ leftOut }: FolderStatus): string {
  const named = [...leftOut].slice(0, NAMED).map(([path, why]) => words.leftOut.file(path, why));
  return words.leftOut.sentence(named, Math.max(0, leftOut.size - NAMED));
}
