import { useCallback, useMemo, useState } from 'react';
import { describeError } from '../../base/browser/describe-error';
import { useDeferredModule } from '../../base/browser/use-deferred-module';
import { downloadMessages as words } from '../../config/messages/download';
import { loadGameWords } from '../../config/messages/load-game-words';
import { playerWords } from '../../ink/languages/language-table';
import { isInGame } from '../../ink/story/asset-kinds';
import { gameName } from '../../ink/story/game-name';
import { withTitle } from '../../ink/story/write-global-tag';
import { storyLanguage } from '../../ink/story/story-language';
import type { PlayedProgram, Requests } from '../player/engine/protocol';
import type { PlayerEngine } from '../player/use-player';
import { downloadFile, fileNameOf } from './download-file';
import { downloadInk } from './download-story';
import { projectEntries, translatedConfig, type EngineConfig } from './engine-project';
import { chosenAssets, gameSizes, readContents, sizesByKind, textSize } from './game-contents';
import type { GameSource } from './game-data';
import { loadGameKit, type GameKit } from './game-kit';
import { gameEntries, oneFileGame } from './game-page';
import type { GameParts } from './game-parts';
import { itchProblems } from './itch-limits';
import type { CompiledLanguage, OfferedLanguage } from './game-languages';
import { useDownloadChoice } from './use-download-choice';
import { useGameLanguages } from './use-game-languages';
import { zipFiles } from './zip-files';

const none: readonly string[] = [];
const noTables: NonNullable<GameSource['tables']> = {};
const noLanguages: readonly OfferedLanguage[] = [];

export interface GameToDownload {
  program: PlayedProgram;
  /** The name that it was given; null if it was given none. */
  name: string | null;
  assets: ReadonlyMap<string, Blob>;
  /** What the author says in the engine’s configuration. */
  config: EngineConfig;
  /** Compiles the program if the site has not. */
  engine: PlayerEngine;
  /** The translations of the project. */
  languages?: readonly OfferedLanguage[];
}

