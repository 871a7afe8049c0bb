import type { LanguageChoice } from '../player/screens/LanguageSelect';
import { useState } from 'react';
import { firstLanguage } from './first-language';
import type { GameVersion, GameVersions } from './game-versions';

interface Languages {
  /** What is played. */
  version: GameVersion;
  /** What its reader has chosen, now or before; undefined until then. */
  chosen: string | undefined;
  /** Null if there is nothing to choose. */
  choice: LanguageChoice | null;
}

/** The language of a game: the one that was kept, else the reader’s own; until another is chosen. */
export function useLanguages(versions: GameVersions, kept: string | undefined): Languages {
  const codes = versions.map(({ code }) => code);
  const [first] = useState(() => firstLanguage(codes, navigator.languages));
  const [chosen, choose] = useState(kept);
  const of = (language: string | undefined) => versions.find(({ code }) => code === language);
  const version = of(chosen) ?? of(first) ?? versions[0];
  const choice = versions.length > 1 ? { codes, current: version.code, choose } : null;
  return { version, chosen, choice };
}
