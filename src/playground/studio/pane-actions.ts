import { actionMessages } from '../../config/messages/actions';
import { studioMessages } from '../../config/messages/studio';
import type { Pane } from './pane-layout';
import type { Panes } from './use-panes';
import type { WorkspaceAction } from './workspace-actions';

const words = studioMessages.panes;

interface PanesShown {
  panes: Panes;
  visible: readonly Pane[];
  names: Readonly<Record<Pane, string>>;
  onShow: (pane: Pane) => void;
  onHide: (pane: Pane) => void;
  /** Moves the focus to the pane after the one that has it, or before. */
  onFocus: (step: 1 | -1) => void;
}

/** What can be done with the panes of the window. */
export function paneActions(shown: PanesShown): readonly WorkspaceAction[] {
  const { panes, visible, names, onShow, onHide, onFocus } = shown;
  const hidden = (['text', 'play'] as const).filter((pane) => !visible.includes(pane));
  return [
    { name: words.next, key: 'F6', isEverywhere: true, run: () => onFocus(1) },
    { name: words.previous, key: 'Shift-F6', isEverywhere: true, run: () => onFocus(-1) },
    ...visible.flatMap((pane, place) => {
      const next = visible[place + 1];
      return [
        ...(visible.length === 1
          ? []
          : [
              { name: words.fill(names[pane]), run: () => panes.fill(pane) },
              { name: words.hide(names[pane]), run: () => onHide(pane) },
            ]),
        ...(next === undefined
          ? []
          : [{ name: words.swap(names[pane], names[next]), run: () => panes.swap(pane, next) }]),
      ];
    }),
    ...(panes.filling === null
      ? hidden.map((pane) => ({ name: words.show(names[pane]), run: () => onShow(pane) }))
      : [{ name: words.unfill, run: () => panes.filling !== null && panes.fill(panes.filling) }]),
    { name: words.reset, run: panes.reset },
  ].map((action) => ({ group: actionMessages.groups.window, ...action }));
}
