import type { StoryProgram } from '../../../ink/story/story-program';
import { createAssetStore, type AssetStore } from '../store/asset-store';
import { keepAside } from '../store/history';
import { projectChannel } from '../store/project-channel';
import { changeExtras, readExtras } from '../store/project-extras';
import type { ProjectManager } from '../store/project-manager';
import { storeFolder, type FolderRecord } from './folder-record';
import type { ProjectParts } from './project-files';

/** The open project, as its folder needs it. */
export interface MirroredProject {
  /** The text as it is now; throws if another project is open by now. */
  program: () => StoryProgram;
  read: () => Promise<ProjectParts & { stamps: ReadonlyMap<string, string> }>;
  assets: AssetStore;
  /** Calls `listener` when something besides the text has changed; returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
  /** Changes the text; the former one goes to the history at once if it is replaced, or else after a minute. */
  change: (program: StoryProgram, isReplaced: boolean) => Promise<void>;
  changeConfig: (config: ProjectParts['config']) => Promise<void>;
  changeMap: (map: ProjectParts['map']) => Promise<void>;
  /** Adds a text to the history that was never the present one. */
  keepAside: (program: StoryProgram) => Promise<void>;
  storeFolder: (record: FolderRecord) => Promise<void>;
}

/** The project on a playground. */
export function mirroredProject(manager: ProjectManager, id: string): MirroredProject {
  const { storage } = manager;
  const assets = createAssetStore(storage, id);
  const program = (): StoryProgram => {
    const now = manager.openAs(id);
    if (now === null) throw new Error('Another project is open.');
    return now.program;
  };
  return {
    program,
    assets,
    subscribe: (listener) =>
      projectChannel.subscribe((news) => {
        if (news.type !== 'projects' && news.projectId === id) listener();
      }),
    read: async () => {
      const cards = await assets.list();
      const { config, positions, mapPictures } = await readExtras(storage, id);
      return {
        program: program(),
        name: manager.openAs(id)?.name ?? null,
        assets: await assets.read(),
        config,
        map: { positions, mapPictures },
        stamps: new Map(cards.map(({ path, size, changedAt }) => [path, `${size}:${changedAt}`])),
      };
    },
    change: async (changed, isReplaced) => {
      manager.change(changed, { isReplaced });
      await manager.flush();
    },
    changeConfig: (config) => changeExtras(storage, id, (extras) => ({ ...extras, config })),
    changeMap: (map) => changeExtras(storage, id, (extras) => ({ ...extras, ...map })),
    keepAside: (aside) =>
      keepAside(storage, { projectId: id, at: Date.now(), program: aside, isReplaced: true }),
    storeFolder: (record) => storeFolder(storage, id, record),
  };
}
