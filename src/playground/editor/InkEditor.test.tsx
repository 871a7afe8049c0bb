import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { EditorView } from '@codemirror/view';
import { fakeMatchMedia } from '../../../testing/fake-match-media';
import type { StoryMessage } from '../../ink/story/story-message';
import type { CompletionWords } from '../../ink/words/completion-words';
import { InkEditor } from './InkEditor';
import type { InkEditorHandle } from './use-ink-editor';

// What the editor loads later is there before: no test measures how long a busy machine reads it.
beforeAll(() =>
  Promise.all([
    import('./completion-extension'),
    import('./editor-forms'),
    import('./line-notes-extension'),
    import('./marked-lines-extension'),
    import('./names/name-links'),
    import('./problem-extension'),
    import('./search-extension'),
  ]),
);

// jsdom has no layout; CodeMirror asks for the positions of letters.
const noRectangles = (() => []) as unknown as () => DOMRectList;
Range.prototype.getClientRects = noRectangles;
Range.prototype.getBoundingClientRect = () => new DOMRect();

const message = (part: Partial<StoryMessage>): StoryMessage => ({
  severity: 'error',
  text: 'nothing is called “x”',
  hint: null,
  file: null,
  line: null,
  isEngineFailure: false,
  ...part,
});

const editor = () => screen.getByRole('textbox', { name: 'Ink' });
const view = () => {
  const found = EditorView.findFromDOM(editor());
  if (found === null) throw new Error('There is no editor.');
  return found;
};
const shown = () => view().state.doc.toString();
const type = (text: string) =>
  act(() => {
    const { from, to } = view().state.selection.main;
    const change = {
      changes: { from, to, insert: text },
      selection: { anchor: from + text.length },
    };
    view().dispatch({ ...change, userEvent: 'input.type' });
  });
const press = (key: string, more: KeyboardEventInit = {}) =>
  act(() => {
    const keyCodes: Record<string, number> = {
      Enter: 13,
      Escape: 27,
      Tab: 9,
      Backspace: 8,
      F8: 119,
    };
    const init = { key, keyCode: keyCodes[key] ?? 0, bubbles: true, cancelable: true, ...more };
    editor().dispatchEvent(new KeyboardEvent('keydown', init));
  });

const Controlled = ({ start, tell }: { start: string; tell: (text: string) => void }) => {
  const [text, setText] = useState(start);
  const change = (changed: string) => {
    tell(changed);
    setText(changed);
  };
  return <InkEditor text={text} onChange={change} label="Ink" />;
};

it('shows the text, in the colours of static samples', () => {
  render(<InkEditor text={'=== page\n-> END'} onChange={jest.fn()} label="Ink" />);
  expect(editor()).toHaveTextContent('=== page');
  expect(within(editor()).getByText('page')).toHaveClass('token', 'name');
  expect(within(editor()).getByText('END').closest('.divert')).toHaveClass('token');
});

it('says how to leave it', () => {
  render(<InkEditor text="" onChange={jest.fn()} label="Ink" />);
  expect(editor()).toHaveAccessibleDescription(
    'Tab indents. Press Escape, then Tab, to leave the editor.',
  );
});

it('indents with Tab, until Escape, until one writes again', () => {
  render(<Controlled start="" tell={jest.fn()} />);
  act(() => view().focus());
  press('Tab');
  expect(shown()).toBe('  ');
  press('Escape');
  expect(editor()).toHaveAccessibleDescription(/^Tab now leaves the editor/);
  press('Tab');
  expect(shown()).toBe('  ');
  type('x');
  expect(editor()).toHaveAccessibleDescription(/^Tab indents/);
  press('Tab');
  expect(shown()).not.toBe('  x');
});

it('indents a line wherever the cursor stands in it, and takes that back', () => {
  const start = 'Go to the pier.';
  render(<Controlled start={start} tell={jest.fn()} />);
  for (const at of [0, 5, start.length]) {
    act(() => view().dispatch({ selection: { anchor: at } }));
    press('Tab');
    expect(shown()).toBe(`  ${start}`);
    expect(view().state.selection.main.head).toBe(at + 2);
    press('Tab', { shiftKey: true });
    expect(shown()).toBe(start);
  }
});

