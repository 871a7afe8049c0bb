import { UNDETERMINED } from '../../base/text/language-name';
import { loadGameWords } from '../../config/messages/load-game-words';
import { playerWords } from '../../ink/languages/language-table';
import { gameName } from '../../ink/story/game-name';
import type { SharedPlay } from '../share/share-link';
import type { GameVersions } from './game-versions';

/** The languages of the story in a link; what translates it is only loaded for one that has several. */
export async function linkedVersions({
  source,
  files,
  extras,
}: Pick<SharedPlay, 'source' | 'files' | 'extras'>): Promise<GameVersions> {
  const program = { source, files };
  const code = extras?.language ?? UNDETERMINED;
  const name = gameName(program, extras?.name);
  const all = extras?.languages ?? [];
  const languages = all.filter((language) => language.code !== code);
  if (all.length === 0) {
    return [{ code, name, program, words: await loadGameWords(extras?.language ?? null) }];
  }
  const [{ translateProgram }, { withPlayerWords }, { tableOfLink }] = await Promise.all([
    import(/* webpackChunkName: "translate" */ '../../ink/languages/translate'),
    import(/* webpackChunkName: "translate" */ '../../ink/languages/player-words'),
    import(/* webpackChunkName: "translate" */ '../share/link-languages'),
  ]);
  // Its own language may have words of the player, too.
  const own = all.find((language) => language.code === code) ?? { code, texts: [] };
  return [
    {
      ...{ code, name },
      program: languages.length === 0 ? program : { ...program, language: null },
      words: playerWords(withPlayerWords(tableOfLink(own))),
    },
    ...languages.map((language) => {
      const table = withPlayerWords(tableOfLink(language));
      const translated = translateProgram(program, table);
      return {
        code: language.code,
        name: gameName(translated, extras?.name),
        program: { ...translated, language: language.code },
        words: playerWords(table),
      };
    }),
  ];
}
