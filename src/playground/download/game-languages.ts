import { describeError } from '../../base/browser/describe-error';
import { gameName } from '../../ink/story/game-name';
import { playerWords, type LanguageTable } from '../../ink/languages/language-table';
import type { StoryMessage } from '../../ink/story/story-message';
import type { StoryProgram } from '../../ink/story/story-program';
import { pageFailure } from '../player/engine/story-message';
import type { PlayerEngine } from '../player/use-player';
import type { GameLanguage } from './game-data';

/** A translation that can go into a game. */
export interface OfferedLanguage {
  /** As `lang` attributes need it. */
  code: string;
  /** How many texts of the story are translated, and how many there are. */
  done: number;
  total: number;
  table: LanguageTable;
  /** The story in it; what is not translated is as in the original. */
  program: () => StoryProgram;
}

/** A translation as a game has it, or why it cannot be played. */
export interface CompiledLanguage {
  game: GameLanguage | null;
  program: StoryProgram;
  mistakes: readonly StoryMessage[];
}

/** Compiles a translation as its original is. */
export async function compileLanguage(
  engine: PlayerEngine,
  language: OfferedLanguage,
  name: string | null,
): Promise<CompiledLanguage> {
  const { code, table } = language;
  const program = language.program();
  try {
    const { json, messages } = await engine.ask('compile', { program });
    if (json !== null) {
      const title = gameName(program, name);
      const game = { code, title, story: json, words: playerWords(table) };
      return { game, program, mistakes: [] };
    }
    return {
      game: null,
      program,
      mistakes: messages.filter(({ severity }) => severity === 'error'),
    };
  } catch (error) {
    return { game: null, program, mistakes: [pageFailure(describeError(error), '')] };
  }
}