it('tells of what is written, and goes on with the answer below a choice', () => {
  const tell = jest.fn();
  render(<Controlled start="" tell={tell} />);
  type('* [Open it]');
  press('Enter');
  type('It creaks.');
  expect(shown()).toBe('* [Open it]\n  It creaks.');
  expect(tell).toHaveBeenLastCalledWith('* [Open it]\n  It creaks.');
});

it.each([
  ['* [Leave]', '* [Leave]'],
  ['- So.', '- So.'],
  ['=== hall', '=== hall'],
  ['-> hall', '  -> hall'],
  ['~ x = 1', '  ~ x = 1'],
])('takes “%s” below an answer for what it is', (typed, wanted) => {
  render(<Controlled start="" tell={jest.fn()} />);
  type('* [Open it]');
  press('Enter');
  type('It creaks.');
  press('Enter');
  for (const letter of typed) type(letter);
  expect(shown()).toBe(`* [Open it]\n  It creaks.\n${wanted}`);
});

it('takes what is pasted without what no file could give back', () => {
  const tell = jest.fn();
  render(<Controlled start="" tell={tell} />);
  const paste = new Event('paste', { bubbles: true, cancelable: true });
  const getData = () => '\uFEFFLine\0 one\vand\uD83D two.\r\nLine three.';
  Object.assign(paste, { clipboardData: { getData, files: [], types: ['text/plain'] } });
  act(() => void editor().dispatchEvent(paste));
  expect(tell).toHaveBeenLastCalledWith('Line one\vand two.\nLine three.');
});

it('takes a text from outside, which can be undone, and does not tell of it', () => {
  const tell = jest.fn();
  const { rerender } = render(<InkEditor text="Old text" onChange={tell} label="Ink" />);
  rerender(<InkEditor text="New text" onChange={tell} label="Ink" />);
  expect(shown()).toBe('New text');
  expect(tell).not.toHaveBeenCalled();
  press('z', { ctrlKey: true });
  expect(shown()).toBe('Old text');
});

it('keeps what is typed when an older text comes back', () => {
  const tell = jest.fn();
  const { rerender } = render(<InkEditor text="" onChange={tell} label="Ink" />);
  type('a');
  type('b');
  rerender(<InkEditor text="a" onChange={tell} label="Ink" />);
  expect(shown()).toBe('ab');
  rerender(<InkEditor text="ab" onChange={tell} label="Ink" />);
  expect(shown()).toBe('ab');
});

it('keeps a history for each file', () => {
  const props = { onChange: jest.fn(), label: 'Ink' };
  const { rerender } = render(<InkEditor {...props} text="main" />);
  type('more ');
  rerender(<InkEditor {...props} file="two.ink" text="two" />);
  expect(shown()).toBe('two');
  press('z', { ctrlKey: true });
  expect(shown()).toBe('two');
  rerender(<InkEditor {...props} text="more main" />);
  press('z', { ctrlKey: true });
  expect(shown()).toBe('main');
});

it('underlines problems of its file, and lists them all', async () => {
  const messages = [
    message({ severity: 'warning', text: 'a warning', line: 1, hint: 'Do this.' }),
    message({ text: 'an error', line: 2 }),
    message({ text: 'elsewhere', line: 1, file: 'two.ink' }),
    message({ text: 'nowhere' }),
  ];
  const onGoTo = jest.fn();
  render(
    <InkEditor
      text={'one\ntwo'}
      onChange={jest.fn()}
      label="Ink"
      messages={messages}
      onGoTo={onGoTo}
    />,
  );
  await waitFor(() =>
    expect(within(editor()).getByText('one')).toHaveClass('cm-lintRange-warning'),
  );
  expect(within(editor()).getByText('two')).toHaveClass('cm-lintRange-error');
  expect(screen.getByRole('status')).toHaveTextContent('3 errors, 1 warning');
  const list = screen.getByRole('list', { name: 'Problems' });
  expect(within(list).getAllByRole('listitem').at(-1)).toHaveTextContent('a warningDo this.');

  await userEvent.click(screen.getByRole('button', { name: /Line 2\s*an error/ }));
  expect(view().state.selection.main.head).toBe(4);
  await userEvent.click(screen.getByRole('button', { name: /two\.ink, line 1/ }));
  expect(onGoTo).toHaveBeenCalledWith(messages[2]);
});

