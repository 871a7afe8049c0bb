import { useEffect, useMemo, useRef, useState } from 'react';
import { editorMessages } from '../../config/messages/editor';
import type { Declaration } from '../../ink/story/story-names';
import { fixedName, planRename, renamedAt, type RenameProblem } from '../story-edits/plan-rename';
import type { WholeStory } from './ink-editor-content';
import { isSameStory } from './names/is-same-story';

const { names: words } = editorMessages;

type Problem = RenameProblem | 'broken' | 'different' | 'unchecked';

/** The result of a rename. */
interface Rename {
  program: WholeStory['program'];
  /** What was done, in a sentence. */
  sentence: string;
}

/** The name that is to be changed, and by what. */
export interface NamedPlace {
  story: WholeStory;
  file: string | null;
  /** Where the name is. */
  position: number;
  onRename: (rename: Rename) => void;
  /** There is no name at the position. */
  onNothing: () => void;
}

interface RenameState {
  /** Null if there is no name at the position. */
  declaration: Declaration | null;
  /** Whether the name cannot be changed. */
  isFixed: boolean;
  isChecking: boolean;
  /** In how many places the name is used, or that the story is being checked. */
  uses: string;
  /** Why the name cannot be changed to what was typed, in a sentence; null if it can. */
  problem: string | null;
  /** Forgets the problem, because something else is typed. */
  clear: () => void;
  /** Changes the name everywhere if the story stays the same. */
  rename: (to: string) => Promise<void>;
}

/** Gives another name to what is written at a position of a story. */
export function useRename({ story, file, position, ...on }: NamedPlace): RenameState {
  const { program } = story;
  const renamed = useMemo(() => renamedAt(program, file, position), [program, file, position]);
  const [problem, setProblem] = useState<Problem | null>(
    renamed === null ? null : fixedName(renamed.declaration),
  );
  const [isChecking, setIsChecking] = useState(false);
  const isNothing = renamed === null;
  const leave = useRef(on.onNothing);
  useEffect(() => {
    if (isNothing) leave.current();
  }, [isNothing]);
  const { declaration = null, occurrences = [], main = null } = renamed ?? {};
  const uses = words.places(occurrences.length, new Set(occurrences.map((one) => one.file)).size);
  return {
    declaration,
    isFixed: declaration !== null && fixedName(declaration) !== null,
    isChecking,
    uses: isChecking ? words.checking : uses,
    problem: problem && words.problems[problem],
    clear: () => setProblem(null),
    rename: async (to) => {
      if (renamed === null) return;
      const { name } = renamed.declaration;
      const plan = planRename(program, renamed, to);
      if ('problem' in plan) {
        setProblem(plan.problem);
        return;
      }
      setIsChecking(true);
      const found = await compare(story.compile, [program, plan.program], main, [name, to]);
      setIsChecking(false);
      if (found === null) on.onRename({ program: plan.program, sentence: words.done(name, to) });
      else setProblem(found);
    },
  };
}

/** Why a changed program is not the same story under another name, or null. */
async function compare(
  compile: WholeStory['compile'],
  programs: readonly WholeStory['program'][],
  main: string | null,
  [from, to]: readonly [string, string],
): Promise<Problem | null> {
  try {
    const [before, after] = await Promise.all(
      programs.map((program) =>
        compile(main === null ? program : { ...program, source: program.files[main] ?? '' }),
      ),
    );
    if (typeof before !== 'string') return 'broken';
    return typeof after === 'string' && isSameStory(before, after, from, to) ? null : 'different';
  } catch {
    return 'unchecked';
  }
}
