import { act, renderHook } from '@testing-library/react';
import { readRows } from '../../ink/languages/text-rows';
import { sharePlacedNotes } from '../playtests/notes/placed-notes';
import { useRowNotes } from './use-row-notes';

const note = { text: 'A typo.', by: '', seed: 1, steps: [], seen: [] };
const mockNotes = [
  { ...note, id: 'n1', language: 'de' },
  { ...note, id: 'n2', language: 'fr' },
  { ...note, id: 'n3' },
  { ...note, id: 'n4', language: 'de' },
];
jest.mock('../projects/use-tester-notes', () => ({
  useTesterNotes: () => ({ notes: mockNotes }),
}));

const program = { source: 'Rain.\n-> hall\n=== hall\nRain.\nSun.\n-> END\n', files: {} };
const rows = readRows(program);

test('a note stands at the text of its line, in its language', () => {
  const replay = { text: [], steps: [], choices: [], stoppedAt: null, hasFailed: false, at: null };
  const placedAt = (line: number | null) => ({
    replay,
    place: { kind: 'same' as const, at: line === null ? null : { file: null, line } },
  });
  act(() =>
    sharePlacedNotes({
      program,
      isBroken: false,
      places: new Map([
        ['n1', placedAt(4)],
        ['n2', placedAt(4)],
        ['n3', placedAt(4)],
        ['n4', placedAt(null)],
      ]),
    }),
  );
  const notesIn = (code: string | null) => {
    const notes = renderHook(() => useRowNotes(rows, code)).result.current;
    return [...notes.values()].map((ids) => ids.join(', '));
  };
  expect(rows.map(({ place, original }) => `${place}: ${original}`)).toEqual([
    ': Rain.',
    'hall: Rain.',
    'hall: Sun.',
  ]);
  expect(notesIn('de')).toEqual(['', 'n1', '']);
  expect(notesIn('fr')).toEqual(['', 'n2', '']);
  expect(notesIn('it')).toEqual([]);
  expect(notesIn(null)).toEqual([]);
});
