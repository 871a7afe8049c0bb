import { countOf } from '../../../base/text/words';
import { Button } from '../../../ui/Button';
import type { OwnCommit, SendState } from '../../protocol/send-protocol';
import { timeOf } from '../kit/time-of';
import { AdviceBox } from './AdviceBox';
import { withoutRemote } from './advice';

interface BranchStatusProps {
  state: SendState;
  isBusy: boolean;
  onPush: () => void;
  onUndo: (commit: string) => void;
}

/** What becomes of commits: those that are only on this computer, and those that reviewers can read. */
export function BranchStatus(props: BranchStatusProps) {
  const { state, isBusy, onPush, onUndo } = props;
  const { branch, ownBranch, waiting, remote, isPushed, canUndo } = state;
  const [latest] = waiting;
  if (ownBranch === null || branch === null) return null;
  if (latest === undefined) return isPushed ? <Sent {...state} branch={branch} /> : null;
  return (
    <section aria-labelledby="send-waiting">
      <h2 id="send-waiting">Only on this computer</h2>
      <p>
        On the branch <code translate="no">{branch}</code>, and not pushed yet:
      </p>
      <Commits of={waiting} />
      {remote === null && <AdviceBox advice={withoutRemote} said="" />}
      <p className="cmsChoices">
        {remote !== null && (
          <Button isSmall kind="primary" disabled={isBusy} onClick={onPush}>
            Push
          </Button>
        )}
        {canUndo && (
          <Button isSmall disabled={isBusy} onClick={() => onUndo(latest.id)}>
            Undo “{latest.subject}”
          </Button>
        )}
      </p>
      {canUndo && (
        <p className="sendHint">Undo takes the commit back. Your files stay as they are.</p>
      )}
    </section>
  );
}

function Commits({ of }: { of: readonly OwnCommit[] }) {
  return (
    <ul>
      {of.map(({ id, subject, date, files }) => (
        <li key={id}>
          {subject}{' '}
          <small>
            {countOf(files.length, 'file')}, <time dateTime={date}>{timeOf({ date })}</time>
          </small>
        </li>
      ))}
    </ul>
  );
}

function Sent({ branch, remote, mainBranch, sent, request }: SendState & { branch: string }) {
  return (
    <section aria-labelledby="send-sent">
      <h2 id="send-sent">Sent in</h2>
      <p>
        All your commits are at {remote?.name}, on the branch <code translate="no">{branch}</code>.
        {request === null && ` Ask its maintainers to merge it into ${mainBranch}.`}
      </p>
      <Commits of={sent} />
      {request !== null && (
        <>
          <p className="cmsChoices">
            <a className="sendOpen" href={request.address} target="_blank" rel="noreferrer">
              Open the {request.name}
            </a>
          </p>
          <p>
            Check its title there, and create it. Reviewers then see every line that you have
            changed, and the content check marks what would stop a build. If there is a{' '}
            {request.name} for this branch already, it has your new commits by itself.
          </p>
        </>
      )}
      <p>
        Go on writing: what you send in next is added to this branch, until it is published. After
        that, go back to <code translate="no">{mainBranch}</code>:
      </p>
      <pre>
        <code translate="no">{`git switch ${mainBranch}\ngit pull --ff-only`}</code>
      </pre>
    </section>
  );
}
