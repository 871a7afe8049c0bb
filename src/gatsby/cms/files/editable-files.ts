import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isContentText } from '../../../cms/protocol/content-text';
import { RefusalError } from './refusal-error';

const PICTURES = /^static\/img\/(?:[^/]+\/)*[^/]+\.(?:svg|png|jpe?g|webp|avif|gif)$/i;

/** Names the folder that a file was meant for. */
function kindsBeside(file: string): string {
  return file.startsWith('static/img/')
    ? ' Pictures are .svg, .png, .jpg, .webp, .avif or .gif, and have no “.” in front of their names.'
    : '';
}

/** The files that the CMS can read and write: texts below content/, pictures below static/img/. */
export class EditableFiles {
  constructor(private readonly projectRoot: string) {}

  has(file: string): boolean {
    return existsSync(this.place(file));
  }

  read(file: string): Buffer {
    try {
      return readFileSync(this.place(file));
    } catch (error) {
      if (error instanceof RefusalError) throw error;
      throw new RefusalError(404, `${file} no longer exists: it was deleted or renamed.`);
    }
  }

  hash(file: string): string {
    return createHash('sha256').update(this.read(file)).digest('hex');
  }

  /** Writes a file completely or not at all, so that watchers never see half of it. */
  write(file: string, content: string | Buffer): void {
    const place = this.place(file);
    mkdirSync(path.dirname(place), { recursive: true });
    const draft = path.join(path.dirname(place), `.${path.basename(place)}.draft`);
    writeFileSync(draft, content);
    renameSync(draft, place);
  }

  remove(file: string): void {
    rmSync(this.place(file));
  }

  /** The files below a folder that the CMS can access, by project path. */
  list(folder: string): string[] {
    const place = path.join(this.projectRoot, folder);
    if (!existsSync(place)) return [];
    return readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => path.relative(this.projectRoot, file).split(path.sep).join('/'))
      .filter((file) => isContentText(file) || PICTURES.test(file))
      .sort();
  }

  private place(file: string): string {
    const isOurs = isContentText(file) || PICTURES.test(file);
    // oxlint-disable-next-line no-control-regex -- What no name of a file has.
    if (!isOurs || /(?:^|\/)\.|\\|[\u0000-\u001f]/.test(file)) {
      throw new RefusalError(
        403,
        `${file} is not a file that can be changed here.${kindsBeside(file)}`,
      );
    }
    const place = path.join(this.projectRoot, file);
    this.requireInside(path.dirname(place), file);
    return place;
  }

  /** A symbolic link to a folder elsewhere must not lead out of the project. */
  private requireInside(folder: string, file: string): void {
    let existing = folder;
    while (!existsSync(existing)) existing = path.dirname(existing);
    const root = realpathSync(this.projectRoot);
    const real = realpathSync(existing);
    if (real === root || real.startsWith(root + path.sep)) return;
    throw new RefusalError(403, `${file} is outside this project.`);
  }
}
