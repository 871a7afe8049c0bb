/** @jest-environment jsdom */
import { confirmInDialog } from '../kit/confirm-in-dialog';
import type { PictureFiles } from '../server/picture-files';
import { noteWaitingPicture } from '../store/waiting-pictures';
import { checkUploads } from './check-uploads';

jest.mock('../kit/confirm-in-dialog', () => ({ confirmInDialog: jest.fn() }));
jest.mock('../kit/site-content', () => ({ siteContent: () => ({ staticFiles: [] }) }));
jest.mock('../source/pictures/prepare-picture', () => ({
  preparePicture: (file: File) => Promise.resolve(file),
}));

const store = { getState: () => null, dispatch: jest.fn() };
const passedOn = jest.fn();
const confirm = jest.mocked(confirmInDialog);
const stored = jest.fn(() => Promise.resolve());
let readersSee: PictureFiles['readersSee'] = 'at once';
checkUploads(store, () => ({ readersSee, store: stored }) as unknown as PictureFiles);

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
  readersSee = 'at once';
  confirm.mockResolvedValue(answer);
  await choose();
  expect(confirm.mock.calls[0]?.[0]).toContain('Upload lamp.svg? It is published at once');
  expect(passedOn).toHaveBeenCalledTimes(times);
});

it('does not ask locally', async () => {
  readersSee = 'with the files';
  await choose();
  expect(confirm).not.toHaveBeenCalled();
  expect(passedOn).toHaveBeenCalledTimes(1);
});

it('proposes a picture where changes are reviewed, and says where it waits', async () => {
  readersSee = 'reviewed';
  noteWaitingPicture('lamp.svg', { kind: 'New picture', url: 'https://example.org/1' });
  await choose();
  expect(stored).toHaveBeenCalledWith('static/img/lamp.svg', expect.any(File), false);
  expect(passedOn).not.toHaveBeenCalled();
  const actions: unknown[] = store.dispatch.mock.calls.map((call: unknown[]) => call[0]);
  expect(actions).toMatchObject([
    { payload: { entry: { slug: 'lamp.svg' } } },
    {
      payload: {
        message: expect.stringContaining('Pages can show it once it is published.') as string,
      },
    },
  ]);
});
