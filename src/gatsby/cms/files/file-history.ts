import { existsSync } from 'node:fs';
import path from 'node:path';
import { isPicture, pictureName } from '../../../cms/protocol/picture-place';
import type { DeletedFile, FileVersion } from '../../../cms/protocol/protocol';
import { parseFrontmatter } from '../../../docs/frontmatter/parse-frontmatter';
import { git } from '../../project/git';
import { fileVersions, requireContent, textOfVersion } from './file-versions';
import { KeptSaves, type KeptFile } from './kept-saves';
import { RefusalError } from './refusal-error';

/** A save has the time as its id, which no commit looks like. */
const SAVE = /^\d{1,15}$/;

const acts: Readonly<Record<KeptFile['kind'], string>> = {
  saved: 'Saved here',
  found: 'As it was before it was saved here',
  deleted: 'Deleted here',
};

/** The versions of files: what was saved at this desk in the last week, and what Git has. */
export class FileHistory {
  private readonly saves: KeptSaves;

  constructor(private readonly projectRoot: string) {
    this.saves = new KeptSaves(projectRoot);
  }

  /** The versions of a file, newest first. */
  versions(file: string): FileVersion[] {
    const committed = fileVersions(this.projectRoot, file);
    const saved = this.saves.of(file).map(({ time, kind }) => ({
      id: String(time),
      path: file,
      date: new Date(time).toISOString(),
      author: '',
      subject: acts[kind],
    }));
    return [...saved, ...committed].sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
  }

  /** The text of a version. */
  textOf({ id, path: file }: Pick<FileVersion, 'id' | 'path'>): string {
    if (!SAVE.test(id)) return textOfVersion(this.projectRoot, { id, path: file });
    requireContent(file);
    return this.keptBytes({ id, path: file }).toString('utf8');
  }

  /** What a save or a deletion has kept, of a text or a picture. */
  keptBytes({ id, path: file }: Pick<FileVersion, 'id' | 'path'>): Buffer {
    const bytes = this.saves.read({ path: file, time: Number(id) });
    if (bytes === null) throw new RefusalError(404, `${file} is not kept any more.`);
    return bytes;
  }

  /** Keeps a text that is about to be replaced, unless Git has it. */
  keepFound(file: string, text: string): void {
    if (git(this.projectRoot, 'show', `HEAD:./${file}`) !== text) {
      this.saves.keep(file, text, 'found');
    }
  }

  keepSaved(file: string, text: string): void {
    this.saves.keep(file, text, 'saved');
  }

  keepDeleted(file: string, content: Buffer): void {
    this.saves.keep(file, content, 'deleted');
  }

  rename(from: string, to: string): void {
    this.saves.rename(from, to);
  }

  /** The pages and pictures that were deleted here and are not there again, newest first. */
  deleted(): DeletedFile[] {
    const gone = this.saves
      .deleted()
      .filter(({ path: file }) => !existsSync(path.join(this.projectRoot, file)));
    return gone.map(({ path: file, time }) => {
      const found = { path: file, id: String(time), date: new Date(time).toISOString() };
      if (isPicture(file)) return { ...found, title: pictureName(file) };
      const { frontmatter } = parseFrontmatter(this.textOf(found), file);
      return { ...found, title: frontmatter.title || file };
    });
  }
}
