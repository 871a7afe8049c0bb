import { gameName } from '../../../ink/story/game-name';
import { PROJECT_LIMITS, type StoryProgram } from '../../../ink/story/story-program';
import { isPortablePath } from '../../../ink/story/portable-name';
import { printsOf, type Answers, type DifferingFile } from './differing-file';
import { isBlankAt, isEmptied } from './emptied-texts';
import { isTextPlace, placeOf } from './folder-places';
import type { FolderRecord } from './folder-record';
import type { MirroredProject } from './mirrored-project';
import { PrintCache, printOf } from './print';
import { projectFiles } from './project-files';
import { FolderReader, type FolderContent, type LeftOutReason } from './read-there';
import { planSync, type Side, type Step, type SyncedFile } from './sync-plan';
import { SyncRound, type HereFiles } from './sync-round';

/** How project and folder are after a round. */
export interface SyncResult {
  differing: DifferingFile[];
  leftOut: ReadonlyMap<string, LeftOutReason>;
  /** The ink files that the folder has emptied, and nobody has written in since. */
  emptied: readonly string[];
}

/** Brings a project and its folder in step, round by round. */
export class FolderSync {
  private readonly reader: FolderReader;
  private readonly prints = new PrintCache();
  /** The files whose present text came from the folder. */
  private readonly fromFolder = new Set<string>();
  /** The files that the folder has emptied. */
  private readonly emptied = new Set<string>();

  constructor(
    private readonly project: MirroredProject,
    private readonly record: FolderRecord,
    private readonly onWriting: () => void,
  ) {
    this.reader = new FolderReader(record.main);
  }

  /** One round: reads both sides, and does what the plan says. Rejects if the folder cannot be used. */
  async run(given: Answers): Promise<SyncResult> {
    const { project } = this;
    const folder = await this.reader.read(this.record.handle, this.record.base);
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
    for (const [path, { do: step }] of plan) {
      // Its module still names it.
      const isOwnFont = folder.layout.fonts?.has(path) === true;
      if (step === 'remove' && isOwnFont && !answers.has(path)) plan.delete(path);
    }
    const round = new SyncRound(this.record.handle, project, parts.program, folder, here, answers);
    if ([...plan.values()].some((step) => !['nothing', 'ask'].includes(step.do))) this.onWriting();
    const done = await round.perform(plan, this.fromFolder);
    for (const [path, step] of done) {
      if (step === 'take') this.fromFolder.add(path);
      else if (step !== 'nothing') this.fromFolder.delete(path);
    }
    this.noteEmptied(done, parts.program, folder);
    await this.noteDone(base, done, here, folder);
    const asked = [...plan].flatMap(([path, step]) =>
      step.do === 'ask' ? [differing(path, step.difference, here, folder)] : [],
    );
    const emptied = [...this.emptied].map((path) => nameIn(path, folder));
    return { differing: await Promise.all(asked), leftOut: folder.leftOut, emptied };
  }

  private async readHere(
    parts: Awaited<ReturnType<MirroredProject['read']>>,
    { layout }: FolderContent,
  ): Promise<HereFiles> {
    const title = gameName(parts.program, parts.name ?? this.record.handle.name);
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
      // What surrounds a font of the folder’s own.
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

  private noteEmptied(
    done: ReadonlyMap<string, Step['do']>,
    former: StoryProgram,
    { files, layout }: FolderContent,
  ): void {
    for (const [path, step] of done) {
      const text = files.get(path)?.text ?? '';
      if (step === 'take' && isEmptied(former, placeOf(path, layout), text)) this.emptied.add(path);
    }
    const now = this.project.program();
    for (const path of this.emptied) {
      if (!isBlankAt(now, placeOf(path, layout))) this.emptied.delete(path);
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
        const isConverted = ['config', 'map', 'styles'].includes(
          folder.files.get(path)?.place.kind ?? '',
        );
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

/** What the playground calls an ink file of the folder. */
function nameIn(path: string, { layout }: FolderContent): string {
  return path.slice(layout.game === '' ? 0 : layout.game.length + 1);
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
