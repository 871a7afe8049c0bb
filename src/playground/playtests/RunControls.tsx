import { useId, useState } from 'react';
import { useCommands } from '../../base/browser/command-bus';
import { storyTestsMessages as words } from '../../config/messages/story-tests';
import { Button } from '../../ui/Button';
import { Progress } from '../../ui/Progress';
import type { Workspace } from '../pane/workspace';
import type { NamedPlace } from '../story-edits/start-at';
import { MAX_SEED, PlanFields } from './PlanFields';
import type { TestState } from './use-test-run';
import type { TestPlan } from './worker/protocol';
import * as styles from './TestsTool.module.css';

interface RunControlsProps {
  state: TestState;
  /** The places at which plays can begin. */
  places: readonly NamedPlace[];
  /** Where others ask for tests. */
  requests: Workspace['tests'];
  onStart: (plan: TestPlan) => void;
  onPause: () => void;
  onResume: () => void;
  onStop: () => void;
}

/** How often to play, from which seed, and whether to go on. */
export function RunControls({ state, places, requests, ...on }: RunControlsProps) {
  const { onStart, onPause, onResume, onStop } = on;
  const { phase, report, plan } = state;
  const [plays, setPlays] = useState(1000);
  const [seed, setSeed] = useState('1');
  const fromId = useId();
  const [chosen, setFrom] = useState('');
  const from = places.some(({ id }) => id === chosen) ? chosen : '';
  const isRunning = phase === 'running' || phase === 'paused';

  const start = (place: string): void => {
    const number = Math.min(Math.max(0, Math.floor(Number(seed))), MAX_SEED) || 1;
    setSeed(String(number));
    onStart({ plays, seed: number, from: place });
  };
  useCommands(requests, {
    runFrom: (place) => {
      setFrom(place);
      start(place);
    },
  });
  return (
    <form
      className={styles.controls}
      onSubmit={(event) => {
        event.preventDefault();
        start(from);
      }}
    >
      <PlanFields
        plan={{ plays, seed, from }}
        places={places}
        isDisabled={isRunning}
        fromHintId={fromId}
        onPlays={setPlays}
        onSeed={setSeed}
        onFrom={setFrom}
      />
      {isRunning ? (
        <>
          <Button isSmall onClick={phase === 'paused' ? onResume : onPause}>
            {phase === 'paused' ? words.resume : words.pause}
          </Button>
          <Button isSmall onClick={onStop}>
            {words.stop}
          </Button>
        </>
      ) : (
        <Button kind="primary" isSmall type="submit">
          {phase === 'idle' ? words.run : words.runAgain}
        </Button>
      )}
      {plan !== null && isRunning && (
        <Progress
          className={styles.progress}
          aria-label={words.progress}
          max={plan.plays}
          value={report?.plays ?? 0}
        />
      )}
      <p id={fromId} className={styles.fromHint}>
        {from !== '' && words.fromHint}
      </p>
      <p role="status" className={styles.phase}>
        {phaseText(state)}
      </p>
    </form>
  );
}

function phaseText({ phase, report }: TestState): string {
  if (phase === 'running') return report === null ? words.starting : words.running;
  if (phase === 'paused') return words.paused;
  return phase === 'stopped' ? words.stopped : '';
}
