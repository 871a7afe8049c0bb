import type { StoryMessage } from '../../ink/story/story-message';
import { fixesOf } from './message-fixes';

const slip = (line: number, name: string): StoryMessage => ({
  severity: 'note',
  text: `“${name}” is a bullet, which players see.`,
  hint: null,
  file: null,
  line,
  isEngineFailure: false,
  mend: { was: `• ${name}`, is: `* ${name}` },
});
const program = { source: '• a\nB\n• c\n• d', files: {} };

function fixed(messages: readonly StoryMessage[]) {
  const onChange = jest.fn();
  const onRemark = jest.fn();
  const story = {
    ...{ messages, onRemark, onShow: jest.fn(), focus: jest.fn() },
    story: () => ({ program, onChange }),
  } as unknown as Parameters<typeof fixesOf>[1];
  return { story, onChange, onRemark };
}

it('mends all lines of a kind in one step, and leaves those that have changed', () => {
  const messages = [slip(1, 'a'), slip(3, 'c'), slip(4, 'gone')];
  const { story, onChange, onRemark } = fixed(messages);
  const [first, second] = messages.map((message) => fixesOf(message, story));
  expect(first?.map(({ name }) => name)).toEqual(['Fix', 'Fix all 3 of this kind']);
  expect(second?.map(({ name }) => name)).toEqual(['Fix']);
  first?.[1]?.run();
  const after = { source: '* a\nB\n* c\n• d', files: {} };
  expect(onChange).toHaveBeenCalledWith(after);
  expect(onRemark).toHaveBeenCalledWith({ sentence: '2 lines are fixed.', before: program, after });
});

it('offers it only where others say the same', () => {
  const other = { ...slip(3, 'c'), text: 'Another thing.' };
  const { story } = fixed([slip(1, 'a'), other]);
  expect(fixesOf(other, story).map(({ name }) => name)).toEqual(['Fix']);
});
