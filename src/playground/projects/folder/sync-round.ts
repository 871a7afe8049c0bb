import { isSameProgram, type StoryProgram } from '../../../ink/story/story-program';
import { readConfig } from '../../import/read-config';
import { keptName } from './differing-file';
import { isNamed, removeFile, writeFile } from './disk';
import { isEmptied } from './emptied-texts';
import { placeOf, type Place } from './folder-places';
import type { MirroredProject } from './mirrored-project';
import { mapIn, stylesFromFolder, type ProjectFile, type ProjectParts } from './project-files';
import { stampOf, type FolderContent, type LeftOutReason } from './read-there';
import type { FileHere, Side, Step } from './sync-plan';

const noMap: ProjectParts['map'] = { positions: {}, mapPictures: undefined };

/** The files of the project, by their paths in the folder. */
export type HereFiles = Map<string, ProjectFile & FileHere>;

/** What is done in one round, file by file. */
export class SyncRound {
  private readonly done = new Map<string, Step['do']>();
  private readonly now = new Date();

  constructor(
    private readonly root: FileSystemDirectoryHandle,
    private readonly project: MirroredProject,
    private readonly read: StoryProgram,
    private readonly folder: FolderContent,
    private readonly here: HereFiles,
    private readonly answers: ReadonlyMap<string, Side>,
  ) {}

  /** Resolves with what was done; a file that changes meanwhile waits for the next round. */
  async perform(
    plan: ReadonlyMap<string, Step>,
    fromFolder: ReadonlySet<string>,
  ): Promise<ReadonlyMap<string, Step['do']>> {
    const paths = (wanted: Step['do']) =>
      [...plan].filter(([, step]) => step.do === wanted).map(([path]) => path);
    for (const path of paths('nothing')) this.done.set(path, 'nothing');
    for (const path of this.answers.keys()) await this.keepOther(path);
    // Removed first: where capitals do not count, `A.ink` and `a.ink` are one file.
    for (const path of paths('remove')) await this.remove(path);
    for (const path of paths('write')) await this.write(path);
    await this.changeTexts([...paths('take'), ...paths('drop')], plan, fromFolder);
    for (const path of paths('take')) await this.takeFile(path);
    for (const path of paths('drop')) await this.dropFile(path);
    return this.done;
  }

  private async remove(path: string): Promise<void> {
    if (!(await this.isUnchangedThere(path))) return;
    await this.attempt(path, () => removeFile(this.root, path));
    this.note(path, 'remove');
  }

  private async write(path: string): Promise<void> {
    const own = this.here.get(path);
    if (own === undefined || !(await this.isUnchangedThere(path))) return;
    const there = this.folder.files.get(path);
    const content =
      there?.hasReturns === true
        ? new Blob([(await own.blob.text()).replaceAll('\n', '\r\n')])
        : own.blob;
    await this.attempt(path, () => writeFile(this.root, path, content, there?.handle));
    this.note(path, 'write');
  }

  private async isUnchangedThere(path: string): Promise<boolean> {
    const there = this.folder.files.get(path);
    if (there === undefined) return true;
    const file = await there.handle.getFile().catch(() => null);
    return file !== null && stampOf(file) === stampOf(there.file);
  }

