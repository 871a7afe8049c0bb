import 'fake-indexeddb/auto';
import { createAssetStore } from './asset-store';
import { openDatabase } from './database';
import { addProjects } from './project-store';

/** As WebKit in a private window. */
function refuseBlobs(name: string): void {
  const { put } = IDBObjectStore.prototype;
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    record: object,
  ) {
    if (Object.values(record).some((value) => value instanceof Blob))
      throw new DOMException('Error preparing Blob/File data', name);
    return put.call(this, record);
  });
}
afterEach(() => jest.restoreAllMocks());

test.each(['DataCloneError', 'UnknownError'])(
  'where the browser stores no Blobs (%s), files are stored as bytes and read as they were',
  async (name) => {
    refuseBlobs(name);
    const storage = await openDatabase({ onOutdated: () => {}, onLost: () => {} });
    const lamp = new Blob(['lamp'], { type: 'image/png' });
    await createAssetStore(storage, 'abcd').put('lamp.png', lamp);
    const program = { source: 'A lamp.', files: {} };
    await addProjects(storage, [
      { id: 'abce', name: null, program, assets: new Map([['oil.png', lamp]]) },
    ]);
    for (const [id, path] of [
      ['abcd', 'lamp.png'],
      ['abce', 'oil.png'],
    ] as const) {
      const read = (await createAssetStore(storage, id).read()).get(path);
      expect(read).toMatchObject({ size: 4, type: 'image/png' });
      expect(await read?.text()).toBe('lamp');
    }
    storage.close();
  },
);
