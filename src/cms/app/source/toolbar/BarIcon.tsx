import { LineDrawing } from '../../../../ui/LineDrawing';

/** Letters say more than drawings of them. */
const letters: Readonly<Record<string, string>> = {
  'heading-2': 'H2',
  'heading-3': 'H3',
  bold: 'B',
  italic: 'I',
};

/** Line drawings as in the site’s `Icon`: strokes of one width in a 24 × 24 box. */
const strokes: Readonly<Record<string, string>> = {
  menu: 'M12 5v14M5 12h14',
  code: 'm8.5 7-5 5 5 5m7-10 5 5-5 5',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.4 1.4M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.4-1.4',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  numbers:
    'M10 6.5h10M10 12h10M10 17.5h10M4 5l1.5-1v5M4 15.5c.5-1.5 3-1.5 2.5 0-.3 1-2.5 2-2.5 3.5h3',
  quote: 'M5 16c2.5 0 4-1.5 4-4V7H4.5v5H9m6 4c2.5 0 4-1.5 4-4V7h-4.5v5H19',
  picture: 'M4 5h16v14H4Zm0 11 5-5 4 4 2.5-2.500L20 17M15.5 9h.01',
  table: 'M4 5h16v14H4Zm0 5h16M4 14.5h16M12 5v14',
  'note-note': 'M4.5 4v16M8.5 7h11M8.5 12h11M8.5 17h7',
  Tabs: 'M4 9V5h6v4m0 0h10v10H4V9h16V6.5h-6V9',
  ink: 'M5 20c1-7 5-13.5 14.5-16-.5 5-2.5 8.5-5 10.500L8 16m-3 4c2-5 5-8.5 9-11',
};

/** What a button of the toolbar shows. */
export function BarIcon({ id }: { id: string }) {
  const letter = letters[id];
  if (letter !== undefined) {
    return (
      <span aria-hidden="true" data-letter={id}>
        {letter}
      </span>
    );
  }
  return <LineDrawing strokes={strokes[id]} width="20" height="20" />;
}