  /** What fails for one file alone is reported, and does not stop the others. */
  private async attempt(path: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === null) throw error;
      this.folder.leftOut.set(path, reason);
    }
  }

  private note(path: string, step: Step['do']): void {
    if (!this.folder.leftOut.has(path)) this.done.set(path, step);
  }

  /** Changes all ink files at once. A text that was typed into meanwhile stays. */
  private async changeTexts(
    paths: readonly string[],
    plan: ReadonlyMap<string, Step>,
    fromFolder: ReadonlySet<string>,
  ): Promise<void> {
    const { source, files } = this.project.program();
    const next = { source, files: { ...files } };
    const changed = new Map<string, Step['do']>();
    for (const path of paths) {
      const place = placeOf(path, this.folder.layout);
      const text = this.folder.files.get(path)?.text;
      const step = plan.get(path)?.do ?? 'nothing';
      if (place?.kind === 'main' && text != null && source === this.read.source) {
        next.source = text;
      } else if (place?.kind === 'ink' && files[place.name] === this.read.files[place.name]) {
        if (step === 'drop') next.files = without(next.files, place.name);
        else if (text != null) next.files[place.name] = text;
      } else continue;
      changed.set(path, step);
    }
    if (changed.size === 0) return;
    // What was written here goes to the history at once; a program that saves often does not fill it.
    const isReplaced = [...changed.keys()].some(
      (path) =>
        !fromFolder.has(path) ||
        this.answers.has(path) ||
        isEmptied(
          this.read,
          placeOf(path, this.folder.layout),
          this.folder.files.get(path)?.text ?? '',
        ),
    );
    await this.project.change(next, isReplaced);
    // Another tab may have begun to write: then this one’s change did not count.
    if (!isSameProgram(this.project.program(), next)) return;
    for (const [path, step] of changed) this.done.set(path, step);
  }

  private async takeFile(path: string): Promise<void> {
    const there = this.folder.files.get(path);
    if (there === undefined) return;
    const { place, file, text } = there;
    if (place.kind === 'asset') {
      await this.project.assets.put(place.name, await copyOf(file));
    } else if (place.kind === 'styles') {
      const css = stylesFromFolder(text ?? '', this.folder.layout);
      await this.project.assets.put(place.name, new Blob([css], { type: 'text/css' }));
    } else if (place.kind === 'config') {
      await this.project.changeConfig(readConfig(path, text).config);
    } else if (place.kind === 'map') {
      await this.project.changeMap(mapIn(text) ?? noMap);
    } else return;
    this.done.set(path, 'take');
  }

  private async dropFile(path: string): Promise<void> {
    const place = placeOf(path, this.folder.layout);
    if (place?.kind === 'asset' || place?.kind === 'styles') {
      await this.project.assets.remove(place.name);
    } else if (place?.kind === 'config') await this.project.changeConfig({});
    else if (place?.kind === 'map') await this.project.changeMap(noMap);
    else return;
    this.done.set(path, 'drop');
  }

  /** Keeps what the writer did not choose: texts in the history, other files under another name. */
  private async keepOther(path: string): Promise<void> {
    const [own, there] = [this.here.get(path), this.folder.files.get(path)];
    const side = this.answers.get(path);
    const place = placeOf(path, this.folder.layout);
    if (place === null) return;
    if (place.kind === 'main' || place.kind === 'ink') {
      // The text of the project goes to the history when it is replaced.
      if (side === 'here' && there?.text != null) {
        await this.project.keepAside(withText(this.project.program(), place, there.text));
      }
      return;
    }
    const other = side === 'here' ? there?.file : own?.blob;
    if (other === undefined || own === undefined || there === undefined) return;
    if (place.kind === 'asset') {
      await this.project.assets.put(keptName(place.name, this.now), await copyOf(other));
    } else await writeFile(this.root, keptName(path, this.now), other);
  }
}

function withText({ source, files }: StoryProgram, place: Place, text: string): StoryProgram {
  return place.kind === 'ink'
    ? { source, files: { ...files, [place.name]: text } }
    : { source: text, files };
}

function without(files: StoryProgram['files'], dropped: string): StoryProgram['files'] {
  return Object.fromEntries(Object.entries(files).filter(([name]) => name !== dropped));
}

/** The content itself: a file of the disk may be gone when it is read. */
async function copyOf(file: Blob): Promise<Blob> {
  return new Blob([await file.arrayBuffer()], { type: file.type });
}

/** Why one file cannot be written; null if the failure concerns all of them. */
function reasonOf(error: unknown): LeftOutReason | null {
  if (['NoModificationAllowedError', 'InvalidStateError'].some((name) => isNamed(error, name))) {
    return 'busy';
  }
  const isName = error instanceof TypeError || isNamed(error, 'TypeMismatchError');
  return isName || isNamed(error, 'InvalidModificationError') ? 'name' : null;
}
