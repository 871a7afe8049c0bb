import { useEffect } from 'react';
import { cmsAddressOf } from '../../../config/cms-address';
import { ChoiceDialog } from '../kit/ChoiceDialog';
import { FileTitle } from '../kit/FileTitle';

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
  // Those for pages first.
  const ordered = [...users.filter(isPage), ...users];
  const advices = [...new Set(ordered.map((user) => whatToDo(file, user)))];
  return (
    <ChoiceDialog
      question="Not deleted: it is still in use"
      className="cmsConflict cmsInUse"
      onAnswer={onClose}
    >
      <p>
        Change these first, then delete <code translate="no">{file}</code> again. Each opens in a
        tab of its own.
      </p>
      <dl>
        {advices.map((advice) => (
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

const isPage = (file: string) => file.endsWith('.mdx');

/** A link to the form of a file, if it has one. */
function User({ file }: { file: string }) {
  const address = cmsAddressOf(file, 1);
  if (address === null) return <FileTitle file={file} />;
  return (
    <a href={new URL(address.slice('/admin/'.length), document.baseURI).href} target="_blank">
      <FileTitle file={file} />
    </a>
  );
}

function whatToDo(file: string, user: string): string {
  if (file.startsWith('static/')) return 'Shown here: remove the picture, or show another.';
  return isPage(user)
    ? 'Linked to from here: change or remove the links.'
    : 'Named here, in a field “Page” or in a link: use another page there.';
}
