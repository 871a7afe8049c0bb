import { useRef, useState } from 'react';
import { useLatest } from '../../base/browser/use-latest';
import { mapEditMessages as words } from '../../config/messages/map-edit';
import { textOfFile, isSameProgram, type StoryProgram } from '../../ink/story/story-program';
import type { StudioToolProps } from '../pane/studio-tool';
import { applyEdits, type EditPlan, type EditProblem } from '../story-edits/text-edit';

/** What came of a step back or forth; “gone” if it was already made in the text. */
type Outcome = 'made' | 'gone' | 'changed-since';
type Direction = 'undo' | 'redo';

/** Something that was done on the map, and how it is undone and done again. */
type Step = Record<Direction, () => Outcome>;

export interface MapActs {
  /** Does what a plan says; returns why it cannot be done, or null. */
  act: (plan: EditPlan, said: string) => EditProblem | null;
  /** Changes the whole text at once. */
  write: (after: StoryProgram, said: string) => void;
  /** Remembers something that was done beside the text. */
  remember: (step: { undo: () => void; redo: () => void }) => void;
  /** Says something that is not an act. */
  say: (notice: string) => void;
  undo: () => void;
  redo: () => void;
  /** The text that was written last, so that the map need not wait for a pause in it. */
  written: StoryProgram | null;
}

/**
 * What is done on the map: each act is one step of the editor’s own history, so that it is undone there or here. Only
 * what was done on the map is undone on the map.
 */
export function useMapActs(
  { program, workspace, onChange }: Pick<StudioToolProps, 'program' | 'workspace' | 'onChange'>,
  onNotice: (notice: string) => void,
): MapActs {
  const done = useRef<Step[]>([]);
  const undone = useRef<Step[]>([]);
  const [written, setWritten] = useState<StoryProgram | null>(null);
  const latest = useLatest(program);

  const push = (step: Step): void => {
    done.current.push(step);
    undone.current = [];
  };
  const write = (after: StoryProgram, said: string): void => {
    if (isSameProgram(after, program)) return;
    const before = program;
    const files = [null, ...Object.keys(after.files)].filter(
      (file) => textOfFile(after, file) !== textOfFile(before, file),
    );
    const isNow = (text: StoryProgram): boolean =>
      files.every((file) => textOfFile(latest.current, file) === textOfFile(text, file));
    const step = (direction: Direction, from: StoryProgram, to: StoryProgram): Outcome => {
      if (isNow(to)) return 'gone';
      if (!isNow(from)) return 'changed-since';
      workspace.step(direction, files);
      return 'made';
    };
    workspace.record({ before, after });
    setWritten(after);
    onChange(after);
    onNotice(said);
    push({
      undo: () => step('undo', after, before),
      redo: () => step('redo', before, after),
    });
  };
  const take = (direction: Direction): void => {
    const [from, to] = direction === 'undo' ? [done, undone] : [undone, done];
    for (let step = from.current.pop(); step !== undefined; step = from.current.pop()) {
      const outcome = step[direction]();
      if (outcome === 'changed-since') from.current.push(step);
      else to.current.push(step);
      if (outcome === 'gone') continue;
      onNotice(outcome === 'made' ? words.steps[direction] : words.changedSince);
      return;
    }
    onNotice(words.nothing[direction]);
  };
  return {
    act: (plan, said) => {
      if ('problem' in plan) return plan.problem;
      write(applyEdits(program, plan.edits), said);
      return null;
    },
    write,
    remember: ({ undo, redo }) => {
      const made = (run: () => void) => (): Outcome => {
        run();
        return 'made';
      };
      push({ undo: made(undo), redo: made(redo) });
    },
    say: onNotice,
    undo: () => take('undo'),
    redo: () => take('redo'),
    written,
  };
}
