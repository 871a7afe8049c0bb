import type { SVGAttributes } from 'react';
import { LineDrawing } from './LineDrawing';

/** Line drawings: strokes of one width in a 24 × 24 box. */
const strokes = {
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  book: 'M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13C17 4.5 14 5 12 6.5Zm0 0v13',
  chevron: 'm9 5 7 7-7 7',
  close: 'm5 5 14 14M19 5 5 19',
  home: 'M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10',
  language:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 0c-5 4.5-5 12.5 0 17m0-17c5 4.5 5 12.5 0 17M4 9.5h16M4 14.5h16',
  menu: 'M4 7h16M4 12h16M4 17h10',
  outside: 'M9 5H5v14h14v-4M13 5h6v6m0-6-9 9',
  page: 'M6.5 3.5h7.5l4 4v13H6.5Zm7.5 0v4h4M9.5 12h5m-5 4h5',
  quill: 'M5 20c1-7 5-13.5 14.5-16-.5 5-2.5 8.5-5 10.5L8 16m-3 4c2-5 5-8.5 9-11',
  search: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12Zm4.5 10.5 5 5',
  up: 'M12 20V5m-6 6 6-6 6 6',
} as const;

export type IconName = keyof typeof strokes;

interface IconProps extends SVGAttributes<SVGSVGElement> {
  name: IconName;
}

/** A small drawing next to words; hidden from screen readers. It has the size of the text. */
export function Icon({ name, ...rest }: IconProps) {
  return <LineDrawing strokes={strokes[name]} {...rest} />;
}
