import { useState } from 'react';
import { useAskedWorker } from '../../base/browser/use-asked-worker';
import { languagesMessages } from '../../config/messages/languages';
import type { LanguageTable } from '../../ink/languages/language-table';
import { isSameProgram } from '../../ink/story/story-program';
import { Button } from '../../ui/Button';
import { useOpenStory } from '../editor/open-story';
import type { SameGameAnswer, SameGameQuestion } from '../playtests/answer-same-game';
import { makeTestsWorker } from '../playtests/make-tests-worker';
import * as styles from './LanguagesTool.module.css';

const { same: words } = languagesMessages;

/** Plays the story and a translation side by side, and says where they part. */
export function SameGame({ table }: { table: LanguageTable }) {
  const { program } = useOpenStory();
  const worker = useAskedWorker<
    SameGameQuestion & { type: 'same-game' },
    { id: number; answer: SameGameAnswer }
  >(makeTestsWorker);
  const [state, setState] = useState<'idle' | 'running' | 'failed' | SameGameAnswer>('idle');
  const [asked, setAsked] = useState<SameGameQuestion | null>(null);
  const isOld = asked !== null && (!isSameProgram(asked.program, program) || asked.table !== table);
  const check = (): void => {
    setState('running');
    setAsked({ program, table });
    worker.ask({ type: 'same-game', program, table }).then(
      ({ answer }) => setState(answer),
      () => setState('failed'),
    );
  };
  return (
    <section className={styles.same}>
      <Button isSmall disabled={state === 'running'} onClick={check}>
        {words.check}
      </Button>
      <p className={styles.soft}>{words.about}</p>
      <div role="status">
        {isOld && <p className={styles.soft}>{words.old}</p>}
        {state === 'running' && <p>{words.running}</p>}
        {state === 'failed' && <p className={styles.problem}>{words.notLoaded}</p>}
        {typeof state === 'object' && !isOld && <Answer answer={state} />}
      </div>
    </section>
  );
}

function Answer({ answer }: { answer: SameGameAnswer }) {
  switch (answer.kind) {
    case 'same':
      return <p>{words.isSame(answer.plays, answer.moves)}</p>;
    case 'differs': {
      const { moves, kind, original, translated } = answer.difference;
      return (
        <p className={styles.problem}>
          {words.differs(moves)}{' '}
          {kind === 'end' ? words.kinds.end : words.kinds[kind](original, translated)}
        </p>
      );
    }
    case 'mistakes':
      return (
        <div className={styles.problem}>
          <p>{answer.isOriginal ? words.originalMistakes : words.mistakes}</p>
          <ul>
            {answer.issues.slice(0, 5).map((issue) => (
              <li key={`${issue.line} ${issue.text}`}>{issue.text}</li>
            ))}
          </ul>
        </div>
      );
  }
}
