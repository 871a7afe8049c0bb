import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { describeError } from '../../../base/browser/describe-error';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { knownHash } from '../kit/opened-files';
import { fileIn, folderOf, pathOf } from '../kit/page-folders';
import type { PageMover, RenameEffects } from '../server/page-mover';
import { AddressChange } from './AddressChange';
import { FolderChoice } from './FolderChoice';
import { RenameQuestion } from './RenameQuestion';
import { placeName } from './place-name';

export interface Renamed {
  from: string;
  to: string;
  effects: RenameEffects;
  withRedirect: boolean;
}

interface RenameFormProps {
  file: string;
  /** Slug of its entry. */
  slug: string;
  mover: PageMover;
  /** Whether the form has unsaved changes: after a rename the page is read again. */
  hasChanges: () => boolean;
  onRenamed: (renamed: Renamed) => void;
  onCancel: () => void;
}

interface Plan {
  to: string;
  effects: RenameEffects;
}

/** Said where a rename would lose what was typed. */
export const SAVE_FIRST = 'Save your changes first: a renamed page is read again.';

/** Gives a page another folder or name: first the place is chosen, then what changes with it is confirmed. */
export function RenameForm({
  file,
  slug,
  mover,
  hasChanges,
  onRenamed,
  onCancel,
}: RenameFormProps) {
  const path = pathOf(file);
  const [folder, setFolder] = useState(folderOf(path));
  const [typed, setTyped] = useState(path.split('/').at(-1) ?? '');
  const name = placeName(typed);
  const to = name === null ? file : fileIn(folder, name);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [isRenaming, setRenaming] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (plan === null) input.current?.focus();
  }, [plan]);

  const attempt = async (work: () => Promise<void>) => {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setPlan(null);
      setRenaming(false);
      setFailure(describeError(error));
    }
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (name === null) {
      setFailure('A name needs letters or digits.');
      return;
    }
    if (to === file) {
      onCancel();
      return;
    }
    void attempt(async () => setPlan({ to, effects: await mover.mentions({ from: file, to }) }));
  };
  const rename = ({ to, effects }: Plan, withRedirect: boolean) =>
    attempt(async () => {
      if (hasChanges()) throw new Error(SAVE_FIRST);
      setRenaming(true);
      await mover.rename({ from: file, to, hash: knownHash(file) ?? '', withRedirect }, slug);
      onRenamed({ from: file, to, effects, withRedirect });
    });

  return (
    <>
      <form onSubmit={ask} hidden={plan !== null}>
        <label htmlFor={`${id}-folder`}>Folder</label>
        <FolderChoice id={`${id}-folder`} folder={folder} onChange={setFolder} />
        <label htmlFor={`${id}-name`}>New file name</label>
        <input
          ref={input}
          id={`${id}-name`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <AddressChange from={file} to={to} />
        <p className="cmsChoices">
          <Button isSmall onClick={onCancel}>
            Cancel
          </Button>
          <Button kind="primary" isSmall type="submit">
            Continue
          </Button>
        </p>
      </form>
      {plan !== null && (
        <RenameQuestion
          {...plan}
          onAnswer={(withRedirect) => void rename(plan, withRedirect)}
          onBack={() => setPlan(null)}
        />
      )}
      {isRenaming && <Renaming />}
      {failure !== null && <p role="alert">{failure}</p>}
    </>
  );
}

/** What was typed now would be lost, because the page is read again: so all else waits behind it. */
function Renaming() {
  return (
    <Dialog className="cmsPicker" aria-label="Renaming" onKeyDown={ignoreKey}>
      <p role="status">Renaming the page, and the links to it …</p>
    </Dialog>
  );
}

/** Keeps a key, Escape as well, from closing what it is pressed in. */
function ignoreKey(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
