import 'fake-indexeddb/auto';
import { createAssetStore } from './asset-store';
import { openDatabase } from './database';
import { addProjects } from './project-store';

/** As WebKit in a private window. */
beforeEach(() => {
  const { put } = IDBObjectStore.prototype;
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    record: object,
  ) {
    if (Object.values(record).some((value) => value instanceof Blob))
      throw new DOMException('BlobURLs are not yet supported.', 'DataCloneError');
    return put.call(this, record);
  });
});
afterEach(() => jest.restoreAllMocks());

test('where the browser stores no Blobs, files are stored as bytes and read as they were', async () => {
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
});
