import { useEffect, useState } from 'react';
import { describeError } from '../../browser/describe-error';
import type { RemovalEffects } from '../../core/editing/removal-effects';
import { ConfirmDialog } from '../confirm/ConfirmDialog';
import { InUseDialog } from './InUseDialog';

interface DeletePageDialogProps {
  file: string;
  title: string;
  /** Whether the deletion is published at once, without review. */
  isAtOnce: boolean;
  /** Whether the form has changes that are lost as well. */
  hasChanges: boolean;
  findEffects: (file: string) => Promise<RemovalEffects>;
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks whether a page is deleted, and says what goes with it; if others need it, says where instead. */
export function DeletePageDialog(props: DeletePageDialogProps) {
  const { file, title, isAtOnce, hasChanges, findEffects, onAnswer } = props;
  const [effects, setEffects] = useState<RemovalEffects | null>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    findEffects(file).then(setEffects, (error: unknown) => setFailure(describeError(error)));
  }, [file, findEffects]);
  if (effects !== null && effects.users.length > 0) {
    return <InUseDialog {...{ file }} users={effects.users} onClose={() => onAnswer(false)} />;
  }
  return (
    <ConfirmDialog
      question={`Delete “${title}”?`}
      action="Delete page"
      isDanger
      isReady={effects !== null}
      onAnswer={onAnswer}
    >
      <div role="status">
        {effects === null ? <p>Looking for what needs it …</p> : <Effects {...effects} />}
      </div>
      <p role="alert">{failure}</p>
      {isAtOnce && (
        <p>
          <strong>This is published at once, without review.</strong>
        </p>
      )}
      {hasChanges && <p>What you have not saved is lost as well.</p>}
    </ConfirmDialog>
  );
}

function Effects({ address, isListed, redirects, pictures }: RemovalEffects) {
  return (
    <>
      <p>
        <code>{address}</code> is not found any more. No other page links to it.
      </p>
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
            <code>{address}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
