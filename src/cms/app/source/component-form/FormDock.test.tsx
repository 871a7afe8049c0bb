import { history, undoDepth } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { FormDock } from './FormDock';
import { componentFormKeys, type FormHost } from './component-form-keys';

jest.mock('../../kit/site-content', () => ({
  siteContent: () => ({ docs: [], terms: [], entries: [] }),
  useSiteContent: () => ({ staticFiles: [] }),
  shownAddress: (src: string) => src,
}));

const tabs = (...labels: string[]) =>
  `Before.\n\n<Tabs>\n\n${labels.map((label) => `<TabItem label="${label}">\n\nText\n\n</TabItem>`).join('\n\n')}\n\n</Tabs>\n\nAfter.\n`;

/** An editor with the cursor at the sign |, and its form. */
function setUp(marked: string) {
  const text = marked.replace('|', '');
  const handle = createRef<FormHost>();
  const parent = document.body.appendChild(document.createElement('div'));
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      selection: { anchor: marked.indexOf('|') },
      extensions: [
        history(),
        componentFormKeys({
          onPlace: () => handle.current?.onPlace(),
          onForm: () => handle.current?.onForm(),
        }),
      ],
    }),
  });
  const page = { file: 'content/docs/a.mdx', text };
  render(<FormDock ref={handle} {...{ view, page }} upload={() => Promise.reject(new Error())} />);
  return { text, view, written: () => view.state.doc.toString() };
}

const openForm = async (view: EditorView) => {
  view.focus();
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
};
const tab = (number: number) => screen.getByRole('textbox', { name: `Tab ${number}` });

// Nothing has a place in this window.
Range.prototype.getClientRects = () => document.body.getClientRects();

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

it('lets go of a name that is still selected when it is closed, so that the next words do not replace it', async () => {
  const { view, written } = setUp(tabs('In ink').replace('In ink', '|In ink'));
  const from = view.state.selection.main.head;
  view.dispatch({ selection: { anchor: from, head: from + 6 } });
  await openForm(view);
  await userEvent.click(screen.getByRole('button', { name: 'Close the form' }));
  expect(view.state.selection.main.empty).toBe(true);
  expect(written()).toContain('label="In ink"');
});

it('names, adds, moves and removes tabs, in the order in which one reads, each taken back at once', async () => {
  const { text, view, written } = setUp(tabs('A', 'B').replace('Text', '|Text'));
  await openForm(view);
  expect(tab(1)).toHaveFocus();
  await userEvent.clear(tab(1));
  await userEvent.type(tab(1), 'In ink');
  expect(written()).toBe(tabs('In ink', 'B'));
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Move tab 1 down' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(written()).toBe(tabs('B', 'In ink'));
  expect(screen.getByRole('button', { name: 'Move tab 2 up' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Add a tab' }));
  expect(written()).toBe(tabs('B', 'In ink', 'New tab'));
  expect(tab(3)).toHaveFocus();
  await userEvent.keyboard('C');
  expect(written()).toBe(tabs('B', 'In ink', 'C'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove tab 1' }));
  expect(written()).toBe(tabs('In ink', 'C'));
  expect(screen.getByText('Tab 1 is removed.')).toHaveRole('status');
  expect(undoDepth(view.state)).toBe(5);
  const states = [tabs('B', 'In ink', 'C'), tabs('B', 'In ink', 'New tab'), tabs('B', 'In ink')];
  for (const state of [...states, tabs('In ink', 'B'), text]) {
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(written()).toBe(state);
  }
  expect(tab(1)).toHaveValue('A');
  await userEvent.keyboard('{Escape}');
  expect(view.hasFocus).toBe(true);
});

it('follows the cursor, and leads to what is around it', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
  const page =
    '<Steps>\n\n1. One\n\n   ```ink\n   |A\n   ```\n\n2. Two\n\n</Steps>\n\n:::note\n\nA.\n\n:::\n\nEnd.';
  const { view, written } = setUp(page);
  expect(screen.getByRole('status')).toHaveTextContent('Ink sample. Alt+Enter for a form');
  await user.click(screen.getByRole('button', { name: 'Edit steps' }));
  expect(screen.getAllByRole('listitem').map((row) => row.getAttribute('aria-current'))).toEqual([
    'true',
    'false',
  ]);
  await user.click(screen.getByRole('button', { name: 'Add a step' }));
  expect(written()).toContain('2. Two\n\n3. Text\n\n</Steps>');
  expect(view.hasFocus).toBe(true);
  expect(view.state.sliceDoc(view.state.selection.main.from, view.state.selection.main.to)).toBe(
    'Text',
  );
  act(() => view.dispatch({ selection: { anchor: written().indexOf(':::note') } }));
  act(() => jest.advanceTimersByTime(300));
  const form = screen.getByRole('region', { name: 'Note: form' });
  await user.selectOptions(within(form).getByRole('combobox', { name: 'Kind' }), 'tip');
  await user.type(within(form).getByRole('textbox', { name: 'Title' }), 'Read on');
  expect(written()).toContain(':::tip[Read on]\n\nA.');
  act(() => view.dispatch({ selection: { anchor: written().length } }));
  act(() => jest.advanceTimersByTime(300));
  expect(screen.getByRole('region', { name: 'Form' })).toHaveTextContent(/^Put the cursor into/);
  await user.click(screen.getByRole('button', { name: 'Close the form' }));
  expect(screen.queryByRole('region')).toBeNull();
});

it('keeps what cannot be written in its field, and says so', async () => {
  const page = '<Cards>\n<Card title="A" href="./a.mdx">|Text</Card>\n</Cards>\n';
  const { view, written } = setUp(page);
  await openForm(view);
  const field = screen.getByRole('textbox', { name: 'Words' });
  await userEvent.type(field, ' {{');
  expect(field).toHaveValue('Text {');
  expect(screen.getByText(/could not be read with this/)).toHaveRole('alert');
  expect(written()).toBe(page.replace('|', '').replace('Text', 'Text '));
  await userEvent.type(field, '{Backspace}b');
  expect(written()).toContain('>Text b</Card>');
  expect(screen.getByRole('button', { name: 'Remove card 1' })).toBeDisabled();
});

it('acts on the text as it is now', async () => {
  const { view, written } = setUp(tabs('A', 'B').replace('Text', '|Text'));
  await openForm(view);
  act(() => view.dispatch({ changes: { from: 0, insert: 'More. ' } }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove tab 2' }));
  expect(written()).toBe(`More. ${tabs('A')}`);
});

it('switches the options of a sample', async () => {
  const { view, written } = setUp('```ink\n|A\n```\n');
  await openForm(view);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Part of a story (fragment)' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'What readers see (transcript)' }));
  await userEvent.type(screen.getByRole('textbox', { name: /choices that are made/ }), '1');
  expect(written()).toBe('```ink fragment transcript="1"\nA\n```\n');
});
