import { useState } from 'react';
import type { StoryProgram } from '../core/story/story-program';
import { workshopMessages as words } from '../site/messages/workshop';
import type { SharedPlay } from '../workshop/share/share-link';
import { useSharedPlay } from '../workshop/share/use-shared-play';
import { Workshop } from '../workshop/Workshop';
import { firstScreen } from './first-screen';
import { SampleVersions } from './SampleVersions';
import { useSampleDraft } from './use-sample-draft';
import * as styles from './SampleWorkshop.module.css';

/** With this seed, random choices match the transcripts below the samples. */
const SEED = 1;

export interface SampleWorkshopProps {
  id: string;
  program: StoryProgram;
  /** The hash of an address that contains a play of this sample, or null. */
  sharedHash: string | null;
  /** Whether the site has the compiled program. */
  isCompiled: boolean;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  onClose: () => void;
}

/** A docs sample, played and edited in place. */
export function SampleWorkshop(props: SampleWorkshopProps) {
  const { isReading, play, problem } = useSharedPlay(props.sharedHash);
  if (isReading) return null;
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

/** Plays the sample as printed, or edits the reader’s version of it. */
function OpenedSample({
  id,
  program,
  sharedHash,
  isCompiled,
  play,
  ...props
}: SampleWorkshopProps & { play: SharedPlay | null }) {
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
      onChange={draft.change}
      address={() => {
        const address = new URL(window.location.href);
        address.search = `?sample=${id}`;
        return address;
      }}
    />
  );
}
