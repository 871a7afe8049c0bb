import { plainName } from '../../base/text/plain-name';
import { byFolder, PICTURE_FOLDER, pictureName } from '../protocol/picture-place';
import type { StoredFile, StoredPicture } from '../protocol/protocol';
import { saveOrAsk } from './conflict/save-or-ask';
import { endChange, knownHash, noteHash, noteText } from './kit/opened-files';
import { loadSiteContent, notePicture, storeDrafts } from './kit/site-content';
import { noteCreated } from './place/created-page';
import { noteOldTitle } from './place/old-title';
import { noteListed } from './search/listed-pages';
import { removeOrShow } from './server/in-use';
import { pageWithPictures } from './server/page-mover';
import { requestServer } from './server/request-server';
import { shownIn } from './source/pictures/draft-pictures';

interface Asset {
  path: string;
  fileObj: File;
  toBase64(): Promise<string>;
}

interface DataFile {
  path: string;
  raw: string;
}

/** The CMS’s backend for the files on this machine: see Decap’s “Implementation” for each method. */
export class LocalBackend {
  /** Files, by the paths that the CMS assumes. */
  private readonly renamed = new Map<string, string>();

  isGitBackend() {
    return false;
  }

  status() {
    return Promise.resolve({ auth: { status: true }, api: { status: true, statusPage: '' } });
  }

  /** Never shown: nobody has to sign in. */
  authComponent() {
    return () => null;
  }

  restoreUser() {
    return this.authenticate();
  }

  authenticate() {
    return Promise.resolve({ name: 'You', login: 'local' });
  }

  logout() {
    return null;
  }

  getToken() {
    return Promise.resolve('');
  }

  async entriesByFolder(folder: string, extension: string, depth: number) {
    // The search lists every collection; a picture has no text.
    if (folder === PICTURE_FOLDER) return [];
    const files = await requestServer('list', { folder, extension, depth });
    noteListed(files);
    return files.map(toEntry);
  }

  async entriesByFiles(files: readonly { path: string }[]) {
    return (await requestServer('read', { paths: files.map(({ path }) => path) })).map(toEntry);
  }

  /** The file an editor opens: from now on its changes count. */
  async getEntry(path: string) {
    const [file] = await this.read(path);
    if (file === undefined) throw new Error(`There is no ${path}.`);
    noteHash(file.path, file.hash);
    return toEntry(file);
  }

  async persistEntry(
    { dataFiles, assets }: { dataFiles: DataFile[]; assets: Asset[] },
    { newEntry }: { newEntry: boolean },
  ) {
    for (const { path: asked, raw } of dataFiles) {
      const path = newEntry ? this.nameNew(asked) : asked;
      if (newEntry) noteCreated(path, false);
      const pictures = await Promise.all(shownIn(raw, assets).map(toUpload));
      const saved = await saveOrAsk(raw, () =>
        requestServer('save', {
          path,
          text: raw,
          hash: newEntry ? null : knownHash(path),
          pictures,
        }),
      );
      noteHash(path, saved.hash);
      noteOldTitle(saved.withOldTitle);
      storeDrafts();
    }
  }

  async getMedia() {
    return byFolder(await requestServer('pictures', {})).map(toMedia);
  }

  async getMediaDisplayURL({ path }: { path: string }) {
    return URL.createObjectURL(await readPicture(path));
  }

  async getMediaFile(path: string) {
    const file = await readPicture(path);
    const url = URL.createObjectURL(file);
    return { id: url, path, name: file.name, size: file.size, file, url, displayURL: url };
  }

  async persistMedia(asset: Asset) {
    const picture = await requestServer('upload', await toUpload(asset));
    await notePicture(asset.path, asset.fileObj);
    return toMedia(picture);
  }

  async deleteFiles(paths: string[]) {
    const files = paths.flatMap((path) => pageWithPictures(this.renamed.get(path) ?? path));
    await removeOrShow(() => requestServer('remove', { paths: files }));
    files.forEach(endChange);
    await loadSiteContent();
  }

  /** The name that the CMS derives from a title: it keeps accents, which addresses should not have. */
  private nameNew(path: string): string {
    const plain = plainPath(path);
    if (plain === null) {
      throw new Error(
        'The page was not saved: its title has no letter of a to z and no digit to name its file after. Save it under another title, which you can change afterwards: the file keeps its name.',
      );
    }
    this.renamed.set(path, plain);
    return plain;
  }

  private async read(path: string): Promise<StoredFile[]> {
    const plain = plainPath(path);
    try {
      return await requestServer('read', { paths: [path] });
    } catch (error) {
      if (plain === null || plain === path) throw error;
      const files = await requestServer('read', { paths: [plain] });
      this.renamed.set(path, plain);
      return files;
    }
  }

  getDeployPreview() {
    return Promise.resolve(null);
  }

  getNotes() {
    return Promise.resolve([]);
  }
}

/** The path of a new page with a plain-letter name; null if no letters are left. */
function plainPath(path: string): string | null {
  const { folder = '', name = '' } =
    /^(?<folder>.*\/)(?<name>[^/]+)\.mdx$/.exec(path)?.groups ?? {};
  const plain = plainName(name);
  return plain === '' ? null : `${folder}${plain}.mdx`;
}

function toEntry({ path, text, hash }: StoredFile) {
  noteText(path, text);
  return { data: text, file: { path, id: hash } };
}

async function toUpload(asset: Asset) {
  return { path: asset.path, content: await asset.toBase64() };
}

/** Its bytes are read once it is shown. */
function toMedia({ hash: id, path, name, size }: StoredPicture) {
  return { id, path, name, size, displayURL: { id, path } };
}

async function readPicture(path: string): Promise<File> {
  const { content } = await requestServer('picture', { path });
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  const type = path.endsWith('.svg') ? 'image/svg+xml' : '';
  return new File([bytes], pictureName(path), { type });
}
