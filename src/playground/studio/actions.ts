import { actionMessages as words } from '../../config/messages/actions';
import { projectsMessages } from '../../config/messages/projects';
import { studioMessages } from '../../config/messages/studio';
import { editorActions } from '../editor/editor-actions';
import { pickFiles } from '../import/pick-files';
import type { Workspace } from '../pane/workspace';
import { OWN_WINDOW_KEY } from '../play-window/window-messages';
import { canUseFolders } from '../projects/folder/folder-access';
import { playerActions } from '../player/player-actions';
import type { PanesProps } from './Panes';
import type { StudioIconName } from './StudioIcon';
import { studioTools } from './studio-tools';
import type { ShownPanes } from './use-shown-panes';

/** Something that can be done in the playground: its keys, list of commands, bar and help are made of these. */
export interface Action {
  /** What it concerns, such as the text. */
  group: keyof typeof words.groups;
  name: string;
  /** In CodeMirror’s notation. */
  key?: string;
  /** Whether the key counts in the whole window, and not only in the editor. */
  isEverywhere?: boolean;
  /** Of the button that it has in the bar of the page. */
  icon?: StudioIconName | undefined;
  run: () => void;
}

/** Keys that count in the whole window. Ctrl+K is the search of the whole site, and Firefox keeps Ctrl+Shift+P for itself. */
export const windowKeys = {
  list: ['F1', 'Mod-Shift-p'],
  panes: ['F6', 'Shift-F6'],
  playWindow: [OWN_WINDOW_KEY],
} as const;

/** Keys of the editor that are of use only while it has the focus. */
const WHILE_TYPING = new Set<string>(['indent', 'outdent', 'complete']);

/** What can be done with projects. */
export interface ProjectActs {
  showList: () => void;
  showGallery: () => void;
  openFolder: () => void;
}

interface Acted extends Pick<ShownPanes, 'enter' | 'step'> {
  workspace: Workspace;
  /** The panes that are shown; null where that is one at a time. */
  panes: Pick<PanesProps, 'panes' | 'visible' | 'names' | 'onHide'> | null;
  projects: ProjectActs;
  /** What the site around the playground can do. */
  site: readonly Omit<Action, 'group'>[];
}

/** All that can be done in the playground now. */
export function actionsFor(acted: Acted): readonly Action[] {
  const { workspace, enter, panes, projects, site } = acted;
  const group = 'project' as const;
  return [
    ...editorActions
      .filter(({ id }) => !WHILE_TYPING.has(id))
      .map(({ id, key }) => ({
        group: 'text' as const,
        name: words.editor[id],
        key,
        run: () => workspace.edit(id),
      })),
    ...playerActions.map(({ id, name }) => ({
      group: 'story' as const,
      name,
      icon: id === 'share' || id === 'download' ? id : undefined,
      run: () => workspace.play(id),
    })),
    {
      group: 'story',
      name: studioMessages.playWindow.toggle,
      key: OWN_WINDOW_KEY,
      isEverywhere: true,
      run: workspace.toggleWindow,
    },
    ...(['remember', 'onlyIf'] as const).map((what) => ({
      group: 'map' as const,
      name: words[what],
      run: () => workspace.askOnMap(what),
    })),
    {
      group,
      name: words.import,
      run: () => pickFiles((found) => workspace.bring(Promise.resolve(found))),
    },
    ...[{ id: 'write', name: studioMessages.write }, ...studioTools].map(({ id, name }) => ({
      group: 'show' as const,
      name,
      run: () => {
        if (id === 'find') workspace.findAll();
        else {
          workspace.show(id);
          enter(id);
        }
      },
    })),
    ...(panes === null ? [] : paneActions(panes, acted.step)),
    { group, name: words.projects, run: projects.showList },
    { group, name: words.newProject, run: projects.showGallery },
    ...(canUseFolders()
      ? [{ group, name: projectsMessages.folder.open.pick, run: projects.openFolder }]
      : []),
    ...site.map((action) => ({ group: 'window' as const, ...action })),
  ];
}

function paneActions(
  { panes, visible, names, onHide }: NonNullable<Acted['panes']>,
  step: Acted['step'],
): readonly Action[] {
  const { panes: words } = studioMessages;
  const [next, previous] = windowKeys.panes;
  const hidden = (['text', 'play'] as const).filter((pane) => !visible.includes(pane));
  return [
    { name: words.next, key: next, isEverywhere: true, run: () => step(1) },
    { name: words.previous, key: previous, isEverywhere: true, run: () => step(-1) },
    ...(visible.length === 1 ? [] : visible).flatMap((pane) => [
      { name: words.fill(names[pane]), run: () => panes.fill(pane) },
      { name: words.hide(names[pane]), run: () => onHide(pane) },
    ]),
    ...visible.slice(1).map((pane, index) => {
      const before = visible[index] ?? pane;
      return {
        name: words.swap(names[before], names[pane]),
        run: () => panes.swap(before, pane),
      };
    }),
    ...(panes.filling === null
      ? hidden.map((pane) => ({ name: words.show(names[pane]), run: () => panes.reveal(pane) }))
      : [{ name: words.unfill, run: () => panes.filling !== null && panes.fill(panes.filling) }]),
    { name: words.reset, run: panes.reset },
  ].map((action) => ({ group: 'window', ...action }));
}
