/** A folder in memory with the part of the browser’s interface that is used, for tests. */
export function fakeFolder(texts: Readonly<Record<string, string>> = {}) {
  const files = new Map<string, { content: Blob; at: number }>();
  let clock = 1;
  const put = (path: string, content: Blob | string): void => {
    files.set(path, { content: new Blob([content]), at: (clock += 1) });
  };
  for (const [path, text] of Object.entries(texts)) put(path, text);
  const missing = (): never => {
    throw new DOMException('Not there.', 'NotFoundError');
  };

  const fileHandle = (path: string) => ({
    kind: 'file',
    name: path.split('/').at(-1),
    getFile: async () => {
      const { content, at } = files.get(path) ?? missing();
      return new File([await content.arrayBuffer()], path, { lastModified: at });
    },
    createWritable: () => {
      let written = new Blob();
      return Promise.resolve({
        write: (content: Blob) => {
          written = content;
          return Promise.resolve();
        },
        close: () => Promise.resolve(put(path, written)),
        abort: () => Promise.resolve(),
      });
    },
  });
  const directory = (prefix: string): object => ({
    kind: 'directory',
    name: prefix.split('/').at(-2) ?? 'my-game',
    getFileHandle: async (name: string, { create = false } = {}) => {
      if (!files.has(prefix + name)) {
        if (!create) missing();
        put(prefix + name, '');
      }
      return Promise.resolve(fileHandle(prefix + name));
    },
    getDirectoryHandle: async (name: string, { create = false } = {}) => {
      const below = `${prefix}${name}/`;
      if (!create && ![...files.keys()].some((path) => path.startsWith(below))) missing();
      return Promise.resolve(directory(below));
    },
    removeEntry: (name: string) => Promise.resolve(files.delete(prefix + name)),
    async *values() {
      const names = [...files.keys()]
        .filter((path) => path.startsWith(prefix))
        .map((path) => path.slice(prefix.length).split('/'));
      const seen = new Set<string>();
      for (const [name = '', ...rest] of names) {
        if (seen.has(name)) continue;
        seen.add(name);
        yield await Promise.resolve(
          rest.length === 0 ? fileHandle(prefix + name) : directory(`${prefix}${name}/`),
        );
      }
    },
  });
  return {
    handle: directory('') as FileSystemDirectoryHandle,
    put,
    remove: (path: string) => files.delete(path),
    text: async (path: string) => (await files.get(path)?.content.text()) ?? null,
    paths: () => [...files.keys()].sort(),
  };
}
