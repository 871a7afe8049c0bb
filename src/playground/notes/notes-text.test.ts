import { deflateRawSync } from 'node:zlib';
import { checksum } from '../../base/text/checksum';
import { NOTE_LIMITS, type TesterNote } from './tester-note';
import { hasNotes } from './has-notes';
import { readNotes, writeNotes } from './notes-text';

const note: TesterNote = {
  id: '1-a',
  text: 'A typo: “teh”.\nAnd I was lost here.',
  by: 'Анна',
  seed: 42,
  steps: [
    { move: 0, label: 'Climb the [b]stairs[/b]' },
    { move: 'continue', label: null },
  ],
  seen: ['Teh lamp is [i]cold[/i].'],
};
const sent = { title: 'The Lighthouse', notes: [note, { ...note, id: '2-b', text: 'Good!' }] };

/** The part for the playground with arbitrary contents. */
const forged = (value: unknown): string => {
  const bytes = Buffer.from(JSON.stringify(value));
  const letters = Buffer.concat([checksum(bytes), deflateRawSync(bytes)]).toString('base64');
  return `[notes-for-atrament-1:\n${letters.replace(/=+$/, '')}\n:end-of-notes]`;
};

test('people can read the text, and the playground reads it back', async () => {
  const text = await writeNotes(sent);
  expect(text.slice(0, text.indexOf('Please leave'))).toBe(
    [
      'Notes on “The Lighthouse” by Анна',
      '',
      '1. “Teh lamp is cold.”',
      '   After: Climb the stairs',
      '   A typo: “teh”.',
      '   And I was lost here.',
      '',
      '2. “Teh lamp is cold.”',
      '   After: Climb the stairs',
      '   Good!',
      '',
      '',
    ].join('\n'),
  );
  expect(hasNotes(text)).toBe(true);
  expect(await readNotes(text)).toEqual([sent]);
});

test('the language in which a note was made comes back, unless it is none', async () => {
  const notes = [
    { ...note, language: 'pt-BR' },
    { ...note, id: '2-b' },
  ];
  expect(await readNotes(await writeNotes({ ...sent, notes }))).toEqual([{ ...sent, notes }]);
  for (const language of ['<b>', 3, null, '']) {
    const read = await readNotes(forged({ ...sent, notes: [{ ...note, language }] }));
    expect(read).toEqual([{ ...sent, notes: [note] }]);
  }
});

const rewrap = (text: string, width: number): string =>
  text.replace(new RegExp(`(\\S{${width}})(?=\\S)`, 'g'), '$1\n');

test.each<[string, (text: string) => string]>([
  ['quoted', (text) => text.replace(/^/gm, '> ')],
  [
    'quoted twice, with other ends of lines',
    (text) => text.replace(/^/gm, '>> ').replace(/\n/g, '\r\n'),
  ],
  ['wrapped', (text) => rewrap(text, 30)],
  ['wrapped and then quoted', (text) => rewrap(text, 40).replace(/^/gm, '> > ')],
  ['as one line', (text) => text.replace(/\n/g, ' ')],
  [
    'with soft breaks',
    (text) => text.replace(/(.{50})/g, '$1=\n').replace(/notes-for=\n/, 'notes-for'),
  ],
  ['with hard spaces', (text) => text.replace(/ /g, '\u00a0')],
  ['between other words', (text) => `On Monday Anna wrote:\n\n${text}\n-- \nAnna\n`],
])('they survive being sent %s', async (_, change) => {
  const text = await writeNotes(sent);
  expect(await readNotes(change(text))).toEqual([sent]);
});

test('a browser that compresses nothing sends them, too', async () => {
  const { CompressionStream: own } = globalThis;
  Object.assign(globalThis, { CompressionStream: undefined });
  const text = await writeNotes(sent);
  Object.assign(globalThis, { CompressionStream: own });
  expect(await readNotes(text)).toEqual([sent]);
});

test('several testers can be in one text', async () => {
  const other = { ...sent, title: 'Another', notes: [note] };
  expect(await readNotes((await writeNotes(sent)) + (await writeNotes(other)))).toEqual([
    sent,
    other,
  ]);
});

test.each([
  ['nothing', ''],
  ['only one mark', '[notes-for-atrament-1:AAAA'],
  ['no data', '[notes-for-atrament-1::end-of-notes]'],
  ['letters of something else', '[notes-for-atrament-1:Hello there:end-of-notes]'],
  ['null', forged(null)],
  ['no title', forged({ notes: [note] })],
  ['no notes', forged({ title: 'A', notes: [] })],
  ['notes that are none', forged({ title: 'A', notes: ['x', null, 3, { text: 'x' }] })],
  ['a note that is too long', forged({ title: 'A', notes: [{ ...note, text: 'x'.repeat(2001) }] })],
  [
    'a move that is none',
    forged({ title: 'A', notes: [{ ...note, steps: [{ move: '<b>', label: null }] }] }),
  ],
  [
    'a label that is no text',
    forged({ title: 'A', notes: [{ ...note, steps: [{ move: 1, label: 3 }] }] }),
  ],
  ['markup for a text', forged({ title: 'A', notes: [{ ...note, text: { __html: '<b>' } }] })],
  ['a title that is no text', forged({ title: ['<b>'], notes: [note] })],
  ['a title without end', forged({ title: 'a'.repeat(201), notes: [note] })],
  ['a seed that is none', forged({ title: 'A', notes: [{ ...note, seed: 0.5 }] })],
  [
    'paragraphs without end',
    forged({ title: 'A', notes: [{ ...note, seen: ['a'.repeat(1001)] }] }),
  ],
  [
    'a way without end',
    forged({ title: 'A', notes: [{ ...note, steps: Array(5001).fill({ move: 0, label: null }) }] }),
  ],
  [
    'a place that is none',
    forged({ title: 'A', notes: [{ ...note, steps: [{ move: { goTo: {} }, label: null }] }] }),
  ],
  ['a bomb', forged({ title: 'A', notes: 'a'.repeat(8_000_000) })],
])('%s is told, and does nothing', async (_, text) => {
  expect(await readNotes(text)).toEqual({ failure: 'damaged' });
});

test('what was changed on the way is told from what is newer', async () => {
  const text = await writeNotes(sent);
  const at = text.indexOf('-1:\n') + 20;
  const letter = text[at] === 'A' ? 'B' : 'A';
  expect(await readNotes(text.slice(0, at) + letter + text.slice(at + 1))).toEqual({
    failure: 'damaged',
  });
  expect(await readNotes(text.replace('-1:', '-2:'))).toEqual({ failure: 'newer-version' });
});

test('more notes than there may be are left out, and nothing is kept that is not known', async () => {
  const many = Array.from({ length: NOTE_LIMITS.notes + 50 }, (_, index) => ({
    ...note,
    id: `${index}`,
    html: '<b>',
  }));
  const read = await readNotes(forged({ title: 'A', notes: many }));
  if ('failure' in read) throw new Error(read.failure);
  expect(read[0]?.notes).toHaveLength(NOTE_LIMITS.notes);
  expect(read[0]?.notes[0]).toEqual({ ...note, id: '0' });
});
