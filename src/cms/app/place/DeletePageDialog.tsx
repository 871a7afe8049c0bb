import { useEffect, useState } from 'react';
import { describeError } from '../../../base/browser/describe-error';
import { ChoiceDialog } from '../confirm/ChoiceDialog';
import { InUseDialog } from './InUseDialog';
import { WaitingDialog } from './WaitingDialog';
import type { PageRemoval, ReadersSee } from './page-mover';

interface DeletePageDialogProps {
  file: string;
  title: string;
  readersSee: ReadersSee;
  /** Whether the form has changes that are lost as well. */
  hasChanges: boolean;
  findEffects: (file: string) => Promise<PageRemoval>;
  onAnswer: (isConfirmed: true | null) => void;
}

/** What an author should know of when readers see the deletion. */
const WHEN: Readonly<Record<ReadersSee, string>> = {
  'with the files': '',
  'at once': 'This is published at once, without review.',
  reviewed:
    'The page stays on the site until this is published: its deletion is reviewed like other changes, in a pull request of its own.',
};

/** Asks whether a page is deleted, and says what goes with it; if others need it, says where instead. */
export function DeletePageDialog(props: DeletePageDialogProps) {
  const { file, title, readersSee, hasChanges, findEffects, onAnswer } = props;
  const [effects, setEffects] = useState<PageRemoval | null>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    findEffects(file).then(setEffects, (error: unknown) => setFailure(describeError(error)));
  }, [file, findEffects]);
  const onClose = () => onAnswer(null);
  if (effects?.waiting) return <WaitingDialog {...{ file, onClose }} waiting={effects.waiting} />;
  if (effects !== null && effects.users.length > 0) {
    return <InUseDialog {...{ file, onClose }} users={effects.users} />;
  }
  const isReady = effects !== null;
  return (
    <ChoiceDialog
      question={`Delete “${title}”?`}
      choices={[{ words: 'Delete page', answer: true, kind: 'danger', isReady }]}
      onAnswer={onAnswer}
    >
      <div role="status">
        {effects === null ? <p>Looking for what needs it …</p> : <Effects {...effects} />}
      </div>
      <p role="alert">{failure}</p>
      {WHEN[readersSee] !== '' && (
        <p>
          <strong>{WHEN[readersSee]}</strong>
        </p>
      )}
      {hasChanges && <p>What you have not saved is lost as well.</p>}
    </ChoiceDialog>
  );
}

function Effects({ address, isListed, redirects, pictures, isCommitted }: PageRemoval) {
  return (
    <>
      <p>
        Then there is no page at <code translate="no">{address}</code>. No other page links to it.
      </p>
      {!isCommitted && (
        <p>
          <strong>No commit has a page of this name: after a week, its deletion is final.</strong>{' '}
          Until then you can restore it from the end of the list of pages, on this computer.
        </p>
      )}
      {isListed && <p>Its line in the sidebar is deleted as well.</p>}
      <Addresses words="These redirects, which lead to it, are deleted as well:" of={redirects} />
      <Addresses words="Shown nowhere else, but kept among the pictures:" of={pictures} />
    </>
  );
}

function Addresses({ words, of }: { words: string; of: readonly string[] }) {
  if (of.length === 0) return null;
  return (
    <>
      <p>{words}</p>
      <ul>
        {of.map((address) => (
          <li key={address}>
            <code translate="no">{address}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
