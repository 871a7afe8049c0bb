import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PictureForm } from './PictureForm';
import { picturesIn } from './pictures-in';

jest.mock('../../kit/site-content', () => ({
  useSiteContent: () => ({ staticFiles: ['/img/lamp.png', '/img/samples/moth.png'] }),
  shownAddress: (src: string) => src,
}));
jest.mock('./prepare-picture', () => ({ preparePicture: (file: File) => Promise.resolve(file) }));
Element.prototype.scrollIntoView = jest.fn();
Object.assign(URL, { createObjectURL: () => 'blob:train', revokeObjectURL: jest.fn() });

const train = new File(['x'.repeat(1200)], 'Train.png', { type: 'image/png' });
const onDone = jest.fn();
const open = (file: File | null) =>
  render(
    <PictureForm file={file} upload={() => Promise.resolve('/img/train.png')} onDone={onDone} />,
  );
beforeEach(() => onDone.mockClear());

it('shows a picture that was dropped, and nothing else to choose until another is wanted', async () => {
  open(train);
  expect(await screen.findByRole('figure')).toHaveTextContent('Train.png 1.2 kB');
  expect(screen.getByLabelText(/^What it shows/)).toHaveFocus();
  expect(screen.queryByLabelText('New picture')).toBeNull();
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Choose another' }));
  expect(screen.queryByRole('figure')).toBeNull();
  expect(screen.getByLabelText('New picture')).toHaveFocus();
});

it('finds a picture of the site by its name and folder, with the keyboard alone', async () => {
  open(null);
  const field = screen.getByRole('combobox', { name: 'A picture already on the site' });
  const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  expect(shown()).toEqual(['lamp.png', 'moth.pngFolder samples']);
  await userEvent.type(field, 'zebra');
  expect(shown()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('No picture has these words');
  await userEvent.clear(field);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('figure')).toHaveTextContent('/img/samples/moth.png');
  expect(screen.queryByRole('combobox')).toBeNull();
  await userEvent.keyboard('A moth');
  await userEvent.click(screen.getByRole('button', { name: 'Insert' }));
  expect(onDone).toHaveBeenCalledWith('![A moth](/img/samples/moth.png)');
});

it('says at the field that a picture needs a text', async () => {
  open(train);
  await screen.findByRole('figure');
  await userEvent.click(screen.getByRole('button', { name: 'Insert' }));
  const field = screen.getByLabelText(/^What it shows/);
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(
    'The picture has no alternative text. Say in a few words what it shows.',
  );
  await userEvent.type(field, 'A train');
  expect(field).toBeValid();
  await userEvent.click(screen.getByRole('button', { name: 'Insert' }));
  expect(onDone).toHaveBeenCalledWith('![A train](/img/train.png)');
});

it('replaces a picture of the text, and asks again what it shows', async () => {
  const [old] = picturesIn('![A lamp](/img/lamp.png)');
  render(
    <PictureForm
      file={null}
      old={old ?? null}
      upload={() => Promise.resolve('/img/train.png')}
      onDone={onDone}
    />,
  );
  expect(screen.getByRole('dialog', { name: 'Replace this picture' })).toBeVisible();
  await userEvent.upload(screen.getByLabelText('New picture'), train);
  const field = screen.getByLabelText(/^What it shows/);
  expect(field).toHaveValue('A lamp');
  expect(screen.queryByLabelText(/^Caption/)).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, 'A train');
  await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
  expect(onDone).toHaveBeenCalledWith('![A train](/img/train.png)');
});
