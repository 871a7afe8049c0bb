import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextDecoder } from 'node:util';
import { useEffect, useState } from 'react';
import { CommandBus } from '../../base/browser/command-bus';
import type { StoryMessage } from '../../ink/story/story-message';
import type { StoryProgram } from '../../ink/story/story-program';
import { MultiFileEditor } from './MultiFileEditor';
import type { EditorCommands } from './ink-editor-content';
import { OpenStoryProvider, useOpenStory, type OpenStory } from './open-story';

Object.assign(globalThis, { TextDecoder });
Range.prototype.getClientRects = (() => []) as unknown as () => DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

const start: StoryProgram = {
  source: 'INCLUDE two.ink\nHello.',
  files: { 'two.ink': '=== two\n-> END' },
};
let latest = start;
let open: OpenStory;
let setLatest: (program: StoryProgram) => void;

const commands = new CommandBus<EditorCommands>();

const Page = ({ messages = [] }: { messages?: readonly StoryMessage[] }) => {
  const [program, setProgram] = useState(start);
  const change = (changed: StoryProgram) => {
    latest = changed;
    setProgram(changed);
  };
  useEffect(() => {
    setLatest = change;
  });
  return (
    <OpenStoryProvider program={program} onChange={change} editor={commands}>
      <MultiFileEditor
        compile={() => Promise.resolve(null)}
        messages={messages}
        commands={commands}
        words={null}
      />
      <Tool />
    </OpenStoryProvider>
  );
};
/** Something else that changes the story. */
function Tool() {
  const story = useOpenStory();
  useEffect(() => {
    open = story;
  });
  return null;
}
/** What the story is after a step; null if there was none. */
const step = (direction: 'undo' | 'redo'): StoryProgram | null => {
  const onStepped = jest.fn<undefined, [StoryProgram | null]>();
  act(() => commands.call('step', direction, onStepped));
  return onStepped.mock.lastCall?.[0] ?? null;
};
const tabNames = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });

const inkFile = (name: string, text: string) =>
  Object.assign(new File([text], name), {
    arrayBuffer: () => Promise.resolve(new Uint8Array(Buffer.from(text))),
  });

it('shows a tab for each file, the main one first', async () => {
  render(<Page />);
  expect(tabNames()).toEqual(['story.ink', 'two.ink']);
  expect(screen.getByRole('tabpanel', { name: 'story.ink' })).toHaveTextContent('Hello.');
  await userEvent.click(screen.getByRole('tab', { name: 'two.ink' }));
  expect(screen.getByRole('textbox', { name: 'Ink, two.ink' })).toHaveTextContent('=== two');
});

it('opens the file of a line that somebody wants to see, and goes there', () => {
  render(<Page />);
  act(() => commands.call('goTo', { file: 'two.ink', line: 2 }));
  const editor = screen.getByRole('textbox', { name: 'Ink, two.ink' });
  expect(editor).toHaveFocus();
  expect(editor.querySelector('.cm-activeLine')).toHaveTextContent('-> END');
  act(() => commands.call('goTo', { file: null, line: 2 }));
  expect(screen.getByRole('textbox', { name: 'Ink, story.ink' })).toHaveFocus();
});

it('undoes and redoes each change from elsewhere as one step, in files that are open or not', () => {
  render(<Page />);
  const two = (text: string) => ({ 'two.ink': `=== two\n${text}` });
  const texts = [
    start,
    { source: 'INCLUDE two.ink\nHello, you.', files: two('-> END') },
    { source: 'INCLUDE two.ink\nHello, all.', files: two('Two.\n-> END') },
    { source: 'INCLUDE two.ink\nHello, all.', files: two('Two!\n-> END') },
  ];
  for (const after of texts.slice(1)) {
    act(() => {
      open.change(after);
    });
  }
  step('undo');
  expect(latest).toEqual(texts[2]);
  step('undo');
  expect(latest).toEqual(texts[1]);
  step('redo');
  expect(latest).toEqual(texts[2]);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Hello, all.');
});

