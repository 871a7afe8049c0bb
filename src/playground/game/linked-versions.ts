import { UNDETERMINED } from '../../base/text/language-name';
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
  const languages = (extras?.languages ?? []).filter((language) => language.code !== code);
  if (languages.length === 0) return [{ code, name, program }];
  const [{ translateProgram }, { tableOfLink }] = await Promise.all([
    import(/* webpackChunkName: "translate" */ '../../ink/languages/translate'),
    import(/* webpackChunkName: "translate" */ '../share/link-languages'),
  ]);
  return [
    { code, name, program: { ...program, language: null } },
    ...languages.map((language) => {
      const translated = translateProgram(program, tableOfLink(language));
      return {
        code: language.code,
        name: gameName(translated, extras?.name),
        program: { ...translated, language: language.code },
      };
    }),
  ];
}
