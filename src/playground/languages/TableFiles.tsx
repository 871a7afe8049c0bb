import { useState } from 'react';
import { showAppeared } from '../../base/browser/show-appeared';
import { languagesMessages } from '../../config/messages/languages';
import type { LanguageTable } from '../../ink/languages/language-table';
import type { UsableNames } from '../../ink/languages/usable-names';
import { Button } from '../../ui/Button';
import { downloadFile, fileNameOf } from '../download/download-file';
import { FilePicker } from '../files/FilePicker';
import { BroughtTable } from './BroughtTable';
import { writeAllCsv, writeCsv } from '../tables/csv-file';
import { readTableFile, type TableFile } from '../tables/read-table-file';
import type { ListedRow } from '../translations/listed-rows';
import type { LanguageTables } from './use-language-tables';
import { voicePage } from '../tables/voice-page';
import { voiceLines, writeVoiceCsv } from '../tables/voice-script';
import * as styles from './LanguagesTool.module.css';

const { files: words } = languagesMessages;
const CSV = 'text/csv;charset=utf-8';

interface TableFilesProps {
  languages: LanguageTables;
  table: LanguageTable;
  /** Its texts, beside those of the story. */
  listed: readonly ListedRow[];
  /** Those that a translation can use. */
  names: UsableNames;
  /** What the game is called. */
  title: string;
  isReadOnly: boolean;
}

/** What a translator, a spreadsheet and a voice actor get, and what comes back from them. */
export function TableFiles(props: TableFilesProps) {
  const { languages, table, names, isReadOnly } = props;
  const { change } = languages;
  const { code } = table;
  const rows = languages.rowsOf(code);
  const [brought, setBrought] = useState<{ name: string; file: TableFile } | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const take = async (file: File): Promise<void> => {
    setBrought(null);
    setSaid(null);
    setUndo(null);
    if (!/\.(?:pot?|[ct]sv|txt)$/i.test(file.name)) {
      setSaid(words.notTable(file.name));
      return;
    }
    const bytes = await file.arrayBuffer().catch(() => null);
    if (bytes === null) {
      setSaid(words.unreadable);
      return;
    }
    const read = readTableFile(file.name, new Uint8Array(bytes), code);
    if ('problem' in read) setSaid(read.problem);
    else setBrought({ name: file.name, file: read });
  };
  const downloads = downloadsOf(props);
  return (
    <details className={styles.kept}>
      <summary>{words.title}</summary>
      <p className={styles.soft}>{words.about}</p>
      <div className={styles.acts}>
        {downloads.map(([name, download]) => (
          <Button key={name} isSmall onClick={download}>
            {name}
          </Button>
        ))}
        {!isReadOnly && (
          <FilePicker
            name={words.take}
            accept=".po,.pot,.csv,.tsv,.txt"
            isSingle
            onChoose={([file]) => {
              if (file !== undefined) void take(file);
            }}
          />
        )}
      </div>
      <p role="status" className={styles.soft}>
        {said !== null && (
          <span key={said} ref={showAppeared}>
            {said}{' '}
          </span>
        )}
        {undo !== null && (
          <Button
            kind="link"
            onClick={() => {
              undo();
              setUndo(null);
              setSaid(null);
            }}
          >
            {words.undo}
          </Button>
        )}
      </p>
      {brought !== null && (
        <BroughtTable
          {...brought}
          table={table}
          rows={rows}
          names={names}
          onTake={(after, count) => {
            change(code, () => after);
            setBrought(null);
            setSaid(words.done(count));
            setUndo(() => () => change(code, () => table));
          }}
          onCancel={() => setBrought(null)}
        />
      )}
    </details>
  );
}

/** The files in which a translation leaves, by what they are called. */
function downloadsOf({
  languages,
  table,
  listed,
  title,
}: TableFilesProps): readonly (readonly [string, () => unknown])[] {
  const { tables, fileOf } = languages;
  const { code } = table;
  const rows = languages.rowsOf(code);
  // Only for a download: the list is made anew with each key press.
  const csv = (): string => {
    const faulty = new Set(listed.filter(({ fault }) => fault !== null).map(({ row }) => row));
    return writeCsv(table, rows, (row) => faulty.has(row));
  };
  const named = (about: string, ending: string): string => fileNameOf(`${title} ${about}`, ending);
  return [
    [words.po, () => downloadFile(`${code}.po`, fileOf(table), 'text/x-gettext-translation')],
    [words.csv, () => downloadFile(named(code, 'csv'), csv(), CSV)],
    ...(tables !== null && tables.size > 1
      ? [
          [
            words.allCsv,
            () =>
              downloadFile(
                named('languages', 'csv'),
                writeAllCsv([...tables.values()], languages.rows),
                CSV,
              ),
          ] as const,
        ]
      : []),
    [
      words.voice,
      () =>
        downloadFile(named(`${code} voices`, 'csv'), writeVoiceCsv(voiceLines(rows, table)), CSV),
    ],
    [
      words.voicePage,
      () =>
        downloadFile(
          named(`${code} voices`, 'html'),
          voicePage({ title, language: code, lines: voiceLines(rows, table) }),
          'text/html',
        ),
    ],
  ];
}
