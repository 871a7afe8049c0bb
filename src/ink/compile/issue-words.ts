import { didYouMean, otherwise } from '../../base/text/nearest-name';
import { complaintWords } from '../../config/messages/complaints';
import { meantPlaces } from './declared-names';
import { readComplaint } from './read-complaint';

/** A complaint in words that a writer understands: a message that goes on within a sentence, and what to do. */
export interface IssueWords {
  message: string;
  hint: string;
}

/** Explains a complaint in plain words; `names` are candidates for a misspelt name. */
export function issueWords(text: string, names: readonly string[]): IssueWords {
  const complaint = readComplaint(text);
  if (complaint === null) return complaintWords.unexplained;
  const { kind, groups } = complaint;
  const { message, hint } = complaintWords.kinds[kind];
  // Ink puts its own quotation marks between several names.
  const fill = (words: string) =>
    words.replace(/\$([a-z]+)/g, (_, key: string) =>
      (groups[key] ?? '').replaceAll("', '", '”, “'),
    );
  const { name } = groups;
  // A name that is declared somewhere is not misspelt.
  const suggestion =
    name === undefined || names.includes(name)
      ? ''
      : didYouMean(name, kind === 'place' ? meantPlaces(name, names) : names);
  return { message: fill(message), hint: otherwise(suggestion, fill(hint)) };
}
