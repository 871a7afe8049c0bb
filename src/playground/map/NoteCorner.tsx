import type { ReactNode } from 'react';
import type { PlacedBox } from '../../ink/map/lay-out-map';
import * as styles from './StoryMapTool.module.css';

interface NoteCornerProps {
  box: PlacedBox;
  children?: ReactNode;
}

/** The sign of a box on which its writer has left a note. */
export function NoteCorner({ box: { x, y, height }, children }: NoteCornerProps) {
  return (
    <path className={styles.noted} d={`M${x + 3} ${y + height - 3}v-8l8 8z`}>
      {children}
    </path>
  );
}
