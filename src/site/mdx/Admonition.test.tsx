import { render, screen, within } from '@testing-library/react';
import { Admonition } from './Admonition';
import type { AdmonitionType } from './admonition-kinds';

test.each<[AdmonitionType, string, string]>([
  ['note', 'Note', 'note'],
  ['tip', 'Tip', 'tip'],
  ['info', 'Info', 'info'],
  ['warning', 'Warning', 'warning'],
  ['danger', 'Danger', 'danger'],
  ['caution', 'Caution', 'warning'],
  ['important', 'Important', 'info'],
  ['success', 'Success', 'tip'],
  ['secondary', 'Note', 'note'],
])('%s is labelled %s and looks like %s', (type, label, kind) => {
  render(<Admonition type={type}>words</Admonition>);
  const note = screen.getByRole('note');
  expect(within(note).getByText(label)).toBeVisible();
  expect(note).toHaveClass(kind);
});

test('a title stands beside the label, so that the kind is always said in words', () => {
  render(
    <Admonition type="danger" title="Saves are lost">
      words
    </Admonition>,
  );
  expect(screen.getByText('Danger')).toBeVisible();
  expect(screen.getByText('Saves are lost')).toBeVisible();
});
