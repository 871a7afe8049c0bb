import type { Story as ParsedStory } from 'inkjs/compiler/Parser/ParsedHierarchy/Story';
import type { ExerciseCheck, Step } from '../../docs/exercises/exercise';
import { compileInk } from '../../ink/compile/compile-ink';
import { declaredNames } from '../../ink/compile/declared-names';
import { explainIssue, type ExplainedIssue } from '../../ink/compile/explain-issue';
import type { InkIssue } from '../../ink/compile/ink-issue';
import { openFromJson } from '../../ink/compile/open-story';
import type { StoryPlayer } from '../../ink/compile/story-player';
import { slipNotes } from '../../ink/slips/slip-notes';
import { unreachedLine } from '../course/unreached-line';
import { countFeature } from './count-features';
import type { FeatureName } from './feature-names';
import { hasMarkup } from './has-markup';
import { isTag } from './is-tag';
import { playSteps, playWays, type Led, type Turn, type Way } from './play-ways';
import { countWords, holdsWords, plain, withoutNotes } from './words';

/** What checking a text finds. */
export interface ExerciseResult {
  isDone: boolean;
  /** The sentence of the first check that fails; null if the text cannot be checked. */
  say: string | null;
  /** The choices after which it fails. */
  taken: string[];
  /** What the compiler or the running story says. */
  issue: ExplainedIssue | null;
}

/** Checks the text of an exercise; never throws, and ends for every text that the compiler reads. */
export function checkExercise(source: string, checks: readonly ExerciseCheck[]): ExerciseResult {
  const { story, tree, issues } = compileInk({ source, files: {} }, { countsAllVisits: true });
  const parsed = tree();
  const tell = (issue: InkIssue | undefined) =>
    issue === undefined
      ? null
      : explainIssue(issue, declaredNames(source), slipNotes({ source, files: {} }));
  if (story === null || parsed === null) {
    const say = checks.find(({ kind }) => kind === 'compiles')?.say ?? null;
    const issue = issues.find(({ isWarning }) => !isWarning) ?? issues[0];
    return { isDone: false, say, taken: [], issue: tell(issue) };
  }
  const player = openFromJson(story);
  const variables = checks.flatMap(({ kind, value }) => (kind === 'variable' ? [`${value}`] : []));
  const ways = playWays(player, variables);
  const stopped = ways.find(({ end }) => end === 'endless' || end === 'failed');
  const facts = { source, parsed, player, ways, hasWarning: issues.length > 0 };
  for (const check of checks) {
    if (stopped?.end === 'endless') break;
    const taken = tryCheck(check, facts);
    if (taken === null) continue;
    const failure = stopped?.issues.find(({ isWarning }) => !isWarning);
    const warning = check.kind === 'tidy' ? issues[0] : undefined;
    return { isDone: false, say: check.say, taken, issue: tell(failure ?? warning) };
  }
  if (stopped === undefined) return { isDone: true, say: null, taken: [], issue: null };
  const [issue] = stopped.issues.filter(({ isWarning }) => !isWarning);
  return { isDone: false, say: null, taken: stopped.taken, issue: tell(issue) };
}

interface Facts {
  source: string;
  parsed: ParsedStory;
  player: StoryPlayer;
  ways: readonly Way[];
  hasWarning: boolean;
}