it('keeps its underlines when the same text is put in its own place', async () => {
  const messages = [message({ text: 'an error', line: 2 })];
  render(<InkEditor text={'one\ntwo'} onChange={jest.fn()} label="Ink" messages={messages} />);
  await waitFor(() => expect(within(editor()).getByText('two')).toHaveClass('cm-lintRange-error'));
  const { length } = view().state.doc;
  act(() => view().dispatch({ changes: { from: 0, to: length, insert: 'one\ntwo' } }));
  await waitFor(() => expect(within(editor()).getByText('two')).toHaveClass('cm-lintRange-error'));
});

it('goes to the next problem with F8, and says it', async () => {
  const messages = [message({ text: 'an error', line: 2, hint: 'Mend it.' })];
  render(<InkEditor text={'one\ntwo'} onChange={jest.fn()} label="Ink" messages={messages} />);
  await waitFor(() => expect(within(editor()).getByText('two')).toHaveClass('cm-lintRange-error'));
  press('F8');
  expect(view().state.selection.main).toMatchObject({ from: 4, to: 7 });
  await waitFor(() => expect(screen.getByText('Line 2: an error Mend it.')).toBeInTheDocument());
});

it('is not disturbed by a problem below the last line', async () => {
  render(
    <InkEditor text="one" onChange={jest.fn()} label="Ink" messages={[message({ line: 99 })]} />,
  );
  await waitFor(() => expect(within(editor()).getByText('one')).toHaveClass('cm-lintRange-error'));
});

it('writes a tag at the cursor as one step to undo, says where, and takes the focus', () => {
  const ref = createRef<InkEditorHandle>();
  const tell = jest.fn();
  const text = 'one\ntwo';
  render(<InkEditor ref={ref} text={text} onChange={tell} label="Ink" />);
  act(() => view().dispatch({ selection: { anchor: 2 } }));
  type('!');
  act(() => ref.current?.insert('# IMAGE: a.png'));
  expect(shown()).toBe('on!e\n# IMAGE: a.png\ntwo');
  expect(screen.getByText('Inserted in line 2, above “two”.')).toBeInTheDocument();
  expect(tell).toHaveBeenLastCalledWith(shown());
  expect(editor()).toHaveFocus();
  press('z', { ctrlKey: true });
  expect(shown()).toBe('on!e\ntwo');
  expect(screen.queryByText('Inserted in line 2, above “two”.')).not.toBeInTheDocument();
});

it('no longer says where something was written once the text is another one', () => {
  const ref = createRef<InkEditorHandle>();
  const editorOf = (text: string) => (
    <InkEditor ref={ref} text={text} onChange={jest.fn()} label="Ink" />
  );
  const { rerender } = render(editorOf('one'));
  act(() => ref.current?.insert('# CLEAR'));
  rerender(editorOf(shown()));
  expect(screen.getByText(/^Inserted in line/)).toBeInTheDocument();
  rerender(editorOf(`${shown()}\ntwo`));
  expect(screen.queryByText(/^Inserted in line/)).not.toBeInTheDocument();
});

it('can be led to a line', () => {
  const ref = createRef<InkEditorHandle>();
  render(<InkEditor ref={ref} text={'one\ntwo\nthree'} onChange={jest.fn()} label="Ink" />);
  act(() => ref.current?.goTo({ file: null, line: 3 }));
  expect(view().state.selection.main.head).toBe(8);
  expect(editor()).toHaveFocus();
});

