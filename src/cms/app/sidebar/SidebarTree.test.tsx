import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { SidebarFormItem } from '../../editing/sidebar-items';
import { SHOW_ITEM } from '../lists/list-items';
import { SidebarTree } from './SidebarTree';
import type { SidebarDoc } from './describe-item';

const doc = (docId: string, title: string, more: Partial<SidebarDoc> = {}): SidebarDoc => ({
  docId,
  file: `content/docs/${docId}.mdx`,
  path: `/docs/${docId}/`,
  title,
  anchors: [],
  isDraft: false,
  isUnlisted: false,
  headings: [],
  ...more,
});
const docs = [
  doc('intro', 'How it works'),
  doc('story', 'The story', { sidebarLabel: 'Story' }),
  doc('saves', 'Saves', { isDraft: true }),
  doc('itch', 'Put it on itch.io'),
];
const first: SidebarFormItem[] = [
  { type: 'doc', doc: 'intro' },
  {
    type: 'category',
    category: 'Basics',
    items: [
      { type: 'doc', doc: 'story' },
      { type: 'doc', doc: 'saves' },
      { type: 'doc', doc: 'lost' },
    ],
  },
];

const changes: SidebarFormItem[][] = [];
beforeEach(() => {
  changes.splice(0, changes.length, first);
  fireEvent(window, new Event('hashchange'));
});
const items = () => changes.at(-1) ?? [];

function Form() {
  const [value, setValue] = useState(first);
  const onChange = (next: SidebarFormItem[]) => {
    changes.push(next);
    setValue(next);
  };
  return <SidebarTree id="tree" items={value} docs={docs} onChange={onChange} />;
}

const row = (name: string | RegExp) => screen.getByRole('button', { name });
const basics = () => (items().find(({ type }) => type === 'category') as { items: unknown }).items;

test('shows titles, and what is unusual; a category opens and closes', async () => {
  const user = userEvent.setup();
  render(<Form />);
  expect(row('How it works')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Story' })).toBeNull();
  await user.click(row('Items of Basics'));
  expect(row('Story')).toBeVisible();
  expect(row('Saves draft')).toBeVisible();
  expect(row('lost no such page')).toBeVisible();
  row('Basics').focus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.queryByRole('button', { name: 'Story' })).toBeNull();
});

test('an item moves to the end of the category that is chosen, and back', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(row('How it works'));
  const category = screen.getByRole('combobox', { name: 'Category' });
  expect(category).toHaveDisplayValue('None, at the top level');
  await user.selectOptions(category, 'Basics');
  expect(basics()).toHaveLength(4);
  expect(screen.getByText('“How it works” is now in “Basics”, 4 of 4.')).toBeVisible();
  expect(row('How it works')).toHaveFocus();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Category' }),
    'None, at the top level',
  );
  expect(items().map(({ type }) => type)).toEqual(['category', 'doc']);
  // A category is in no list of its own.
  await user.click(row('Basics'));
  expect(
    within(screen.getByRole('combobox', { name: 'Category' })).getAllByRole('option'),
  ).toHaveLength(1);
});

