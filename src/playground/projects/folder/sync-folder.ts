import { isSameProgram, PROJECT_LIMITS, type StoryProgram } from '../../../ink/story/story-program';
import { isPortablePath } from '../../../ink/story/portable-name';
import { readConfig } from '../../import/read-config';
import { titleOf } from '../../download/game-parts';
import { isNamed, removeFile, writeFile } from './disk';
import { keptName, printsOf, type Answers, type DifferingFile } from './differing-file';
import { isTextPlace, placeOf, type Place } from './folder-places';
import type { FolderRecord } from './folder-record';
import type { MirroredProject } from './mirrored-project';
import { PrintCache, printOf } from './print';
import { projectFiles, stylesFromFolder, type ProjectFile } from './project-files';
import { FolderReader, stampOf, type FolderContent, type LeftOutReason } from './read-there';
import { planSync, type FileHere, type Side, type Step, type SyncedFile } from './sync-plan';

/** How project and folder are after a round. */
export interface SyncResult {
  differing: DifferingFile[];
  leftOut: ReadonlyMap<string, LeftOutReason>;
}

type HereFiles = Map<string, ProjectFile & FileHere>;

/** Brings a project and its folder in step, round by round. */
export class FolderSync {
  private readonly reader = new FolderReader();
  private readonly prints = new PrintCache();
  /** The files whose present text came from the folder. */
  private readonly fromFolder = new Set<string>();

  constructor(
    private readonly project: MirroredProject,
    private readonly record: FolderRecord,
    private readonly onWriting: () => void,
  ) {}

  /** One round: reads both sides, and does what the plan says. Rejects if the folder cannot be used. */
  async run(given: Answers): Promise<SyncResult> {
    const { project } = this;
    const folder = await this.reader.read(this.record.handle);
    const parts = await project.read();
    const here = await this.readHere(parts, folder);
    const base = new Map(this.record.base);
    this.leaveOut(folder, here, base);
    const planned = new Map([...base].filter(([path]) => !folder.leftOut.has(path)));
    const prints = new Map([...folder.files].map(([path, { print }]) => [path, print]));
    const { main } = folder.layout;
    const answers = new Map<string, Side>();
    for (const [path, { side, prints: seen }] of given) {
      if (seen === printsOf(here.get(path)?.print, prints.get(path))) answers.set(path, side);
    }
    const plan = planSync({ base: planned, here, there: prints, answers, main });
    const round = new Round(this.record.handle, project, parts.program, folder, here, answers);
    if ([...plan.values()].some((step) => !['nothing', 'ask'].includes(step.do))) this.onWriting();
    const done = await round.perform(plan, this.fromFolder);
    for (const [path, step] of done) {
      if (step === 'take') this.fromFolder.add(path);
      else if (step !== 'nothing') this.fromFolder.delete(path);
    }
    await this.noteDone(base, done, here, folder);
    const asked = [...plan].flatMap(([path, step]) =>
      step.do === 'ask' ? [differing(path, step.difference, here, folder)] : [],
    );
    return { differing: await Promise.all(asked), leftOut: folder.leftOut };
  }

  private async readHere(
    parts: Awaited<ReturnType<MirroredProject['read']>>,
    { layout }: FolderContent,
  ): Promise<HereFiles> {
    const title = titleOf(parts.program) || this.record.handle.name;
    const here: HereFiles = new Map();
    for (const [path, file] of await projectFiles(parts, title, layout)) {
      const place = placeOf(path, layout);
      const stamp = place?.kind === 'asset' ? parts.stamps.get(place.name) : undefined;
      const print =
        stamp === undefined
          ? await printOf(file.blob)
          : await this.prints.of(path, stamp, file.blob);
      here.set(path, { ...file, print });
    }
    return here;
  }

  /** Takes out what cannot be kept in step, so that neither side changes. */
  private leaveOut(
    { files, leftOut, layout }: FolderContent,
    here: HereFiles,
    base: Map<string, SyncedFile>,
  ): void {
    const lower = new Set<string>();
    for (const path of here.keys()) {
      if (!isPortablePath(path)) leftOut.set(path, 'name');
      else if (lower.has(path.toLowerCase())) leftOut.set(path, 'clash');
      lower.add(path.toLowerCase());
    }
    let inks = Object.keys(this.project.program().files).length;
    for (const [path, { place, print }] of files) {
      const isNew = !here.has(path);
      if (isNew && place.kind === 'ink' && (inks += 1) > PROJECT_LIMITS.files) {
        leftOut.set(path, 'many');
      }
      // A font of the writer’s own, which the project does not have.
      if (isNew && place.kind === 'derived' && base.get(path)?.there !== print) files.delete(path);
    }
    for (const path of [...base.keys()]) {
      const isDerived = placeOf(path, layout)?.kind === 'derived';
      if (isDerived && !here.has(path) && !files.has(path)) base.delete(path);
    }
    for (const path of leftOut.keys()) {
      here.delete(path);
      files.delete(path);
    }
  }

  /** Remembers what both sides have now. */
  private async noteDone(
    former: ReadonlyMap<string, SyncedFile>,
    done: ReadonlyMap<string, Step['do']>,
    here: HereFiles,
    folder: FolderContent,
  ): Promise<void> {
    const base = new Map(former);
    const isTaken = [...done.values()].includes('take');
    const now = isTaken ? await this.readHere(await this.project.read(), folder) : here;
    for (const [path, step] of done) {
      const own = here.get(path);
      const there = folder.files.get(path)?.print;
      const taken = now.get(path)?.print;
      if (step === 'remove' || step === 'drop') base.delete(path);
      else if (step === 'write' && own) base.set(path, { here: own.print, there: own.print });
      else if (step === 'take' && taken !== undefined && there !== undefined) {
        const isConverted = ['config', 'styles'].includes(folder.files.get(path)?.place.kind ?? '');
        base.set(path, { here: isConverted ? taken : there, there });
      } else if (step === 'nothing' && own?.isDerived !== true) {
        if (own === undefined || there === undefined) base.delete(path);
        else base.set(path, { here: own.print, there });
      }
    }
    if (isSameBase(base, this.record.base)) return;
    Object.assign(this.record, { base });
    await this.project.storeFolder(this.record);
  }
}

/** What is done in one round, file by file. */
class Round {
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

  /** What fails for one file alone is told, and does not stop the others. */
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
      (path) => !fromFolder.has(path) || this.answers.has(path),
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
    } else return;
    this.done.set(path, 'take');
  }

  private async dropFile(path: string): Promise<void> {
    const place = placeOf(path, this.folder.layout);
    if (place?.kind === 'asset' || place?.kind === 'styles') {
      await this.project.assets.remove(place.name);
    } else if (place?.kind === 'config') await this.project.changeConfig({});
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

async function differing(
  path: string,
  difference: DifferingFile['difference'],
  here: HereFiles,
  { files, layout }: FolderContent,
): Promise<DifferingFile> {
  const [own, there] = [here.get(path), files.get(path)];
  const place = placeOf(path, layout);
  const isText = place !== null && isTextPlace(place);
  return {
    path,
    difference,
    isText,
    here: isText ? ((await own?.blob.text()) ?? null) : null,
    there: there?.text ?? null,
    prints: printsOf(own?.print, there?.print),
  };
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

function isSameBase(
  one: ReadonlyMap<string, SyncedFile>,
  other: ReadonlyMap<string, SyncedFile>,
): boolean {
  return (
    one.size === other.size &&
    [...one].every(([path, { here, there }]) => {
      const same = other.get(path);
      return same?.here === here && same.there === there;
    })
  );
}
