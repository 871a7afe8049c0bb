import { useState } from 'react';
import type { StoryProgram } from '../../ink/story/story-program';
import { useOpenProject } from '../../playground/projects/store/use-project-manager';
import { lineOfStep, writeStep } from '../course/write-step';

export type StepText = ReturnType<typeof useStepText>;

/** The reader’s text at a step, and what changes it; `source` is the text of the course before the step. */
export function useStepText(source: string, blocks: readonly string[]) {
  const { manager, state } = useOpenProject();
  const { program, isWriter, notOpened } = state;
  const [isChanged, setIsChanged] = useState(false);
  /** The line next to which the step goes, if the text does not have it. */
  const [missing, setMissing] = useState<string | null>(null);
  /** The text that the course’s has replaced. */
  const [former, setFormer] = useState<StoryProgram | null>(null);
  /** Where the lines of the step go; a new object each time the text was changed for the reader. */
  const [place, setPlace] = useState(() => ({ line: lineOfStep(program.source, source, blocks) }));

  const replace = async (changed: StoryProgram): Promise<void> => {
    // Stored first, so that the present text becomes an entry of the history.
    await manager.flush();
    manager.change(changed, { isReplaced: true });
  };
  return {
    program,
    isReadOnly: !isWriter || notOpened === 'newer-site',
    isChanged,
    missing,
    former,
    place,
    change: (changed: StoryProgram): void => {
      setIsChanged(true);
      setMissing(null);
      manager.change(changed);
    },
    /** Writes the lines of the step. */
    putIn: (): void => {
      const put = writeStep(program.source, source, blocks);
      setMissing('missing' in put ? put.missing : null);
      if (!('source' in put) || put.source === program.source) return;
      manager.change({ ...program, source: put.source });
      setPlace({ line: lineOfStep(program.source, source, blocks) });
    },
    /** Replaces the text with that of the course before the step. */
    startHere: (): void => {
      setMissing(null);
      setFormer(program);
      void replace({ ...program, source }).then(() =>
        setPlace({ line: lineOfStep(source, source, blocks) }),
      );
    },
    takeBack: (): void => {
      if (former !== null) void replace(former);
      setFormer(null);
    },
  };
}
