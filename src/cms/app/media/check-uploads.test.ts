/** @jest-environment jsdom */
import { confirmInDialog } from '../confirm/confirm-in-dialog';
import { checkUploads } from './check-uploads';
import type { PictureFiles } from './picture-files';

jest.mock('../confirm/confirm-in-dialog', () => ({ confirmInDialog: jest.fn() }));
jest.mock('../site-content', () => ({ siteContent: () => ({ staticFiles: [] }) }));
jest.mock('../source/pictures/prepare-picture', () => ({
  preparePicture: (file: File) => Promise.resolve(file),
}));

const store = { getState: () => null, dispatch: jest.fn() };
const passedOn = jest.fn();
const confirm = jest.mocked(confirmInDialog);
let publishesAtOnce = true;
checkUploads(store, () => ({ publishesAtOnce }) as PictureFiles);

/** Chooses a file in the library; jsdom cannot put one into its field. */
async function choose(): Promise<void> {
  document.body.className = 'nc-fileUploadButton';
  const input = document.body.appendChild(document.createElement('input'));
  input.type = 'file';
  const files = [new File(['<svg/>'], 'lamp.svg', { type: 'image/svg+xml' })];
  Object.defineProperty(input, 'files', { value: files, writable: true });
  input.addEventListener('change', passedOn);
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
}

beforeAll(() => {
  // jsdom has none.
  Object.assign(window, {
    DataTransfer: class {
      files: File[] = [];
      items = { add: (file: File) => this.files.push(file) };
    },
  });
});
beforeEach(() => jest.clearAllMocks());

it.each([
  [true, 1],
  [false, 0],
])('asks before a picture is published at once, and heeds %p', async (answer, times) => {
  publishesAtOnce = true;
  confirm.mockResolvedValue(answer);
  await choose();
  expect(confirm.mock.calls[0]?.[0]).toContain('Upload lamp.svg? It is published at once');
  expect(passedOn).toHaveBeenCalledTimes(times);
});

it('does not ask locally', async () => {
  publishesAtOnce = false;
  await choose();
  expect(confirm).not.toHaveBeenCalled();
  expect(passedOn).toHaveBeenCalledTimes(1);
});