/** Null if the check passes; otherwise the choices after which it fails. */
function tryCheck(check: ExerciseCheck, facts: Facts): string[] | null {
  const { value, after } = check;
  const words = String(value);
  const { ways, source, parsed, player, hasWarning } = facts;
  switch (check.kind) {
    case 'tidy': {
      const bad = ways.find(({ end }) => end === 'out' || end === 'failed');
      return bad?.taken ?? (hasWarning ? [] : null);
    }
    case 'reached':
      return passedIf(unreachedLine(source) === null);
    case 'ends':
      if (value === 'every') {
        const bad = ways.find(({ end }) => end !== 'end' && end !== 'open');
        if (bad !== undefined) return bad.taken;
      }
      return passedIf(ways.some(({ end }) => end === 'end'));
    case 'shows':
      return somewhere(
        check,
        facts,
        (turn) => showsWords(turn, words) && (check.with === undefined || isJoined(turn, check)),
      );
    case 'never':
      return nowhere(check, facts, (turn) => showsWords(turn, words));
    case 'offers':
      return somewhere(check, facts, (turn) => offersWords(turn, words));
    case 'answers':
      return passedIf(isAnswered(playSteps(player, [...(after ?? []), words])));
    case 'hides':
      return nowhere(check, facts, (turn) => offersWords(turn, words));
    case 'choices':
      return led(player, after ?? [], ({ choices }) => choices.length === value);
    case 'twice':
      return passedIf(ways.some(({ taken }) => timesTaken(taken, words) > 1));
    case 'once': {
      const again = ways.find(({ taken }) => timesTaken(taken, words) > 1);
      return again?.taken ?? passedIf(ways.some(({ taken }) => timesTaken(taken, words) === 1));
    }
    case 'variable':
      return variableIs(check, facts);
    case 'prints':
      return led(player, after ?? [], () => {
        const printed = player.print(words);
        return printed !== null && holdsWords(printed, check.is ?? '');
      });
    case 'uses': {
      const times = countFeature(words as FeatureName, parsed, source);
      return passedIf(times >= (check.times ?? 1) && times <= (check.most ?? Infinity));
    }
    case 'avoids':
      return passedIf(countFeature(words as FeatureName, parsed, source) === 0);
    case 'tag':
      return somewhere(check, facts, (turn) =>
        tagged(turn, check.on).some((tag) => isTag(tag, words, check.is)),
      );
    case 'untagged':
      return nowhere(check, facts, (turn) =>
        tagged(turn, check.on).some((tag) => isTag(tag, words, undefined)),
      );
    case 'global':
      return passedIf(player.globalTags.some((tag) => isTag(tag, words, check.is)));
    case 'markup':
      return somewhere(check, facts, (turn) =>
        textsOf(turn).some((text) => hasMarkup(text, check)),
      );
    case 'written':
      return passedIf(unspaced(source).includes(unspaced(words)));
    case 'unrepeated':
      return passedIf(countWords(withoutNotes(source), words) === 1);
    case 'lines':
      return passedIf(
        withoutNotes(source)
          .split('\n')
          .filter((line) => line.trim() !== '').length === Number(value),
      );
    default:
      // `compiles`: the text has been compiled.
      return null;
  }
}

type IsMet = (turn: Turn) => boolean;

function passedIf(isMet: boolean): string[] | null {
  return isMet ? null : [];
}

/** Plays choices and looks at what they lead to. */
function led(player: StoryPlayer, steps: readonly Step[], isMet: IsMet): string[] | null {
  const { taken, turn } = playSteps(player, steps);
  return turn !== null && isMet(turn) ? null : taken;
}

/** Looks where the check says, or on every way until something is found. */
function somewhere({ after }: ExerciseCheck, { player, ways }: Facts, isMet: IsMet) {
  if (after !== undefined) return led(player, after, isMet);
  return passedIf(ways.some(({ turns }) => turns.some(isMet)));
}

function nowhere({ after }: ExerciseCheck, { player, ways }: Facts, isMet: IsMet) {
  if (after !== undefined) return led(player, after, (turn) => !isMet(turn));
  for (const { turns, taken } of ways) {
    const at = turns.findIndex(isMet);
    if (at !== -1) return taken.slice(0, at);
  }
  return null;
}

function variableIs({ value, is, after }: ExerciseCheck, { player, ways }: Facts): string[] | null {
  const name = String(value);
  const isGood = (found: string | null | undefined) =>
    found != null && (is === undefined || plain(found) === plain(is));
  if (after !== undefined) return led(player, after, () => isGood(player.valueOf(name)));
  const ended = ways.filter(({ end }) => end === 'end');
  const bad = ended.find(({ values }) => !isGood(values[name]));
  return bad?.taken ?? passedIf(ended.length > 0);
}

function timesTaken(taken: readonly string[], words: string): number {
  return taken.filter((label) => holdsWords(label, words)).length;
}

/** Lines together, too: what is asked for may be on two of them. */
function showsWords({ lines }: Turn, words: string): boolean {
  return holdsWords(lines.map(({ text }) => text).join(' '), words);
}

/** Whether one paragraph has both texts. */
function isJoined({ lines }: Turn, check: ExerciseCheck): boolean {
  return lines.some(
    ({ text }) => holdsWords(text, String(check.value)) && holdsWords(text, check.with ?? ''),
  );
}

function unspaced(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Whether there is more than the words of the last choice that was taken, which ink may repeat. */
function isAnswered({ taken, turn }: Led): boolean {
  const shown = plain((turn?.lines ?? []).map(({ text }) => text).join(' '));
  const label = plain(taken.at(-1) ?? '');
  return !label.startsWith(shown) && shown.replace(label, '').trim() !== '';
}

function offersWords({ choices }: Turn, words: string): boolean {
  return choices.some(({ label }) => holdsWords(label, words));
}

function textsOf({ lines, choices }: Turn): string[] {
  return [...lines.map(({ text }) => text), ...choices.map(({ label }) => label)];
}

/** The tags of the lines and choices with these words; all tags without words. */
function tagged({ lines, choices }: Turn, words: string | undefined): string[] {
  const all = [...lines, ...choices.map(({ label, tags }) => ({ text: label, tags }))];
  return all
    .filter(({ text }) => words === undefined || holdsWords(text, words))
    .flatMap(({ tags }) => tags);
}
