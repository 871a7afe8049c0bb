import { parse } from 'papaparse';
import type { LanguageTable } from '../../ink/languages/language-table';
import { readRows } from '../../ink/languages/text-rows';
import { voicePage } from './voice-page';
import { voiceLines, writeVoiceCsv } from './voice-script';

const rows = readRows({
  source:
    '# title: Sea\nVAR mood = "sad"\n// Tired.\nAnna: Who is [b]there[/b]?\nThe door creaks.\n-> hall\n=== hall\nBert: -5 <script>x\n* Anna: [Go] away. -> END\n',
  files: {},
});
const table: LanguageTable = {
  code: 'de',
  entries: [
    {
      place: '',
      original: 'Anna: Who is [b]there[/b]?',
      text: 'Anna: Wer ist [b]da[/b]?',
      isToCheck: false,
      note: 'Whispered.',
    },
  ],
  kept: [],
};

test('the lines to be spoken, in the original or in a language', () => {
  const lines = voiceLines(rows, null);
  expect(lines).toEqual([
    { number: 1, place: '', speaker: 'Anna', text: 'Who is there?', note: 'Tired.' },
    { number: 2, place: '', speaker: null, text: 'The door creaks.', note: '' },
    { number: 3, place: 'hall', speaker: 'Bert', text: '-5 x', note: '' },
    { number: 4, place: 'hall', speaker: 'Anna', text: 'Go / away.', note: '' },
  ]);
  const german = voiceLines(rows, table);
  expect(german[0]).toMatchObject({ text: 'Wer ist da?', note: 'Tired.\nWhispered.' });
  expect(german.slice(1)).toEqual(lines.slice(1));
});

test('as a table for spreadsheets', () => {
  const { data } = parse<string[]>(writeVoiceCsv(voiceLines(rows, table)).slice(1));
  expect(data.slice(0, 2)).toEqual([
    ['number', 'place', 'speaker', 'text', 'note'],
    ['1', '', 'Anna', 'Wer ist da?', 'Tired.\nWhispered.'],
  ]);
  expect(data[3]).toEqual(['3', 'hall', 'Bert', "'-5 x", '']);
});

test('as a page: each speaker with all lines, the narration last, and nothing in it acts as HTML', () => {
  const lines = voiceLines(rows, table).map((line) => ({ ...line, note: `${line.note}<img>` }));
  const page = voicePage({ title: 'Sea <b>', language: 'de', lines });
  const headings = [...page.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g)].map(([, text]) => text);
  expect(headings).toEqual(['Sea &lt;b&gt;: script', 'Anna', 'Bert', 'Narration']);
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('<p class="about">2 lines</p>');
  expect(page).toMatch(/<b>1<\/b> Wer ist da\?<br>\n<span class="about"><bdi>Beginning<\/bdi> · /);
  expect(page).not.toMatch(/<img|<script|Sea <b>/);
});
