import { didYouMean, otherwise } from '../../base/text/nearest-name';
import { meantPlaces } from './declared-names';
import { NO_PLACE, SAYINGS, type Explanation } from './issue-sayings';

/** The explanation of an unknown complaint. */
export const UNEXPLAINED: Explanation = {
  message: 'ink does not accept this',
  hint: 'Fix the line; the message in brackets is ink’s own.',
};

/** Explains a complaint of the compiler or of a story in plain words; `names` are candidates for a misspelt name. */
export function issueWords(text: string, names: readonly string[]): Explanation {
  for (const { pattern, message, hint } of SAYINGS) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const groups = match.groups ?? {};
    const fill = (saying: string) =>
      saying.replace(/\$([a-z]+)/g, (_, key: string) => groups[key] ?? '');
    const { name } = groups;
    // A name that is declared somewhere is not misspelt.
    const suggestion =
      name === undefined || names.includes(name)
        ? ''
        : didYouMean(name, pattern === NO_PLACE ? meantPlaces(name, names) : names);
    return { message: fill(message), hint: otherwise(suggestion, fill(hint)) };
  }
  return UNEXPLAINED;
}
