import { useEffect, useRef, useState } from 'react';
import { formFiles } from '../../../config/cms-address';
import { Button } from '../../../ui/Button';
import { FileTitle } from '../kit/FileTitle';
import type { RenameEffects } from '../server/page-mover';

interface RenameQuestionProps {
  to: string;
  effects: RenameEffects;
  onAnswer: (withRedirect: boolean) => void;
  onBack: () => void;
}

/** Says what a rename changes, and asks whether to do it. */
export function RenameQuestion({ to, effects, onAnswer, onBack }: RenameQuestionProps) {
  const { oldPath, newPath, linking, listing, ended, hasReaders } = effects;
  const others = listing.filter((file) => file !== formFiles.sidebars);
  const canRedirect = hasReaders && oldPath !== newPath;
  const [withRedirect, setRedirect] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus(), []);
  return (
    <div role="group" aria-label="What changes" className="cmsRename">
      <p>
        It becomes <code translate="no">{to}</code>
        {oldPath === newPath && `, and its address stays ${oldPath}`}.
      </p>
      <Files files={linking} one="page links to it" many="pages link to it" />
      <Files files={others} one="other file links to it" many="other files link to it" />
      {others.length < listing.length && <p>In the sidebar it stays where it is.</p>}
      {ended.length > 0 && (
        <p>The redirect from {ended.join(', ')} is removed, as the page is there again.</p>
      )}
      {canRedirect && (
        <label>
          <input
            type="checkbox"
            checked={withRedirect}
            onChange={({ target }) => setRedirect(target.checked)}
          />
          <span>
            Send readers from {oldPath} to {newPath}
          </span>
        </label>
      )}
      <p className="cmsChoices">
        <Button isSmall onClick={onBack} disabled={isBusy}>
          Back
        </Button>
        <Button
          isSmall
          kind="primary"
          ref={confirm}
          disabled={isBusy}
          onClick={() => {
            setBusy(true);
            onAnswer(canRedirect && withRedirect);
          }}
        >
          Rename
        </Button>
      </p>
    </div>
  );
}

/** Files that will be updated. */
function Files({ files, one, many }: { files: readonly string[]; one: string; many: string }) {
  if (files.length === 0) return null;
  return (
    <details>
      <summary>
        {files.length} {files.length === 1 ? one : many} and will be updated
      </summary>
      <ul>
        {files.map((file) => (
          <li key={file}>
            <FileTitle file={file} />
          </li>
        ))}
      </ul>
    </details>
  );
}
