import userEvent from '@testing-library/user-event';
import { screen, waitFor } from '@testing-library/react';
import { libraryButtons } from './library-buttons';

const onReplace = jest.fn();
libraryButtons(onReplace);

const draw = (isPressed: boolean) => {
  document.body.innerHTML = `<div class="css-1-StyledModal">
    <div><button class="a">Delete</button></div>
    <div role="button" aria-pressed="${isPressed}" tabindex="0">samples/lamp.png</div></div>`;
};
const button = (name: string) => screen.getByRole('button', { name });

it('replaces the chosen picture, and can do nothing without one', async () => {
  draw(false);
  await waitFor(() => expect(button('Replace …')).toBeDisabled());
  expect(button('Delete')).toBeDisabled();

  button('samples/lamp.png').setAttribute('aria-pressed', 'true');
  await waitFor(() => expect(button('Delete')).toBeEnabled());
  expect(button('Replace …')).toBeEnabled();

  const chosen = new File(['x'], 'new.png', { type: 'image/png' });
  const click = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function choose(
    this: HTMLInputElement,
  ) {
    Object.defineProperty(this, 'files', { value: [chosen], configurable: true });
    this.dispatchEvent(new Event('change'));
  });
  await userEvent.click(button('Replace …'));
  expect(onReplace).toHaveBeenCalledWith('samples/lamp.png', chosen);
  click.mockRestore();
});

afterAll(async () => {
  document.body.innerHTML = '';
  // Its observer hears of it while there is a document.
  await new Promise((resolve) => setTimeout(resolve));
});
