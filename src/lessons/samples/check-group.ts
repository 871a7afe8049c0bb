import type { Story } from 'inkjs/engine/Story';
import type { SampleGroup } from '../../docs/document/samples/group-samples';
import type { InkSample } from '../../docs/document/samples/ink-sample';
import { compileInk, type InkProgram } from '../../ink/compile/compile-ink';
import { declaredNames } from '../../ink/compile/declared-names';
import { explainIssue } from '../../ink/compile/explain-issue';
import { uniqueIssues, type InkIssue } from '../../ink/compile/ink-issue';
import { openFromJson } from '../../ink/compile/open-story';
import { StoryPlayer } from '../../ink/compile/story-player';
import { locateIssue, walkStory, type WalkIssue } from '../../ink/compile/walk-story';
import { mapOf } from '../../ink/map/map-of';
import { noteForIssue, type SlipNote } from '../../ink/slips/slip-note';
import { slipNotes } from '../../ink/slips/slip-notes';
import type { Transcript } from '../../ink/story/transcript';
import { compilePiece } from './compile-piece';
import {
  noteOfSlip,
  problemOfChoice,
  problemOfIssue,
  problemOfMap,
  problemsOfFailure,
  problemsOfIncluded,
  problemsWithoutSlip,
} from './describe-problems';
import { playTranscript, type MissingChoice } from './play-transcript';
import { programOfGroup } from './program-of-group';
import type { SampleOutcome } from './sample-outcome';
import type { SampleProblem } from './sample-problem';

/** The result of checking a group of samples; it can be stored as JSON. */
export interface SampleReport extends SampleOutcome {
  problems: SampleProblem[];
}

/** The same while it is written. */
export interface DraftReport extends SampleReport {
  /** What ink accepts, but its writer may not mean; pages can show such text on purpose. */
  slips: SampleProblem[];
}

const RANDOM = /RANDOM|shuffle|\{\s*~/;
/** Stories with random parts are walked once per seed. */
const SEEDS = [1, 2, 3];

/** Compiles and plays a group of samples as its main sample’s fence says; never throws. */
export function checkGroup(group: SampleGroup): SampleReport {
  return checkWith(group, slipsOf(group)).report;
}

/** Checks a group of samples that is being written, and looks for slips in all of it. */
export function checkDraft(group: SampleGroup): DraftReport {
  const slips = slipsOf(group);
  const { report, causes } = checkWith(group, slips);
  if (group.samples[0].failsWith !== null) return { ...report, slips: [] };
  const others = slips()
    .filter((slip) => !causes.includes(slip))
    .map((slip) => noteOfSlip(slip, group))
    .filter(({ sample }) => group.samples[sample]?.hasSlip !== true);
  return { ...report, slips: others };
}

/** Looks for the slips of a group once it is asked: in most samples nothing is wrong, so a build never asks. */
function slipsOf(group: SampleGroup): () => readonly SlipNote[] {
  let found: readonly SlipNote[] | null = null;
  return () => {
    // A piece of a story need not have its beginning.
    found ??= slipNotes(programOfGroup(group)).filter(
      ({ kind }) => !(group.samples[0].isPiece && kind === 'start'),
    );
    return found;
  };
}

interface Checked {
  report: SampleReport;
  /** The slips that ink complains about. */
  causes: readonly (SlipNote | null)[];
}

function checkWith(group: SampleGroup, slips: () => readonly SlipNote[]): Checked {
  const [main] = group.samples;
  const program = programOfGroup(group);
  const { story, issues } = main.isPiece ? compilePiece(program) : compileInk(program);
  const names = Object.values(program.files)
    .concat(program.source)
    .flatMap((text) => declaredNames(text));
  const playable = main.isPiece ? null : story;
  const walked = playable === null ? [] : walk(playable, program);
  if (main.failsWith !== null) {
    const failure = { playable, walked, names, slips: slips() };
    return { report: reportFailure(main.failsWith, issues, failure), causes: [] };
  }
  issues.push(...walked.map(({ issue }) => issue));
  const { transcript, missing, complaints } = transcriptOf(playable, main);
  const isMapped = main.hasMap && playable !== null;
  const map = isMapped ? mapOf(program) : null;
  const worst = worstOf([...issues, ...newOf(complaints, issues)], main.isPiece);
  const problems = [
    ...worst.map((issue) => problemOfIssue(issue, group, { names, slips: slips() })),
    ...(missing === null ? [] : [problemOfChoice(missing)]),
    ...(isMapped && map === null ? [problemOfMap] : []),
    ...problemsOfIncluded(group),
    ...(group.samples.some(({ hasSlip }) => hasSlip) ? problemsWithoutSlip(group, slips()) : []),
  ];
  return {
    report: { problems, transcript, failures: [], map },
    causes: worst.map((issue) => noteForIssue(issue, slips())),
  };
}

interface Walked {
  playable: Story | null;
  walked: readonly WalkIssue[];
  names: readonly string[];
  slips: readonly SlipNote[];
}

/** Reports on a sample that should fail with `words`: its error messages, and what players see before it fails. */
function reportFailure(
  words: string,
  compilerIssues: readonly InkIssue[],
  { playable, walked, names, slips }: Walked,
): SampleReport {
  const issues = uniqueIssues([...compilerIssues, ...walked.map(({ issue }) => issue)]);
  const meant = issues.filter(({ text }) => text.includes(words));
  const failed = walked.find(({ issue }) => issue === meant[0]);
  return {
    problems: problemsOfFailure(words, issues),
    map: null,
    failures: meant.map((issue) => ({
      ...explainIssue(issue, names, slips),
      inkWords: issue.text.split('\n')[0] ?? issue.text,
    })),
    transcript:
      playable === null || failed === undefined
        ? null
        : playTranscript(
            openFromJson(playable),
            failed.path.map((index) => index + 1),
          ).transcript,
  };
}

/** The walk usually finds the same issues as a transcript, and knows their lines. */
function newOf(complaints: readonly InkIssue[], issues: readonly InkIssue[]): InkIssue[] {
  return complaints.filter(({ text }) => !issues.some((issue) => issue.text === text));
}

/** Warnings often repeat what an error says, or mention loose ends, which a fragment may have. */
function worstOf(issues: readonly InkIssue[], isPiece: boolean): InkIssue[] {
  const errors = issues.filter(({ isWarning }) => !isWarning);
  return uniqueIssues(errors.length > 0 || isPiece ? errors : issues);
}

function walk(story: Story, { source, files }: InkProgram): WalkIssue[] {
  const isRandom = [source, ...Object.values(files)].some((text) => RANDOM.test(text));
  const found = walkStory(openFromJson(story), isRandom ? SEEDS : SEEDS.slice(0, 1));
  if (found.length === 0) return [];
  const withLines = playerOf(story, { source, files });
  return found.map((walked) => ({ ...walked, issue: locateIssue(walked, withLines) }));
}

/** Plays the compiler’s own story object, and compiles the program again if that story had to be stopped. */
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
  complaints: InkIssue[];
}

function transcriptOf(story: Story | null, { transcriptChoices }: InkSample): TranscriptResult {
  if (story === null || transcriptChoices === null)
    return { transcript: null, missing: null, complaints: [] };
  const player = openFromJson(story);
  const played = playTranscript(player, transcriptChoices);
  return { ...played, complaints: player.issues };
}
