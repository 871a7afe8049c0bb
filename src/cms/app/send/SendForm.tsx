import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import type { SendState } from '../../protocol/send-protocol';

interface SendFormProps {
  state: SendState;
  /** How much of it stops a build; '' for nothing. */
  problems: string;
  isBusy: boolean;
  /** Resolves with whether it was committed. */
  onSend: (sentence: string, toNewBranch: boolean) => Promise<boolean>;
}

/** Asks for the author’s sentence and, where that can be asked, for the branch. */
export function SendForm({ state, problems, isBusy, onSend }: SendFormProps) {
  const { author, branch, ownBranch, mainBranch, remote } = state;
  const [sentence, setSentence] = useState('');
  const [isNew, setNew] = useState(false);
  const id = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await onSend(sentence, isNew)) setSentence('');
  };
  return (
    <form className="sendForm" onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>What have you changed, in one sentence?</label>
      <Field
        id={id}
        required
        maxLength={200}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        value={sentence}
        onChange={({ target }) => setSentence(target.value)}
      />
      <p id={`${id}-hint`} className="sendHint">
        It is the message of the commit, and what reviewers read first. For example: Explain how a
        lamp is lit
      </p>
      {ownBranch === null ? (
        <p>
          It goes to a new branch, so {branch === null ? mainBranch : <Name of={branch} />} stays as
          it is.
          {branch === null && ' The folder is on no branch now: the new one begins where it is.'}
        </p>
      ) : (
        <fieldset>
          <legend>Where does it go?</legend>
          <label>
            <input type="radio" checked={!isNew} onChange={() => setNew(false)} />
            <span>
              To <Name of={branch ?? ''} />
              {ownBranch === 'desk' ? ', with what you sent before' : ', the branch you are on'}
            </span>
          </label>
          <label>
            <input type="radio" checked={isNew} onChange={() => setNew(true)} />
            <span>To a new branch, which begins with what this one has</span>
          </label>
        </fieldset>
      )}
      {problems !== '' && (
        <p className="reviewProblems">
          It has {problems}. You can send it in all the same: reviewers see them, and it cannot be
          published before they are corrected.
        </p>
      )}
      <p className="cmsChoices">
        <Button type="submit" kind="primary" isSmall disabled={isBusy}>
          {isBusy ? 'Sending …' : 'Send it in'}
        </Button>
        <span className="sendHint">
          as {author}
          {remote !== null && (
            <>
              , to <span title={remote.address}>{remote.name}</span>
            </>
          )}
        </span>
      </p>
    </form>
  );
}

function Name({ of }: { of: string }) {
  return <code translate="no">{of}</code>;
}
