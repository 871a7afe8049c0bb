import { useId, useRef, useState } from 'react';
import { projectsMessages } from '../../../config/messages/projects';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import { DifferingFileView } from './DifferingFileView';
import type { Answers, DifferingFile } from './differing-file';
import type { Side } from './sync-plan';
import * as styles from './FolderDialog.module.css';

const words = projectsMessages.folder;

export interface FolderDialogProps {
  /** The folder’s name. */
  name: string;
  files: readonly DifferingFile[];
  onAnswer: (answers: Answers) => Promise<void>;
  onClosed: () => void;
}

/** The files that differ between the project and its folder, with a choice for each. */
export function FolderDialog({ name, files, onAnswer, onClosed }: FolderDialogProps) {
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const chooseAll = (side: Side): void =>
    setSides(Object.fromEntries(files.map(({ path }) => [path, side])));
  const answers: Answers = new Map(
    files.flatMap(({ path, prints }) => {
      const side = sides[path];
      return side === undefined ? [] : [[path, { side, prints }] as const];
    }),
  );
  const answer = async (): Promise<void> => {
    setIsBusy(true);
    await onAnswer(answers);
    setIsBusy(false);
  };

  return (
    <Dialog ref={dialog} className={styles.dialog} aria-labelledby={heading} onClose={onClosed}>
      <div className={styles.head}>
        <h2 id={heading} dir="auto" className={styles.title}>
          {words.differencesFrom(name)}
        </h2>
        <IconButton name={projectsMessages.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className={styles.body} aria-busy={isBusy}>
        <p>{words.differencesAbout}</p>
        {files.map((file) => (
          <DifferingFileView
            key={file.path}
            file={file}
            side={sides[file.path]}
            onChoose={(side) => setSides((former) => ({ ...former, [file.path]: side }))}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <Button
          kind="primary"
          disabled={answers.size === 0 || isBusy}
          onClick={() => void answer()}
        >
          {words.useChoices}
        </Button>
        {files.length > 1 && (
          <>
            <Button kind="link" onClick={() => chooseAll('here')}>
              {words.allHere}
            </Button>
            <Button kind="link" onClick={() => chooseAll('there')}>
              {words.allThere}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
