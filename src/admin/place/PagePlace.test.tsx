import { fireEvent, render, screen } from '@testing-library/react';
import { deskRequest } from '../desk-request';
import { deskMover } from './page-mover';
import { PagePlace } from './PagePlace';

jest.mock('../desk-request');

function rename(name: string, hasChanges = false) {
  const folder = 'content/docs';
  const file = `${folder}/a.mdx`;
  render(
    <PagePlace
      {...{ file, folder }}
      slug="a"
      mover={() => deskMover}
      hasChanges={() => hasChanges}
      onHistory={null}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Rename …' }));
  fireEvent.change(screen.getByLabelText(/^New name/), { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: 'Rename' }));
}

it('has what was typed saved before a rename, which loads the page anew', async () => {
  rename('b', true);
  expect(await screen.findByRole('alert')).toHaveTextContent('Save your changes first');
  expect(deskRequest).not.toHaveBeenCalled();
});

it('asks about the name that the file will have', async () => {
  jest.mocked(deskRequest).mockRejectedValue(new Error('A page already exists.'));
  rename('Wéave and more');
  expect(await screen.findByRole('alert')).toHaveTextContent('A page already exists.');
  expect(deskRequest).toHaveBeenCalledWith(
    'mentions',
    expect.objectContaining({ to: 'content/docs/weave-and-more.mdx' }),
  );
});

it('is closed by Escape, which leaves the name and the place in the page', () => {
  rename('b', true);
  const name = screen.getByLabelText(/^New name/);
  expect(name).toHaveFocus();
  fireEvent.keyDown(name, { key: 'Escape' });
  expect(screen.queryByLabelText(/^New name/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Rename …' })).toHaveFocus();
});
