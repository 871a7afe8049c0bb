import { fireEvent, render, screen } from '@testing-library/react';
import { readPage } from '../../editing/editable-page';
import { PageSettings } from './PageSettings';
import { areSettingsOpen, openSettingsFor } from './open-settings';

const page = (frontmatter: string) => readPage(`---\ntitle: A\n${frontmatter}---\n\nText.\n`);

it('opens and closes, and says how many fields are filled in', () => {
  const { rerender } = render(<PageSettings data={page('draft: true\ncode_links: true\n')} />);
  const button = screen.getByRole('button', { expanded: false });
  expect(button).toHaveTextContent(/^More settings$/);
  rerender(<PageSettings data={page('slug: /a/\nkeywords: [lamp]\n')} />);
  expect(button).toHaveTextContent('2 filled in');
  fireEvent.click(button);
  expect(areSettingsOpen.get()).toBe(true);
  fireEvent.click(button);
  expect(areSettingsOpen.get()).toBe(false);
});

it('opens for a field in it, and for no other', () => {
  openSettingsFor('title');
  openSettingsFor('draft');
  openSettingsFor(null);
  expect(areSettingsOpen.get()).toBe(false);
  openSettingsFor('slug');
  expect(areSettingsOpen.get()).toBe(true);
});
