import { useCallback, useEffect, useRef, useState } from 'react';
import { describeError } from '../../../base/browser/describe-error';
import { summaryOf } from '../../../base/problems/format-problems';
import { countOf } from '../../../base/text/words';
import type { SendFailure, SendResult, SendState } from '../../protocol/send-protocol';
import { useSiteContent } from '../kit/site-content';
import { siteProblems } from '../problems-bar/site-problems';
import { AdviceBox } from './AdviceBox';
import { BranchStatus } from './BranchStatus';
import { ChangeItem } from './ChangeItem';
import { SendForm } from './SendForm';
import { TheirChanges } from './TheirChanges';
import { failureAdvice, obstacleAdvice } from './advice';
import { describeFiles } from './describe-file';
import type { SendServer } from './send-server';

/** How many of the files are named that are not sent in. */
const MOST_OTHERS = 12;

/** What has changed in this clone, and the way from there to a pull request. */
export function SendView({ server }: { server: SendServer }) {
  const { state, failure, error, isBusy, isLooking, run, look } = useSending(server);
  const heading = useRef<HTMLHeadingElement>(null);
  /** What was pressed may be gone: the focus goes to where the result is shown. */
  const act = async (step: () => Promise<SendResult>): Promise<boolean> => {
    const isDone = await run(step);
    heading.current?.focus();
    return isDone;
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Send it in
      </h1>
      <p>
        What you save is only on this computer. Send it in, and others can read it before it is
        published.
      </p>
      <div role="alert">
        {error !== '' && <p className="reviewProblems">{error}</p>}
        {state !== null && failure !== null && (
          <AdviceBox advice={failureAdvice(failure, state)} said={failure.said} />
        )}
      </div>
      {state === null && error === '' && <p role="status">Asking Git …</p>}
      {state?.obstacle && (
        <AdviceBox advice={obstacleAdvice[state.obstacle.kind]} said={state.obstacle.said} />
      )}
      {state?.obstacle === null && (
        <>
          <BranchStatus
            {...{ state, isBusy }}
            onPush={() => void act(() => server.push())}
            onUndo={(commit) => void act(() => server.undo(commit))}
          />
          <Changes
            {...{ state, server, isBusy }}
            onSend={(sentence, isNew) => act(() => server.send(sentence, isNew))}
          />
          <TheirChanges {...{ state, isLooking }} onLook={() => void look()} />
        </>
      )}
    </>
  );
}

/** What the clone and its remote have, and the steps that change it. */
function useSending(server: SendServer) {
  const [state, setState] = useState<SendState | null>(null);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isLooking, setLooking] = useState(false);

  const run = async (step: () => Promise<SendResult>): Promise<boolean> => {
    setBusy(true);
    setError('');
    try {
      const result = await step();
      setState(result.state);
      setFailure(result.failure);
      return result.failure?.step !== 'commit';
    } catch (thrown) {
      setError(describeError(thrown));
      return false;
    } finally {
      setBusy(false);
    }
  };

  /** A remote can be slow: all else can be done meanwhile. */
  const look = useCallback(async () => {
    setLooking(true);
    try {
      const { state: found, failure: reason } = await server.fetch();
      setState(found);
      if (reason !== null) setFailure(reason);
    } catch (thrown) {
      setError(describeError(thrown));
    } finally {
      setLooking(false);
    }
  }, [server]);

  useEffect(() => {
    server.state().then(
      (found) => {
        setState(found);
        if (found.remote !== null) void look();
      },
      (thrown: unknown) => setError(describeError(thrown)),
    );
  }, [server, look]);
  return { state, failure, error, isBusy, isLooking, run, look };
}

interface ChangesProps {
  state: SendState;
  server: SendServer;
  isBusy: boolean;
  onSend: (sentence: string, isNew: boolean) => Promise<boolean>;
}

function Changes({ state, server, isBusy, onSend }: ChangesProps) {
  const { changes, others } = state;
  const files = describeFiles(changes, useSiteContent(), siteProblems.use());
  const problems = summaryOf(files.flatMap(({ description }) => description.problems));
  return (
    <section aria-labelledby="send-changes">
      <h2 id="send-changes">What you have changed</h2>
      {files.length === 0 ? (
        <p>Nothing since the last commit.</p>
      ) : (
        <ul className="sendChanges">
          {files.map(({ change, description }) => (
            <ChangeItem key={change.path} {...{ change, description }} server={server} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <details>
          <summary>{countOf(others.length, 'other file')}, not sent in</summary>
          <p>They are not in “content” or “static”. Git commits them only if you tell it to.</p>
          <ul>
            {others.slice(0, MOST_OTHERS).map((file) => (
              <li key={file} className="reviewAddress">
                {file}
              </li>
            ))}
            {others.length > MOST_OTHERS && <li>and {others.length - MOST_OTHERS} more</li>}
          </ul>
        </details>
      )}
      {files.length > 0 && <SendForm {...{ state, problems, isBusy, onSend }} />}
    </section>
  );
}
