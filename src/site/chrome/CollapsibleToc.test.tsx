import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CollapsibleToc } from './CollapsibleToc';

const entries = [{ id: 'begin', level: 2, label: ['Begin'], children: [] }];

test('is closed until asked for, and closes when a heading is followed', async () => {
  render(<CollapsibleToc entries={entries} />);
  const details = screen.getByRole('group');
  expect(details).not.toHaveAttribute('open');

  await userEvent.click(screen.getByText('On this page'));
  expect(details).toHaveAttribute('open');

  await userEvent.click(screen.getByRole('link', { name: 'Begin' }));
  expect(details).not.toHaveAttribute('open');
});