it('takes all steps of the story back in their order, wherever they were made', async () => {
  const beside = { undo: jest.fn(), redo: jest.fn() };
  render(<Page />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Ink, story.ink' }), '1');
  const typed = latest;
  const change = (text: string, isTyped: boolean) =>
    act(() => {
      const after = { ...latest, files: { 'two.ink': text } };
      open.change(after, { isTyped });
    });
  change('=== two\nA\n-> END', true);
  change('=== two\nAb\n-> END', true);
  act(() => commands.call('remember', beside));
  // Without a record, as another tab does it.
  act(() => setLatest({ ...latest, files: { 'two.ink': '=== two\nAb!\n-> END' } }));
  expect(step('undo')?.files).toEqual({ 'two.ink': '=== two\nAb\n-> END' });
  step('undo');
  expect(beside.undo).toHaveBeenCalledTimes(1);
  expect(step('undo')).toEqual(typed);
  // What the editor’s own key undoes is undone here, too.
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(latest).toEqual(start);
  expect(step('undo')).toBeNull();
  expect(step('redo')).toEqual(typed);
  expect(step('redo')?.files).toEqual({ 'two.ink': '=== two\nAb\n-> END' });
  step('redo');
  expect(beside.redo).toHaveBeenCalledTimes(1);
  expect(step('redo')?.files).toEqual({ 'two.ink': '=== two\nAb!\n-> END' });
  expect(step('redo')).toBeNull();
});

it('remembers nothing of a change that was made before it was there', () => {
  const page = (program: StoryProgram, isThere: boolean) => (
    <OpenStoryProvider program={program} onChange={() => undefined} editor={commands}>
      {isThere && (
        <MultiFileEditor
          compile={() => Promise.resolve(null)}
          messages={[]}
          words={null}
          commands={commands}
        />
      )}
    </OpenStoryProvider>
  );
  const { rerender } = render(page(start, false));
  const later = { ...start, files: { 'two.ink': '=== two\nLater.\n-> END' } };
  rerender(page(later, false));
  rerender(page(later, true));
  expect(step('undo')).toBeNull();
});

it('shows no change that the story does not take, as while another tab writes it', () => {
  const onChange = jest.fn();
  render(
    <OpenStoryProvider program={start} onChange={onChange} editor={commands} isReadOnly>
      <MultiFileEditor
        compile={() => Promise.resolve(null)}
        messages={[]}
        words={null}
        commands={commands}
        isReadOnly
      />
      <Tool />
    </OpenStoryProvider>,
  );
  act(() => open.change({ ...start, source: 'Other.' }));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Hello.');
});

it('undoes a change of files whose names come back, and does it again', () => {
  render(<Page />);
  const without = { source: 'Hello.', files: {} };
  act(() => open.change(without));
  act(() => open.change({ ...start, files: { 'two.ink': 'Empty.' } }));
  const again = latest;
  expect(step('undo')).toEqual(without);
  expect(step('redo')).toEqual(again);
  expect(step('undo')).toEqual(without);
  expect(step('undo')).toEqual(start);
});

it('creates the place that an arrow names, from the note about it', async () => {
  const message = { text: 'No knot is called “hut”.', hint: null, file: 'two.ink', line: 1 };
  const note = { severity: 'error', isEngineFailure: false, missing: 'hut', ...message } as const;
  render(<Page messages={[note]} />);
  await userEvent.click(button('Create “hut”'));
  await waitFor(() => expect(latest.files['two.ink']).toBe('=== two\n-> END\n\n=== hut\n-> END\n'));
  expect(screen.getByText('“hut” was added.')).toBeVisible();
  await userEvent.click(button('Undo'));
  expect(latest).toEqual(start);
});

it('declares the variable that a note names', async () => {
  const message = { text: 'Nothing is called “gold”.', hint: null, file: 'two.ink', line: 2 };
  const note = {
    severity: 'error',
    isEngineFailure: false,
    undeclared: 'gold',
    ...message,
  } as const;
  render(<Page messages={[note]} />);
  await userEvent.click(button('Declare “gold”'));
  await waitFor(() => expect(latest.source).toContain('VAR gold = false\n'));
  expect(screen.getByText('“gold” is declared at the top of the story.')).toBeVisible();
});

it('goes from tab to tab by arrow keys', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('tab', { name: 'story.ink' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'two.ink', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'story.ink', selected: true })).toHaveFocus();
});

