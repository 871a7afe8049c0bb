import { useState } from 'react';
import { useAskedWorker } from '../../base/browser/use-asked-worker';
import { languagesMessages } from '../../config/messages/languages';
import type { LanguageTable } from '../../ink/languages/language-table';
import { isSameProgram } from '../../ink/story/story-program';
import { Button } from '../../ui/Button';
import { useOpenStory } from '../editor/open-story';
import type { SameGameAnswer, SameGameQuestion } from '../playtests/worker/answer-same-game';
import { PlayedAnswer } from '../playtests/PlayedAnswer';
import { makeTestsWorker } from '../playtests/worker/make-tests-worker';
import { usePlayedLanguages } from '../translations/use-story-languages';
import type { Workspace } from '../pane/workspace';
import { showAppeared } from '../../base/browser/show-appeared';
import { hasSameTexts } from './table-edits';
import * as styles from './LanguagesTool.module.css';

const { same: words } = languagesMessages;

/** How often both are played. */
const PLAYS = 200;

/** Plays the story and a translation side by side, and says where they part. */
export function SameGame({ table, workspace }: { table: LanguageTable; workspace: Workspace }) {
  const { program } = useOpenStory();
  const { choose } = usePlayedLanguages();
  const worker = useAskedWorker<
    SameGameQuestion & { type: 'same-game' },
    { id: number; answer: SameGameAnswer }
  >(makeTestsWorker);
  const [state, setState] = useState<'idle' | 'running' | 'failed' | SameGameAnswer>('idle');
  const [asked, setAsked] = useState<SameGameQuestion | null>(null);
  const isOld =
    asked !== null &&
    !(isSameProgram(asked.program, program) && hasSameTexts(asked.table.entries, table.entries));
  const check = (): void => {
    setState('running');
    const question = { program, table, plays: PLAYS };
    setAsked(question);
    worker.ask({ type: 'same-game', ...question }).then(
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
        {typeof state === 'object' && !isOld && (
          <div ref={showAppeared}>
            <PlayedAnswer
              answer={state}
              onGoToLine={workspace.goTo}
              onPlay={(way) => {
                choose(table.code);
                workspace.playFrom(way);
              }}
            />
          </div>
        )}
      </div>
    </section>
  );
}
