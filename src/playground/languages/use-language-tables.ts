import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../../base/browser/use-browser-layout-effect';
import { useLatest } from '../../base/browser/use-latest';
import { followTexts } from '../../ink/languages/follow-texts';
import type { LanguageTable, Translation } from '../../ink/languages/language-table';
import { pathOfTable } from '../../ink/story/table-path';
import type { TextRow } from '../../ink/languages/text-row';
import { playerRows, readGameRows, withPlayerWords } from '../../ink/languages/player-words';
import type { StoryProgram } from '../../ink/story/story-program';
import { storyLanguage } from '../../ink/story/story-language';
import { useProjectFiles } from '../files/project-files';
import { useExtras } from '../projects/use-extras';
import { isSame, readTables, type StoredTables } from '../tables/stored-tables';
import { withEntry } from './table-edits';
import { translationJournal } from './translation-journal';
import { writePo, type TableHeader } from '../tables/write-po';

/** How long after the last change a table is stored, in milliseconds. */
const PAUSE = 400;

/** The translations of the open project. */
export interface LanguageTables {
  /** All texts of the game. */
  rows: readonly TextRow[];
  /** Those that a table translates: in the language of the original, only the words of the player. */
  rowsOf: (code: string) => readonly TextRow[];
  /** By language; null until they are read. They follow the text as it is now. */
  tables: ReadonlyMap<string, LanguageTable> | null;
  /** Those that cannot be read: their path, and why. */
  problems: readonly { path: string; problem: string }[];
  /** Whether the browser refused to store what was changed last. */
  isRefused: boolean;
  change: (code: string, change: (table: LanguageTable) => LanguageTable) => void;
  /** Changes the translation of one text, perhaps with each key press. */
  write: (code: string, entry: Translation) => void;
  /** The file of a translation, as it is now. */
  fileOf: (table: LanguageTable) => Uint8Array<ArrayBuffer>;
  remove: (code: string) => void;
}

/** What the tables translate. */
interface TranslatedProject {
  /** The text that they follow. */
  program: StoryProgram;
  /** Null for a text that is not a project yet. */
  projectId: string | null;
  /** What the game is called. */
  title: string;
}

/** Reads and stores the translations of the open project, which are files of it. */
export function useLanguageTables({
  program,
  projectId,
  title,
}: TranslatedProject): LanguageTables {
  const { extras } = useExtras();
  const { files, isLoaded, isReadOnly, put, remove } = useProjectFiles();
  const journal = useMemo(
    () => (projectId === null ? null : translationJournal(projectId)),
    [projectId],
  );
  const rows = useMemo(() => readGameRows(program), [program]);
  const original = storyLanguage(extras.config);
  const rowsOf = useCallback(
    (code: string) => (code === original ? playerRows : rows),
    [rows, original],
  );
  const { follow, trust } = useMemo(() => followerOf(rows), [rows]);
  /** Takes what was typed before the page was left, and is not stored. */
  const takeLeft = useRef<(read: StoredTables) => void>(() => undefined);
  const stored = useStoredTables(isLoaded ? files : null, (read) => takeLeft.current(read));
  /** What was changed here and is not stored; it counts more than what is stored. */
  const [drafts, setDrafts] = useState<ReadonlyMap<string, LanguageTable>>(new Map());

  const tables = useMemo(() => {
    if (stored === null) return null;
    const read = [...stored].flatMap(([code, table]) =>
      'table' in table ? [[code, table.table] as const] : [],
    );
    return new Map(
      [...new Map([...read, ...drafts])].map(([code, table]) => [code, follow(table)]),
    );
  }, [stored, drafts, follow]);

  const fileOf = useMemo(
    () => writerOf(rowsOf, { title, sourceLanguage: original }),
    [rowsOf, title, original],
  );
  const { isRefused, noteWritten, storeAfter, setIsRefused } = useDraftStorage({
    ...{ drafts, fileOf, put, journal },
  });
  useStoredDrafts(stored, drafts, setDrafts, fileOf);
  useBrowserLayoutEffect(() => {
    takeLeft.current = (read) => {
      if (journal === null || isReadOnly) return;
      const left = leftTables(journal.read(), read).filter(([code]) => !drafts.has(code));
      if (left.length === 0) return;
      setDrafts((now) => new Map([...left, ...now]));
      storeAfter(PAUSE);
    };
  });

  return {
    rows,
    rowsOf,
    tables,
    problems: [...(stored?.values() ?? [])].flatMap((table) =>
      'problem' in table ? [{ path: table.path, problem: table.problem }] : [],
    ),
    isRefused,
    fileOf,
    change: (code, change) => {
      const current = tables?.get(code) ?? emptyTable(code);
      setDrafts((now) => new Map([...now, [code, change(follow(now.get(code) ?? current))]]));
      storeAfter(0);
    },
    write: (code, entry) => {
      journal?.note(code, entry);
      noteWritten();
      setDrafts((now) => {
        const table = follow(now.get(code) ?? tables?.get(code) ?? emptyTable(code));
        const changed = { ...table, entries: withEntry(table.entries, entry) };
        // Only the words of a text are others.
        if (changed.entries.length === table.entries.length) trust(changed);
        return new Map([...now, [code, changed]]);
      });
      storeAfter(journal === null ? 0 : PAUSE);
    },
    remove: (code) => {
      journal?.drop(code);
      setDrafts((now) => new Map([...now].filter(([other]) => other !== code)));
      const path = stored?.get(code)?.path ?? pathOfTable(code);
      void remove(path).then((isDone) => setIsRefused(!isDone));
    },
  };
}

