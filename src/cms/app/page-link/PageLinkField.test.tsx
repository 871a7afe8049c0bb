import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageLinkField } from './PageLinkField';
import type { PageName } from './page-targets';

const doc = (docId: string, title: string, folder = 'content/docs') => ({
  docId,
  title,
  file: `${folder}/${docId}.mdx`,
  path: `/docs/${docId}/`,
  headings: [{ id: 'weave', title: 'The weave' }],
  isDraft: false,
});
const mockDocs = [doc('ink/flow', 'Flow'), doc('ink/flow', 'Fluss', 'content/locales/de/docs')];
jest.mock('../kit/site-content', () => ({ useSiteContent: () => ({ docs: mockDocs }) }));
Element.prototype.scrollIntoView = jest.fn();

const onChange = jest.fn();
const open = (value: string, named: PageName = 'id') =>
  render(<PageLinkField id="page" {...{ value, named, onChange }} />);
beforeEach(() => onChange.mockClear());

it.each<[PageName, string, string]>([
  ['id', 'Page', 'ink/flow#weave'],
  ['address', 'Link to', '/docs/ink/flow/#weave'],
])('chooses a heading by its title, and writes its %s', async (named, question, written) => {
  open('', named);
  const button = screen.getByRole('button', { name: 'Choose …' });
  await userEvent.click(button);
  const dialog = screen.getByRole('dialog', { name: question });
  await userEvent.type(screen.getByRole('combobox'), 'weave');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith(written);
  expect(dialog).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

it('offers whole pages, or none', async () => {
  const { rerender } = open('', 'whole page');
  await userEvent.click(screen.getByRole('button', { name: 'Choose …' }));
  const shown = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(shown()).toEqual(['NonePage, no link at all', 'FlowPage, ink/flow']);
  await userEvent.type(screen.getByRole('combobox'), 'none{Enter}');
  expect(onChange).toHaveBeenCalledWith('(none)');
  rerender(<PageLinkField id="page" value="(none)" named="whole page" onChange={onChange} />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('None');
});

it('says which page is written', () => {
  const { rerender } = open('ink/flow');
  const field = screen.getByRole('textbox');
  expect(field).toHaveAccessibleDescription('Flow');
  rerender(<PageLinkField id="page" value="ink/flow#weave" named="id" onChange={onChange} />);
  expect(field).toHaveAccessibleDescription('Flow: The weave');
});
