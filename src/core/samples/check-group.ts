import type { Story } from 'inkjs/full';
import { compileInk, type InkProgram } from './compile-ink';
import { compilePiece } from './compile-piece';
import { declaredNames } from './declared-names';
import { explainIssue } from './explain-issue';
import type { SampleGroup } from './group-samples';
import { uniqueIssues, type InkIssue } from './ink-issue';
import type { InkSample } from './ink-sample';
import { openFromJson } from './open-story';
import { playTranscript, type MissingChoice } from './play-transcript';
import type { SampleProblem } from './sample-problem';
import { StoryPlayer } from './story-player';
import type { Transcript } from './transcript';
import { locateIssue, walkStory } from './walk-story';

/** What came out of a group of samples; it can be stored as JSON. */
export interface SampleReport {
  problems: SampleProblem[];
  /** Present where the main sample asks for one. */
  transcript: Transcript | null;
}

const RANDOM = /RANDOM|shuffle|\{\s*~/;
/** What is random is walked with some luck and with some other luck. */
const SEEDS = [1, 2, 3];

/** Compiles and plays a group of samples as its main sample promises; never throws. */
export function checkGroup(group: SampleGroup): SampleReport {
  const { main, program } = programOf(group);
  const { story, issues } = main.isPiece ? compilePiece(program) : compileInk(program);
  const isPlayed = story !== null && !main.isPiece;
  const allIssues = isPlayed ? [...issues, ...walk(story, program)] : issues;
  if (main.kind === 'failing') {
    return { problems: checkFailure(main.failsWith ?? '', allIssues), transcript: null };
  }
  const played = isPlayed ? transcriptOf(story, main) : NO_TRANSCRIPT;
  const found = main.isPiece
    ? allIssues.filter(({ isWarning }) => !isWarning)
    : [...allIssues, ...played.issues];
  const names = Object.values(program.files).concat(program.source).flatMap(declaredNames);
  return {
    problems: [
      ...worstOf(uniqueIssues(found)).map((issue) => problemOf(issue, main, group, names)),
      ...(played.missing === null ? [] : [missingChoice(played.missing)]),
      ...lostTranscripts(group),
    ],
    transcript: played.transcript,
  };
}

function programOf({ samples, files }: SampleGroup): { main: InkSample; program: InkProgram } {
  const [main] = samples;
  if (main === undefined) throw new Error('A group of samples was made without a sample.');
  const texts = Object.entries(files).map(
    ([name, index]) => [name, samples[index]?.source ?? ''] as const,
  );
  return { main, program: { source: main.source, files: Object.fromEntries(texts) } };
}

function walk(story: Story, { source, files }: InkProgram): InkIssue[] {
  const isRandom = [source, ...Object.values(files)].some((text) => RANDOM.test(text));
  const found = walkStory(openFromJson(story), isRandom ? SEEDS : SEEDS.slice(0, 1));
  if (found.length === 0) return [];
  const withLines = playerOf(story, { source, files });
  return uniqueIssues(found.map((walked) => locateIssue(walked, withLines)));
}

/** Plays the story of the compiler itself; compiled anew where that one had to be stopped. */
function playerOf(story: Story, program: InkProgram): StoryPlayer {
  let unused: Story | null = story;
  return new StoryPlayer(() => {
    const next = unused ?? compileInk(program).story ?? story;
    unused = null;
    return next;
  });
}

interface TranscriptResult {
  transcript: Transcript | null;
  missing: MissingChoice | null;
  issues: InkIssue[];
}

const NO_TRANSCRIPT: TranscriptResult = { transcript: null, missing: null, issues: [] };

function transcriptOf(story: Story, { transcriptChoices }: InkSample): TranscriptResult {
  if (transcriptChoices === null) return NO_TRANSCRIPT;
  const player = openFromJson(story);
  return { ...playTranscript(player, transcriptChoices), issues: player.issues };
}

/** Warnings often tell of what an error tells too; they are of use where there is no error. */
function worstOf(issues: InkIssue[]): InkIssue[] {
  const errors = issues.filter(({ isWarning }) => !isWarning);
  return errors.length > 0 ? errors : issues;
}

function problemOf(
  { text, isWarning, file, line }: InkIssue,
  main: InkSample,
  group: SampleGroup,
  names: readonly string[],
): SampleProblem {
  const { message, hint } = explainIssue(text, names);
  const sample = file === null ? 0 : (group.files[file] ?? 0);
  const place = line === null ? '' : ` (its line ${line})`;
  const piece = main.isPiece ? 'ink fragment' : 'ink sample';
  return {
    severity: isWarning ? 'warning' : 'error',
    sample,
    line: line ?? 0,
    message: `The ${piece} does not work${place}: ${message}. [${text.split('\n')[0] ?? text}]`,
    hint: main.isPiece
      ? hint
      : `${hint} If the sample is a piece of a story, write “fragment” after \`\`\`ink; if the mistake is meant, fails="…".`,
  };
}

function checkFailure(words: string, issues: readonly InkIssue[]): SampleProblem[] {
  if (issues.some(({ text }) => text.includes(words))) return [];
  const seen = issues.map(({ text }) => text.split('\n')[0] ?? text);
  return [
    {
      severity: 'error',
      sample: 0,
      line: 0,
      message:
        seen.length === 0
          ? `The ink sample should fail with “${words}”, but it works.`
          : `The ink sample should fail with “${words}”, but it fails otherwise: ${seen.join(' / ')}`,
      hint: 'Correct the words in fails="…": they are a part of ink’s own message. If the sample is right, take them out.',
    },
  ];
}

function missingChoice({ number, played, offered }: MissingChoice): SampleProblem {
  const after = played.length === 0 ? 'at the beginning' : `after ${played.join(',')}`;
  const list = offered.map((label, index) => `${index + 1}. ${label}`).join(' / ');
  return {
    severity: 'error',
    sample: 0,
    line: 0,
    message: `The transcript takes choice ${number} ${after}, but the story ${offered.length === 0 ? 'has ended there' : `offers only ${offered.length}`}.`,
    hint:
      offered.length === 0
        ? 'Take the numbers that are too many out of transcript="…".'
        : `Choose one of these: ${list}`,
  };
}

function lostTranscripts({ samples }: SampleGroup): SampleProblem[] {
  return samples.flatMap(({ transcriptChoices }, sample): SampleProblem[] =>
    sample === 0 || transcriptChoices === null
      ? []
      : [
          {
            severity: 'error',
            sample,
            line: 0,
            message: 'The ink sample asks for a transcript, but another sample includes it.',
            hint: 'Put transcript="…" at the sample that the story starts in.',
          },
        ],
  );
}
