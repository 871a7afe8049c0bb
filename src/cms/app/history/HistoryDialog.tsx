import { useEffect, useId, useRef, useState } from 'react';
import { describeError } from '../../../base/browser/describe-error';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import type { FileVersion } from '../../protocol/protocol';
import { TwoTexts } from '../conflict/TwoTexts';
import { timeOf } from '../kit/time-of';
import { VersionButton } from './VersionButton';

/** Where the versions of a file come from. */
export interface FileHistory {
  versions(file: string): Promise<readonly FileVersion[]>;
  textOf(version: FileVersion): Promise<string>;
}

interface HistoryDialogProps {
  file: string;
  /** The text of the file that the form would write. */
  now: string;
  /** The text of the file as it is saved. */
  saved: string;
  history: FileHistory;
  onRestore: (version: FileVersion, text: string) => void;
  onClose: () => void;
}

/** The versions of a file, each compared with the text in the form. */
export function HistoryDialog(props: HistoryDialogProps) {
  const { file, now, saved, history, onRestore, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const { versions, chosen, choose, text, latest, failure } = useVersions(file, history);
  const mark = latest === now ? 'As in the form' : latest === saved ? 'As saved' : '';
  return (
    <Dialog ref={dialog} className="cmsConflict" aria-labelledby={headingId} onClose={onClose}>
      <h2 id={headingId}>History of this page</h2>
      {failure !== null && <p role="alert">{failure}</p>}
      {versions?.length === 0 && (
        <p>
          There is no version of <code translate="no">{file}</code>: it was not saved here in the
          last week, nor has it been committed.
        </p>
      )}
      {versions !== null && versions.length > 0 && (
        <p>What is saved here is kept for a week, what is committed for good.</p>
      )}
      {versions !== null && versions.length > 0 && (
        <div className="localHistory">
          <ol aria-label="Versions">
            {versions.map((version, index) => (
              <li key={version.id}>
                <VersionButton
                  version={version}
                  isChosen={version === chosen}
                  mark={index === 0 ? mark : ''}
                  onChoose={() => choose(version)}
                />
              </li>
            ))}
          </ol>
          {chosen !== null && text !== null && (
            <TwoTexts
              label="What has changed since"
              left={{ title: `As it was on ${timeOf(chosen)}`, text }}
              right={{ title: 'Now, in the form', text: now }}
            />
          )}
        </div>
      )}
      <p className="cmsChoices">
        {text === now && <span role="status">This version is what the form holds now.</span>}
        <Button isSmall onClick={() => dialog.current?.close()}>
          Close
        </Button>
        <Button
          isSmall
          disabled={text === null || text === now}
          onClick={() => {
            dialog.current?.close();
            if (chosen !== null && text !== null) onRestore(chosen, text);
          }}
        >
          Restore this version
        </Button>
      </p>
    </Dialog>
  );
}

/** The versions of a file, and the text of the one that is chosen; first the latest one. */
function useVersions(file: string, history: FileHistory) {
  const [versions, setVersions] = useState<readonly FileVersion[] | null>(null);
  const [chosen, setChosen] = useState<FileVersion | null>(null);
  const [text, setText] = useState<string | null>(null);
  /** The text of the latest version. */
  const [latest, setLatest] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const tell = (error: unknown) => setFailure(describeError(error));

  useEffect(() => {
    let isClosed = false;
    history.versions(file).then((found) => {
      if (isClosed) return;
      setVersions(found);
      setChosen(found[0] ?? null);
    }, tell);
    return () => {
      isClosed = true;
    };
  }, [file, history]);

  useEffect(() => {
    if (chosen === null) return;
    let isStale = false;
    history.textOf(chosen).then((found) => {
      if (!isStale) setText(found);
      if (chosen === versions?.[0]) setLatest(found);
    }, tell);
    return () => {
      isStale = true;
    };
  }, [chosen, versions, history]);
  return { versions, chosen, choose: setChosen, text, latest, failure };
}
