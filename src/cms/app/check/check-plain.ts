import type { Problem } from '../../../base/problems/problem';
import { parseMadeWith } from '../../../docs/made-with/parse-made-with';
import { parseSearchSynonyms } from '../../../docs/reference/parse-search-synonyms';
import { parseClaims } from '../../../lessons/claims/parse-claims';
import { parseDifferences } from '../../../lessons/differences/parse-differences';
import { parseExercises } from '../../../lessons/exercises/parse-exercises';
import { parseGame } from '../../../lessons/games/parse-game';

type Parse = (source: string, file: string) => { problems: readonly Problem[] };

const parsers: readonly [files: RegExp, parse: Parse][] = [
  [/^content\/exercises\/.*\.yaml$/, parseExercises],
  [/^content\/claims\/.*\.yaml$/, parseClaims],
  [/^content\/search-synonyms\.yaml$/, parseSearchSynonyms],
  [/^content\/made-with\.yaml$/, parseMadeWith],
  [/^content\/playground\/differences\.yaml$/, parseDifferences],
  [/\/game\.yaml$/, parseGame],
];

/** What is wrong with a file that is edited as it is, without other files; whether stories play is checked once saved. */
export function checkPlain(file: string, source: string): readonly Problem[] {
  const [, parse] = parsers.find(([files]) => files.test(file)) ?? [];
  return parse?.(source, file).problems ?? [];
}
