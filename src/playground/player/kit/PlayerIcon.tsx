import { LineDrawing } from '../../../ui/LineDrawing';

/** Drawn with a pen like the site’s icons, but kept separate so that only pages with a player load them. */
const strokes = {
  restart: 'M5 5v5h5M5.5 10A7.5 7.5 0 1 1 5 14.5',
  stepBack: 'M9.5 5 5 9.5 9.5 14M5 9.5h8.5a5 5 0 0 1 0 10H9',
  watch: 'M9 4h6l-1 6 3.5 3.5h-11L10 10 9 4Zm3 9.5V20',
  edit: 'M5 20c1-7 5-13.5 14.5-16-.5 5-2.5 8.5-5 10.5L8 16m-3 4c2-5 5-8.5 9-11',
  share: 'M12 15V4m-4 4 4-4 4 4M5.5 12v8h13v-8',
  download: 'M12 4v11m-4-4 4 4 4-4M5 20h14',
  sound: 'M4 9.5v5h3.5L12 19V5L7.5 9.5Zm11.5-1a5 5 0 0 1 0 7m2.5-10a9 9 0 0 1 0 13',
  mute: 'M4 9.5v5h3.5L12 19V5L7.5 9.5Zm12 0 5 5m0-5-5 5',
  engine: 'M3 12c3-5 6-7 9-7s6 2 9 7c-3 5-6 7-9 7s-6-2-9-7Zm9-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  close: 'm6 6 12 12M18 6 6 18',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  back: 'm15 5-7 7 7 7',
  pause: 'M9 6v12m6-12v12',
  play: 'm8 5 10 7-10 7Z',
} as const;

export type PlayerIconName = keyof typeof strokes;

interface PlayerIconProps {
  name: PlayerIconName;
}

/** A small icon beside a name, hidden from screen readers. */
export function PlayerIcon({ name }: PlayerIconProps) {
  return <LineDrawing strokes={strokes[name]} width="1.25em" height="1.25em" />;
}
