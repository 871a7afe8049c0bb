import { realStories } from '../../../testing/real-stories';
import { someOf } from '../../../testing/thorough';
import { pseudoTable } from '../../ink/languages/pseudo-language';
import { readRows } from '../../ink/languages/text-rows';
import { readCsv, writeCsv } from './csv-file';
import { readPo } from './read-po';
import { writePo } from './write-po';

test('the tables of all stories come back from translators and from spreadsheets', async () => {
  for (const program of someOf(await realStories())) {
    const rows = readRows(program);
    const table = pseudoTable('ar-XB', rows);
    const po = writePo(table, rows, { title: 'Sea', sourceLanguage: 'en' });
    expect(readPo(po)).toMatchObject({ table: { language: 'ar-XB', entries: table.entries } });
    const csv = new TextEncoder().encode(writeCsv(table, rows, () => false));
    const read = readCsv(csv);
    expect('tables' in read && read.tables.get(null)?.entries).toEqual(table.entries);
  }
});
