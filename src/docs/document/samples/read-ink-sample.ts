import type { Problem } from '../../../base/problems/problem';
import { didYouMean } from '../../../base/text/nearest-name';
import { parseCodeMeta, type CodeMeta } from '../code/code-meta';
import { splitDiffLanguage } from '../code/mark-lines';
import type { CodeSample, InkSample, SampleKind } from './ink-sample';
import { changedSource, sampleSource } from './sample-source';

const FLAGS = ['fragment', 'map', 'slip'];
const OPTIONS = ['fails', 'transcript', 'own', 'file'];
const CHOICE_NUMBERS = /^(?:[1-9]\d*(?:\s*,\s*[1-9]\d*)*)?$/;

/** Whether a fence contains ink, or a change to ink. */
export function isInk({ language }: CodeSample): boolean {
  return splitDiffLanguage(language.toLowerCase()).language === 'ink';
}

/** Reads an ink fence; a change (`diff-ink`) is a fragment, read as it is after the change. */
export function readInkSample({ code, language, meta, line }: CodeSample): InkSample {
  const { isDiff } = splitDiffLanguage(language.toLowerCase());
  const { title, options, flags } = parseCodeMeta(meta);
  const isPiece = isDiff || flags.includes('fragment');
  const failsWith = options.fails ?? null;
  return {
    kind: kindOf(failsWith, isPiece),
    failsWith,
    isPiece,
    transcriptChoices: readNumbers(options.transcript),
    hasMap: flags.includes('map'),
    hasSlip: flags.includes('slip'),
    ownTags: splitWords(options.own ?? ''),
    name: isDiff ? null : (options.file ?? title),
    source: isDiff ? changedSource(code) : sampleSource(code),
    line,
  };
}

/** Checks the words after ` ```ink `; `file` names the page in the problems. */
export function checkInkFence({ meta, line }: CodeSample, file: string): Problem[] {
  const parsed = parseCodeMeta(meta);
  return [...unknownWords(parsed), ...wrongValues(parsed)].map(({ message, hint }) => ({
    severity: 'error',
    file,
    line,
    message,
    hint,
  }));
}

type Complaint = Pick<Problem, 'message' | 'hint'>;

function unknownWords({ flags, options }: CodeMeta): Complaint[] {
  const hintFor = (word: string) =>
    `${didYouMean(word, [...FLAGS, ...OPTIONS])}An ink sample can have fragment, fails="…", transcript="1,2", map, slip, own="…" and file="…", and also title="…", {1,3} and showLineNumbers.`;
  return [
    ...flags.filter((word) => !FLAGS.includes(word)),
    ...Object.keys(options).filter((word) => !OPTIONS.includes(word)),
  ].map((word) => ({
    message: `The ink sample has an unknown word after its fence: “${word}”.`,
    hint: hintFor(word),
  }));
}

function wrongValues({ flags, options: { fails, transcript } }: CodeMeta): Complaint[] {
  const complaints: Complaint[] = [];
  if (fails?.trim() === '') {
    complaints.push({
      message: 'The ink sample says fails="" without the words of a message.',
      hint: 'Write a part of the message that the sample causes, as in fails="ran out of content".',
    });
  }
  const isComplete = fails === undefined && !flags.includes('fragment');
  if (flags.includes('map') && !isComplete) {
    complaints.push({
      message: 'The ink sample asks for its map, but only a complete sample has one.',
      hint: 'Make it a story that runs (lines that begin with //~ are not shown), or remove “map”.',
    });
  }
  if (transcript === undefined) return complaints;
  if (!CHOICE_NUMBERS.test(transcript.trim())) {
    complaints.push({
      message: `The ink sample’s transcript="${transcript}" is not a list of choice numbers.`,
      hint: 'Write the numbers of the choices to play, from 1, as in transcript="1,2,1".',
    });
  }
  if (!isComplete) {
    complaints.push({
      message: 'The ink sample asks for a transcript, but only a complete sample can be played.',
      hint: 'Make it a story that runs (lines that begin with //~ are not shown), or remove transcript="…".',
    });
  }
  return complaints;
}

function kindOf(failsWith: string | null, isPiece: boolean): SampleKind {
  if (failsWith !== null) return 'failing';
  return isPiece ? 'fragment' : 'complete';
}

function readNumbers(transcript: string | undefined): number[] | null {
  const text = transcript?.trim();
  if (text === undefined || !CHOICE_NUMBERS.test(text)) return null;
  return splitWords(text).map(Number);
}

function splitWords(list: string): string[] {
  return list
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}
