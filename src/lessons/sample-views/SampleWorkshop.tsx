import { useState } from 'react';
import { lazyComponent } from '../../base/browser/lazy-component';
import { workshopMessages as words } from '../../config/messages/workshop';
import { isSameProgram, type StoryProgram } from '../../ink/story/story-program';
import { Workshop } from '../../playground/pane/Workshop';
import type { SharedPlay } from '../../playground/share/share-link';
import { useSharedPlay } from '../../playground/share/use-shared-play';
import type { CoursePaneProps } from '../course-views/CoursePane';
import type { StepOfCourse } from '../course/draw-steps';
import { SampleVersions } from './SampleVersions';
import { WholeGamePlayer } from './WholeGamePlayer';
import { useSampleDraft } from './drafts/use-sample-draft';
import type { ExerciseResultProps } from './exercise/ExerciseResult';
import type { ProgressPanelProps } from './exercise/ProgressPanel';
import type { OpenedExercise } from './exercise/use-exercise-check';
import { firstScreen } from './first-screen';
import * as styles from './SampleWorkshop.module.css';

const CoursePane = lazyComponent<CoursePaneProps>(() =>
  import('../course-views/CoursePane').then((module) => module.CoursePane),
);

const ExerciseResult = lazyComponent<ExerciseResultProps>(() =>
  import('./exercise/reader-parts').then((parts) => parts.ExerciseResult),
);
const ProgressPanel = lazyComponent<ProgressPanelProps>(() =>
  import('./exercise/reader-parts').then((parts) => parts.ProgressPanel),
);

/** With this seed, random choices match the transcripts below the samples. */
const SEED = 1;

// More than nine: what the page says of its sample, which of the kinds it is, and what the page does.
export interface SampleWorkshopProps {
  /** The name of its archive, if it is a whole game. */
  archive?: string | undefined;
  /** Which step it is, if it is a step of the course. */
  course?: StepOfCourse | undefined;
  /** Which exercise it is, if it is the start of one. */
  exercise?: OpenedExercise | undefined;
  /** Whether it is no story, but the reader’s progress with the exercises. */
  isProgress?: boolean | undefined;
  id: string;
  program: StoryProgram;
  /** The hash of an address that contains a play of this sample, or null. */
  sharedHash: string | null;
  /** Whether the site has the compiled program. */
  isCompiled: boolean;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  onClose: () => void;
  /** Another step of the course has been opened, and there is one pane in a page. */
  onReplaced: () => void;
}

/** A docs sample, played and edited in place. */
export function SampleWorkshop({
  archive,
  course,
  isProgress,
  onReplaced,
  ...props
}: SampleWorkshopProps) {
  const { isReading, play, problem } = useSharedPlay(props.sharedHash);
  if (isReading) return null;
  if (course !== undefined) {
    return (
      <CoursePane
        {...course}
        onClose={props.onClose}
        onDone={() => void keepStep(course)}
        onReplaced={onReplaced}
      />
    );
  }
  if (isProgress) return <ProgressPanel onClose={props.onClose} />;
  if (archive !== undefined) {
    return <WholeGamePlayer archive={archive} onClose={props.onClose} />;
  }
  return (
    <>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem} {words.sharedBroken}
        </p>
      )}
      <OpenedSample {...props} play={play} />
    </>
  );
}

/** Keeps that a step is done. */
async function keepStep({ chapter, total, steps }: StepOfCourse): Promise<void> {
  const { markStep } = await import('./exercise/reader-parts').catch(() => ({ markStep: null }));
  markStep?.({ chapter, total, step: steps.length });
}

/** Plays the sample as printed, or edits the reader’s version of it. */
function OpenedSample({
  id,
  program,
  sharedHash,
  isCompiled,
  play,
  exercise,
  ...props
}: Omit<SampleWorkshopProps, 'onReplaced'> & { play: SharedPlay | null }) {
  const shared = play && { source: play.source, files: play.files };
  const draft = useSampleDraft(id, program, shared);
  const [start] = useState({
    // A link leads into the story.
    screen: play === null ? firstScreen(program.source) : ('game' as const),
    moves: play?.moves ?? [],
    seed: play?.seed ?? SEED,
  });
  return (
    <Workshop
      {...props}
      // Opening a link is not a button press, so readers start at the top of the page.
      takesFocus={sharedHash === null}
      program={props.isEditing ? draft.program : program}
      original={program}
      onReset={() => draft.open(program)}
      compiled={isCompiled ? program : null}
      start={start}
      title={words.storyName}
      hasFiles={Object.keys(program.files).length > 0}
      head={<SampleVersions original={program} draft={draft} />}
      renderBetween={
        exercise &&
        (() => (
          <ExerciseResult
            {...exercise}
            source={draft.program.source}
            isChanged={!isSameProgram(draft.program, program)}
          />
        ))
      }
      onChange={draft.change}
      address={() => {
        const address = new URL(window.location.href);
        address.search = `?sample=${id}`;
        return address;
      }}
    />
  );
}
