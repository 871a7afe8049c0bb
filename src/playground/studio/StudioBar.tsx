import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { BarButton } from './BarButton';
import { Commands } from './Commands';
import { usePlaygroundPage } from './playground-page';
import type { Action } from './actions';
import * as styles from './StudioBar.module.css';

interface StudioBarProps {
  /** The project: its name, how it is kept, and the way to others. */
  project: ReactNode;
  actions: readonly Action[];
}

/** What concerns the whole project, in the bar of the page. */
export function StudioBar({ project, actions }: StudioBarProps) {
  const { bar } = usePlaygroundPage();
  if (bar === null) return null;
  return createPortal(
    <div className={styles.bar}>
      {project}
      {actions.map(
        ({ icon, name, run }) =>
          icon !== undefined && (
            <BarButton key={name} icon={icon} name={name} className={styles.story} onClick={run} />
          ),
      )}
      <Commands actions={actions} />
    </div>,
    bar,
  );
}
