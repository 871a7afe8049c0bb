import { editorMessages as words } from '../../config/messages/editor';
import { mendStory } from '../../ink/story/mend';
import type { StoryMessage } from '../../ink/story/story-message';
import type { StoryProgram } from '../../ink/story/story-program';
import type * as CreateMissing from '../story-edits/create-missing';
import type { Remark } from './EditorRemark';
import type { MessageAction, WholeStory } from './ink-editor-content';

interface FixedStory {
  /** All messages about it. */
  messages: readonly StoryMessage[];
  /** The story as it is by now: what is typed while code is loaded stays. */
  story: () => WholeStory;
  /** Gives the focus to the text. */
  focus: () => void;
  /** Leads to the line of a message. */
  onShow: (message: StoryMessage) => void;
  onRemark: (remark: Remark) => void;
}

/** What one click can do about a message: correct its line, or write the place or the variable that it names. */
export function fixesOf(message: StoryMessage, fixed: FixedStory): MessageAction[] {
  const { missing, undeclared, mend } = message;
  const alike = mend === undefined ? [] : fixed.messages.filter((other) => isAlike(message, other));
  return [
    ...(mend === undefined
      ? []
      : [{ name: words.problems.mend, run: () => mendLine(message, fixed) }]),
    ...(alike.length > 1 && alike[0] === message
      ? [{ name: words.problems.mendAll(alike.length), run: () => mendAll(alike, fixed) }]
      : []),
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

/** Whether two messages say the same of other lines or names, and both can be mended. */
function isAlike(one: StoryMessage, other: StoryMessage): boolean {
  const kindOf = ({ text, why }: StoryMessage): string =>
    `${text.replace(/“[^”]*”/g, '“”')} ${why ?? ''}`;
  return mendOf(other) !== null && kindOf(one) === kindOf(other);
}

/** How a message’s line is mended, and where that is; null if it is not. */
function mendOf({ mend, file, line }: StoryMessage) {
  return mend === undefined || line === null ? null : { mend, at: mend.at ?? { file, line } };
}

function mendLine(message: StoryMessage, fixed: FixedStory): void {
  const { at } = mendOf(message) ?? {};
  if (at === undefined) return;
  fixed.onShow({ ...message, ...at });
  mendLines([message], fixed, () => words.problems.mended(at.line));
}

function mendAll(messages: readonly StoryMessage[], fixed: FixedStory): void {
  // The button goes with its problem.
  if (mendLines(messages, fixed, words.problems.mendedAll)) fixed.focus();
}

/** Mends the lines of these messages in one step, unless they are no longer what they were; returns whether any is mended. */
function mendLines(
  messages: readonly StoryMessage[],
  fixed: FixedStory,
  sentenceFor: (count: number) => string,
): boolean {
  const story = fixed.story();
  const { program: before } = story;
  const mends = messages.flatMap((message) => mendOf(message) ?? []);
  let after = before;
  let count = 0;
  // From the last line on: a mend can be of more lines than what it mends.
  for (const { at, mend } of mends.sort((one, other) => other.at.line - one.at.line)) {
    const mended = mendStory(after, at, mend);
    if (mended === null) continue;
    after = mended;
    count += 1;
  }
  if (count === 0) {
    fixed.onRemark({ sentence: words.problems.changed });
    return false;
  }
  fixed.onRemark({ sentence: sentenceFor(count), before, after });
  story.onChange(after);
  return true;
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
    story.onChange(created.after);
    // The button goes with its problem.
    fixed.focus();
  } catch {
    fixed.onRemark({ sentence: words.problems.createFailed });
  }
}