/** What goes into a download, how large it is, and the ways to save it; null where one is not ready yet. */
export function useGameToDownload({
  program,
  name,
  assets,
  config,
  engine,
  languages: offered = noLanguages,
}: GameToDownload) {
  const kit = useDeferredModule(loadGameKit);
  const compilation = useDeferredModule(
    useCallback(async (): Promise<Requests['compile']['answer']> => {
      const { json } = program;
      return json === undefined ? engine.ask('compile', { program }) : { json, messages: [] };
    }, [engine, program]),
  );
  const looked = useDeferredModule(
    useCallback(
      async () => ({
        contents: await readContents(program, assets),
        tables: await readTables(assets),
      }),
      [program, assets],
    ),
  );
  const { contents, tables = noTables } =
    looked.state === 'loaded' ? looked.value : { contents: null };
  const choice = useDownloadChoice(contents, assets);
  const { hasInk, isForTesters } = choice;
  const leftOut = choice.hasUnused ? none : (contents?.unused ?? none);
  const packed = useMemo(() => chosenAssets(assets, leftOut), [assets, leftOut]);
  const smaller = choice.smaller.files;
  const kinds = sizesByKind(packed, smaller);
  const compiled = compilation.state === 'loaded' ? compilation.value : null;
  const json = compiled?.json ?? null;
  const language = storyLanguage(config);
  const languages = useGameLanguages(offered, { name, language }, engine);
  const translations = useMemo(
    () => languages.compiled.flatMap(({ game }) => game ?? []),
    [languages.compiled],
  );
  const source = useMemo<GameSource | null>(() => {
    const ink = { program: { source: program.source, files: program.files }, config };
    return hasInk ? { ...ink, ...(Object.keys(tables).length > 0 && { tables }) } : null;
  }, [hasInk, program, config, tables]);
  const text = useMemo(() => {
    const stories = translations.map(({ story }) => story);
    return json === null ? null : textSize([json, ...stories], source);
  }, [json, translations, source]);

  const [failures, setFailures] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [saved, setSaved] = useState<string | null>(null);
  const run = async (make: () => Promise<string>): Promise<void> => {
    setFailures([]);
    setSaved(null);
    setIsBusy(true);
    try {
      setSaved(await make());
    } catch (error) {
      setFailures([words.failed(describeError(error))]);
    }
    setIsBusy(false);
  };

  const title = gameName(program, name);
  const withKit = (make: (game: GameParts, parts: GameKit) => Promise<string>) => {
    if (kit.state !== 'loaded' || json === null || contents === null) return null;
    if (languages.isCompiling) return null;
    const { ofOriginal } = languages;
    const words = async () =>
      ofOriginal === null ? loadGameWords(language) : playerWords(ofOriginal);
    const parts = { title, language, program, compiled: json, assets: packed };
    const game = { ...parts, languages: translations, smaller, source, isForTesters };
    return () => void run(async () => make({ ...game, words: await words() }, kit.value));
  };

  /** The story in a language that was compiled; nothing for the original. */
  const inLanguage = (code: string): Partial<CompiledLanguage> =>
    languages.compiled.find((one) => one.game?.code === code) ?? {};

  return {
    contents,
    choice,
    languages,
    translations,
    isLanguageNamed: language !== null,
    packed,
    kinds,
    compiled,
    text,
    title,
    sizes: kit.state === 'loaded' && text !== null ? gameSizes(kit.value, text, kinds) : null,
    differences: kit.state === 'loaded' ? kit.value.differences : [],
    problems: [
      ...(looked.state === 'failed' ? [words.failed(describeError(looked.error))] : []),
      ...(kit.state === 'failed' ? [words.notLoaded(describeError(kit.error))] : []),
      ...(compilation.state === 'failed' ? [words.failed(describeError(compilation.error))] : []),
      ...failures,
    ],
    isBusy,
    /** The name of the last download. */
    saved,
    save: {
      web: withKit(async (game, parts) => {
        const entries = await gameEntries(game, parts);
        const refusals = itchProblems(entries);
        if (refusals.length > 0) setFailures([words.limits.lead, ...refusals]);
        return downloadFile(fileNameOf(title, 'zip'), await zipFiles(entries), 'application/zip');
      }),
      page: withKit(async (game, parts) =>
        downloadFile(fileNameOf(title, 'html'), await oneFileGame(game, parts), 'text/html'),
      ),
      /** A translation by its code; another one is the original. */
      project: (code: string) =>
        void run(async () => {
          const { program: text = program, game } = inLanguage(code);
          const parts = {
            title: game?.title ?? title,
            program: withTitle(text, name),
            assets,
            config: game ? translatedConfig(config, game.code) : config,
          };
          const zip = await zipFiles(await projectEntries(parts));
          const fileName = [parts.title, ...(game ? [game.code] : []), 'project'].join(' ');
          return downloadFile(fileNameOf(fileName, 'zip'), zip, 'application/zip');
        }),
      ink: () => void run(() => downloadInk(title, program)),
      proof: (code: string) =>
        void run(async () => {
          const { proofPage } = await import('../proof/proof-page');
          const { program: text = program, game } = inLanguage(code);
          const page = proofPage({
            title: game?.title ?? title,
            language: game?.code ?? language,
            program: text,
          });
          const fileName = [game?.title ?? title, ...(game ? [game.code] : []), 'proof'].join(' ');
          return downloadFile(fileNameOf(fileName, 'html'), page, 'text/html');
        }),
    },
  };
}

/** The tables of translations; what reads them is only loaded if there are any. */
async function readTables(assets: ReadonlyMap<string, Blob>): Promise<GameSource['tables']> {
  if ([...assets.keys()].every(isInGame)) return noTables;
  const { tableTexts } = await import('./table-texts');
  return tableTexts(assets);
}
