import { useEffect, useMemo, useState } from 'react';
import type { LanguageTable } from '../../ink/languages/language-table';
import type { PlayerEngine } from '../player/use-player';
import { compileLanguage, type CompiledLanguage, type OfferedLanguage } from './game-languages';

/** A translation, and what becomes of it in the download. */
export interface LanguageState extends Pick<OfferedLanguage, 'code' | 'done' | 'total'> {
  isChosen: boolean;
  choose: (isChosen: boolean) => void;
  /** Null until it is chosen and compiled. */
  compiled: CompiledLanguage | null;
}

interface GameLanguages {
  /** The table in the language of the original, which has the words of the player; null without one. */
  ofOriginal: LanguageTable | null;
  states: readonly LanguageState[];
  /** Those that are chosen, once they are compiled. */
  compiled: readonly CompiledLanguage[];
  isCompiling: boolean;
}

/** The translations of a game, of which those that are chosen are compiled, one after the other. */
export function useGameLanguages(
  tables: readonly OfferedLanguage[],
  { name, language }: { name: string | null; language: string | null },
  engine: PlayerEngine,
): GameLanguages {
  const ofOriginal = tables.find(({ code }) => code === language)?.table ?? null;
  const offered = useMemo(() => tables.filter(({ code }) => code !== language), [tables, language]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(offered.filter(({ done }) => done > 0).map(({ code }) => code)),
  );
  const [compiled, setCompiled] = useState<ReadonlyMap<string, CompiledLanguage>>(new Map());
  const next = offered.find(({ code }) => chosen.has(code) && !compiled.has(code));

  useEffect(() => {
    if (next === undefined) return;
    let isCurrent = true;
    void compileLanguage(engine, next, name).then((language) => {
      if (isCurrent) setCompiled((all) => new Map(all).set(next.code, language));
    });
    return () => {
      isCurrent = false;
    };
  }, [engine, next, name]);

  const states = offered.map(({ code, done, total }) => ({
    code,
    done,
    total,
    isChosen: chosen.has(code),
    choose: (isChosen: boolean) =>
      setChosen(
        (codes) => new Set([...codes].filter((one) => one !== code).concat(isChosen ? code : [])),
      ),
    compiled: chosen.has(code) ? (compiled.get(code) ?? null) : null,
  }));
  const ready = useMemo(
    () => offered.flatMap(({ code }) => (chosen.has(code) ? (compiled.get(code) ?? []) : [])),
    [offered, chosen, compiled],
  );
  return { ofOriginal, states, compiled: ready, isCompiling: next !== undefined };
}
