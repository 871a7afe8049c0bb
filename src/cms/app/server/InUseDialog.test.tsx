import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { knowSite } from '../../../../testing/know-site';
import { InUseDialog } from './InUseDialog';

beforeAll(async () => {
  const docs = [{ file: 'content/docs/b.mdx', title: 'Being there' }];
  await knowSite({ docs });
});

it('says what to do in each file that needs a page, and leads to its form', async () => {
  const onClose = jest.fn();
  const users = ['content/docs/b.mdx', 'content/glossary.yaml', 'content/locales/de/docs/b.mdx'];
  render(<InUseDialog file="content/docs/a.mdx" users={users} onClose={onClose} />);
  const groups = screen.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent);
  expect(groups).toEqual([
    'Linked to from here: change or remove the links.Being there content/docs/b.mdxcontent/locales/de/docs/b.mdx',
    'Named here, in a field “Page” or in a link: use another page there.content/glossary.yaml',
  ]);
  expect(
    screen.getAllByRole('link').map((link) => new URL((link as HTMLAnchorElement).href).hash),
  ).toEqual(['#/collections/pages/entries/b?line=1', '#/collections/glossary/entries/glossary']);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
});

it('says what to do about a picture', () => {
  render(<InUseDialog file="static/img/a.svg" users={['content/docs/b.mdx']} onClose={() => {}} />);
  expect(screen.getByRole('term')).toHaveTextContent('Shown here: remove the picture');
});

it('closes when another screen is opened', () => {
  const onClose = jest.fn();
  render(<InUseDialog file="static/img/a.svg" users={['content/docs/b.mdx']} onClose={onClose} />);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent(window, new Event('hashchange'));
  expect(onClose).toHaveBeenCalled();
});