it('finds', async () => {
  render(<InkEditor text="a goat" onChange={jest.fn()} label="Ink" />);
  await userEvent.click(screen.getByRole('button', { name: 'Find…' }));
  expect(await screen.findByRole('textbox', { name: 'Find' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Replace all' })).toBeInTheDocument();
});

it('deletes an empty pair of brackets, and single characters', () => {
  render(<Controlled start="" tell={jest.fn()} />);
  type('a{}');
  act(() => view().dispatch({ selection: { anchor: 2 } }));
  press('Backspace');
  expect(shown()).toBe('a');
});

const knownWords: CompletionWords = {
  gameTags: [],
  sceneTags: [{ name: 'BACKGROUND', summary: 'Shows a picture.' }],
  choiceTags: [],
  choiceTexts: [],
  markup: [],
  functions: [],
  variables: [],
  meant: { tags: {}, markup: {} },
};
const completionLoaded = () =>
  act(async () => {
    await import('./completion-extension');
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
// Hidden, because jsdom has no layout.
const offered = { name: 'Completions', hidden: true };

it('offers what the last letters mean, though what knows it came after them', async () => {
  const props = { text: '', onChange: jest.fn(), label: 'Ink' };
  const { rerender } = render(<InkEditor {...props} words={null} />);
  act(() => view().focus());
  type('# BACKG');
  rerender(<InkEditor {...props} words={null} />);
  await completionLoaded();
  expect(screen.queryByRole('listbox', offered)).not.toBeInTheDocument();
  rerender(<InkEditor {...props} words={knownWords} />);
  expect(await screen.findByRole('listbox', offered)).toHaveTextContent('BACKGROUND');
});

it('offers nothing for what was inserted, since nobody is typing', async () => {
  const ref = createRef<InkEditorHandle>();
  const props = { ref, text: '', onChange: jest.fn(), label: 'Ink' };
  const { rerender } = render(<InkEditor {...props} words={null} />);
  act(() => view().focus());
  act(() => ref.current?.insert('# BACKG'));
  await completionLoaded();
  rerender(<InkEditor {...props} words={knownWords} />);
  await completionLoaded();
  expect(screen.queryByRole('listbox', offered)).not.toBeInTheDocument();
  expect(screen.getByText('Inserted in line 1.')).toBeInTheDocument();
});

it('says beside the caret why nothing can be typed, until it can or Escape is pressed', () => {
  const tell = jest.fn();
  const editorThat = (isReadOnly: boolean) => (
    <InkEditor
      text="One."
      onChange={tell}
      label="Ink"
      isReadOnly={isReadOnly}
      readOnlyNote={<p>Another tab writes.</p>}
    />
  );
  const { rerender } = render(editorThat(true));
  const note = () => screen.queryByText('Another tab writes.');
  expect(note()).not.toBeInTheDocument();
  type('x');
  expect(shown()).toBe('One.');
  expect(note()).toBeVisible();
  press('Escape');
  expect(note()).not.toBeInTheDocument();
  type('x');
  rerender(editorThat(false));
  expect(note()).not.toBeInTheDocument();
  expect(editor()).toHaveFocus();
  type('x');
  expect(note()).not.toBeInTheDocument();
  expect(tell).toHaveBeenCalledTimes(1);
});

it('offers ink’s signs and a new name to those who touch it, until it loses the focus', async () => {
  const text = '-> hall\n=== hall\n-> END\n';
  const story = {
    program: { source: text, files: {} },
    onChange: jest.fn(),
    compile: () => Promise.resolve(null),
  };
  render(<InkEditor text={text} onChange={jest.fn()} label="Ink" story={story} />);
  const signs = () => screen.queryByRole('toolbar', { name: 'Ink signs' });
  act(() => view().focus());
  expect(signs()).not.toBeInTheDocument();
  await userEvent.pointer({ keys: '[TouchA]', target: editor() });
  const row = within(await screen.findByRole('toolbar', { name: 'Ink signs' }));
  await userEvent.click(row.getByRole('button', { name: '* choice' }));
  expect(shown()).toBe(`*${text}`);
  expect(editor()).toHaveFocus();
  act(() => view().dispatch({ selection: { anchor: 5 } }));
  await userEvent.click(row.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByRole('button', { name: 'Cancel' })).toBeVisible();
  expect(signs()).not.toBeInTheDocument();
});

it('offers ink’s signs with the focus where touch is all there is', async () => {
  fakeMatchMedia({ '(hover: none) and (pointer: coarse)': true });
  render(<InkEditor text="" onChange={jest.fn()} label="Ink" />);
  act(() => view().focus());
  expect(await screen.findByRole('toolbar', { name: 'Ink signs' })).toBeVisible();
});

it('asks for a story where nothing is written yet, and for nothing more', () => {
  render(<InkEditor text="" onChange={() => undefined} label="Ink" />);
  expect(editor()).toHaveTextContent(/^Write your story here\.$/);
  expect(editor()).toHaveAttribute('aria-placeholder', 'Write your story here.');
});
