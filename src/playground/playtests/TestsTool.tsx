import { useEffect, useMemo } from 'react';
import { storyTestsMessages as words } from '../../config/messages/story-tests';
import { studioMessages } from '../../config/messages/studio';
import { countMarks } from '../../ink/convert/writing/loss-mark';
import { isSameProgram } from '../../ink/story/story-program';
import { useOpenStory } from '../editor/open-story';
import { NotLoaded } from '../pane/NotLoaded';
import { lazyPart } from '../pane/lazy-part';
import type { StudioToolProps } from '../pane/studio-tool';
import type { Workspace } from '../pane/workspace';
import { startingPlaces, type NamedPlace } from '../story-edits/start-at';
import { usePlayedLanguages } from '../translations/use-story-languages';
import type { CarriedOverProps } from './CarriedOver';
import type { LanguagePlaysProps } from './LanguagePlays';
import { RunControls } from './RunControls';
import { TestResults } from './TestResults';
import { PlaceButton } from './kit/PlaceButton';
import { TesterNotes } from './notes/TesterNotes';
import { PinnedPlays } from './pins/PinnedPlays';
import { summaryOf } from './summary';
import { shareTestVisits } from './test-visits';
import { TRIES, useTestRun, type TestState } from './use-test-run';
import * as styles from './TestsTool.module.css';

const CarriedOver = lazyPart<CarriedOverProps>(
  () =>
    import(/* webpackChunkName: "studio-carried" */ './CarriedOver').then(
      (module) => module.CarriedOver,
    ),
  studioMessages.notLoaded.title(words.carriedOver),
);

const LanguagePlays = lazyPart<LanguagePlaysProps>(
  () =>
    import(/* webpackChunkName: "studio-languages" */ './LanguagePlays').then(
      (module) => module.LanguagePlays,
    ),
  studioMessages.notLoaded.title(words.languages),
);

/** Plays the writer’s story again and again, and shows what happened. */
export function TestsTool(props: StudioToolProps) {
  // Its lines are where those of the original are, whatever its language.
  const { played, view, workspace, onMarkLines } = props;
  const { program, change } = useOpenStory();
  const { codes } = usePlayedLanguages();
  const { state, commands } = useTestRun();
  const { phase, report } = state;
  const places = useMemo(() => startingPlaces(program), [program]);
  const isStale = state.program !== null && !isSameProgram(state.program, played);

  const isRunning = phase === 'running' || phase === 'paused';
  useEffect(() => {
    // Marks that change while the tests run would only distract.
    if (isRunning || report === null) return;
    const lines = report.unreached.flatMap((passage) =>
      passage.lines.map((line) => ({ file: passage.file, line })),
    );
    onMarkLines({ label: words.unreached.mark, lines });
  }, [isRunning, report, onMarkLines]);
  useEffect(() => {
    if (!isRunning && report !== null && state.program !== null)
      shareTestVisits(state.program, report);
  }, [isRunning, report, state.program]);

  return (
    <div className={styles.tool}>
      {report === null && phase === 'idle' && <p className={styles.intro}>{words.intro}</p>}
      <RunControls
        state={state}
        places={places}
        requests={workspace.tests}
        onStart={(plan) => commands.start(played, plan)}
        onPause={commands.pause}
        onResume={commands.resume}
        onStop={commands.stop}
      />
      <Outcome
        state={state}
        places={places}
        onGoToLine={workspace.goTo}
        onRetry={() => {
          if (state.plan !== null) commands.start(played, state.plan);
        }}
      />
      {countMarks(program) > 0 && (
        <CarriedOver program={program} onGoToLine={workspace.goTo} onChange={change} />
      )}
      {isStale && report !== null && <p className={styles.stale}>{words.stale}</p>}
      {report !== null && report.plays > 0 && state.program !== null && (
        <TestResults
          report={report}
          program={state.program}
          onGoToLine={workspace.goTo}
          onPlay={workspace.playFrom}
        />
      )}
      {phase === 'done' && state.plan !== null && codes.length > 0 && (
        <LanguagePlays plays={state.plan.plays} workspace={workspace} />
      )}
      <TesterNotes onGoToLine={workspace.goTo} onPlay={workspace.playFrom} />
      <PinnedPlays program={program} view={view} onPlay={workspace.playFrom} />
    </div>
  );
}

function Outcome({
  state: { phase, report, messages, plan },
  places,
  onGoToLine,
  onRetry,
}: { state: TestState; places: readonly NamedPlace[]; onRetry: () => void } & {
  onGoToLine: Workspace['goTo'];
}) {
  const isOver = phase === 'done' || phase === 'stopped' || phase === 'lost';
  const summary = report !== null && report.plays > 0 ? summaryOf(report) : null;
  const nameOf = (from: string): string => places.find(({ id }) => id === from)?.name ?? from;
  return (
    <>
      {/* Only read out when the tests are over: the numbers change four times a second. */}
      <p className={styles.summary} role={isOver ? 'status' : undefined}>
        {summary} {summary !== null && plan?.from && words.fromPlace(nameOf(plan.from))}
      </p>
      {phase === 'lost' && (
        <p role="alert" className={styles.stale}>
          {words.lost(TRIES)}
        </p>
      )}
      {phase === 'not-loaded' && (
        <NotLoaded title={studioMessages.notLoaded.title(words.tab)} onRetry={onRetry} />
      )}
      {phase === 'refused' && (
        <div role="alert" className={styles.stale}>
          <p>{words.refused}</p>
          <ul className={styles.list}>
            {messages.map(({ text, file, line }) => (
              <li key={`${line} ${text}`} className={styles.row}>
                <p className={styles.text}>
                  {line !== null && <PlaceButton file={file} line={line} onGoToLine={onGoToLine} />}{' '}
                  {text}
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
