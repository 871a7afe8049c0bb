import { useEffect } from 'react';
import { cmsAddressOf } from '../../core/desk/cms-address';
import { ChoiceDialog } from '../confirm/ChoiceDialog';

interface InUseDialogProps {
  file: string;
  /** The files that need it. */
  users: readonly string[];
  onClose: () => void;
}

/** Says which files need one that was to be deleted, what to do there, and leads to their forms; another screen closes it. */
export function InUseDialog({ file, users, onClose }: InUseDialogProps) {
  useEffect(() => {
    window.addEventListener('hashchange', onClose);
    return () => window.removeEventListener('hashchange', onClose);
  }, [onClose]);
  return (
    <ChoiceDialog
      question="Not deleted: it is still in use"
      className="deskConflict deskInUse"
      onAnswer={onClose}
    >
      <p>
        Change these first, then delete <code>{file}</code> again. Each opens in a tab of its own.
      </p>
      <dl>
        {[...new Set(users.map((user) => whatToDo(file, user)))].map((advice) => (
          <div key={advice}>
            <dt>{advice}</dt>
            {users
              .filter((user) => whatToDo(file, user) === advice)
              .map((user) => (
                <dd key={user}>
                  <User file={user} />
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </ChoiceDialog>
  );
}

/** A link to the form of a file, if it has one. */
function User({ file }: { file: string }) {
  const address = cmsAddressOf(file, 1);
  if (address === null) return <code>{file}</code>;
  return (
    <a href={new URL(address.slice('/admin/'.length), document.baseURI).href} target="_blank">
      {file}
    </a>
  );
}

function whatToDo(file: string, user: string): string {
  if (file.startsWith('static/')) return 'It is shown here: remove the picture, or show another.';
  return user.endsWith('.mdx')
    ? 'It links to the page: change or remove those links.'
    : 'It names the page in the field “Page” or in a link: use another page there.';
}
