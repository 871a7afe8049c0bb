import { useState } from 'react';
import { mapEditMessages as words } from '../../../config/messages/map-edit';
import { isSameProgram, type StoryProgram } from '../../../ink/story/story-program';
import type { Direction } from '../../editor/step-order';
import { useOpenStory } from '../../editor/open-story';
import { describeStep } from './describe-step';
import { applyEdits, type EditPlan, type EditProblem } from '../../story-edits/text-edit';

/** Undoes or redoes the last act; told is the story after it, if there was one. */
type StepBack = (onStepped?: (after: StoryProgram) => void) => void;

export interface WritingActs {
  /** Changes the whole text at once. */
  write: (after: StoryProgram, said: string) => void;
  /** Says something that is not an act. */
  say: (notice: string) => void;
  undo: StepBack;
  redo: StepBack;
  /** The text that was written last, so that the map need not wait for a pause in it. */
  written: StoryProgram | null;
}

export interface MapActs extends WritingActs {
  /** Does what a plan says; returns why it cannot be done, or null. */
  act: (plan: EditPlan, said: string) => EditProblem | null;
}

/** The same, with what is done by plans. */
export function withPlans(program: StoryProgram, acts: WritingActs): MapActs {
  return {
    ...acts,
    act: (plan, said) => {
      if ('problem' in plan) return plan.problem;
      acts.write(applyEdits(program, plan.edits), said);
      return null;
    },
  };
}

/** What is done on the map: each act is one step of the story, which is undone here or in the text. */
export function useMapActs(onNotice: (notice: string) => void): WritingActs {
  const { program, change, step: stepStory } = useOpenStory();
  const [written, setWritten] = useState<StoryProgram | null>(null);
  const write = (after: StoryProgram, said: string): void => {
    if (isSameProgram(after, program)) return;
    setWritten(after);
    change(after);
    onNotice(said);
  };
  const step =
    (direction: Direction): StepBack =>
    (onStepped) =>
      stepStory(direction, (after) => {
        if (after === null) {
          onNotice(words.nothing[direction]);
          return;
        }
        onStepped?.(after);
        setWritten(after);
        const [from, to] = direction === 'undo' ? [after, program] : [program, after];
        onNotice(words.steps[direction](describeStep(from, to)));
      });
  return {
    write,
    say: onNotice,
    undo: step('undo'),
    redo: step('redo'),
    written,
  };
}
