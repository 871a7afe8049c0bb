import { useState, type ReactNode } from 'react';
import { pictureFile } from '../../protocol/picture-place';
import { ChoiceDialog } from '../kit/ChoiceDialog';
import { useFound } from '../kit/use-found';
import { InUseDialog } from '../server/InUseDialog';
import type { PageRemoval, ReadersSee } from '../server/page-mover';
import { WaitingDialog } from './WaitingDialog';

interface DeletePageDialogProps {
  file: string;
  title: string;
  readersSee: ReadersSee;
  /** Whether the form has changes that are lost as well. */
  hasChanges: boolean;
  /** Whether its pictures can be deleted with it. */
  canDeletePictures: boolean;
  findEffects: () => Promise<PageRemoval>;
  /** Called with the files of the pictures that are deleted as well; null if the page is kept. */
  onAnswer: (pictures: readonly string[] | null) => void;
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
  const { file, title, readersSee, hasChanges, canDeletePictures, findEffects, onAnswer } = props;
  const { found: effects, failure } = useFound(findEffects);
  const [withPictures, setWithPictures] = useState(false);
  const onClose = () => onAnswer(null);
  if (effects?.waiting) return <WaitingDialog {...{ file, onClose }} waiting={effects.waiting} />;
  if (effects !== null && effects.users.length > 0) {
    return <InUseDialog {...{ file, onClose }} users={effects.users} />;
  }
  const isReady = effects !== null;
  const pictures = effects?.pictures ?? [];
  const answer = withPictures ? pictures.map(pictureFile) : [];
  return (
    <ChoiceDialog
      question={`Delete “${title}”?`}
      choices={[{ words: 'Delete page', answer, kind: 'danger', isReady }]}
      onAnswer={onAnswer}
    >
      <div role="status">
        {effects === null ? <p>Looking for what needs it …</p> : <Effects {...effects} />}
      </div>
      {pictures.length > 0 && (
        <Addresses of={pictures}>
          {canDeletePictures ? (
            <label>
              <input
                type="checkbox"
                checked={withPictures}
                onChange={({ target }) => setWithPictures(target.checked)}
              />{' '}
              Delete {pictures.length === 1 ? 'its picture' : 'its pictures'} as well, which no
              other page shows:
            </label>
          ) : (
            'No other page shows these; they are kept among the pictures:'
          )}
        </Addresses>
      )}
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

function Effects({ address, isListed, redirects, isCommitted }: PageRemoval) {
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
      {redirects.length > 0 && (
        <Addresses of={redirects}>
          These redirects, which lead to it, are deleted as well:
        </Addresses>
      )}
    </>
  );
}

function Addresses({ of, children }: { of: readonly string[]; children: ReactNode }) {
  return (
    <>
      <p>{children}</p>
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
