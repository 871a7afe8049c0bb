import { Button } from '../../../ui/Button';
import type { SendState, TheirCommit } from '../../protocol/send-protocol';
import { timeOf } from '../kit/time-of';

interface TheirChangesProps {
  state: SendState;
  /** Whether the remote is being asked. */
  isLooking: boolean;
  onLook: () => void;
}

/** What others have committed since, of which nothing is in the author’s files. */
export function TheirChanges({ state, isLooking, onLook }: TheirChangesProps) {
  const { theirs, branch, mainBranch, remote } = state;
  if (remote === null) return null;
  const isShared = theirs.ofMain.some(({ shared }) => shared.length > 0);
  return (
    <section aria-labelledby="send-theirs">
      <h2 id="send-theirs">What others have changed</h2>
      {theirs.ofMain.length + theirs.ofBranch.length === 0 && (
        <p>Nothing in the content that you do not have.</p>
      )}
      {theirs.ofBranch.length > 0 && (
        <>
          <p>
            On your branch <code translate="no">{branch}</code>. Take it in before you send in more:
          </p>
          <Commits of={theirs.ofBranch} />
          <pre>
            <code translate="no">{`git pull --rebase ${remote.name} ${branch}`}</code>
          </pre>
        </>
      )}
      {theirs.ofMain.length > 0 && (
        <>
          <p>
            On <code translate="no">{mainBranch}</code>, which is published. Nothing of it is in
            your files, and nothing of yours is lost.{' '}
            {isShared
              ? 'You have changed some of these files as well: where it was the same lines, reviewers are asked which to keep.'
              : 'It is in other files than yours, so both fit together.'}
          </p>
          <Commits of={theirs.ofMain} />
        </>
      )}
      <p className="cmsChoices">
        <Button isSmall disabled={isLooking} onClick={onLook}>
          Look again
        </Button>
      </p>
    </section>
  );
}

function Commits({ of }: { of: readonly TheirCommit[] }) {
  return (
    <ul>
      {of.map(({ id, subject, author, date, files, shared }) => (
        <li key={id}>
          {subject} <span className="sendHint">{author}</span>{' '}
          <time dateTime={date}>{timeOf({ date })}</time>
          <ul>
            {files.map((file) => (
              <li key={file} className="reviewAddress">
                {file}
                {shared.includes(file) && <em> you have changed it, too</em>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