test('the keyboard goes from row to row and moves items, which keep the focus', async () => {
  const user = userEvent.setup();
  render(<Form />);
  row('How it works').focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(row('How it works')).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(basics()).toEqual([...(first[1] as { items: object[] }).items, first[0]]);
  // Its category was closed.
  expect(row('How it works')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(
    '“How it works” is now in “Basics”, 4 of 4.',
  );
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(row('Saves draft')).toHaveFocus();
});

test('shows an item that is looked for, in closed categories as well', () => {
  render(<Form />);
  const event = new CustomEvent(SHOW_ITEM, { detail: [1, 1] });
  act(() => void document.querySelector('#tree')?.dispatchEvent(event));
  expect(row('Saves draft')).toHaveFocus();
  expect(row('Saves draft')).toHaveAttribute('aria-expanded', 'true');
});

test('a form that is made anew has the same categories open, another one none', async () => {
  const before = render(<Form />);
  await userEvent.click(row('Items of Basics'));
  before.unmount();
  const again = render(<Form />);
  expect(row('Story')).toBeVisible();
  again.unmount();
  fireEvent(window, new Event('hashchange'));
  render(<Form />);
  expect(screen.queryByRole('button', { name: 'Story' })).toBeNull();
});

test('a removed item comes back with Undo', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(row('Basics'));
  await user.click(row('Remove'));
  expect(items()).toEqual([first[0]]);
  expect(row('How it works')).toHaveFocus();
  await user.click(row('Undo'));
  expect(items()).toEqual(first);
  expect(row('Basics')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Undone: “Basics” is now at the top level, 2 of 2.',
  );
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('the buttons that move the chosen item stay where they are, and Ctrl+Z takes all moves back', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(row('Items of Basics'));
  await user.click(row('lost no such page'));
  const bar = screen.getByRole('toolbar', { name: 'Move the chosen item' });
  const up = within(bar).getByRole('button', { name: 'Up' });
  await user.click(up);
  await user.click(up);
  expect(basics()).toEqual([
    { type: 'doc', doc: 'lost' },
    { type: 'doc', doc: 'story' },
    { type: 'doc', doc: 'saves' },
  ]);
  // The same button as before, above all rows.
  expect(bar.compareDocumentPosition(row('How it works'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  await user.type(screen.getByLabelText('Label'), 'Lost');
  row(/^Lost/).focus();
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByLabelText('Label')).toHaveValue('');
  await user.keyboard('{Control>}zz{/Control}');
  expect(items()).toEqual(first);
  expect(row('lost no such page')).toHaveFocus();
  await user.keyboard('{Control>}z{/Control}');
  expect(items()).toEqual(first);
});

test('what others made of the form meanwhile is not lost by taking a move back', async () => {
  const user = userEvent.setup();
  const { rerender } = render(
    <SidebarTree id="t" items={first} docs={docs} onChange={jest.fn()} />,
  );
  row('How it works').focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  rerender(<SidebarTree id="t" items={first.slice(1)} docs={docs} onChange={jest.fn()} />);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('what was moved goes back with Undo, and keeps the focus', async () => {
  const user = userEvent.setup();
  render(<Form />);
  row('How it works').focus();
  await user.keyboard('{Alt>}{ArrowDown}{ArrowRight}{/Alt}');
  await user.click(row('Undo'));
  expect(row('How it works')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Undone: “How it works” is now at');
});

test('says why an item cannot be moved', async () => {
  const user = userEvent.setup();
  render(<Form />);
  row('How it works').focus();
  const said = screen.getByRole('status');
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(said).toHaveTextContent('Not moved: the row above it in its list is no category.');
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(said).toHaveTextContent('Not moved: it is the first row.');
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(said).toHaveTextContent('Not moved: it is in no category.');
  row('Basics').focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(said).toHaveTextContent('Not moved: it is the last row.');
  expect(row('Basics')).toHaveFocus();
});

test('a page that is in no place yet can be added, as can categories and links', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const atEnd = within(screen.getByRole('group', { name: 'Add at the end' }));
  const pages = atEnd.getByRole('combobox');
  expect(
    within(pages)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Page …', 'Put it on itch.io (itch)']);
  await user.selectOptions(pages, 'itch');
  expect(items().at(-1)).toEqual({ type: 'doc', doc: 'itch' });
  await user.type(screen.getByLabelText('Label'), 'Itch');
  expect(items().at(-1)).toEqual({ type: 'doc', doc: 'itch', label: 'Itch' });
  await user.clear(screen.getByLabelText('Label'));
  expect(items().at(-1)).toEqual({ type: 'doc', doc: 'itch' });

  await user.click(atEnd.getByRole('button', { name: 'Link' }));
  await user.type(screen.getByLabelText('Label'), 'Ink');
  await user.type(screen.getByLabelText('Address'), 'https://www.inklestudios.com/ink/');
  expect(items().at(-1)).toEqual({
    type: 'link',
    label: 'Ink',
    link: 'https://www.inklestudios.com/ink/',
  });
});

test('a row is dragged into a category, and let go elsewhere stays where it was', () => {
  render(<Form />);
  const dataTransfer = { setData: jest.fn() };
  const rowOf = (name: string) => row(name).parentElement!;
  rowOf('Basics').getBoundingClientRect = () => ({ top: 0, height: 40 }) as DOMRect;
  const dragToBasics = () => {
    fireEvent.dragStart(rowOf('How it works'), { dataTransfer });
    // jsdom’s drag events have no coordinates.
    const over = new MouseEvent('dragover', { bubbles: true, cancelable: true, clientY: 20 });
    fireEvent(rowOf('Basics'), over);
  };
  dragToBasics();
  fireEvent.dragEnd(rowOf('How it works'));
  expect(items()).toEqual(first);
  dragToBasics();
  fireEvent.drop(rowOf('Basics'));
  expect(basics()).toHaveLength(4);
});
