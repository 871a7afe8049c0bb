import { editorMessages as words } from '../../config/messages/editor';
import { mendStory } from '../../ink/story/mend';
import type { StoryMessage } from '../../ink/story/story-message';
import type { StoryProgram } from '../../ink/story/story-program';
import type * as CreateMissing from '../story-edits/create-missing';
import type { Remark } from './EditorRemark';
import type { MessageAction, WholeStory } from './ink-editor-content';
import type { InkEditorHandle } from './use-ink-editor';

interface FixedStory {
  /** The story as it is by now: what is typed while code is loaded stays. */
  story: () => WholeStory;
  handle: Pick<InkEditorHandle, 'record' | 'focus'>;
  /** Leads to the line of a message. */
  onShow: (message: StoryMessage) => void;
  onRemark: (remark: Remark) => void;
}

/** Changes a story as one step in the history of each of its files. */
export function changeStory(
  story: WholeStory,
  handle: Pick<InkEditorHandle, 'record'>,
  after: StoryProgram,
): void {
  handle.record({ before: story.program, after });
  story.onChange(after);
}

/** What one click can do about a message: correct its line, or write the place or the variable that it names. */
export function fixesOf(message: StoryMessage, fixed: FixedStory): MessageAction[] {
  const { missing, undeclared, mend } = message;
  return [
    ...(mend === undefined
      ? []
      : [{ name: words.problems.mend, run: () => mendLine(message, fixed) }]),
    ...(missing === undefined
      ? []
      : [
          {
            name: words.problems.create(missing),
            run: () =>
              void create(
                ({ createPlace }, story) => createPlace(story, missing, message.file),
                fixed,
              ),
          },
        ]),
    ...(undeclared === undefined
      ? []
      : [
          {
            name: words.problems.declare(undeclared),
            run: () =>
              void create(({ createVariable }, story) => createVariable(story, undeclared), fixed),
          },
        ]),
  ];
}

function mendLine(message: StoryMessage, fixed: FixedStory): void {
  const { line, mend, file } = message;
  if (line === null || mend === undefined) return;
  const story = fixed.story();
  const { program: before } = story;
  const at = mend.at ?? { file, line };
  const after = mendStory(before, at, mend);
  fixed.onShow({ ...message, ...at });
  if (after === null) {
    fixed.onRemark({ sentence: words.problems.changed });
    return;
  }
  fixed.onRemark({ sentence: words.problems.mended(at.line), before, after });
  changeStory(story, fixed.handle, after);
}

async function create(
  write: (
    edits: typeof CreateMissing,
    story: StoryProgram,
  ) => ReturnType<typeof CreateMissing.createPlace>,
  fixed: FixedStory,
): Promise<void> {
  try {
    const edits = await import('../story-edits/create-missing');
    const story = fixed.story();
    const created = write(edits, story.program);
    fixed.onRemark(created);
    if (created.after === undefined) return;
    changeStory(story, fixed.handle, created.after);
    // The button goes with its problem.
    fixed.handle.focus();
  } catch {
    fixed.onRemark({ sentence: words.problems.createFailed });
  }
}
