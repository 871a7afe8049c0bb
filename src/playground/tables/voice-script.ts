import { tablesMessages } from '../../config/messages/tables';
import { keyOf, type LanguageTable } from '../../ink/languages/language-table';
import { speakerOf, withoutSpeaker } from '../../ink/languages/speaker';
import { spokenTexts } from '../../ink/languages/spoken-text';
import type { TextRow } from '../../ink/languages/text-row';
import { writeCells } from './csv-cells';

/** A line that somebody speaks. */
export interface VoiceLine {
  /** From 1, in the order of the story. */
  number: number;
  place: string;
  /** Null for narration. */
  speaker: string | null;
  text: string;
  /** What writer and translator say about it; empty if nothing. */
  note: string;
}

/** The lines and choices of a story to be spoken: in a language or, where it has none, in the original. */
export function voiceLines(rows: readonly TextRow[], table: LanguageTable | null): VoiceLine[] {
  const entries = new Map((table?.entries ?? []).map((entry) => [keyOf(entry), entry]));
  const lines = rows.flatMap((row): Omit<VoiceLine, 'number'>[] => {
    if (row.kind !== 'text' && row.kind !== 'choice') return [];
    const entry = entries.get(keyOf(row));
    const isTranslated = entry !== undefined && entry.text !== '';
    const line = { kind: row.kind, original: isTranslated ? entry.text : row.original };
    const speaker = speakerOf(line);
    const said = spokenTexts(line);
    const text = (speaker === null ? said : said.map(withoutSpeaker)).join(' / ');
    const note = [row.comment, entry?.note ?? ''].filter((part) => part !== '').join('\n');
    return text === '' ? [] : [{ place: row.place, speaker, text, note }];
  });
  return lines.map((line, index) => ({ number: index + 1, ...line }));
}

/** The lines as a table for spreadsheets, where they can be sorted by speaker. */
export function writeVoiceCsv(lines: readonly VoiceLine[]): string {
  const { columns } = tablesMessages.voice;
  return writeCells([
    [columns.number, columns.place, columns.speaker, columns.text, columns.note],
    ...lines.map(({ number, place, speaker, text, note }) => [
      `${number}`,
      place,
      speaker ?? '',
      text,
      note,
    ]),
  ]);
}
