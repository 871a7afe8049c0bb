import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PictureField } from './PictureField';

jest.mock('../kit/site-content', () => ({
  useSiteContent: () => ({ staticFiles: ['/img/lamp.png', '/img/samples/moth.png'] }),
  shownAddress: (src: string) => src,
}));
jest.mock('../source/pictures/prepare-picture', () => ({
  preparePicture: (file: File) =>
    file.name === 'train.png' ? Promise.resolve(file) : Promise.reject(new Error('Too large.')),
}));
Element.prototype.scrollIntoView = jest.fn();

const onChange = jest.fn();
const upload = jest.fn(() => Promise.resolve('/img/train.png'));
const field = (value: string) => <PictureField id="image" {...{ value, upload, onChange }} />;
beforeEach(() => onChange.mockClear());

it('chooses a picture in any folder, and shows it', async () => {
  const { rerender } = render(field(''));
  const button = screen.getByRole('button', { name: 'Choose …' });
  await userEvent.click(button);
  await userEvent.type(screen.getByRole('combobox'), 'samples{Enter}');
  expect(onChange).toHaveBeenCalledWith('/img/samples/moth.png');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button).toHaveFocus();
  rerender(field('/img/samples/moth.png'));
  expect(screen.getByRole('img')).toHaveAttribute('src', '/img/samples/moth.png');
  rerender(field('/img/none.png'));
  expect(screen.queryByRole('img')).toBeNull();
});

it('takes a new picture, and says why another one is not taken', async () => {
  render(field(''));
  await userEvent.click(screen.getByRole('button', { name: 'Choose …' }));
  const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('New picture'), picture('large.png'));
  expect(await screen.findByText('Too large.')).toHaveRole('alert');
  await userEvent.upload(screen.getByLabelText('New picture'), picture('train.png'));
  expect(onChange).toHaveBeenCalledWith('/img/train.png');
});
