import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { actionMessages } from '../../config/messages/actions';
import { playerMessages } from '../../config/messages/player';
import type { Workspace } from '../pane/workspace';
import { BarButton } from './BarButton';
import { Commands } from './Commands';
import { usePlaygroundPage } from './playground-page';
import type { WorkspaceAction } from './workspace-actions';
import * as styles from './StudioBar.module.css';

interface StudioBarProps {
  /** The project: its name, how it is kept, and the way to others. */
  project: ReactNode;
  workspace: Workspace;
  actions: readonly WorkspaceAction[];
}

/** What concerns the whole project, in the bar of the page. */
export function StudioBar({ project, workspace, actions }: StudioBarProps) {
  const { bar, actions: ofSite } = usePlaygroundPage();
  const group = actionMessages.groups.window;
  if (bar === null) return null;
  return createPortal(
    <div className={styles.bar}>
      {project}
      <BarButton
        icon="share"
        name={playerMessages.bar.share}
        className={styles.story}
        onClick={() => workspace.play('share')}
      />
      <BarButton
        icon="download"
        name={playerMessages.bar.download}
        className={styles.story}
        onClick={() => workspace.play('download')}
      />
      <Commands actions={[...actions, ...ofSite.map((action) => ({ group, ...action }))]} />
    </div>,
    bar,
  );
}
