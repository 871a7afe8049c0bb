import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useDelayed } from '../../base/browser/use-delayed';
import type { Dictionary } from '../../config/messages/translate-words';
import { languageOfTable } from '../../ink/story/table-path';
import type { StoryProgram } from '../../ink/story/story-program';
import type { OfferedLanguage } from '../download/game-languages';
import { useOpenStory } from '../editor/open-story';
import { useProjectFiles } from '../files/project-files';
import { siteWords, type GameWords } from '../player/kit/game-words';
import type { StoryLanguages } from './story-languages';

const load = () => import(/* webpackChunkName: "studio-languages" */ './story-languages');
/** How long to wait after the last key press before the story is translated again, in milliseconds. */
const TYPING_PAUSE = 350;
const none: readonly OfferedLanguage[] = [];
const inSiteWords = { words: siteWords, dictionary: undefined };

/** The languages that a project has translations into, of which the story is played in one. */
interface LanguagesOfStory {
  codes: readonly string[];
  /** Null for the original. */
  language: string | null;
  choose: (code: string | null) => void;
  /** The story in the language that is chosen. */
  played: StoryProgram;
  /** A text of the story in a language; null if it has no translation that can be read. */
  translate: (program: StoryProgram, code: string) => StoryProgram | null;
  /** The words of the player in that language, which a window of its own gets as its table has them. */
  words: GameWords;
  dictionary: Dictionary | undefined;
  /** Looks at all texts, to say what a download or a link can have of them. */
  offer: () => readonly OfferedLanguage[];
  /** Whether what translates could not be loaded. */
  isFailed: boolean;
}

const LanguagesContext = createContext<LanguagesOfStory | null>(null);

/** The languages of the open story, and the one in which it is played. */
export function usePlayedLanguages(): LanguagesOfStory {
  const languages = useContext(LanguagesContext);
  if (languages === null)
    throw new Error('usePlayedLanguages() is only for what is within a LanguagesProvider.');
  return languages;
}

/** Reads the translations of the open story, once for all that is within it. */
export function LanguagesProvider({ children }: { children: ReactNode }) {
  return (
    <LanguagesContext.Provider value={useStoredLanguages()}>{children}</LanguagesContext.Provider>
  );
}

interface Loaded {
  module: Awaited<ReturnType<typeof load>>;
  languages: StoryLanguages;
}

function useStoredLanguages(): LanguagesOfStory {
  const { program } = useOpenStory();
  const { files } = useProjectFiles();
  const codes = useMemo(
    () => [...files.keys()].flatMap((path) => languageOfTable(path) ?? []).sort(),
    [files],
  );
  const [chosen, choose] = useState<string | null>(null);
  const [read, setRead] = useState<Loaded | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const hasAny = codes.length > 0;
  const loaded = hasAny ? read : null;
  useEffect(() => {
    if (!hasAny) return;
    let isGone = false;
    load()
      .then(async (module) => {
        const languages = await module.readStoryLanguages(files);
        if (isGone) return;
        setRead({ module, languages });
        setIsFailed(false);
      })
      .catch(() => {
        if (!isGone) setIsFailed(true);
      });
    return () => {
      isGone = true;
    };
  }, [hasAny, files]);

  const settled = useDelayed(program, TYPING_PAUSE);
  const language = chosen !== null && codes.includes(chosen) ? chosen : null;
  const translate = useCallback(
    (text: StoryProgram, code: string) => {
      const table = loaded?.languages.get(code);
      return loaded === null || table === undefined
        ? null
        : loaded.module.translateProgram(text, table);
    },
    [loaded],
  );
  const translated = useMemo(
    () => (language === null ? null : translate(settled, language)),
    [settled, language, translate],
  );
  const { words, dictionary } = useMemo(() => {
    const table = language === null ? undefined : loaded?.languages.get(language);
    return loaded === null || table === undefined ? inSiteWords : loaded.module.wordsOfTable(table);
  }, [loaded, language]);
  const offer = useCallback(
    () => (loaded === null ? none : loaded.module.offeredLanguages(settled, loaded.languages)),
    [loaded, settled],
  );
  const played = translated ?? program;
  return useMemo(
    () => ({ codes, language, choose, played, words, dictionary, translate, offer, isFailed }),
    [codes, language, played, words, dictionary, translate, offer, isFailed],
  );
}
