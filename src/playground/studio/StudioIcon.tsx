import { LineDrawing } from '../../ui/LineDrawing';
import * as styles from './StudioIcon.module.css';

/** Drawn like the site’s icons, but kept apart so that only the playground loads them. */
const strokes = {
  write: 'M5 20c1-7 5-13.5 14.5-16-.5 5-2.5 8.5-5 10.5L8 16m-3 4c2-5 5-8.5 9-11',
  play: 'm8 5 10 7-10 7Z',
  files: 'M3.5 6h6l2 2.5h9V19h-17Z',
  outline: 'M4 6h10M8 10.7h12M8 15.3h9M4 20h10',
  map: 'M5 4h5v4H5Zm9 6h5v4h-5Zm-9 6h5v4H5Zm2.5-8v8M10 6h3.5a3 3 0 0 1 3 3v1m-6.5 8h3.5a3 3 0 0 0 3-3v-1',
  tests: 'm5 12.5 4.5 4.5L19 6.5',
  game: 'M6 3.5h12v17H6Zm3 4h6m-6 3.5h6',
  languages: 'M3.5 6h9M8 4v2m3 0c-1 4-3.5 7-7 9m2-6c1 2 3 4 5 5m1.5 6 4-10 4 10m-6.7-3.5h5.4',
  history: 'M4.5 5v4.5H9M5 9.5a7.75 7.75 0 1 1-.5 5M12 8v4.5l3 2',
  find: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12Zm4.5 10.5 5 5',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4m0 3v.5M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  projects: 'M5 5h14M5 5v14h14V5M5 9.5h14M9 9.5V19',
  new: 'M6.5 3.5h8l3 3v14h-11Zm5.5 6v7m-3.5-3.5h7',
  commands: 'M4 7h3m3 0h10M4 12h3m3 0h10M4 17h3m3 0h7',
  share: 'M12 15V4m-4 4 4-4 4 4M5.5 12v8h13v-8',
  download: 'M12 4v11m-4-4 4 4 4-4M5 20h14',
  swap: 'M4 8.5h14.5m-4-4 4 4-4 4M20 15.5H5.5m4-4-4 4 4 4',
  fill: 'M9 4H4v5m11-5h5v5M9 20H4v-5m11 5h5v-5',
  unfill: 'M4 9h5V4m11 5h-5V4M4 15h5v5m11-5h-5v5',
  window: 'M13 4h7v7m0-7-9 9M10 5H4v15h15v-6',
  close: 'm6 6 12 12M18 6 6 18',
} as const;

export type StudioIconName = keyof typeof strokes;

interface StudioIconProps {
  name: StudioIconName;
}

/** A small drawing above or beside a name, hidden from screen readers. */
export function StudioIcon({ name }: StudioIconProps) {
  return <LineDrawing strokes={strokes[name]} className={styles.icon} strokeWidth="1.6" />;
}