it('adds a file under a name that can be', async () => {
  render(<Page />);
  await userEvent.click(button('New file'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the file' }), 'TWO{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('A file with this name already exists.');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the file' }), '-b{Enter}');
  expect(screen.getByRole('tab', { name: 'TWO-b.ink', selected: true })).toBeInTheDocument();
  expect(latest.source).toContain('INCLUDE TWO-b.ink\n');
});

it('renames and deletes any file but the main one, and brings it back', async () => {
  render(<Page />);
  expect(screen.queryByRole('button', { name: 'Rename' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'two.ink' }));
  await userEvent.click(button('Rename'));
  const field = screen.getByRole('textbox', { name: 'Name of the file' });
  await userEvent.clear(field);
  await userEvent.type(field, 'three{Enter}');
  expect(tabNames()).toEqual(['story.ink', 'three.ink']);
  await userEvent.click(button('Delete'));
  expect(tabNames()).toEqual(['story.ink']);
  // What is written since stays.
  await userEvent.type(screen.getByRole('textbox', { name: 'Ink, story.ink' }), 'More. ');
  await userEvent.click(button('Undo'));
  expect(tabNames()).toEqual(['story.ink', 'three.ink']);
  expect(latest.source).toContain('INCLUDE three.ink\n');
  expect(latest.source).toContain('More. ');
});

it('takes files that are dropped, and says what it does not take', async () => {
  render(<Page />);
  const files = [inkFile('three.ink', '=== three\n-> END'), inkFile('a.png', '')];
  fireEvent.drop(screen.getByRole('textbox', { name: 'Ink, story.ink' }), {
    dataTransfer: { files, types: ['Files'] },
  });
  await waitFor(() => expect(tabNames()).toEqual(['story.ink', 'two.ink', 'three.ink']));
  expect(screen.getByText('Added: three.ink.')).toBeInTheDocument();
  expect(screen.getByText('a.png is not an .ink file.')).toBeInTheDocument();
  expect(latest.source).toBe('INCLUDE two.ink\nINCLUDE three.ink\nHello.');
});

it('takes files that are chosen', async () => {
  render(<Page />);
  const input = screen.getByLabelText('Open .ink files…', { selector: 'input' });
  await userEvent.upload(input, inkFile('three.ink', 'x'));
  await waitFor(() => expect(latest.files['three.ink']).toBe('x'));
});

it('leads to a problem in another file', async () => {
  const messages: StoryMessage[] = [
    {
      severity: 'error',
      text: 'an error',
      hint: null,
      file: 'two.ink',
      line: 2,
      isEngineFailure: false,
    },
  ];
  render(<Page messages={messages} />);
  await userEvent.click(screen.getByRole('button', { name: /two\.ink, line 2/ }));
  expect(screen.getByRole('tab', { name: /two\.ink/, selected: true })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Ink, two.ink' })).toHaveFocus();
});

it('names the main file too, and leads back to it', async () => {
  const messages: StoryMessage[] = [
    { severity: 'error', text: 'Odd.', hint: null, file: null, line: 1, isEngineFailure: false },
  ];
  render(<Page messages={messages} />);
  await userEvent.click(screen.getByRole('tab', { name: 'two.ink' }));
  await userEvent.click(screen.getByRole('button', { name: /story\.ink, line 1/ }));
  expect(screen.getByRole('tab', { name: /story\.ink/, selected: true })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Ink, story.ink' })).toHaveFocus();
});

it('says on an empty first page what a choice is, but not in further files', async () => {
  const page = (program: StoryProgram) => (
    <OpenStoryProvider program={program} onChange={() => undefined} editor={commands}>
      <MultiFileEditor compile={() => Promise.resolve(null)} messages={[]} words={null} />
    </OpenStoryProvider>
  );
  render(page({ source: '', files: { 'two.ink': '' } }));
  expect(screen.getByRole('textbox')).toHaveTextContent(/begins with \* is a choice/);
  await userEvent.click(screen.getByRole('tab', { name: 'two.ink' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox')).toHaveTextContent(/^Write your story here\.$/),
  );
});

it('mends a line of another file, and takes that back', async () => {
  const message: StoryMessage = {
    ...{ severity: 'warning', text: 'No arrow.', hint: null, isEngineFailure: false },
    ...{ file: 'two.ink', line: 2, mend: { was: '-> END', is: '-> DONE' } },
  };
  render(<Page messages={[message]} />);
  await userEvent.click(button('Fix: two.ink, line 2'));
  expect(latest.files['two.ink']).toBe('=== two\n-> DONE');
  expect(screen.getByText('Line 2 is fixed.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Ink, two.ink' })).toHaveTextContent('-> DONE');
  await userEvent.click(button('Undo'));
  expect(latest).toEqual(start);
  await userEvent.click(button('Fix: two.ink, line 2'));
  await userEvent.click(button('Fix: two.ink, line 2'));
  expect(screen.getByText(/^Nothing was changed: this line/)).toBeVisible();
});
