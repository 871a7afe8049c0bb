/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmClicks } from './confirm-clicks';

const native = jest.spyOn(window, 'confirm').mockReturnValue(true);
const own = jest.fn<Promise<boolean> | null, [string]>(() => null);
const done = jest.fn();
beforeAll(() => confirmClicks(own));
beforeEach(() => {
  jest.clearAllMocks();
  own.mockReturnValue(null);
});

/** A button that asks questions before it acts. */
function buttonThatAsks(...questions: string[]): HTMLElement {
  document.body.innerHTML = '<button><b>Go</b></button>';
  const button = screen.getByRole('button');
  button.addEventListener('click', () => {
    if (questions.every((question) => window.confirm(question))) done();
  });
  return button;
}
const answer = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('asks in our dialog, and acts once the author says yes', async () => {
  buttonThatAsks('Delete this picture? It is taken off the site.');
  await userEvent.click(screen.getByText('Go'));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this picture?' });
  expect(dialog).toHaveTextContent('It is taken off the site.');
  expect(done).not.toHaveBeenCalled();
  await answer('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByText('Go'));
  await answer('Delete');
  expect(done).toHaveBeenCalledTimes(1);
  expect(native).not.toHaveBeenCalled();
  // The next click is asked about again.
  await userEvent.click(screen.getByText('Go'));
  await answer('Cancel');
  expect(done).toHaveBeenCalledTimes(1);
});

it('asks two questions one after the other', async () => {
  await userEvent.click(buttonThatAsks('Delete one?', 'Delete two?'));
  await screen.findByRole('dialog', { name: 'Delete one?' });
  await answer('Delete');
  await screen.findByRole('dialog', { name: 'Delete two?' });
  await answer('Delete');
  expect(done).toHaveBeenCalledTimes(1);
});

it('opens the menu again whose item has asked', async () => {
  document.body.innerHTML = '<div><span role="button" aria-haspopup="true">Publish</span></div>';
  const opener = screen.getByRole('button');
  opener.addEventListener('click', () => {
    opener.insertAdjacentHTML('afterend', '<ul role="menu"><li role="menuitem">Now</li></ul>');
    screen.getByRole('menuitem').addEventListener('click', () => {
      screen.getByRole('menu').remove();
      if (window.confirm('Publish this change?')) done();
    });
  });
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('menuitem'));
  const [, action] = await screen.findAllByRole('button', { name: 'Publish' });
  if (action !== undefined) await userEvent.click(action);
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).toHaveBeenCalledTimes(1);
});

it('asks a question once, however often it is clicked meanwhile', async () => {
  const button = buttonThatAsks('Leave this form?');
  await userEvent.click(button);
  await screen.findByRole('dialog', { name: 'Leave this form?' });
  button.click();
  await answer('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(done).not.toHaveBeenCalled();
});

it('takes a question of its own', async () => {
  own.mockReturnValue(Promise.resolve(true));
  await userEvent.click(buttonThatAsks('Delete this page?'));
  expect(own).toHaveBeenCalledWith('Delete this page?');
  expect(done).toHaveBeenCalledTimes(1);
});

it('asks at links as well', async () => {
  document.body.innerHTML = '<a href="#/pages">Pages</a>';
  const link = screen.getByRole('link');
  link.addEventListener('click', (event) => {
    event.preventDefault();
    if (window.confirm('Leave this form? It is not saved.')) done();
  });
  await userEvent.click(link);
  await answer('Leave');
  expect(done).toHaveBeenCalledTimes(1);
  expect(native).not.toHaveBeenCalled();
});

it('asks when “Back” leaves a form, and then goes there', async () => {
  // The CMS hears that the address has changed; told no, it may leave it as it is.
  const onHash = () => {
    if (window.location.hash !== '#/list') return;
    if (window.confirm('Leave this form? It is not saved.')) done();
  };
  const open = async (hash: string) => {
    window.location.hash = hash;
    await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
  };
  const goBack = () => window.history.back();
  const expectHash = (hash: string) => waitFor(() => expect(window.location.hash).toBe(hash));
  await open('#/list');
  await open('#/form');
  window.addEventListener('hashchange', onHash);
  goBack();
  await answer('Cancel');
  await expectHash('#/form');
  goBack();
  await expectHash('#/list');
  // Another address, while the question is open: there is only one.
  await open('#/other');
  await open('#/list');
  await answer('Leave');
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  await expectHash('#/list');
  // The next form is asked about again.
  await open('#/form');
  goBack();
  await answer('Cancel');
  await expectHash('#/form');
  expect(done).toHaveBeenCalledTimes(1);
  expect(native).not.toHaveBeenCalled();
  window.removeEventListener('hashchange', onHash);
});

it('leaves to the browser what only informs', async () => {
  await userEvent.click(buttonThatAsks('There is a backup. Use it?'));
  expect(native.mock.calls).toEqual([['There is a backup. Use it?']]);
});
