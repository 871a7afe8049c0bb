import { testerNotesMessages as words } from '../../config/messages/tester-notes';
import { NOTE_LIMITS, parseNotes, type TesterNote } from './tester-note';
import { plainText } from '../../ink/markup/plain-text';
import { deflateWithoutLibrary } from '../share/deflate';
import { jsonBytes, packBytes, unpackJson } from '../share/packed-json';

/** The notes of one tester, as they travel. */
export interface SentNotes {
  /** The title of the story. */
  title: string;
  notes: TesterNote[];
}

/*
 * The notes are a text that people can read, followed by the same for the playground, between these two marks. Mail
 * programs wrap that part, quote it with “>” and change its ends of lines: whatever is none of its 64 letters is left
 * out when it is read. They are those of base64, because messengers take “_” and “-” for formatting.
 */
const START = '[notes-for-atrament-1:';
const END = ':end-of-notes]';
const PARTS = /\[notes-for-atrament-(?<version>\d{1,3}):(?<data>[^:[\]]*):end-of-notes\]/g;
const LINE = 60;

/** The largest text that is read, in characters, and what one part may become. */
const MAX_TEXT = 1_000_000;
const MAX_JSON = 2_000_000;
const MAX_PARTS = 50;
const MAX_TITLE = 200;

/** The notes as one text, to be sent by any way. */
export async function writeNotes({ title, notes }: SentNotes): Promise<string> {
  const packed = await packBytes(jsonBytes({ title, notes }), deflateWithoutLibrary);
  const letters = packed.replaceAll('-', '+').replaceAll('_', '/');
  const by = notes.find((note) => note.by !== '')?.by ?? '';
  return [
    words.text.heading(title, by),
    '',
    ...notes.flatMap((note, index) => [...readable(note, index + 1), '']),
    words.text.keep,
    START,
    ...(letters.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []),
    END,
    '',
  ].join('\n');
}

function readable({ text, steps, seen }: TesterNote, number: number): string[] {
  const place = plainText(seen.findLast((line) => line.trim() !== '') ?? '');
  const way = steps.flatMap(({ label }) => (label === null ? [] : [plainText(label)]));
  return [
    `${number}. ${place === '' ? words.text.beginning : `“${place}”`}`,
    ...(way.length === 0 ? [] : [`   ${words.text.after(way.slice(-3).join(' › '))}`]),
    ...text.split('\n').map((line) => `   ${line}`),
  ];
}

/** Why notes cannot be read. */
export type NotesFailure = 'damaged' | 'newer-version';

/** The notes in a text that anybody may have written, of each tester; or why they cannot be read. */
export async function readNotes(text: string): Promise<SentNotes[] | { failure: NotesFailure }> {
  const parts = [...text.slice(0, MAX_TEXT).matchAll(PARTS)].slice(0, MAX_PARTS);
  const sent: SentNotes[] = [];
  for (const { groups } of parts) {
    if (groups?.version !== '1') return { failure: 'newer-version' };
    const letters = (groups.data ?? '').replace(/[^A-Za-z\d+/]/g, '');
    const read = await unpackJson(letters.replaceAll('+', '-').replaceAll('/', '_'), {
      limit: MAX_JSON,
    });
    const found = 'failure' in read ? null : parseSent(read.value);
    if (found === null) return { failure: 'damaged' };
    sent.push(found);
  }
  return sent.length === 0 ? { failure: 'damaged' } : sent;
}

function parseSent(value: unknown): SentNotes | null {
  if (typeof value !== 'object' || value === null) return null;
  const { title, notes } = value as Partial<Record<string, unknown>>;
  if (typeof title !== 'string' || title.length > MAX_TITLE) return null;
  const read = parseNotes(notes);
  return read.length === 0 || read.length > NOTE_LIMITS.notes ? null : { title, notes: read };
}
