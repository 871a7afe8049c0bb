import { ChoiceDialog } from '../kit/ChoiceDialog';
import type { WaitingChange } from '../server/page-mover';

interface WaitingDialogProps {
  file: string;
  waiting: WaitingChange;
  onClose: () => void;
}

/** Says what waits to be published of a page that was to be deleted, and leads there. */
export function WaitingDialog({ file, waiting, onClose }: WaitingDialogProps) {
  const { url, isDeletion } = waiting;
  return (
    <ChoiceDialog
      question={
        isDeletion
          ? 'This page is to be deleted'
          : 'Not deleted: it has changes that are not published'
      }
      onAnswer={onClose}
    >
      <p>
        {isDeletion ? (
          <>
            <code translate="no">{file}</code> stays on the site until its deletion is published. It
            waits under “Review”, where it can be discarded as well.
          </>
        ) : (
          <>
            Publish or discard the changes to <code translate="no">{file}</code>, then delete the
            page again. They wait under “Review”.
          </>
        )}
      </p>
      <p>
        <a href={url} target="_blank" rel="noreferrer">
          See it on GitHub
        </a>
      </p>
    </ChoiceDialog>
  );
}