const emptyTable = (code: string): LanguageTable =>
  withPlayerWords({ code, entries: [], kept: [] });

/** Writes tables as files, each once: it is stored, and compared with what was stored. */
function writerOf(rowsOf: LanguageTables['rowsOf'], header: TableHeader) {
  const files = new WeakMap<LanguageTable, Uint8Array<ArrayBuffer>>();
  return (table: LanguageTable): Uint8Array<ArrayBuffer> => {
    const file = files.get(table) ?? writePo(table, rowsOf(table.code), header);
    files.set(table, file);
    return file;
  };
}

/** Tables with what was typed before the page was left, and is not stored; what cannot be read stays as it is. */
function leftTables(
  typed: Readonly<Record<string, readonly Translation[]>>,
  read: StoredTables,
): (readonly [string, LanguageTable])[] {
  return Object.entries(typed).flatMap(([code, entries]) => {
    const known = read.get(code) ?? { table: emptyTable(code) };
    if ('problem' in known) return [];
    const { table } = known;
    return [[code, { ...table, entries: entries.reduce(withEntryOf, table.entries) }] as const];
  });
}

const withEntryOf = (entries: readonly Translation[], entry: Translation): readonly Translation[] =>
  withEntry(entries, entry);

/** Follows the texts of a story, each table once: a key press changes one of many, and that one is trusted. */
function followerOf(rows: readonly TextRow[]) {
  const followed = new WeakMap<LanguageTable, LanguageTable>();
  const trust = (table: LanguageTable): void => void followed.set(table, table);
  const follow = (table: LanguageTable): LanguageTable => {
    const known = followed.get(table) ?? followTexts(table, rows);
    followed.set(table, known);
    // It is what it follows.
    trust(known);
    return known;
  };
  return { follow, trust };
}

interface DraftStorage extends Pick<LanguageTables, 'fileOf'> {
  drafts: ReadonlyMap<string, LanguageTable>;
  put: (files: ReadonlyMap<string, Blob>) => Promise<boolean>;
  journal: ReturnType<typeof translationJournal> | null;
}

/** Stores drafts as files of the project: after a pause, and when the page or the tool is left. */
function useDraftStorage(source: DraftStorage) {
  const [isRefused, setIsRefused] = useState(false);
  const latest = useLatest(source);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  /** How many texts were written, and how many of them are in the drafts. */
  const written = useRef({ all: 0, drafted: 0 });
  useBrowserLayoutEffect(() => {
    written.current.drafted = written.current.all;
  });

  const store = useCallback(async () => {
    clearTimeout(timer.current);
    const { drafts: changed, fileOf: toFile, put: putFiles, journal: noted } = latest.current;
    if (changed.size === 0) return;
    const { drafted } = written.current;
    const blobs = [...changed].map(
      ([code, table]) => [pathOfTable(code), new Blob([toFile(table)])] as const,
    );
    const isStored = await putFiles(new Map(blobs));
    setIsRefused(!isStored);
    // What was typed meanwhile is not stored.
    if (isStored && written.current.all === drafted) noted?.clear();
  }, [latest]);
  /** Stores what is drawn next, after a pause or at once. */
  const storeAfter = (pause: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void store(), pause);
  };
  useEffect(() => {
    // What was typed last is stored when the page or the tool is left.
    const leave = (): void => void store();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, [store]);
  const noteWritten = (): void => void (written.current.all += 1);
  return { isRefused, setIsRefused, noteWritten, storeAfter };
}

function useStoredTables(
  files: ReadonlyMap<string, Blob> | null,
  onRead: (read: StoredTables) => void,
): StoredTables | null {
  const reader = useLatest(onRead);
  const [stored, setStored] = useState<StoredTables | null>(null);
  useEffect(() => {
    if (files === null) return;
    let isGone = false;
    void readTables(files).then((read) => {
      if (isGone) return;
      setStored(read);
      reader.current(read);
    });
    return () => {
      isGone = true;
    };
  }, [files, reader]);
  return stored;
}

/** Drops drafts that are what is stored: from then on, other tabs and imports can change them. */
function useStoredDrafts(
  stored: StoredTables | null,
  drafts: ReadonlyMap<string, LanguageTable>,
  setDrafts: (change: (now: ReadonlyMap<string, LanguageTable>) => typeof now) => void,
  fileOf: LanguageTables['fileOf'],
): void {
  const latest = useLatest({ drafts, fileOf });
  useEffect(() => {
    if (stored === null) return;
    const done = [...latest.current.drafts].filter(([code, table]) => {
      const bytes = stored.get(code)?.bytes;
      return bytes !== undefined && isSame(bytes, latest.current.fileOf(table));
    });
    if (done.length === 0) return;
    setDrafts(
      (now) => new Map([...now].filter((entry) => !done.some(([, table]) => table === entry[1]))),
    );
  }, [stored, latest, setDrafts]);
}
