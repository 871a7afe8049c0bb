import { actionMessages as words } from '../../config/messages/actions';
import { studioMessages } from '../../config/messages/studio';
import { editorActions } from '../editor/editor-actions';
import { pickFiles } from '../import/pick-files';
import type { Workspace } from '../pane/workspace';
import { OWN_WINDOW_KEY } from '../play-window/window-messages';
import { playerActions } from '../player/player-actions';
import { studioTools } from './studio-tools';
import type { StudioTab } from './StudioTabs';

/** Something that can be done in the playground, as an entry of its list of commands. */
export interface WorkspaceAction {
  /** What it concerns, such as the text. */
  group: string;
  name: string;
  /** In CodeMirror’s notation. */
  key?: string;
  /** Whether the key counts in the whole window, and not only in the editor. */
  isEverywhere?: boolean;
  run: () => void;
}

/** The keys that list all commands. Ctrl+K is the search of the whole site, and Firefox keeps Ctrl+Shift+P for itself. */
export const listKeys = ['F1', 'Mod-Shift-p'] as const;

/** Keys of the editor that are of use only while it has the focus. */
const WHILE_TYPING = new Set<string>(['indent', 'outdent', 'complete']);

/** All that can be done in the playground, but for what its projects add; `enter` moves the focus to what a tab shows. */
export function workspaceActions(
  workspace: Workspace,
  enter: (tab: StudioTab) => void,
): readonly WorkspaceAction[] {
  const { groups } = words;
  return [
    ...editorActions
      .filter(({ id }) => !WHILE_TYPING.has(id))
      .map(({ id, key }) => ({
        group: groups.text,
        name: words.editor[id],
        key,
        run: () => workspace.edit(id),
      })),
    ...playerActions.map(({ id, name }) => ({
      group: groups.story,
      name,
      run: () => workspace.play(id),
    })),
    {
      group: groups.story,
      name: studioMessages.playWindow.toggle,
      key: OWN_WINDOW_KEY,
      isEverywhere: true,
      run: workspace.toggleWindow,
    },
    ...(['remember', 'onlyIf'] as const).map((what) => ({
      group: groups.map,
      name: words[what],
      run: () => workspace.askOnMap(what),
    })),
    {
      group: groups.project,
      name: words.import,
      run: () => pickFiles((found) => workspace.bring(Promise.resolve(found))),
    },
    ...[{ id: 'write' as const, name: studioMessages.write }, ...studioTools].map(
      ({ id, name }) => ({
        group: groups.show,
        name,
        run: () => {
          if (id === 'find') workspace.findAll();
          else {
            workspace.show(id);
            enter(id);
          }
        },
      }),
    ),
  ];
}
