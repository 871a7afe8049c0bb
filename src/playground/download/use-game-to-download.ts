import { useCallback, useMemo, useState } from 'react';
import { describeError } from '../../base/browser/describe-error';
import { useDeferredModule, type DeferredModule } from '../../base/browser/use-deferred-module';
import { downloadMessages as words } from '../../config/messages/download';
import { loadGameWords } from '../../config/messages/load-game-words';
import { playerWords } from '../../ink/languages/language-table';
import { isInGame } from '../../ink/story/asset-kinds';
import { gameName } from '../../ink/story/game-name';
import { storyLanguage } from '../../ink/story/story-language';
import type { PlayedProgram, Requests } from '../player/engine/protocol';
import type { PlayerEngine } from '../player/use-player';
import { downloadFile, fileNameOf } from './download-file';
import { downloadProject, downloadProof, type StoryInLanguage } from './download-copies';
import { downloadInk } from './download-story';
import type { EngineConfig } from './engine-project';
import { chosenAssets, gameSizes, readContents, sizesByKind, textSize } from './game-contents';
import type { GameSource } from './game-data';
import { loadGameKit, type GameKit } from './game-kit';
import { gameEntries, oneFileGame } from './game-page';
import type { GameParts } from './game-parts';
import { itchProblems } from './itch-limits';
import type { OfferedLanguage } from './game-languages';
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
  const { kit, compiled, contents, tables, problems } = usePartsToDownload(program, assets, engine);
  const choice = useDownloadChoice(contents, assets);
  const { hasInk, isForTesters } = choice;
  const leftOut = choice.hasUnused ? none : (contents?.unused ?? none);
  const packed = useMemo(() => chosenAssets(assets, leftOut), [assets, leftOut]);
  const smaller = choice.smaller.files;
  const kinds = sizesByKind(packed, smaller);
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

  const { run, warn, ...saving } = useSaving();
  const title = gameName(program, name);
  const withKit = (make: (game: GameParts, parts: GameKit) => Promise<string>) => {
    if (kit === null || json === null || contents === null || languages.isCompiling) return null;
    const { ofOriginal } = languages;
    const words = async () =>
      ofOriginal === null ? loadGameWords(language) : playerWords(ofOriginal);
    const parts = { title, language, program, compiled: json, assets: packed };
    const game = { ...parts, languages: translations, smaller, source, isForTesters };
    return () => void run(async () => make({ ...game, words: await words() }, kit));
  };

  /** The story in a language, or the original, as a file that is not a game. */
  const inLanguage = (code: string): StoryInLanguage => {
    const { program: translated, game } =
      languages.compiled.find((one) => one.game?.code === code) ?? {};
    return {
      title: game?.title ?? title,
      program: translated ?? program,
      code: game?.code ?? null,
    };
  };
  return {
    contents,
    choice,
    languages,
    translations,
    language,
    packed,
    kinds,
    compiled,
    text,
    title,
    sizes: kit !== null && text !== null ? gameSizes(kit, text, kinds) : null,
    differences: kit?.differences ?? [],
    problems: [...problems, ...saving.failures],
    isBusy: saving.isBusy,
    /** The name of the last download. */
    saved: saving.saved,
    save: {
      web: withKit(async (game, parts) => {
        const entries = await gameEntries(game, parts);
        const refusals = itchProblems(entries);
        if (refusals.length > 0) warn([words.limits.lead, ...refusals]);
        return downloadFile(fileNameOf(title, 'zip'), await zipFiles(entries), 'application/zip');
      }),
      page: withKit(async (game, parts) =>
        downloadFile(fileNameOf(title, 'html'), await oneFileGame(game, parts), 'text/html'),
      ),
      /** A translation by its code; another one is the original. */
      project: (code: string) =>
        void run(() => downloadProject(inLanguage(code), { name, assets, config })),
      ink: () => void run(() => downloadInk(title, program)),
      proof: (code: string) => void run(() => downloadProof(inLanguage(code), language)),
    },
  };
}

/** What a download is made of, as soon as it is there, and what of it cannot be had. */
function usePartsToDownload(
  program: PlayedProgram,
  assets: ReadonlyMap<string, Blob>,
  engine: PlayerEngine,
) {
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
  return {
    kit: valueOf(kit),
    compiled: valueOf(compilation),
    ...(valueOf(looked) ?? { contents: null, tables: noTables }),
    problems: [
      ...problemsOf(looked, words.failed),
      ...problemsOf(kit, words.notLoaded),
      ...problemsOf(compilation, words.failed),
    ],
  };
}

function valueOf<Value>(module: DeferredModule<Value>): Value | null {
  return module.state === 'loaded' ? module.value : null;
}

function problemsOf(module: DeferredModule<unknown>, say: (why: string) => string): string[] {
  return module.state === 'failed' ? [say(describeError(module.error))] : [];
}

/** One download after another: whether one is being made, what the last is called, and what went wrong with it. */
function useSaving() {
  const [failures, setFailures] = useState<readonly string[]>(none);
  const [isBusy, setIsBusy] = useState(false);
  const [saved, setSaved] = useState<string | null>(null);
  const run = async (make: () => Promise<string>): Promise<void> => {
    setFailures(none);
    setSaved(null);
    setIsBusy(true);
    try {
      setSaved(await make());
    } catch (error) {
      setFailures([words.failed(describeError(error))]);
    }
    setIsBusy(false);
  };
  return { failures, isBusy, saved, run, warn: setFailures };
}

/** The tables of translations; what reads them is only loaded if there are any. */
async function readTables(assets: ReadonlyMap<string, Blob>): Promise<typeof noTables> {
  if ([...assets.keys()].every(isInGame)) return noTables;
  const { tableTexts } = await import('./table-texts');
  return tableTexts(assets);
}
