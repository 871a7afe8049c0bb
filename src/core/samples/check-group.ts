import type { Story } from 'inkjs/engine/Story';
import { compileInk, type InkProgram } from './compile-ink';
import { compilePiece } from './compile-piece';
import { declaredNames } from './declared-names';
import {
  problemOfChoice,
  problemOfIssue,
  problemsOfFailure,
  problemsOfIncluded,
} from './describe-problems';
import type { SampleGroup } from './group-samples';
import { uniqueIssues, type InkIssue } from './ink-issue';
import type { InkSample } from './ink-sample';
import { openFromJson } from './open-story';
import { playTranscript, type MissingChoice } from './play-transcript';
import { programOfGroup } from './program-of-group';
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
  const [main] = group.samples;
  const program = programOfGroup(group);
  const { story, issues } = main.isPiece ? compilePiece(program) : compileInk(program);
  const playable = main.isPiece ? null : story;
  if (playable !== null) issues.push(...walk(playable, program));
  if (main.kind === 'failing') {
    return { problems: problemsOfFailure(main.failsWith ?? '', issues), transcript: null };
  }
  const { transcript, missing, failures } = transcriptOf(playable, main);
  const names = Object.values(program.files).concat(program.source).flatMap(declaredNames);
  return {
    problems: [
      ...worstOf([...issues, ...newOf(failures, issues)], main.isPiece).map((issue) =>
        problemOfIssue(issue, group, names),
      ),
      ...(missing === null ? [] : [problemOfChoice(missing)]),
      ...problemsOfIncluded(group),
    ],
    transcript,
  };
}

/** The walk has met most of what a transcript meets, and knows the lines. */
function newOf(failures: readonly InkIssue[], issues: readonly InkIssue[]): InkIssue[] {
  return failures.filter(({ text }) => !issues.some((issue) => issue.text === text));
}

/** Warnings often tell of what an error tells too, and of loose ends that a piece may have. */
function worstOf(issues: readonly InkIssue[], isPiece: boolean): InkIssue[] {
  const errors = issues.filter(({ isWarning }) => !isWarning);
  return uniqueIssues(errors.length > 0 || isPiece ? errors : issues);
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
  failures: InkIssue[];
}

function transcriptOf(story: Story | null, { transcriptChoices }: InkSample): TranscriptResult {
  if (story === null || transcriptChoices === null)
    return { transcript: null, missing: null, failures: [] };
  const player = openFromJson(story);
  const played = playTranscript(player, transcriptChoices);
  return { ...played, failures: player.issues };
}
