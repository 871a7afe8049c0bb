import { workshopMessages } from '../../config/messages/workshop';
import { isSameProgram, type StoryProgram } from '../../ink/story/story-program';
import { PlaygroundLink } from './PlaygroundLink';
import type { SampleDraftState } from './drafts/use-sample-draft';
import { nameOfVersion } from './name-of-version';
import * as styles from './SampleVersions.module.css';

const words = workshopMessages.versions;

interface SampleVersionsProps {
  original: StoryProgram;
  draft: SampleDraftState;
}

/** What the reader has to know about their version of a sample, and the way to their other ones. */
export function SampleVersions({ original, draft }: SampleVersionsProps) {
  const { program, former, isOutdated, isKept } = draft;
  const isOwn = !isSameProgram(program, original);
  return (
    <>
      {isOwn && (
        <p role="status" className={styles.state} data-warning={isKept ? undefined : ''}>
          {isKept ? (isOutdated ? words.outdated : words.kept) : words.notKept}
        </p>
      )}
      {former.length > 0 && (
        <select
          aria-label={words.others}
          className={styles.others}
          value=""
          onChange={({ target }) => {
            const chosen = former[Number(target.value)];
            if (chosen !== undefined) draft.open(chosen);
          }}
        >
          <option value="">{words.others}</option>
          {former.map((version, index) => (
            <option key={index} value={index}>
              {nameOfVersion(version, original)}
            </option>
          ))}
        </select>
      )}
      <PlaygroundLink program={program} isOwn={isOwn} />
    </>
  );
}
