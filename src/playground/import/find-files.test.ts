import { droppedFiles, hasOnlyAddress } from './find-files';

const file = (name: string): File => ({ name, webkitRelativePath: '' }) as File;

/** What a browser hands over with a drop. */
function transfer(entries: readonly object[], files: readonly File[], text = ''): DataTransfer {
  return {
    items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
    files,
    getData: () => text,
  } as unknown as DataTransfer;
}

const entry = (path: string, read: (resolve: (one: File) => void, reject: () => void) => void) => ({
  fullPath: `/${path}`,
  name: path.split('/').at(-1),
  isDirectory: false,
  file: read,
});

const unreadable = (path: string) => entry(path, (_resolve, reject) => reject());

test('a file whose entry cannot be read is taken as it was dropped', async () => {
  const lamp = file('lamp.png');
  const found = await droppedFiles(transfer([unreadable('lamp.png')], [lamp]));
  expect(found).toEqual([{ path: 'lamp.png', blob: lamp }]);
});

test('a file in a folder is not taken from another place with the same name', async () => {
  const folder = {
    fullPath: '/night',
    name: 'night',
    isDirectory: true,
    createReader: () => {
      const batches = [[unreadable('night/lamp.png')]];
      return { readEntries: (resolve: (some: object[]) => void) => resolve(batches.pop() ?? []) };
    },
  };
  const dropped = droppedFiles(transfer([folder], [file('lamp.png')]));
  await expect(dropped).rejects.toThrow('lamp.png');
});

test('a file that cannot be read at all is named', async () => {
  await expect(droppedFiles(transfer([unreadable('lamp.png')], []))).rejects.toThrow('lamp.png');
});

test('a folder that cannot be read is named', async () => {
  const folder = {
    fullPath: '/pictures',
    name: 'pictures',
    isDirectory: true,
    createReader: () => ({
      readEntries: (_resolve: unknown, reject: () => void) => reject(),
    }),
  };
  await expect(droppedFiles(transfer([folder], []))).rejects.toThrow('pictures');
});

test.each([
  ['file:///home/ada/lamp.png', true],
  ['file:///home/ada/lamp.png\r\nfile:///home/ada/oil.png', true],
  ['The lamp.', false],
  ['File: the police dossier', false],
  ['https://example.org/lamp.png', false],
])('%s is only the address of a file: %s', (text, expected) => {
  expect(hasOnlyAddress(transfer([], [], text))).toBe(expected);
});

test('files that come with their address are files', () => {
  expect(hasOnlyAddress(transfer([], [file('lamp.png')], 'file:///lamp.png'))).toBe(false);
});
