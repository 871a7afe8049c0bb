/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { speakMessages } from './speak-messages';

const show = (words: string, isHidden: boolean) => {
  document.querySelector('main')?.remove();
  const page = document.createElement('main');
  page.setAttribute('aria-hidden', String(isHidden));
  page.innerHTML = `<div class="Toastify__toast-body">${words}</div>`;
  document.body.append(page);
};

it('says what a window hides, and nothing twice', async () => {
  const stop = speakMessages();
  const speaker = screen.getByRole('status');
  show('lamp.png was replaced.', true);
  await waitFor(() => expect(speaker).toHaveTextContent('lamp.png was replaced.'));
  document.querySelector('main')?.remove();
  await waitFor(() => expect(speaker).toBeEmptyDOMElement());
  show('Saved.', false);
  await new Promise((resolve) => setTimeout(resolve));
  expect(speaker).toBeEmptyDOMElement();
  stop();
});
